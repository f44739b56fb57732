import type { Page } from 'playwright-core';
import { paths } from '#web/app/paths.ts';
import { heading, searchForm, type Visits } from '../visit.ts';
import type { WalkerWorld } from '../walker-world.ts';

const results = ({ searchId, search }: WalkerWorld) => `/flight/searchResult/${searchId}?${search}`;
/** All suppliers have answered, and nothing waits for them any more. */
const flightsFound = (page: Page) => page.getByText(/^[\d,]+ flights? · (\d) of \1 suppliers/);
const contact = (page: Page) => page.getByRole('region', { name: 'Contact' }).getByLabel('Mobile');

export const visits: Visits = {
  [paths.home]: [{ name: 'home', at: '/', shows: searchForm, leadsTo: /\/app\/flight\/search$/ }],
  [paths.flight]: [{ name: 'flight', at: '/flight', shows: searchForm, leadsTo: /\/app\/flight\/search$/ }],
  [paths.flightSearch]: [
    { name: 'search-visitor', at: '/flight/search', shows: searchForm },
    {
      name: 'search',
      as: 'travelAgent',
      at: '/flight/search',
      shows: (page) => page.getByRole('heading', { name: 'Leaving next' }),
    },
  ],
  [paths.flightSearchFlight]: [{ name: 'search-flight', as: 'retail', at: '/flight/searchFlight', shows: searchForm }],
  [paths.flightSearchResult]: [
    { name: 'results-visitor', at: results, shows: flightsFound },
    { name: 'results', as: 'travelAgent', at: results, shows: flightsFound },
  ],
  [paths.staffFlightSettings]: [
    {
      name: 'flight-settings',
      as: 'staff',
      at: '/staff/flightSettings',
      shows: (page) => page.getByRole('switch', { name: 'Ask sandbox-gds' }),
    },
  ],
  [paths.flightCalendarFareResult]: [
    {
      name: 'fare-calendar',
      as: 'travelAgent',
      at: ({ search }) => `/flight/calendarFareResult?${search}`,
      shows: (page) => page.getByRole('group', { name: 'Months' }).getByRole('button').nth(9),
    },
    {
      name: 'fare-calendar-none',
      at: '/flight/calendarFareResult',
      shows: heading('This link does not contain a search'),
    },
  ],
  [paths.flightPassengerDetails]: [
    {
      name: 'passengers',
      as: 'travelAgent',
      at: ({ searchId, search, choice }) => `/flight/passengerDetails/${searchId}?${choice}&${search}`,
      shows: contact,
    },
  ],
  [paths.flightBookingReview]: [
    {
      name: 'review',
      as: 'travelAgent',
      at: ({ unpaid }) => `/flight/bookingReview?order=${unpaid}`,
      shows: (page) => page.getByRole('checkbox', { name: /accept the fare rules/ }),
    },
    { name: 'review-none', as: 'retail', at: '/flight/bookingReview', shows: heading('Nothing to review') },
  ],
  [paths.flightBookingDetails]: [
    {
      name: 'booking-details',
      as: 'travelAgent',
      at: ({ searchId, outbound, choice, search }) =>
        `/flight/bookingDetails/${searchId}?order=${outbound}&${choice}&${search}`,
      shows: heading('Next: your return flight'),
    },
    {
      name: 'booking-missing',
      as: 'travelAgent',
      at: '/flight/bookingDetails/none',
      shows: heading(/not found/),
    },
  ],
};
