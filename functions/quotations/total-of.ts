import type { Actor } from '#functions/actor.ts';
import { gstOnFees } from '#functions/changes/terms-store.ts';
import { clock } from '#functions/clock.ts';
import { sumsOf } from '#shared/quotations/sums.ts';
import type { KartItem, Line } from './model.ts';
import { earnedFrom } from './earned-from.ts';
import { summed } from './show-kart.ts';

/**
 * A head with the sums of these lines. Its service charge is taxed at today's rate until it is vouchered or the trip is over:
 * from then on at the rate that it had, which its papers name.
 */
export async function withSums(actor: Actor, head: KartItem, lines: readonly Line[]): Promise<KartItem> {
  const isHeld = head.state === 'VOUCHERED' || earnedFrom(actor, head) <= clock.now();
  const gstRate = (isHeld ? head.gstRate : undefined) ?? (await gstOnFees(actor));
  return { ...head, ...sumsOf(lines.map(summed), head, gstRate), gstRate };
}
