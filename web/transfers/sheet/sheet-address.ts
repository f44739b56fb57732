import type { RequestOf } from '#shared/contract.ts';
import { isDay } from '#shared/flights/is-day.ts';
import { type Day, daysBetween } from '#shared/time.ts';
import { type getTransferJobSheet, type SheetOrder, sheetOrders } from '#shared/transfers/get-transfer-job-sheet.ts';
import { MOST_DAYS_AT_ONCE } from '#shared/transfers/date-range.ts';

/** What the job sheet's address says; days are empty where nobody chose them. */
export interface SheetFilter {
  from: Day | '';
  to: Day | '';
  driverId: string;
  sortBy: SheetOrder;
  onlyWithoutDriver: boolean;
}

const dayOf = (text: string | null): string => (text && isDay(text) ? text : '');

/** The filter of an address; what is none is as if it were not there. */
export function readSheet(query: URLSearchParams): SheetFilter {
  const [from, to] = [dayOf(query.get('from')), dayOf(query.get('to'))];
  const isSpan = from !== '' && to !== '' && from <= to && daysBetween(from, to) < MOST_DAYS_AT_ONCE;
  return {
    ...(isSpan ? { from, to } : { from: '', to: '' }),
    driverId: (query.get('driver') ?? '').slice(0, 80),
    sortBy: sheetOrders.find((order) => order === query.get('sort')) ?? 'time',
    onlyWithoutDriver: query.get('open') === '1',
  };
}

/** An address's query of a filter. */
export function writeSheet({ from, to, driverId, sortBy, onlyWithoutDriver }: SheetFilter): URLSearchParams {
  const query = new URLSearchParams();
  if (from && to) {
    query.set('from', from);
    query.set('to', to);
  }
  if (driverId) query.set('driver', driverId);
  if (sortBy !== 'time') query.set('sort', sortBy);
  if (onlyWithoutDriver) query.set('open', '1');
  return query;
}

/** What the call is asked with. */
export const requestOf = ({ from, to, ...rest }: SheetFilter): RequestOf<typeof getTransferJobSheet> => ({
  ...rest,
  ...(from && to && { dateRange: { from, to } }),
});
