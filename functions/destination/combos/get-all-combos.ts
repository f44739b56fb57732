import { type Scope, scopeOf } from '#functions/scope.ts';
import { handle } from '#functions/http/handle.ts';
import { holds } from '#shared/permissions/holds.ts';
import { getAllCombos, MOST_COMBOS } from '#shared/destination/combos/get-all-combos.ts';
import type { ResponseOf } from '#shared/contract.ts';
import { ok } from '#shared/errors.ts';
import type { ComboItem } from '../catalogue-model.ts';
import { type ComboParts, readComboParts, whyNotSold } from './combo-parts.ts';
import { combosFrom } from './combo-store.ts';
import { keptRows } from '#functions/destination/kept-rows.ts';

type Sold = ResponseOf<typeof getAllCombos>['combos'][number];

/** A combo is sold while it, its options with their activities and their transfers are. */
export const getAllCombosHandler = handle(getAllCombos, async (actor) => {
  const combos = await newestCombos(scopeOf(actor, getAllCombos));
  const parts = await readComboParts(
    actor,
    combos.flatMap(({ tourOptions }) => tourOptions),
    keptRows,
  );
  return ok({
    currency: actor.head.currency,
    combos: combos
      .filter(({ tourOptions }) => whyNotSold(tourOptions, parts) === '')
      .map((combo) => soldCombo(combo, parts))
      .map((combo) => (holds(actor, 'rates.view') ? combo : withoutRates(combo))),
  });
});

/** Combos that are offered, the newest first. */
async function newestCombos(scope: Scope): Promise<ComboItem[]> {
  const found: ComboItem[] = [];
  let cursor: string | undefined;
  do {
    const page = await combosFrom(scope, { cursor, limit: MOST_COMBOS });
    found.push(...page.cards.filter(({ isDeactivated }) => !isDeactivated));
    cursor = page.cursor;
  } while (cursor && found.length < MOST_COMBOS);
  return found.slice(0, MOST_COMBOS);
}

/** Rates ask for a permission of their own: what the combo is made of stays. */
const withoutRates = (combo: Sold): Sold => ({
  ...combo,
  tourOptions: combo.tourOptions.map((option) => ({ ...option, ticketRates: [], transferRates: [] })),
});

const soldCombo = ({ id, name, amount, createdAt, tourOptions }: ComboItem, parts: ComboParts): Sold => ({
  id,
  name,
  amount,
  createdAt,
  tourOptions: tourOptions.flatMap(({ tourOptionId, onwardTransfer, returnTransfer }) => {
    const option = parts.options.get(tourOptionId);
    if (!option) return [];
    const { tickets = [], transfers = [] } = parts.ratesOf(option) ?? {};
    return [
      {
        tourOptionId,
        name: option.name,
        description: option.description,
        activityName: option.activityName,
        onwardTransfer,
        returnTransfer,
        ticketRates: tickets.map(({ adultAmount, childAmount, isPerPax, validFromDate, validTillDate }) => ({
          adultAmount,
          childAmount,
          isPerPax,
          validFromDate,
          validTillDate,
        })),
        transferRates: transfers.map((rate) => ({
          id: rate.id,
          transferType: rate.transferType,
          sharingBasis: rate.sharingBasis,
          amount: rate.amount,
          minPax: rate.minPax,
          maxPax: rate.maxPax,
          isPerPax: rate.isPerPax,
          validFromDate: rate.validFromDate,
          validTillDate: rate.validTillDate,
        })),
      },
    ];
  }),
});
