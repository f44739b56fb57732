import { scopeOf } from '#functions/scope.ts';
import { handle } from '#functions/http/handle.ts';
import { getFilteredAreasTransfers } from '#shared/areas/get-filtered-areas-transfers.ts';
import { sharingBases } from '#shared/destination/rates/sharing.ts';
import { ok } from '#shared/errors.ts';
import type { AreaTransferItem } from './model.ts';
import { readReached } from './reached.ts';
import { showTransfer } from './show.ts';

const rank = ({ sharingBasis }: AreaTransferItem): number => sharingBases.indexOf(sharingBasis);
/** Shared before private, the cheapest first. */
const byBasis = (a: AreaTransferItem, b: AreaTransferItem): number =>
  rank(a) - rank(b) || a.amount - b.amount || (a.id < b.id ? -1 : 1);

export const getFilteredAreasTransfersHandler = handle(getFilteredAreasTransfers, async (actor, request) => {
  const { transfers, named } = await readReached(scopeOf(actor, getFilteredAreasTransfers), request);
  return ok({ transfers: transfers.toSorted(byBasis).map((transfer) => showTransfer(actor, transfer, named)) });
});
