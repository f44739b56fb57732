import { type Scope, scopeOf } from '#functions/actors/scope.ts';
import type { AreaTransferItem } from '#functions/areas/model.ts';
import { transfersReached } from '#functions/areas/store.ts';
import { handle } from '#functions/http/handle.ts';
import { getTransferChoices, type TransferChoice } from '#shared/destination/get-transfer-choices.ts';
import { fail, ok } from '#shared/errors.ts';
import { readActivity } from './activity-store.ts';
import { rateName } from './combo-parts.ts';
import { listFew } from './few-store.ts';
import { readOptionRates } from './rates/store.ts';
import { readTourOption } from './tour-option-store.ts';
import { offeredAreaNames, wayName } from './way-store.ts';

/** Markets whose transfers between areas can be chosen from: a Query each way and market. */
const MOST_MARKETS = 12;

export const getTransferChoicesHandler = handle(getTransferChoices, async (actor, { tourOptionId }) => {
  const option = await readTourOption(actor, tourOptionId);
  if (!option) return fail('NOT_FOUND');
  const scope = scopeOf(actor, getTransferChoices);
  const [{ transfers }, activity] = await Promise.all([
    readOptionRates(actor, option),
    readActivity(actor, option.activityId),
  ]);
  const rates = transfers.map((rate) => ({ id: rate.id, name: rateName(rate) }));
  const areaId = activity?.area?.id;
  const ways = areaId ? await waysOf(scope, areaId) : { onward: [], return: [] };
  return ok({ onward: [...rates, ...ways.onward], return: [...rates, ...ways.return] });
});

/** Transfers that end in an activity's area, and those that begin there, of every market; none of an area that is deactivated. */
async function waysOf(scope: Scope, areaId: string): Promise<Record<'onward' | 'return', TransferChoice[]>> {
  const { actor } = scope;
  const markets = (await listFew(scope, 'MARKET')).filter(({ isDeactivated }) => !isDeactivated).slice(0, MOST_MARKETS);
  const reached = async (ends: { from: string; to: string }) =>
    (await Promise.all(markets.map(({ id }) => transfersReached(scope, { ...ends, marketId: id })))).flat();
  const [there, back] = await Promise.all([reached({ from: '', to: areaId }), reached({ from: areaId, to: '' })]);
  const names = await offeredAreaNames(
    actor,
    [...there, ...back].flatMap(({ fromId, toId }) => [fromId, toId]),
  );
  const marketName = new Map(markets.map(({ id, name }) => [id, name]));
  const choice = (row: AreaTransferItem): TransferChoice => ({
    id: row.id,
    name: `${wayName(row, names)} (${marketName.get(row.marketId) ?? 'a market'})`,
  });
  const isOffered = ({ fromId, toId }: AreaTransferItem) => names.has(fromId) && names.has(toId);
  return {
    onward: there.filter((row) => row.transferType !== 'Drop' && isOffered(row)).map(choice),
    return: back.filter((row) => row.transferType !== 'Pickup' && isOffered(row)).map(choice),
  };
}
