import { isDay } from '#shared/flights/is-day.ts';
import type { RateKind } from '#shared/destination/rates/rate-fields.ts';
import { firstOfMonth, firstOfYear } from '#shared/destination/rates/rate-year.ts';
import {
  sharingBases,
  type SharingBasis,
  type TransferType,
  transferTypes,
} from '#shared/destination/rates/sharing.ts';
import type { Day } from '#shared/time.ts';

/** What the address says is shown. Empty texts: whatever is usual. */
export interface RatesView {
  kind: RateKind;
  cityId: string;
  tourOptionId: string;
  marketId: string;
  /** A calendar year; 0 for twelve months from this one on. */
  year: number;
  /** The day that is explained; empty for none. */
  day: Day;
  /** Adults that prices are looked up for. */
  adults: number;
  transferType: TransferType;
  sharingBasis: SharingBasis;
}

/** Adults of a party where nobody says. */
export const USUAL_PARTY = 2;
const MOST_ADULTS = 99;

const numberIn = (text: string | null, least: number, most: number): number | undefined => {
  const number = /^\d{1,4}$/.test(text ?? '') ? Number(text) : NaN;
  return number >= least && number <= most ? number : undefined;
};

/** The first day that is shown. */
export const firstShown = ({ year }: RatesView, today: Day): Day => (year ? firstOfYear(year) : firstOfMonth(today));

const yearOn = (day: Day): Day => `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`;

/** The view of an address; what is no choice is as if it were not there. */
export function readView(query: URLSearchParams, today: Day): RatesView {
  const day = query.get('day') ?? '';
  const dayYear = isDay(day) ? Number(day.slice(0, 4)) : undefined;
  const isAhead = isDay(day) && firstOfMonth(today) <= day && day < firstOfMonth(yearOn(today));
  const year = numberIn(query.get('year'), 2000, 2100) ?? (isAhead ? 0 : (dayYear ?? 0));
  return {
    kind: query.get('tab') === 'transfer' ? 'transfer' : 'ticket',
    cityId: query.get('cityId') ?? '',
    tourOptionId: query.get('tourOptionId') ?? '',
    marketId: query.get('marketId') ?? '',
    year,
    day: dayYear === year || (year === 0 && isAhead) ? day : '',
    adults: numberIn(query.get('adults'), 1, MOST_ADULTS) ?? USUAL_PARTY,
    transferType: transferTypes.find((one) => one === query.get('transferType')) ?? 'return',
    sharingBasis: sharingBases.find((one) => one === query.get('sharingBasis')) ?? 'SIC',
  };
}

/** An address with some of the view changed; an empty value leaves it. */
export function changedQuery(
  query: URLSearchParams,
  changes: Partial<Record<keyof RatesView, string | number>>,
): URLSearchParams {
  const next = new URLSearchParams(query);
  for (const [name, value] of Object.entries(changes)) {
    if (value === '') next.delete(name);
    else next.set(name, String(value));
  }
  return next;
}
