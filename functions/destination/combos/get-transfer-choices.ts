import { type Scope, scopeOf } from '#functions/scope.ts';
import type { AreaTransferItem } from '#functions/areas/model.ts';
import { readTransfers } from '#functions/areas/store.ts';
import { handle } from '#functions/http/handle.ts';
import { getTransferChoices, type TransferChoice } from '#shared/destination/combos/get-transfer-choices.ts';
import { fail, ok } from '#shared/errors.ts';
import { readActivities } from '../activities/activity-store.ts';
import { rateName } from './combo-parts.ts';
import { listFew } from '#functions/records/whole-kind-store.ts';
import { markets as siteMarkets } from '../masters.ts';
import type { MarketItem } from '../masters-model.ts';
import { keptRows } from '#functions/destination/kept-rows.ts';
import { keptOptionRates } from '../rates/store.ts';
import { isStillSold, todayOf } from './still-sold.ts';
import { readTourOptions } from '../activities/tour-option-store.ts';
import { readUserIds } from '#functions/records/uses-store.ts';
import { offeredAreaNames, wayName } from '../offered-transfer-store.ts';

/** Kept in memory, but for one Query of which transfers an activity's area has. */
export const getTransferChoicesHandler = handle(getTransferChoices, async (actor, { tourOptionId }) => {
  const option = (await readTourOptions(actor, [tourOptionId], keptRows)).get(tourOptionId);
  if (!option) return fail('NOT_FOUND');
  const scope = scopeOf(actor, getTransferChoices);
  const [{ transfers }, activities, markets] = await Promise.all([
    keptOptionRates(actor, option),
    readActivities(actor, [option.activityId], keptRows),
    listFew(scope, siteMarkets),
  ]);
  const marketNames = new Map(markets.map(({ id, name }) => [id, name]));
  const rates = transfers
    .filter((rate) => isStillSold(rate, todayOf(actor)))
    .map((rate) => ({ id: rate.id, name: rateName(rate, marketNames) }));
  const areaId = activities.get(option.activityId)?.area?.id;
  const ways = areaId ? await waysOf(scope, markets, areaId) : { onward: [], return: [] };
  return ok({ onward: [...rates, ...ways.onward], return: [...rates, ...ways.return] });
});

const collator = new Intl.Collator('en', { numeric: true });

/**
 * Transfers that end in an activity's area, and those that begin there, market by market, by name; none of an area or a
 * market that is deactivated, and none whose last day is over.
 */
async function waysOf(
  { actor }: Scope,
  all: readonly MarketItem[],
  areaId: string,
): Promise<Record<'onward' | 'return', TransferChoice[]>> {
  const ids = await readUserIds(actor, areaId, 'areaTransfer');
  const transfers = [...(await readTransfers(actor, ids, keptRows)).values()].filter(
    (row) => !row.isDeactivated && isStillSold(row, todayOf(actor)),
  );
  const areas = await offeredAreaNames(
    actor,
    transfers.flatMap(({ fromId, toId }) => [fromId, toId]),
  );
  const markets = all.filter(({ isDeactivated }) => !isDeactivated);
  const names = { areas, markets: new Map(markets.map(({ id, name }) => [id, name])) };
  const offered = transfers.filter(({ fromId, toId }) => areas.has(fromId) && areas.has(toId));
  const choices = (rows: readonly AreaTransferItem[]): TransferChoice[] =>
    markets.flatMap((market) =>
      rows
        .filter(({ marketId }) => marketId === market.id)
        .map((row) => ({ id: row.id, name: wayName(row, names) }))
        .toSorted((one, other) => collator.compare(one.name, other.name)),
    );
  return {
    onward: choices(offered.filter(({ toId, transferType }) => toId === areaId && transferType !== 'Drop')),
    return: choices(offered.filter(({ fromId, transferType }) => fromId === areaId && transferType !== 'Pickup')),
  };
}
