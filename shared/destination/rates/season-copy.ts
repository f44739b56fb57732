import { portionOf } from '../../money.ts';
import type { Day } from '../../time.ts';
import type { TicketRate, TransferRate } from './rate-shown.ts';

const isLeap = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
const isLastOfFebruary = (day: Day) => day.slice(5) === (isLeap(Number(day.slice(0, 4))) ? '02-29' : '02-28');

/**
 * A rate's days a year on. Seasons that follow one another still do: a last day of February becomes the last one of the
 * next, a season that begins on 29 February begins on 1 March. Undefined: a season of 29 February alone.
 */
export function aYearOn(from: Day, till: Day): { from: Day; till: Day } | undefined {
  const [fromYear, tillYear] = [Number(from.slice(0, 4)) + 1, Number(till.slice(0, 4)) + 1];
  const begins = from.slice(5) === '02-29' ? `${fromYear}-03-01` : `${fromYear}${from.slice(4)}`;
  const ends = isLastOfFebruary(till)
    ? `${tillYear}-02-${isLeap(tillYear) ? '29' : '28'}`
    : `${tillYear}${till.slice(4)}`;
  return begins <= ends ? { from: begins, till: ends } : undefined;
}

/** How amounts move from one season to the next. */
export interface SeasonRise {
  /** 1/100 of a percent; 500 is 5 % more, −250 is 2.5 % less. */
  basisPoints: number;
  /** Whether costs rise too. */
  withCosts: boolean;
}

/** An amount of the next season in minor units: the share is rounded to the smallest unit, half of one away from zero. */
export const raised = (minor: number, basisPoints: number): number => minor + portionOf(minor, basisPoints);
const raisedOr = (minor: number | null, basisPoints: number) => (minor === null ? null : raised(minor, basisPoints));

type Own = 'id' | 'version';
/** A ticket rate a year on; undefined where it has no days there. */
export function nextTicket(rate: TicketRate, rise: SeasonRise): Omit<TicketRate, Own> | undefined {
  const days = aYearOn(rate.validFromDate, rate.validTillDate);
  if (!days) return undefined;
  const { id: _id, version: _version, ...said } = rate;
  const ofCosts = rise.withCosts ? rise.basisPoints : 0;
  return {
    ...said,
    validFromDate: days.from,
    validTillDate: days.till,
    adultAmount: raised(rate.adultAmount, rise.basisPoints),
    childAmount: raised(rate.childAmount, rise.basisPoints),
    infantAmount: raised(rate.infantAmount, rise.basisPoints),
    adultCost: raisedOr(rate.adultCost, ofCosts),
    childCost: raisedOr(rate.childCost, ofCosts),
    infantCost: raisedOr(rate.infantCost, ofCosts),
  };
}

/** A transfer rate a year on; undefined where it has no days there. */
export function nextTransfer(rate: TransferRate, rise: SeasonRise): Omit<TransferRate, Own> | undefined {
  const days = aYearOn(rate.validFromDate, rate.validTillDate);
  if (!days) return undefined;
  const { id: _id, version: _version, ...said } = rate;
  return {
    ...said,
    validFromDate: days.from,
    validTillDate: days.till,
    amount: raised(rate.amount, rise.basisPoints),
    adultAmount: raisedOr(rate.adultAmount, rise.basisPoints),
    childAmount: raisedOr(rate.childAmount, rise.basisPoints),
    cost: raisedOr(rate.cost, rise.withCosts ? rise.basisPoints : 0),
  };
}

type AnyNext = Omit<TicketRate, Own> | Omit<TransferRate, Own>;

/** Whether two rates are for the same: then one of them is there already, whatever it costs. */
export function isForSame(one: AnyNext, other: AnyNext): boolean {
  const transferOf = (rate: AnyNext) => ('transferType' in rate ? `${rate.transferType} ${rate.sharingBasis}` : '');
  return (
    one.marketId === other.marketId &&
    one.description === other.description &&
    one.validFromDate === other.validFromDate &&
    one.validTillDate === other.validTillDate &&
    one.minPax === other.minPax &&
    one.maxPax === other.maxPax &&
    one.isPerPax === other.isPerPax &&
    transferOf(one) === transferOf(other)
  );
}

/** The amounts of a rate, as previews name them: adult, child, infant; or seat or vehicle, adult, child. */
export const amountsOf = (rate: AnyNext): (number | null)[] =>
  'transferType' in rate
    ? [rate.amount, rate.adultAmount, rate.childAmount]
    : [rate.adultAmount, rate.childAmount, rate.infantAmount];
/** The costs of a rate in the same order. */
export const costsOf = (rate: AnyNext): (number | null)[] =>
  'transferType' in rate ? [rate.cost] : [rate.adultCost, rate.childCost, rate.infantCost];
