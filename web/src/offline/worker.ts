/**
 * The page without its server: what was installed last is shown, the game itself is not.
 *
 * A page is asked of the server first, so that nobody sees an old one; files with a hash in their
 * name never change and come from here. The build fills in their names and the version.
 */

declare const __FILES__: readonly string[];
declare const __VERSION__: string;

/** The little of a service worker's world that is used here. */
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
/** The version before stays: a page of it may still be open and fetch a part. */
const KEPT = 2;
/** Where the page lives, with a slash at its end. */
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

/** What the page answers itself; null leaves a request to the network. */
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
