import { useQueries, type UseQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import { getFlightPrice } from '#shared/flights/search/get-flight-price.ts';
import { formatMoney, toMajor } from '#shared/money.ts';
import type { Day } from '#shared/time.ts';
import { type Answer, callApi } from '#web/api/client.ts';
import { monthAfter } from './month-after.ts';

export interface SeenFare {
  minor: number;
  /** Short for a calendar day (`12.5k`), full for a line; `~` before what a supplier's calendar says. */
  text: string;
  full: string;
  /** As it is read out: `about ₹ 12,480`. */
  said: string;
  /** None shown is lower. */
  lowest: boolean;
  /** From a supplier's calendar: nobody searched that day lately. */
  isAbout: boolean;
}

/** Day → the lowest fare known for it. */
export type SeenFares = ReadonlyMap<Day, SeenFare>;

const short = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 });
const shorter = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 0 });
/** From here on the decimal has no room in a calendar's day. */
const LARGE = 100_000;
const compact = (major: number) => (major < LARGE ? short : shorter).format(major).toLowerCase();

/** Days on either side of one that the strip shows, and of a month's middle that make it whole. */
const [STRIP, MONTH] = [3, 15];

const pricedDays = (answers: UseQueryResult<Answer<typeof getFlightPrice>>[]) =>
  answers.flatMap(({ data }) =>
    data?.ok
      ? data.value.days.flatMap(({ date, price, from }) =>
          price === undefined ? [] : [{ date, price, isAbout: from === 'calendar', currency: data.value.currency }],
        )
      : [],
  );

/**
 * Lowest one-way fares known for a route: three days around a day, or a month (`2027-03`) and the one after it; cached
 * for five minutes, afresh under another `asOf`. `customerId`: whose prices, where staff book for somebody.
 */
export function useSeenFares(
  origin: string | undefined,
  destination: string | undefined,
  around: Day | undefined,
  asOf = '',
  customerId?: number,
): SeenFares {
  const isMonth = around?.length === '2027-03'.length;
  const days = !around ? [] : isMonth ? [around, monthAfter(around, 1)].map((month) => `${month}-16`) : [around];
  const daysAround = isMonth ? MONTH : STRIP;
  const seen = useQueries({
    queries: days.map((date) => ({
      queryKey: ['seenFares', origin, destination, date, daysAround, asOf, customerId],
      enabled: Boolean(origin && destination && origin !== destination),
      staleTime: 300_000,
      queryFn: () =>
        callApi(
          getFlightPrice,
          { origin: origin!, destination: destination!, date, daysAround, customerId },
          { quiet: true },
        ),
    })),
    combine: pricedDays,
  });
  return useMemo(() => {
    const least = Math.min(...seen.map(({ price }) => price));
    return new Map(
      seen.map(({ date, price, isAbout, currency }): [Day, SeenFare] => {
        const full = formatMoney(price, currency, { round: true });
        const mark = isAbout ? '~' : '';
        return [
          date,
          {
            minor: price,
            text: mark + compact(toMajor(price, currency)),
            full: mark + full,
            said: isAbout ? `about ${full}` : full,
            lowest: price === least,
            isAbout,
          },
        ];
      }),
    );
  }, [seen]);
}
