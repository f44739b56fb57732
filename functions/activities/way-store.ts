import type { Actor } from '#functions/actor.ts';
import { areaKeys } from '#functions/areas/keys.ts';
import type { AreaTransferItem, Named } from '#functions/areas/model.ts';
import { type KeptTransfer, plainTransfer } from '#functions/areas/plain.ts';
import { readNamed, readTransfers } from '#functions/areas/store.ts';
import { keptRows, keptValue } from '#functions/destination/kept-rows.ts';
import { decidedBy } from '#functions/table/list-in.ts';
import { queryAll } from '#functions/table/read.ts';
import { isWayOf } from '#shared/activities/price/price-area-transfer.ts';
import { sharingBasisNames, type TransferScope, transferScopes } from '#shared/destination/rates/sharing.ts';

/** A transfer between areas as buyers see it. */
export interface WayForSale extends AreaTransferItem {
  /** Where guests are fetched, or brought back to. */
  otherId: string;
  otherName: string;
  /** `Private, Minivan`. */
  words: string;
}

const collator = new Intl.Collator('en');
const order = (scope: TransferScope): number => transferScopes.indexOf(scope);

const isThere = ({ areas, markets }: Named, { fromId, toId, marketId }: AreaTransferItem): boolean =>
  [areas.get(fromId), areas.get(toId), markets.get(marketId)].every((row) => row?.isDeactivated === false);

/**
 * Transfers to an area and from it that a market may ask for, whatever the day; none of an area or market that is
 * deactivated. Two Queries, kept in memory until the head's `destination` revision moves.
 */
export const keptWays = (actor: Actor, areaId: string, marketId: string): Promise<readonly WayForSale[]> =>
  areaId && marketId
    ? keptValue(actor, `ways to ${areaId} for ${marketId}`, () => readWaysOf(actor, areaId, marketId))
    : Promise.resolve([]);

async function readWaysOf(actor: Actor, areaId: string, marketId: string): Promise<WayForSale[]> {
  const lists = [
    areaKeys.areaTransfersTo(actor, areaId, marketId),
    areaKeys.areaTransfersFrom(actor, areaId, marketId),
  ];
  const cards = (await Promise.all(lists.map((place) => queryAll(decidedBy(place), { fields: ['card'] })))).flat();
  const found = new Map(
    cards
      .map(({ card }) => plainTransfer(JSON.parse(card) as KeptTransfer))
      .filter((row) => !row.isDeactivated && isWayOf(row, { scope: row.transferType, areaId }))
      .map((row) => [row.id, row]),
  );
  const named = await readNamed(actor, [...found.values()]);
  return [...found.values()]
    .filter((row) => isThere(named, row))
    .map((row): WayForSale => {
      const otherId = row.transferType === 'Pickup' || row.toId === areaId ? row.fromId : row.toId;
      return {
        ...row,
        otherId,
        otherName: named.areas.get(otherId)?.name ?? '',
        words: [sharingBasisNames[row.sharingBasis], row.description].filter(Boolean).join(', '),
      };
    })
    .toSorted(
      (one, other) =>
        collator.compare(one.otherName, other.otherName) ||
        order(one.transferType) - order(other.transferType) ||
        one.amount - other.amount ||
        (one.id < other.id ? -1 : 1),
    );
}

/** Transfers by their ids, those that are offered still, of whatever market. Kept in memory. */
export async function keptWaysById(
  actor: Actor,
  ids: readonly string[],
): Promise<ReadonlyMap<string, AreaTransferItem>> {
  const rows = await readTransfers(actor, ids, keptRows);
  const named = await readNamed(actor, [...rows.values()], keptRows);
  return new Map([...rows].filter(([, row]) => isThere(named, row)));
}
