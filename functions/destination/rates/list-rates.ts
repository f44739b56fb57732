import type { Actor, UserActor } from '#functions/actors/actor.ts';
import type { RecordEventItem } from '#functions/destination/events.ts';
import { readPeople } from '#functions/users/store.ts';
import type { CommonFailure } from '#shared/contract.ts';
import type { RateEvent, RateKind } from '#shared/destination/rate-fields.ts';
import type { RatedMarket, RatedOption } from '#shared/destination/rate-shown.ts';
import { fail, ok, type Outcome } from '#shared/errors.ts';
import { marketsFor, optionAtHand, type RatesByKind, ratesOf, showRatedOption } from './rated-option.ts';
import { orderOfKind, readRateEvents } from './store.ts';

const MOST_EVENTS = 50;

interface Listed<K extends RateKind> {
  currency: string;
  option: RatedOption;
  markets: RatedMarket[];
  orderVersion: number;
  events: RateEvent[];
  rates: RatesByKind[K][];
}

/** An option's rates of a kind as they stand now, with what was done to them. NOT_FOUND. */
export async function listRates<K extends RateKind>(
  actor: UserActor,
  kind: K,
  tourOptionId: string,
): Promise<Outcome<Listed<K>, CommonFailure>> {
  const [at, events] = await Promise.all([
    optionAtHand(actor, tourOptionId),
    readRateEvents(actor, kind, tourOptionId, MOST_EVENTS).then((done) => showEvents(actor, done)),
  ]);
  if (!at) return fail('NOT_FOUND');
  return ok({
    currency: actor.head.currency,
    option: showRatedOption(at.option),
    markets: marketsFor(at, kind),
    orderVersion: orderOfKind(at.rates, kind),
    events,
    rates: [...ratesOf(at.rates, kind)],
  });
}

const userIdOf = (by: string): string => (by.startsWith('user:') ? by.slice('user:'.length) : '');

/** What was done, in words, people by their names of today. One trip for the names. */
async function showEvents(actor: Actor, events: readonly RecordEventItem[]): Promise<RateEvent[]> {
  const { users } = await readPeople(actor, events.map(({ by }) => userIdOf(by)).filter(Boolean));
  return events.map(({ at, from, to, by, name }) => {
    const user = users.get(userIdOf(by));
    const done = !from ? 'made' : to ? 'changed' : 'deleted';
    return {
      at,
      text: name === 'Order' ? 'Order changed' : `${name} ${done}`,
      from,
      to,
      by: user ? `${user.firstName} ${user.lastName}`.trim() : userIdOf(by) ? 'Somebody who has left' : 'The site',
    };
  });
}
