import type * as z from 'zod/mini';
import type { Scope } from '#functions/scope.ts';
import { wholeSite } from '#functions/scope.ts';
import { clashesOfDrivers } from '#functions/transfers/driver-clashes.ts';
import { readAsides, readTransfersOfKart } from '#functions/transfers/store.ts';
import type { voucherShown } from '#shared/quotations/get-kart-by-id.ts';
import { isBeingMade } from '../store.ts';

/** What became of a quotation's vouchers, as its builder says it. Two reads and a Query, and one for each driver. */
export async function showVoucher(scope: Scope, kartId: string): Promise<z.output<typeof voucherShown>> {
  const actor = wholeSite(scope);
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
    driverClashes: await clashesOfDrivers(scope, standing),
    asides: aside?.asides ?? [],
  };
}
