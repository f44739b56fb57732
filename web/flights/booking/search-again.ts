import { JourneyType } from '#shared/flights/model.ts';
import { readTraceId } from '#shared/flights/trace.ts';
import { randomId } from '#shared/ids.ts';
import type { OrderView } from '#shared/payments/order-view.ts';
import { paths } from '#web/app/paths.ts';
import { customerInAddress } from '../journey/customer-in-address.ts';
import { resultsPath, searchFromQuery } from '../search-url.ts';
import { resultsOf } from './booking-address.ts';

/** Where to search the same again as for an order; the search page where its search is not known. */
export const searchAgainPath = ({ traceId, search }: Pick<OrderView, 'traceId' | 'search'>): string =>
  search ? resultsOf(readTraceId(traceId).searchId, new URLSearchParams(search)) : paths.flightSearch;

/**
 * Where to look for another flight back once the outbound is booked: a one-way search of its own, or both ways would be
 * booked again.
 */
export function wayBackPath(search: string): string {
  const query = new URLSearchParams(search);
  const asked = searchFromQuery(query);
  const back = asked?.segments.at(-1);
  return asked && back
    ? resultsPath(randomId(), { ...asked, JourneyType: JourneyType.OneWay, segments: [back] }, customerInAddress(query))
    : paths.flightSearch;
}
