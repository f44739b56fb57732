import type { Actor, UserActor } from '#functions/actor.ts';
import { keptRows } from '#functions/destination/kept-rows.ts';
import { readRecordEvents } from '#functions/records/event-store.ts';
import { readTourOptions } from '#functions/destination/activities/tour-option-store.ts';
import { showEvents } from '#functions/records/show-events.ts';
import type { CommonFailure } from '#shared/contract.ts';
import type { RateKind } from '#shared/destination/rates/rate-fields.ts';
import type { ToldEvent } from '#shared/records/told-event.ts';
import type { RatedMarket, RatedOption } from '#shared/destination/rates/rate-shown.ts';
import { fail, ok, type Outcome } from '#shared/errors.ts';
import { readMarkets } from './markets.ts';
import { marketsFor, type OptionAtHand, type RatesByKind, ratesOf, showRatedOption } from './rated-option.ts';
import { eventKind, keptOptionRates, orderOfKind } from './store.ts';
import type { RecordEventItem } from '#functions/records/record-event.ts';

const MOST_EVENTS = 50;

interface Listed<K extends RateKind> {
  currency: string;
  option: RatedOption;
  markets: RatedMarket[];
  orderVersion: number;
  events: ToldEvent[];
  rates: RatesByKind[K][];
}

/**
 * An option's rates of a kind as of this request, with what was done to them: one Query of that, all else is kept in
 * memory. NOT_FOUND.
 */
export async function listRates<K extends RateKind>(
  actor: UserActor,
  kind: K,
  tourOptionId: string,
): Promise<Outcome<Listed<K>, CommonFailure>> {
  const [at, events] = await Promise.all([
    listedOption(actor, tourOptionId),
    readRecordEvents(actor, eventKind[kind], tourOptionId, MOST_EVENTS).then((done) =>
      showEvents(actor, done, rateDeed),
    ),
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

/** An option with its rates and the site's markets, as lists show them. */
async function listedOption(actor: Actor, tourOptionId: string): Promise<OptionAtHand | undefined> {
  const option = (await readTourOptions(actor, [tourOptionId], keptRows)).get(tourOptionId);
  if (!option) return undefined;
  const [rates, markets] = await Promise.all([keptOptionRates(actor, option), readMarkets(actor)]);
  return { option, rates, markets };
}

/** What was done to rates, in words: theirs is the history of their option. */
function rateDeed({ name, from, to }: RecordEventItem): string {
  if (name === 'Order') return 'Order changed';
  return `${name} ${!from ? 'made' : to ? 'changed' : 'deleted'}`;
}
