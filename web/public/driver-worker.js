/**
 * Opens a driver's page without a network. Any address below its scope is answered by one stored page under a fixed name:
 * the link's secret is in no cache. What is sent, and what waits, is the page's own: nothing is sent from here.
 */
const CACHE = 'driver-1';
const SHELL = '/app/dmc/driver/shell';

const isAsset = (url) => url.origin === self.location.origin && /^\/app\/(assets|brand)\//.test(url.pathname);

/** The page, and what it names itself. */
async function storeShell() {
  const cache = await caches.open(CACHE);
  const page = await fetch(SHELL, { credentials: 'omit', cache: 'no-cache' });
  if (!page.ok) return;
  const text = await page.clone().text();
  await cache.put(SHELL, page);
  await storeAssets([...text.matchAll(/(?:src|href)="(\/app\/(?:assets|brand)\/[^"]+)"/g)].map(([, path]) => path));
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
  if (Array.isArray(event.data?.loaded)) event.waitUntil(storeShell().then(() => storeAssets(event.data.loaded)));
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
