import type { Use } from '#functions/records/use.ts';
import type { UserActor } from '#functions/actor.ts';
import { readUses } from '#functions/records/uses-store.ts';
import { commit } from '#functions/table/commit.ts';
import { untilItStands } from '#functions/table/until-it-stands.ts';
import type { CommonFailure } from '#shared/contract.ts';
import { MOST_RATES, optionOf, type RateKind } from '#shared/destination/rates/rate-fields.ts';
import { nameOfRate, rateWords } from '#shared/destination/rates/rate-words.ts';
import { conflict, fail, type Failure, ok, type Outcome } from '#shared/errors.ts';
import { randomId } from '#shared/ids.ts';
import { rateIdOf } from './pack-rate.ts';
import { namesOf, optionAtHand, type RatesByKind, ratesOf } from './rated-option.ts';
import { orderOfKind, readTimesNamed } from './store.ts';
import { changeRateWrites, createRateWrites, deleteRateWrites } from './writes.ts';
import { tooManyRates } from './too-many-rates.ts';

/** Combos that are named of those that keep a rate. */
const NAMED = 5;
/** Bits of the part of a rate's id that is its own, among the rates of one option. */
const OWN_BITS = 80;

/** A rate as somebody wants it. */
type Wanted<K extends RateKind> = Omit<RatesByKind[K], 'id' | 'version'>;

/**
 * Makes a rate, which stands before the others of its option then, or changes the one that `id` names. NOT_FOUND for an
 * option or a rate that the site has not; VALIDATION for a market that it has not; CONFLICT where the rate was changed
 * since `version` (left out: whatever stands is changed); TOO_MANY_RATES.
 */
export const saveRate = <K extends RateKind>(
  actor: UserActor,
  kind: K,
  seen: { id?: string | undefined; version?: number | undefined },
  wanted: Wanted<K>,
): Promise<Outcome<{ currency: string; rate: RatesByKind[K] }, 'TOO_MANY_RATES' | CommonFailure>> =>
  untilItStands(async () => {
    const { currency } = actor.head;
    const at = await optionAtHand(actor, wanted.tourOptionId);
    if (!at || (seen.id !== undefined && optionOf(seen.id) !== at.option.id)) return fail('NOT_FOUND');
    const rates = ratesOf(at.rates, kind);
    const before = seen.id === undefined ? undefined : rates.find(({ id }) => id === seen.id);
    if (seen.id !== undefined && !before) return fail('NOT_FOUND');
    const market = at.markets.find(({ id }) => id === wanted.marketId);
    if (!market || (market.isDeactivated && before?.marketId !== market.id))
      return fail('VALIDATION', { errors: { marketId: 'Market not found.' } });
    if (before && seen.version !== undefined && before.version !== seen.version)
      return conflict({ currency, rate: before });
    if (!before && rates.length >= MOST_RATES) return tooManyRates();
    const rate = {
      ...wanted,
      id: before?.id ?? rateIdOf(at.option.id, randomId(OWN_BITS)),
      version: (before?.version ?? 0) + 1,
    } as RatesByKind[K];
    const names = namesOf(actor, at.markets);
    const words = { from: before ? rateWords(before, names) : '', to: rateWords(rate, names) };
    const { option } = at;
    const order = { order: [rate.id, ...rates.map(({ id }) => id)], version: orderOfKind(at.rates, kind) };
    const writes = before
      ? changeRateWrites(actor, { option, kind, before, next: rate }, words)
      : createRateWrites(actor, { option, kind, rates: [rate], order }, { name: nameOfRate(rate), ...words });
    const done = await commit(actor, writes);
    return done.ok ? ok({ currency, rate }) : done;
  });

/** Takes a rate away; `isAsked`: only says whether it could. NOT_FOUND; RECORD_IN_USE where a combo names it, with which. */
export const deleteRate = (
  actor: UserActor,
  kind: RateKind,
  id: string,
  isAsked = false,
): Promise<Outcome<Record<string, never>, 'RECORD_IN_USE' | CommonFailure>> =>
  untilItStands(async () => {
    const at = await optionAtHand(actor, optionOf(id));
    const rates = at ? ratesOf(at.rates, kind) : [];
    const rate = rates.find((one) => one.id === id);
    if (!at || !rate) return fail('NOT_FOUND');
    const { option } = at;
    // In this order: who names it after it was counted makes the commit fail.
    const timesNamed = await readTimesNamed(actor, option, kind, id);
    const uses = await readUses(actor, id, NAMED + 1);
    if (uses.length) return inUse(uses);
    if (isAsked) return ok({});
    const order = {
      order: rates.flatMap((one) => (one.id === id ? [] : [one.id])),
      version: orderOfKind(at.rates, kind),
    };
    const words = rateWords(rate, namesOf(actor, at.markets));
    const done = await commit(actor, deleteRateWrites(actor, { option, kind, rate, order }, { words, timesNamed }));
    return done.ok ? ok({}) : done;
  });

/** A rate has no state in which it is kept and not offered: what names it is changed first. */
function inUse(uses: readonly Use[]): Failure<'RECORD_IN_USE'> {
  const named = uses.slice(0, NAMED).map(({ name }) => name);
  const combos = uses.length === 1 ? 'a combo' : 'combos';
  const more = uses.length > NAMED ? ' and others' : '';
  const used = `Used as a transfer in ${combos}: ${named.join('; ')}${more}.`;
  return fail('RECORD_IN_USE', { message: `${used} Please choose another transfer there first.` });
}
