import { useQueries, type UseQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import { getFlightPrice } from '#shared/flights/get-flight-price.ts';
import { formatMoney, toMajor } from '#shared/money.ts';
import { addDays, type Day } from '#shared/time.ts';
import { type Answer, callApi } from '#web/api/client.ts';

/** Day → the lowest fare seen for it: short for a calendar day, full for a line, and whether none shown is lower. */
export type SeenFares = ReadonlyMap<Day, { minor: number; text: string; full: string; lowest: boolean }>;

const thousands = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 });
/** The call answers seven days around one. */
const WEEK = 7;

const pricedDays = (answers: UseQueryResult<Answer<typeof getFlightPrice>>[]) =>
  answers.flatMap(({ data }) => (data?.ok ? data.value.days.flatMap(({ date, price }) => (price === undefined ? [] : [{ date, price, currency: data.value.currency }])) : []));

/** Lowest one-way fares seen for a route on the days around `days`, one week a request; cached for five minutes, afresh under another `asOf`. */
export function useSeenFares(origin: string | undefined, destination: string | undefined, days: readonly Day[], asOf = ''): SeenFares {
  const seen = useQueries({
    queries: days.map((date) => ({
      queryKey: ['seenFares', origin, destination, date, asOf],
      enabled: Boolean(origin && destination && origin !== destination),
      staleTime: 300_000,
      queryFn: () => callApi(getFlightPrice, { origin: origin!, destination: destination!, date }, { quiet: true }),
    })),
    combine: pricedDays,
  });
  return useMemo(() => {
    const least = Math.min(...seen.map(({ price }) => price));
    return new Map(seen.map(({ date, price, currency }) => [date, { minor: price, text: thousands.format(toMajor(price, currency)).toLowerCase(), full: formatMoney(price, currency, { round: true }), lowest: price === least }]));
  }, [seen]);
}

/** The days to ask about so that a whole month (`2027-03`) and the one after it are covered. */
export const weeksOfMonth = (month: string): Day[] => Array.from({ length: 9 }, (_, i) => addDays(`${month}-04`, i * WEEK));
