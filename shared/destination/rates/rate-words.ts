import { formatMoney } from '../../money.ts';
import { type Day, formatDay } from '../../time.ts';
import type { Judged, Lack, NoPriceCode, OptionPrice, RateLine } from './price-option.ts';
import type { RateKind } from './rate-fields.ts';
import type { AnyRate } from './rate-year.ts';
import { sharingBasisNames, transferTypeNames } from './sharing.ts';

/** What words need to know beside rates. */
export interface RateNames {
  currency: string;
  marketName(id: string): string;
}

/** `1 Jan – 31 Mar 2026`; `15 Dec 2026 – 10 Jan 2027`; one day alone. */
export function spanWords(from: Day, till: Day): string {
  if (from === till) return formatDay(from);
  return `${formatDay(from, { year: from.slice(0, 4) !== till.slice(0, 4) })} – ${formatDay(till)}`;
}

/** The same with either end open; empty where both are. */
export function daysWords(from: Day | '', till: Day | ''): string {
  if (from && till) return spanWords(from, till);
  if (from) return `from ${formatDay(from)}`;
  return till ? `till ${formatDay(till)}` : '';
}

/** Whom a rate is for by their number; empty for any. */
export function bandWords({ minPax, maxPax }: Pick<AnyRate, 'minPax' | 'maxPax'>): string {
  if (minPax === null && maxPax === null) return '';
  if (minPax === maxPax) return minPax === 1 ? '1 person' : `${minPax} people`;
  if (maxPax === null) return `${minPax} or more people`;
  return minPax === null || minPax === 1 ? `up to ${maxPax} people` : `${minPax} to ${maxPax} people`;
}

/** What staff call a rate; by its days where they call it nothing. */
export const nameOfRate = (rate: AnyRate): string =>
  rate.description || `Rate of ${spanWords(rate.validFromDate, rate.validTillDate)}`;

const isTransfer = (rate: AnyRate) => 'transferType' in rate;

/** What a transfer rate is for: `Return, private`. */
export const transferWords = (rate: {
  transferType: keyof typeof transferTypeNames;
  sharingBasis: keyof typeof sharingBasisNames;
}): string => `${transferTypeNames[rate.transferType]}, ${sharingBasisNames[rate.sharingBasis].toLowerCase()}`;

/** A whole rate in words, for its history. */
export function rateWords(rate: AnyRate, { currency, marketName }: RateNames): string {
  const money = (name: string, minor: number | null) =>
    minor === null ? '' : `${name} ${formatMoney(minor, currency)}`;
  const amounts =
    'transferType' in rate
      ? [
          transferWords(rate),
          money(rate.isPerPax ? 'a seat' : 'the vehicle', rate.amount),
          money('adult', rate.adultAmount),
          money('child', rate.childAmount),
          money('cost', rate.cost),
        ]
      : [
          rate.isPerPax ? '' : 'paid once per group',
          money('adult', rate.adultAmount),
          money('child', rate.childAmount),
          rate.infantAmount ? money('infant', rate.infantAmount) : '',
          money('adult’s cost', rate.adultCost),
          money('child’s cost', rate.childCost),
          money('infant’s cost', rate.infantCost),
        ];
  return [
    marketName(rate.marketId),
    rate.description,
    spanWords(rate.validFromDate, rate.validTillDate),
    bandWords(rate),
    ...amounts,
  ]
    .filter(Boolean)
    .join(', ');
}

function lackWords(lack: Lack, rate: AnyRate, { marketName }: RateNames): string {
  switch (lack) {
    case 'market':
      return `is for ${marketName(rate.marketId)}`;
    case 'transfer':
      return isTransfer(rate) ? `is for ${transferWords(rate).toLowerCase()}` : 'is for another transfer';
    case 'begins':
      return `begins on ${formatDay(rate.validFromDate)}`;
    case 'ended':
      return `ends on ${formatDay(rate.validTillDate)}`;
    case 'tooFew':
    case 'tooMany':
      return `is for ${bandWords(rate)}`;
  }
}

/** What came of a rate that was looked at, in a sentence. `winner`: the one that won. */
export function becauseOf({ rate, outcome, lacks }: Judged<AnyRate>, winner: AnyRate | undefined, names: RateNames) {
  if (outcome === 'won') return 'Applied: the first match.';
  if (outcome === 'lost') return `Also matches, but ${winner ? nameOfRate(winner) : 'another'} has priority.`;
  const words = lacks.map((lack) => lackWords(lack, rate, names));
  const said = words.length > 1 ? `${words.slice(0, -1).join(', ')} and ${words.at(-1)}` : words[0]!;
  return `${said.charAt(0).toUpperCase()}${said.slice(1)}.`;
}

const people = (count: number) => (count === 1 ? '1 person' : `${count} people`);

/** What a price was asked for, as far as sentences about it need it. */
export interface Asked {
  date: Day;
  seats: number;
  marketName: string;
  /** Words of the transfer that was asked for; empty where none was. */
  transfer: string;
}

/** Why there is no price, in a sentence. */
export function noPriceWords(code: NoPriceCode, kind: RateKind | undefined, asked: Asked): string {
  const day = formatDay(asked.date, { weekday: true });
  const rate = kind === 'transfer' ? 'transfer rate' : 'ticket rate';
  switch (code) {
    case 'NOBODY':
      return 'There are no travellers.';
    case 'DEACTIVATED':
      return 'This option is no longer sold.';
    case 'STOP_SALE':
      return `${day} is a stop-sale date.`;
    case 'WEEKDAY':
      return `It does not run on ${day}.`;
    case 'NO_RATE_OF_MARKET':
      return `There is no ${rate} for ${asked.marketName}.`;
    case 'NO_SUCH_TRANSFER':
      return `There is no transfer rate of this type for ${asked.marketName}: ${asked.transfer.toLowerCase()}.`;
    case 'NO_RATE_ON_DATE':
      return `No ${rate} of ${asked.marketName} covers ${day}.`;
    case 'GROUP_TOO_SMALL':
      return `Every ${rate} of ${asked.marketName} on ${day} is for more than ${people(asked.seats)}.`;
    case 'GROUP_TOO_LARGE':
      return `Every ${rate} of ${asked.marketName} on ${day} is for fewer than ${people(asked.seats)}.`;
    case 'NO_BAND':
      return `No ${rate} of ${asked.marketName} on ${day} is for ${people(asked.seats)}.`;
    case 'COMES_TO_NOTHING':
      return 'The matching rates have no price for this group. Please enter a price manually.';
  }
}

const others = (judged: readonly Judged<AnyRate>[]) => judged.filter(({ outcome }) => outcome === 'lost');

/** Which rate won and over whom, in two sentences. */
export function winnerWords(judged: readonly Judged<AnyRate>[], { currency }: RateNames): string {
  const won = judged.find(({ outcome }) => outcome === 'won')?.rate;
  if (!won) return '';
  const lost = others(judged);
  const price = formatMoney('transferType' in won ? (won.adultAmount ?? won.amount) : won.adultAmount, currency);
  const behind = lost[0]
    ? `${lost.length + 1} rates match; it has priority over ${nameOfRate(lost[0].rate)}.`
    : 'No other rate matches.';
  return `${nameOfRate(won)} applies at ${price}. ${behind}`;
}

/** The reason of a price, or of there being none; `fallback`: the market whose rates stand in for those of the one asked for. */
export function reasonOf(price: OptionPrice, asked: Asked, names: RateNames): string {
  if (!price.ok) return noPriceWords(price.code, price.lackingKind, asked);
  const { ticket, transfer } = price;
  const said = [winnerWords(ticket.judged, names), transfer ? winnerWords(transfer.judged, names) : ''];
  const standsIn = [ticket.winner && ticket.marketId, transfer?.marketId].find(
    (id) => id !== undefined && names.marketName(id) !== asked.marketName,
  );
  if (standsIn !== undefined)
    said.push(`${asked.marketName} has no rates: those of ${names.marketName(standsIn)} apply.`);
  return said.filter(Boolean).join(' ');
}

/** What a line is called on a bill. */
export function lineLabel({ kind, isPerPax }: Pick<RateLine, 'kind' | 'isPerPax'>): string {
  switch (kind) {
    case 'adult':
      return isPerPax ? 'Adult' : 'Adults, the group';
    case 'child':
      return isPerPax ? 'Child' : 'Children, the group';
    case 'infant':
      return isPerPax ? 'Infant' : 'Infants, the group';
    case 'transfer':
      return isPerPax ? 'Transfer, a seat' : 'Transfer, the vehicle';
    case 'transferAdult':
      return 'Transfer, adult';
    case 'transferChild':
      return 'Transfer, child';
  }
}
