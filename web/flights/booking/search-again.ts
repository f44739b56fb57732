import { paths } from '#web/app/paths.ts';
import { readBookingAddress, resultsOf } from './booking-address.ts';
import { readJourney } from './journey.ts';

/** Where to search the same again; the search page where the search is not known any more. */
export function searchAgainPath(): string {
  const [path, query] = readJourney()?.address.split('?') ?? [];
  const searchId = path?.split('/').at(-1);
  const booking = query && readBookingAddress(new URLSearchParams(query));
  return searchId && booking ? resultsOf(searchId, booking.search) : paths.flightSearch;
}
