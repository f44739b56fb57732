/**
 * Opens a driver's page without a network. Any address below its scope is answered by one stored page under a fixed name:
 * the link's secret is in no cache. What is sent, and what waits, is the page's own: nothing is sent from here.
 */
const CACHE = 'driver-2';
const SHELL = '/app/dmc/driver/shell';

const isAsset = (url) => url.origin === self.location.origin && /^\/app\/(assets|brand)\//.test(url.pathname);

/** The page, and what it names itself; answers the paths of that, undefined where there is no page to be had. */
async function storeShell() {
  const cache = await caches.open(CACHE);
  const page = await fetch(SHELL, { credentials: 'omit', cache: 'no-cache' });
  if (!page.ok) return undefined;
  const text = await page.clone().text();
  await cache.put(SHELL, page);
  const named = [...text.matchAll(/(?:src|href)="(\/app\/(?:assets|brand)\/[^"]+)"/g)].map(([, path]) => path);
  await storeAssets(named);
  return named;
}

/** Files of the page that are not kept yet; one that cannot be had now is had the next time. */
async function storeAssets(paths) {
  const cache = await caches.open(CACHE);
  await Promise.all(
    paths.map(async (path) => {
      const url = new URL(path, self.location.origin);
      if (isAsset(url) && !(await cache.match(url.pathname))) await cache.add(url.pathname).catch(() => undefined);
    }),
  );
}

/** The page as it is by now, and the files that it loaded; those of an earlier release go. */
async function renew(loaded) {
  const named = await storeShell();
  await storeAssets(loaded);
  if (!named) return;
  const kept = new Set([SHELL, ...named, ...loaded]);
  const cache = await caches.open(CACHE);
  const old = (await cache.keys()).filter(({ url }) => !kept.has(new URL(url).pathname));
  await Promise.all(old.map((request) => cache.delete(request)));
}

self.addEventListener('install', (event) => {
  event.waitUntil(storeShell().then(() => self.skipWaiting()));
});
self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});
/** The page tells which files it loaded: those that it asks for later are named nowhere in it. */
self.addEventListener('message', (event) => {
  if (Array.isArray(event.data?.loaded)) event.waitUntil(renew(event.data.loaded));
});
self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET') return;
  if (request.mode === 'navigate') {
    event.respondWith(fetch(request).catch(async () => (await caches.match(SHELL)) ?? Response.error()));
    return;
  }
  const url = new URL(request.url);
  if (isAsset(url)) event.respondWith(caches.match(url.pathname).then((kept) => kept ?? fetch(request)));
});
