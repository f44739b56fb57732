import { type Scope, scopeOf } from '#functions/actors/scope.ts';
import { handle } from '#functions/http/handle.ts';
import { getAllCombos, MOST_COMBOS } from '#shared/destination/get-all-combos.ts';
import type { ResponseOf } from '#shared/contract.ts';
import type { ComboOption } from '#shared/destination/combo-fields.ts';
import { ok } from '#shared/errors.ts';
import { readActivities } from './activity-store.ts';
import type { ComboItem, TourOptionItem } from './catalogue-model.ts';
import { type ComboParts, isThere, readComboParts } from './combo-parts.ts';
import { combosFrom } from './combo-store.ts';

type Sold = ResponseOf<typeof getAllCombos>['combos'][number];

/** Whether the transfers that an option of a combo names are still there. */
const hasItsWays = (one: ComboOption, parts: ComboParts): boolean =>
  [one.onwardTransfer, one.returnTransfer].every((id) => id === '' || isThere(parts, one, id));

/** A combo is sold while it, its options with their activities and their transfers are. */
export const getAllCombosHandler = handle(getAllCombos, async (actor) => {
  const combos = await newestCombos(scopeOf(actor, getAllCombos.access.scope));
  const parts = await readComboParts(
    actor,
    combos.flatMap(({ tourOptions }) => tourOptions),
  );
  const activities = await readActivities(
    actor,
    [...parts.options.values()].map(({ activityId }) => activityId),
  );
  const isSold = (option: TourOptionItem | undefined) =>
    option !== undefined && !option.isDeactivated && activities.get(option.activityId)?.isDeactivated === false;
  return ok({
    currency: actor.head.currency,
    combos: combos
      .filter(({ tourOptions }) =>
        tourOptions.every((one) => isSold(parts.options.get(one.tourOptionId)) && hasItsWays(one, parts)),
      )
      .map((combo) => soldCombo(combo, parts)),
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
