import { atom, useAtomValue } from 'jotai';
import { use } from 'react';
import { matchPath } from 'react-router-dom';
import { loadUntilThere } from '#web/ui/load-again.ts';
import { earlyRoutes } from './routes.ts';
import type { SiteRoute } from './site-route.ts';
import { store } from '#web/ui/store.ts';

type Routes = readonly SiteRoute[];

const allAtom = atom<Routes>();
let asked: Promise<Routes> | undefined;

/**
 * Asks for the late routes, once: all routes. Where they did not come, the early ones and a screen of the same failure
 * for every other address, which `useSiteRoutes` exchanges for them when they are there.
 */
export const loadRoutes = (): Promise<Routes> =>
  (asked ??= new Promise((answer) => {
    void loadUntilThere(
      () => import('./late-routes.ts'),
      (error) => answer([...earlyRoutes, failed(error)]),
    ).then(({ lateRoutes }) => {
      const all = [...earlyRoutes, ...lateRoutes];
      store.set(allAtom, all);
      answer(all);
    });
  }));

/** Not at `*`: what is said of an address that is not there comes with the late routes, in a boundary of its own. */
const failed = (error: unknown): SiteRoute => ({
  path: '/*',
  screen: () => {
    throw error;
  },
  title: '',
});

/**
 * All routes; suspends until the late ones have answered. With an address, the early ones do where one of them answers
 * it.
 */
export function useSiteRoutes(address?: string): Routes {
  const all = useAtomValue(allAtom);
  if (all) return all;
  return address && routeAt(earlyRoutes, address) ? earlyRoutes : use(loadRoutes());
}

/** The route that answers an address inside /app, without those for whatever is left. */
export const routeAt = (routes: Routes, address: string): SiteRoute | undefined =>
  routes.find(({ path }) => !path.endsWith('*') && matchPath(path, address));
