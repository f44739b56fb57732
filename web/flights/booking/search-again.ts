import { readTraceId } from '#shared/flights/trace.ts';
import type { OrderView } from '#shared/payments/order-view.ts';
import { paths } from '#web/app/paths.ts';
import { resultsOf } from './booking-address.ts';

/** Where to search the same again as for an order; the search page where its search is not known. */
export const searchAgainPath = ({ traceId, search }: Pick<OrderView, 'traceId' | 'search'>): string =>
  search ? resultsOf(readTraceId(traceId).searchId, new URLSearchParams(search)) : paths.flightSearch;
