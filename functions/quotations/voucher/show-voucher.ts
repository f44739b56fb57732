import type * as z from 'zod/mini';
import type { Actor } from '#functions/actor.ts';
import { readAsides, readTransfersOfKart } from '#functions/transfers/store.ts';
import type { voucherShown } from '#shared/quotations/get-kart-by-id.ts';
import { isBeingMade } from '../store.ts';

/** What became of a quotation's vouchers, as its builder says it. Two reads and a Query. */
export async function showVoucher(actor: Actor, kartId: string): Promise<z.output<typeof voucherShown>> {
  const [isWaiting, transfers, aside] = await Promise.all([
    isBeingMade(actor, kartId),
    readTransfersOfKart(actor, kartId),
    readAsides(actor, kartId),
  ]);
  const standing = transfers.filter(({ state }) => state !== 'WITHDRAWN');
  return {
    isBeingMade: isWaiting,
    transfers: standing.length,
    completed: standing.filter(({ state }) => state === 'DONE').length,
    withoutDriver: standing.filter(({ state, driverId }) => state === 'OPEN' && !driverId).length,
    withdrawn: transfers.length - standing.length,
    asides: aside?.asides ?? [],
  };
}
