import type { ResponseOf } from '#shared/contract.ts';
import { dayIn } from '#shared/time.ts';
import type { getCustomerMonthlyFlightDetails } from '#shared/users/customers/get-customer-monthly-flight-details.ts';
import type { FlightMonthItem } from '../model.ts';

type FlightMonth = ResponseOf<typeof getCustomerMonthlyFlightDetails>['months'][number];

const MONTHS = 12;

/** The last twelve months `YYYY-MM` of a zone, this one first; `now` in ms since 1970. */
export function lastMonths(zone: string, now: number): string[] {
  const [year, month] = dayIn(zone, now).split('-').map(Number) as [number, number];
  return Array.from({ length: MONTHS }, (_, back) =>
    new Date(Date.UTC(year, month - 1 - back, 1)).toISOString().slice(0, 7),
  );
}

/** What a user searched and booked in a month, and searches a booking to one decimal. */
export function showFlightMonth(month: string, { lookCount = 0, bookCount = 0 }: FlightMonthItem = {}): FlightMonth {
  return {
    month_year: month,
    look_count: lookCount,
    book_count: bookCount,
    lookToBook: bookCount ? Math.round((lookCount / bookCount) * 10) / 10 : null,
  };
}
