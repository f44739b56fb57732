import type { Actor } from '#functions/actor.ts';
import { kartKeys } from '#functions/quotations/keys.ts';
import type { KartItem } from '#functions/quotations/model.ts';
import { readKartPayments } from '#functions/quotations/store.ts';
import type { Write } from '#functions/table/write.ts';
import { fail, ok, type Outcome } from '#shared/errors.ts';

/**
 * What a lower total is held to in its commit: that nothing paid for the trip is earned, since that is settled and its tax
 * owed. Nothing where the total is not lower, or nobody paid online. ILLEGAL_TRANSITION where something is earned; the
 * writes BUSY where it is by then.
 */
export async function loweredWrites(
  actor: Actor,
  { id, totalPrice, paidOnline }: KartItem,
  next: Pick<KartItem, 'totalPrice'>,
): Promise<Outcome<Write<never>[], 'ILLEGAL_TRANSITION'>> {
  if (next.totalPrice >= totalPrice || paidOnline === 0) return ok([]);
  const payments = await readKartPayments(actor, id);
  if (payments.some(({ earnedAt }) => earnedAt))
    return fail('ILLEGAL_TRANSITION', { message: 'The trip is over and was settled. Its price cannot be lowered.' });
  return ok(
    payments.map(({ orderId }) => ({
      kind: 'check',
      key: kartKeys.kartPayment(actor, id, orderId),
      when: [{ field: 'earnedAt', missing: true }],
      otherwise: 'BUSY',
    })),
  );
}
