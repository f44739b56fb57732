import { useEffect } from 'react';

/** By then the page has loaded what it needs to send and to show. Milliseconds. */
const SETTLED = 3_000;

/** Keeps the page on the phone, so that its link opens without a network. A browser that cannot keeps nothing. */
export function useOfflinePage(): void {
  useEffect(() => {
    const { serviceWorker } = navigator;
    if (!serviceWorker) return undefined;
    const registered = serviceWorker.register('/app/driver-worker.js', { scope: '/app/dmc/driver/' });
    registered.catch(() => undefined);
    const telling = setTimeout(() => {
      const loaded = performance
        .getEntriesByType('resource')
        .map(({ name }) => new URL(name).pathname)
        .filter((path) => /^\/app\/(assets|brand)\//.test(path));
      void serviceWorker.ready.then(({ active }) => active?.postMessage({ loaded })).catch(() => undefined);
    }, SETTLED);
    return () => clearTimeout(telling);
  }, []);
}
