import { lazyScreen } from '#web/ui/lazy-part.tsx';
import { paths } from '#web/app/paths.ts';
import type { SiteRoute } from '#web/app/site-route.ts';

const searchPage = lazyScreen(() => import('./search/search-page.tsx'));
/** The results' screen, for the search to have it ahead: a second `import()` would name all of its files once more. */
export const loadResults = () => import('./results/results-page.tsx');

/** The way from a search to a paid order. */
export const flightsRoutes: readonly SiteRoute[] = [
  {
    path: paths.flightSearch,
    screen: searchPage,
    permission: 'flights.search',
    title: 'Search flights',
    module: 'Flights',
    locked: true,
  },
  {
    path: paths.flightSearchFlight,
    screen: searchPage,
    permission: 'flights.search',
    title: 'Search flights',
    module: 'Flights',
    locked: true,
  },
  {
    path: paths.flightSearchResult,
    screen: lazyScreen(loadResults),
    permission: 'flights.search',
    title: 'Flights',
    module: 'Flights',
    locked: true,
  },
  {
    path: paths.flightCalendarFareResult,
    screen: lazyScreen(() => import('./calendar/calendar-fare-page.tsx')),
    permission: 'flights.search',
    title: 'Fare calendar',
    module: 'Flights',
    locked: true,
  },
  {
    path: paths.flightPassengerDetails,
    screen: lazyScreen(() => import('./booking/passengers/passenger-details-page.tsx')),
    permission: 'flights.book',
    title: 'Passengers',
    module: 'Flights',
    locked: true,
  },
  {
    path: paths.flightBookingReview,
    screen: lazyScreen(() => import('./booking/review/booking-review-page.tsx')),
    permission: 'flights.book',
    title: 'Review and pay',
    module: 'Flights',
    access: 'user',
  },
  {
    path: paths.flightBookingDetails,
    screen: lazyScreen(() => import('./booking/booking-details-page.tsx')),
    permission: 'flights.book',
    title: 'Booking details',
    module: 'Flights',
    access: 'user',
  },
  {
    path: paths.userPayments,
    screen: lazyScreen(() => import('#web/payments/order-page.tsx')),
    title: 'Payment',
    access: 'user',
  },
  {
    path: paths.payments,
    screen: lazyScreen(() => import('#web/payments/payments-page.tsx')),
    title: 'Payments',
    access: 'user',
  },
];
