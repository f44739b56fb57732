import { addDays, type Day, daysBetween } from '../../time.ts';
import {
  type Judgement,
  judgeTickets,
  judgeTransfers,
  marketFor,
  type PriceWish,
  type RatedCatalogue,
  type TransferWish,
  whyClosed,
} from './price-option.ts';
import type { RateKind } from './rate-fields.ts';
import type { TicketRate, TransferRate } from './rate-shown.ts';

export type AnyRate = TicketRate | TransferRate;

/** Rates of either kind, apart. */
export function byKind(rates: readonly AnyRate[]): { tickets: TicketRate[]; transfers: TransferRate[] } {
  const found = { tickets: [] as TicketRate[], transfers: [] as TransferRate[] };
  for (const rate of rates) {
    if ('transferType' in rate) found.transfers.push(rate);
    else found.tickets.push(rate);
  }
  return found;
}

/** What twelve months are looked up for: one kind of rates, a market, a party of adults, and of transfers which. */
export interface YearWish extends Pick<PriceWish, 'marketId' | 'defaultMarketId'> {
  /** The first day of twelve months: a month's first. */
  from: Day;
  /** Days before it have gone by: there is nothing to sell or to fill. */
  today: Day;
  kind: RateKind;
  transfer: TransferWish;
  adults: number;
}

/** How a day stands: gone by; sold by one rate, by the first of several, by none; or not sold, whatever rates there are. */
export type DayState = 'past' | 'covered' | 'overlap' | 'gap' | 'stop' | 'closed';

export interface RateDay {
  date: Day;
  state: DayState;
  /** The rates that fit, the winner first, on days without sale too. */
  fits: readonly AnyRate[];
}

/** First and last day of something in a year, and how many days of it are meant. */
export interface DaySpan {
  from: Day;
  till: Day;
}

type Option = Pick<RatedCatalogue, 'tickets' | 'transfers' | 'weekdays' | 'stopSales'>;

/** What a party of adults on a day is asked for. */
export const wishOn = ({ marketId, defaultMarketId, adults, kind, transfer }: YearWish, date: Day): PriceWish => ({
  date,
  marketId,
  defaultMarketId,
  adults,
  children: 0,
  infants: 0,
  transfer: kind === 'transfer' ? transfer : undefined,
});

/** Looks at all rates of the kind for a day, as a price does. */
export const judgeDay = (option: Option, wish: YearWish, date: Day): Judgement<AnyRate> =>
  wish.kind === 'ticket'
    ? judgeTickets(option.tickets, wishOn(wish, date))
    : judgeTransfers(option.transfers, wishOn(wish, date), wish.transfer);

/** The market whose rates hold in a year: the wish's own, or the default's where it has none of the kind at all. */
export const marketOfYear = (option: Option, wish: YearWish): string =>
  marketFor(wish.kind === 'ticket' ? option.tickets : option.transfers, wish);

/** The first of a calendar year. */
export const firstOfYear = (year: number): Day => `${year}-01-01`;
/** The first of the month that a day (`yyyy-mm-dd`) is in. */
export const firstOfMonth = (date: Day): Day => `${date.slice(0, 7)}-01`;

/** Years whose days are held; anybody may ask for any. */
const MOST_YEARS = 40;
const years = new Map<Day, readonly Day[]>();
/** The days of twelve months, made once: a city has a thousand options, and each has all of them. */
function daysOf(first: Day): readonly Day[] {
  const known = years.get(first);
  if (known) return known;
  const length = daysBetween(first, `${Number(first.slice(0, 4)) + 1}${first.slice(4)}`);
  const made = Array.from({ length }, (_, at) => addDays(first, at));
  if (years.size >= MOST_YEARS) years.clear();
  years.set(first, made);
  return made;
}

const onlyDays = new Set(['begins', 'ended']);

/** Every day of twelve months, in their order, by the same rule that prices are made by. */
export function rateYear(option: Option, wish: YearWish): RateDay[] {
  const dates = daysOf(wish.from);
  // Whatever the day is, a rate of another market, transfer or size never fits.
  const able = judgeDay(option, wish, dates[0]!)
    .judged.filter(({ lacks }) => lacks.every((lack) => onlyDays.has(lack)))
    .map(({ rate }) => rate);
  return dates.map((date) => {
    const fits = able.filter((rate) => rate.validFromDate <= date && date <= rate.validTillDate);
    return { date, state: date < wish.today ? 'past' : stateOf(option, date, fits.length), fits };
  });
}

function stateOf(option: Option, date: Day, fits: number): DayState {
  const closed = whyClosed(option, date);
  if (closed) return closed === 'STOP_SALE' ? 'stop' : 'closed';
  return fits === 0 ? 'gap' : fits === 1 ? 'covered' : 'overlap';
}

/** What a rate is compared by: what an adult pays, or the party; of a transfer, a seat or the vehicle. */
export const priceOfRate = (rate: AnyRate): number =>
  'transferType' in rate ? (rate.isPerPax ? (rate.adultAmount ?? rate.amount) : rate.amount) : rate.adultAmount;

/** How many shades tell a year's prices apart. */
const LEVELS = 4;
/** Lowest and highest price that win on a day that is sold; undefined where none does. Minor units. */
export function pricesOf(days: readonly RateDay[]): { lowest: number; highest: number } | undefined {
  const prices = days.flatMap(({ state, fits }) =>
    (state === 'covered' || state === 'overlap') && fits[0] ? [priceOfRate(fits[0])] : [],
  );
  if (!prices.length) return undefined;
  return {
    lowest: prices.reduce((least, price) => Math.min(least, price), Infinity),
    highest: prices.reduce((most, price) => Math.max(most, price), 0),
  };
}

/** Shade of a price between the lowest and the highest of a year, 0 to 3; the second where all are one. */
export function levelOf(price: number, { lowest, highest }: { lowest: number; highest: number }): number {
  if (lowest === highest) return 1;
  return Math.min(LEVELS - 1, Math.floor(((price - lowest) * LEVELS) / (highest - lowest)));
}

const letterOf = { past: 'p', overlap: 'o', gap: 'g', stop: 's', closed: 'w' } as const;
/** A letter a day, as the overview of a city has it: `a` to `d` covered, by price; see get-rate-calendar.ts. */
export function yearLetters(days: readonly RateDay[]): string {
  const prices = pricesOf(days);
  return days
    .map(({ state, fits }) =>
      state !== 'covered' ? letterOf[state] : 'abcd'[prices ? levelOf(priceOfRate(fits[0]!), prices) : 1]!,
    )
    .join('');
}

/** Whether a rate could be made for a day that has none. */
const isOpen = (day: RateDay | undefined): boolean => day !== undefined && day.state !== 'past' && !day.fits.length;

/** The days around one that no rate of a year covers, whether they are sold or not: what a new rate would fill. */
export function gapAround(days: readonly RateDay[], date: Day): DaySpan | undefined {
  const at = days.findIndex((day) => day.date === date);
  if (at < 0 || !isOpen(days[at])) return undefined;
  let [from, till] = [at, at];
  while (isOpen(days[from - 1])) from--;
  while (isOpen(days[till + 1])) till++;
  return { from: days[from]!.date, till: days[till]!.date };
}

/** Spans of days of a year that no rate covers and some of which are sold: what is to be filled, in their order. */
export function gapsOf(days: readonly RateDay[]): DaySpan[] {
  const spans: (DaySpan & { isSold: boolean })[] = [];
  let goesOn = false;
  for (const day of days) {
    const { date, state } = day;
    const last = spans.at(-1);
    if (!isOpen(day)) goesOn = false;
    else if (goesOn && last) Object.assign(last, { till: date, isSold: last.isSold || state === 'gap' });
    else {
      spans.push({ from: date, till: date, isSold: state === 'gap' });
      goesOn = true;
    }
  }
  return spans.filter(({ isSold }) => isSold).map(({ from, till }) => ({ from, till }));
}

/** Days of a year that are sold by no rate, and those that are sold by the first of several. */
export const countDays = (letters: string): { gaps: number; overlaps: number } => ({
  gaps: letters.split('g').length - 1,
  overlaps: letters.split('o').length - 1,
});
