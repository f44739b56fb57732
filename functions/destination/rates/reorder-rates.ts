import type { UserActor } from '#functions/actor.ts';
import { commit } from '#functions/table/commit.ts';
import { untilItStands } from '#functions/table/until-it-stands.ts';
import type { AnswerOf, RequestOf } from '#shared/contract.ts';
import type { changeTourOptionTicketRatePriority } from '#shared/destination/rates/change-tour-option-ticket-rate-priority.ts';
import { optionOf, type RateKind } from '#shared/destination/rates/rate-fields.ts';
import { nameOfRate } from '#shared/destination/rates/rate-words.ts';
import type { AnyRate } from '#shared/destination/rates/rate-year.ts';
import { conflict, fail, ok } from '#shared/errors.ts';
import { optionAtHand, ratesOf } from './rated-option.ts';
import { orderOfKind } from './store.ts';
import { reorderWrites } from './writes.ts';

type Request = RequestOf<typeof changeTourOptionTicketRatePriority>;
type Answer = AnswerOf<typeof changeTourOptionTicketRatePriority>;

/** Rates that a history names of one move. */
const MOST_NAMED = 6;

/**
 * Puts an option's rates of a kind into another order. `newPriority` has the one that goes before all others last, as the
 * specification's browser sends it. VALIDATION where it forgets a rate, invents one or names one twice; CONFLICT with the
 * order as it stands where it was changed since `orderVersion`.
 */
export const reorderRates = (
  actor: UserActor,
  kind: RateKind,
  { newPriority, orderVersion }: Request,
): Promise<Answer> =>
  untilItStands(async () => {
    const order = newPriority.toReversed();
    const at = await optionAtHand(actor, optionOf(order[0]!));
    if (!at) return fail('NOT_FOUND');
    const rates = ratesOf(at.rates, kind);
    const stands = rates.map(({ id }) => id);
    const version = orderOfKind(at.rates, kind);
    if (!stands.includes(order[0]!) && !order.some((id) => stands.includes(id))) return fail('NOT_FOUND');
    if (orderVersion !== undefined && orderVersion !== version)
      return conflict({ order: stands, orderVersion: version });
    const wrong = wrongIn(order, stands);
    if (wrong) return fail('VALIDATION', { errors: { newPriority: wrong } });
    if (order.every((id, place) => id === stands[place])) return ok({ order, orderVersion: version });
    const words = movedWords(rates, order);
    const done = await commit(
      actor,
      reorderWrites(actor, { option: at.option, kind, order: { order, version } }, words),
    );
    return done.ok ? ok({ order, orderVersion: version + 1 }) : done;
  });

/** What is wrong with an order, in a sentence; undefined where it names every rate once. */
function wrongIn(order: readonly string[], stands: readonly string[]): string | undefined {
  const named = new Set(order);
  if (named.size < order.length) return 'A rate is listed twice.';
  const forgotten = stands.filter((id) => !named.has(id)).length;
  const invented = order.filter((id) => !stands.includes(id)).length;
  if (forgotten) return `Missing ${forgotten === 1 ? 'a rate' : `${forgotten} rates`} of the option.`;
  return invented
    ? `Unknown: ${invented === 1 ? 'a rate' : `${invented} rates`} that the option does not have.`
    : undefined;
}

/** The part of the order that is another one, before and after, in words. */
function movedWords(rates: readonly AnyRate[], order: readonly string[]): { from: string; to: string } {
  const names = new Map(rates.map((rate) => [rate.id, nameOfRate(rate)]));
  const first = rates.findIndex(({ id }, place) => id !== order[place]);
  const last = rates.findLastIndex(({ id }, place) => id !== order[place]);
  const said = (ids: readonly string[]) => {
    const part = ids.slice(first, last + 1);
    const words = part.slice(0, MOST_NAMED).map((id, place) => `${first + place + 1} ${names.get(id)}`);
    return [...words, ...(part.length > MOST_NAMED ? [`and ${part.length - MOST_NAMED} more`] : [])].join(', ');
  };
  return { from: said(rates.map(({ id }) => id)), to: said(order) };
}
