import type { Scope } from '#functions/scope.ts';
import { keptRows } from '#functions/destination/kept-rows.ts';
import type { ReachedRequest } from '#shared/areas/reached.ts';
import type { AreaTransferItem, Named } from './model.ts';
import { readNamed, transfersReached } from './store.ts';

/**
 * Transfers that can be sold from an area, to one, or from one to another, for a market and a day where one is named, with
 * what they name: one Query, names are kept in memory. None of a market or area that is deactivated.
 */
export async function readReached(
  scope: Scope,
  request: ReachedRequest,
): Promise<{ transfers: AreaTransferItem[]; named: Named }> {
  const { date } = request;
  const listed = (await transfersReached(scope, request)).filter(
    ({ validFromDate, validTillDate }) =>
      !date || ((!validFromDate || validFromDate <= date) && (!validTillDate || date <= validTillDate)),
  );
  const named = await readNamed(scope.actor, listed, keptRows);
  const isOffered = (row: { isDeactivated: boolean } | undefined) => row !== undefined && !row.isDeactivated;
  const transfers = listed.filter(
    ({ fromId, toId, marketId }) =>
      isOffered(named.areas.get(fromId)) && isOffered(named.areas.get(toId)) && isOffered(named.markets.get(marketId)),
  );
  return { transfers, named };
}
