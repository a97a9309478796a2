/** Requests to the REST API, and their errors. */

import type { ErrorBody } from './protocol';

/** The base path of the server; a proxy may add one. */
export const BASE = document.querySelector<HTMLMetaElement>('meta[name=base]')?.content ?? '';

/** The server refused a request; the message is its text. */
export class Refusal extends Error {
  constructor(
    readonly body: ErrorBody,
    readonly status: number,
  ) {
    super(body.text);
  }
}

/** The server could not be reached at all. */
export class Unreachable extends Error {}

interface RequestOptions {
  method?: string;
  body?: unknown;
  token?: string;
}

/** Send a request in the language of the page; throws `Refusal` or `Unreachable`. */
export async function request<T>(path: string, options: RequestOptions = {}): Promise<T> {
  const headers: Record<string, string> = {
    'accept-language': document.documentElement.lang,
  };
  if (options.token) headers.authorization = `Bearer ${options.token}`;
  const init: RequestInit = { method: options.method ?? 'GET', headers };
  if (options.body !== undefined) {
    headers['content-type'] = 'application/json';
    init.body = JSON.stringify(options.body);
  }
  const response = await fetch(`${BASE}/api${path}`, init).catch(() => {
    throw new Unreachable();
  });
  if (!response.ok) throw await refusalOf(response);
  const text = await response.text();
  return (isJson(response) ? JSON.parse(text) : text) as T;
}

function isJson(response: Response): boolean {
  return response.headers.get('content-type')?.includes('json') ?? false;
}

async function refusalOf(response: Response): Promise<Error> {
  const body = (await response.json().catch(() => null)) as ErrorBody | null;
  return body?.code ? new Refusal(body, response.status) : new Unreachable();
}
