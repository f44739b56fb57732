import { lazy } from 'react';
import { paths } from '#web/app/paths.ts';
import type { SiteRoute } from '#web/app/site-route.ts';

const searchPage = lazy(() => import('./search/search-page.tsx'));

/** The way from a search to a paid order. */
export const flightsRoutes: readonly SiteRoute[] = [
  { path: paths.flightSearch, screen: searchPage, title: 'Search flights', module: 'Flights', locked: true },
  { path: paths.flightSearchFlight, screen: searchPage, title: 'Search flights', module: 'Flights', locked: true },
  { path: paths.flightSearchResult, screen: lazy(() => import('./results/results-page.tsx')), title: 'Flights', module: 'Flights', locked: true },
];
