import type { Actor } from '#functions/actor.ts';
import { kartKeys } from '#functions/quotations/keys.ts';
import type { KartEarnedRow, KartItem } from '#functions/quotations/model.ts';
import { readKartEarned } from '#functions/quotations/store.ts';
import type { Write } from '#functions/table/write.ts';
import { fail, ok, type Outcome } from '#shared/errors.ts';

/** That no more of a quotation was earned since that was read. BUSY where it was. */
export const earnedAsRead = (actor: Actor, id: string, earned: KartEarnedRow | undefined): Write<never> => ({
  kind: 'check',
  key: kartKeys.kartEarned(actor, id),
  when: [earned ? { field: 'count', is: earned.count } : { absent: true }],
  otherwise: 'BUSY',
});

/**
 * What a lower total is held to in its commit: that nothing paid online for the trip is earned, since that is settled.
 * Nothing where the total is not lower, or nobody paid online. ILLEGAL_TRANSITION where something is earned; the write
 * BUSY where it is by then.
 */
export async function loweredWrites(
  actor: Actor,
  { id, totalPrice, paidOnline }: KartItem,
  next: Pick<KartItem, 'totalPrice'>,
): Promise<Outcome<Write<never>[], 'ILLEGAL_TRANSITION'>> {
  if (next.totalPrice >= totalPrice || paidOnline === 0) return ok([]);
  const earned = await readKartEarned(actor, id);
  if (earned?.online)
    return fail('ILLEGAL_TRANSITION', { message: 'The trip is over and was settled. Its price cannot be lowered.' });
  return ok([earnedAsRead(actor, id, earned)]);
}
