import type { Scope } from '#functions/scope.ts';
import { keptRows } from '#functions/destination/kept-rows.ts';
import { transferName } from './show.ts';
import { newestAreas, newestTransfers, readNamed } from './store.ts';

const PAGE = 100;

/** A page of all areas, newest first, as lists of any kind of record show them. */
export async function listedAreas(scope: Scope, from: string) {
  const { cards, cursor } = await newestAreas(scope, { cursor: from, limit: PAGE });
  const records = cards.map(({ id, name, city, isDeactivated, version }) => ({
    ...{ id, name, note: city, isDeactivated, version },
  }));
  return { records, cursor: cursor ?? null };
}

/** A page of all transfers between areas, newest first. */
export async function listedTransfers(scope: Scope, from: string) {
  const { cards, cursor } = await newestTransfers(scope, { cursor: from, limit: PAGE });
  const named = await readNamed(scope.actor, cards, keptRows);
  const records = cards.map((transfer) => {
    const { id, marketId, isDeactivated, version } = transfer;
    const note = named.markets.get(marketId)?.name ?? '';
    return { id, name: transferName(transfer, named), note, isDeactivated, version };
  });
  return { records, cursor: cursor ?? null };
}
