import { scopeOf } from '#functions/scope.ts';
import { clock } from '#functions/clock.ts';
import { handle } from '#functions/http/handle.ts';
import { ok } from '#shared/errors.ts';
import { getTaxRates } from '#shared/markups/taxes/get-tax-rates.ts';
import { dayIn } from '#shared/time.ts';
import { MOST_EVENTS, showEvents } from '../show-events.ts';
import { showTaxes } from './show-taxes.ts';
import { hasTaxNumber, listMarkups, readMarkupEvents } from '../store.ts';

export const getTaxRatesHandler = handle(getTaxRates, async (actor) => {
  const scope = scopeOf(actor, getTaxRates);
  const [{ book, ownTaxes }, isTaxed, events] = await Promise.all([
    listMarkups(scope),
    hasTaxNumber(actor),
    readMarkupEvents(scope, 'TAX', MOST_EVENTS),
  ]);
  const today = dayIn(actor.head.zone, clock.now());
  return ok({
    today,
    rates: showTaxes(book.taxes, ownTaxes, { today, isTaxed }),
    events: await showEvents(actor, events),
  });
});
