import type { UserActor } from '#functions/actor.ts';
import { commit } from '#functions/table/commit.ts';
import type { AnswerOf, CommonFailure, RequestOf } from '#shared/contract.ts';
import type { copyTourOptionRateSeason } from '#shared/destination/rates/copy-tour-option-rate-season.ts';
import { MOST_RATES, type RateKind } from '#shared/destination/rates/rate-fields.ts';
import { nameOfRate, spanWords } from '#shared/destination/rates/rate-words.ts';
import type { AnyRate } from '#shared/destination/rates/rate-year.ts';
import {
  amountsOf,
  costsOf,
  isForSame,
  nextTicket,
  nextTransfer,
  type SeasonRise,
} from '#shared/destination/rates/season-copy.ts';
import { conflict, fail, ok, type Outcome } from '#shared/errors.ts';
import { randomId } from '#shared/ids.ts';
import { rateIdOf } from './pack-rate.ts';
import { namesOf, type OptionAtHand, optionAtHand, ratesOf } from './rated-option.ts';
import { orderOfKind } from './store.ts';
import { createRateWrites, MOST_AT_ONCE } from './writes.ts';
import { tooManyRates } from './too-many-rates.ts';

type Request = RequestOf<typeof copyTourOptionRateSeason>;
type Answer = AnswerOf<typeof copyTourOptionRateSeason>;

/** Bits of the part of a rate's id that is its own, among the rates of one option. */
const OWN_BITS = 80;

/** A rate of the season with what would become of it. */
interface Step {
  rate: AnyRate;
  next: Omit<AnyRate, 'id' | 'version'> | undefined;
  isCopied: boolean;
  note: string;
}

/**
 * Takes the rates of a market that begin in a year into the next one, or only says what that would come to. Doing it
 * twice changes nothing: a copy that is there already is not made again. VALIDATION for a market that the site has not,
 * or where what was previewed is not named; CONFLICT where the rates were changed since; TOO_MANY_RATES; NOT_FOUND.
 */
export async function copySeason(actor: UserActor, request: Request): Promise<Answer> {
  const at = await optionAtHand(actor, request.tourOptionId);
  if (!at) return fail('NOT_FOUND');
  const { kind, marketId, isPreview } = request;
  if (!at.markets.some(({ id, isDeactivated }) => id === marketId && !isDeactivated))
    return fail('VALIDATION', { errors: { marketId: 'Market not found.' } });
  const orderVersion = orderOfKind(at.rates, kind);
  const rates = ratesOf(at.rates, kind);
  const steps = stepsOf(rates, request);
  const copies = steps.filter(({ isCopied }) => isCopied);
  if (rates.length + copies.length > MOST_RATES) return tooManyRates();
  if (isPreview || !copies.length) return ok(shown(actor, steps, orderVersion));
  if (request.orderVersion === undefined)
    return fail('VALIDATION', { errors: { orderVersion: 'Please check the preview first.' } });
  if (request.orderVersion !== orderVersion) return conflict(shown(actor, steps, orderVersion));
  const done = await makeCopies(actor, at, copies, request);
  return done.ok ? ok(shown(actor, steps, done.value)) : done;
}

/** What becomes of each rate of the season, in the order of the rates. */
function stepsOf(rates: readonly AnyRate[], { marketId, fromYear, percent, withCosts }: Request): Step[] {
  const rise: SeasonRise = { basisPoints: Math.round(percent * 100), withCosts };
  const others = rates.filter((rate) => rate.marketId === marketId);
  return others
    .filter(({ validFromDate }) => validFromDate.startsWith(`${fromYear}-`))
    .map((rate): Step => {
      const next = 'transferType' in rate ? nextTransfer(rate, rise) : nextTicket(rate, rise);
      if (!next) return { rate, next, isCopied: false, note: `There is no 29 February in ${fromYear + 1}.` };
      if (others.some((other) => isForSame(other, next)))
        return { rate, next, isCopied: false, note: 'There is already a rate for the same dates.' };
      const beside = others.find(
        (other) => other.validFromDate <= next.validTillDate && next.validFromDate <= other.validTillDate,
      );
      return {
        rate,
        next,
        isCopied: true,
        note: beside
          ? `${nameOfRate(beside)}, ${spanWords(beside.validFromDate, beside.validTillDate)}, also covers some of these dates.`
          : '',
      };
    });
}

/** Makes the copies, each right behind what it was made of, as many at a time as a commit holds; the order's version after. */
async function makeCopies(
  actor: UserActor,
  { option, rates, markets }: OptionAtHand,
  copies: readonly Step[],
  { kind, marketId, fromYear, percent }: Request,
): Promise<Outcome<number, CommonFailure>> {
  let order = ratesOf(rates, kind).map(({ id }) => id);
  let version = orderOfKind(rates, kind);
  const market = namesOf(actor, markets).marketName(marketId);
  for (let begin = 0; begin < copies.length; begin += MOST_AT_ONCE) {
    const part = copies.slice(begin, begin + MOST_AT_ONCE);
    const made = part.map(({ rate, next }) => ({
      rate: { ...next!, id: rateIdOf(option.id, randomId(OWN_BITS)), version: 1 } as AnyRate,
      behind: rate.id,
    }));
    const copyOf = new Map(made.map(({ rate, behind }) => [behind, rate.id]));
    order = order.flatMap((id) => {
      const copy = copyOf.get(id);
      return copy === undefined ? [id] : [id, copy];
    });
    const done = await commit(
      actor,
      createRateWrites(
        actor,
        { option, kind, rates: made.map(({ rate }) => rate), order: { order, version } },
        { name: `Season ${fromYear + 1}`, from: '', to: copiedWords(made.length, kind, market, fromYear, percent) },
      ),
    );
    if (!done.ok) return done;
    version += 1;
  }
  return ok(version);
}

const copiedWords = (count: number, kind: RateKind, market: string, fromYear: number, percent: number) =>
  `${count} ${kind} ${count === 1 ? 'rate' : 'rates'} of ${market} copied from ${fromYear} to ${fromYear + 1}, ${
    percent === 0 ? 'at the same prices' : `${percent > 0 ? '+' : '−'}${Math.abs(percent)} %`
  }`;

const shown = (actor: UserActor, steps: readonly Step[], orderVersion: number) => ({
  currency: actor.head.currency,
  orderVersion,
  rates: steps.map(({ rate, next, isCopied, note }) => ({
    rateId: rate.id,
    description: rate.description,
    from: sideOf(rate),
    to: next ? sideOf(next as AnyRate) : { validFromDate: '', validTillDate: '', amounts: [], costs: [] },
    isCopied,
    note,
  })),
  copies: steps.filter(({ isCopied }) => isCopied).length,
});

const sideOf = (rate: AnyRate) => ({
  validFromDate: rate.validFromDate,
  validTillDate: rate.validTillDate,
  amounts: amountsOf(rate),
  costs: costsOf(rate),
});
