/**
 * Offline support: shows the last installed page without a server, except the game itself.
 *
 * Pages are requested from the server first, so that nobody sees an old one; files with a hash in
 * their name never change and come from here. The build fills in their names and the version.
 */

declare const __FILES__: readonly string[];
declare const __VERSION__: string;

/** The part of the service worker API that is used here. */
interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface RequestOptions extends Lasting {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

interface Scope {
  readonly registration: { readonly scope: string };
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(name: 'install' | 'activate', hear: (event: Lasting) => void): void;
  addEventListener(name: 'fetch', hear: (event: RequestOptions) => void): void;
}

const scope = self as unknown as Scope;

const CACHES = 'alhambra-page-';
const NOW = `${CACHES}${__VERSION__}`;
/** The previous version is kept: an open page of it may still load its parts. */
const KEPT = 2;
/** The base URL of the page, with a slash at its end. */
const BASE = scope.registration.scope;

scope.addEventListener('install', (event) => {
  event.waitUntil(install().then(() => scope.skipWaiting()));
});

scope.addEventListener('activate', (event) => {
  event.waitUntil(deleteOldCaches().then(() => scope.clients.claim()));
});

scope.addEventListener('fetch', (event) => {
  const answer = answerTo(event.request);
  if (answer) event.respondWith(answer);
});

async function install(): Promise<void> {
  const cache = await caches.open(NOW);
  await cache.addAll([BASE, ...__FILES__.map((file) => BASE + file)]);
}

async function deleteOldCaches(): Promise<void> {
  const ours = (await caches.keys()).filter((name) => name.startsWith(CACHES));
  await Promise.all(ours.slice(0, -KEPT).map((name) => caches.delete(name)));
}

/** The response to a request; null leaves it to the network. */
function answerTo(request: Request): Promise<Response> | null {
  if (request.method !== 'GET' || !request.url.startsWith(BASE)) return null;
  const path = request.url.slice(BASE.length);
  if (path.startsWith('api/')) return null;
  if (request.mode === 'navigate') return fetch(request).catch(() => kept(BASE));
  if (path.startsWith('assets/')) return kept(request.url).catch(() => fetch(request));
  if (__FILES__.includes(path)) return fetch(request).catch(() => kept(request.url));
  return null;
}

async function kept(url: string): Promise<Response> {
  const found = await caches.match(url);
  if (!found) throw new TypeError(`${url} is not kept`);
  return found;
}
