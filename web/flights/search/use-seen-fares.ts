import { useQueries, type UseQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import { getFlightPrice } from '#shared/flights/get-flight-price.ts';
import { formatMoney, toMajor } from '#shared/money.ts';
import type { Day } from '#shared/time.ts';
import { type Answer, callApi } from '#web/api/client.ts';
import { monthAfter } from './month-after.ts';

/** Day → the lowest fare seen for it: short for a calendar day, full for a line, and whether none shown is lower. */
export type SeenFares = ReadonlyMap<Day, { minor: number; text: string; full: string; lowest: boolean }>;

const thousands = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 });
/** Days on either side of one that the strip shows, and of a month's middle that make it whole. */
const [STRIP, MONTH] = [3, 15];

const pricedDays = (answers: UseQueryResult<Answer<typeof getFlightPrice>>[]) =>
  answers.flatMap(({ data }) =>
    data?.ok
      ? data.value.days.flatMap(({ date, price }) =>
          price === undefined ? [] : [{ date, price, currency: data.value.currency }],
        )
      : [],
  );

/**
 * Lowest one-way fares seen for a route: three days around a day, or a month (`2027-03`) and the one after it; cached
 * for five minutes, afresh under another `asOf`.
 */
export function useSeenFares(
  origin: string | undefined,
  destination: string | undefined,
  around: Day | undefined,
  asOf = '',
): SeenFares {
  const isMonth = around?.length === '2027-03'.length;
  const days = !around ? [] : isMonth ? [around, monthAfter(around, 1)].map((month) => `${month}-16`) : [around];
  const daysAround = isMonth ? MONTH : STRIP;
  const seen = useQueries({
    queries: days.map((date) => ({
      queryKey: ['seenFares', origin, destination, date, daysAround, asOf],
      enabled: Boolean(origin && destination && origin !== destination),
      staleTime: 300_000,
      queryFn: () =>
        callApi(getFlightPrice, { origin: origin!, destination: destination!, date, daysAround }, { quiet: true }),
    })),
    combine: pricedDays,
  });
  return useMemo(() => {
    const least = Math.min(...seen.map(({ price }) => price));
    return new Map(
      seen.map(({ date, price, currency }) => [
        date,
        {
          minor: price,
          text: thousands.format(toMajor(price, currency)).toLowerCase(),
          full: formatMoney(price, currency, { round: true }),
          lowest: price === least,
        },
      ]),
    );
  }, [seen]);
}
