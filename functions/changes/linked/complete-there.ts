import type { RefundSum } from '#functions/payments/refunds/refund-lines.ts';
import type { Write } from '#functions/table/write.ts';
import { fail, ok, type Outcome } from '#shared/errors.ts';
import { completeWrites } from '../complete-writes.ts';
import { partOfChange } from '../part-of-change.ts';
import { partOf } from '../parts-of.ts';
import { keptBySupplier } from './charge-there.ts';
import { otherFlightsThere, settledThere } from './other-desk.ts';
import { type OtherSide, there } from './other-side.ts';

/**
 * The consumer's request completed by what the supplier gives `back` to the consumer's wallet, by the consumer's own rule
 * and the charges that its customer accepted. ILLEGAL_TRANSITION, saying what to do, where the flights there are other ones,
 * or some of the booking went back there otherwise.
 */
export async function completeThere(
  consumer: OtherSide,
  back: RefundSum,
): Promise<Outcome<Write<never>[], 'ILLEGAL_TRANSITION'>> {
  const { actor, both: _both, here: _here, ...subject } = consumer;
  const { change, booking } = subject;
  const { charges } = change;
  const part = partOfChange(booking, change);
  if (!part || !charges)
    return fail('ILLEGAL_TRANSITION', { message: partOf(booking, change) ? otherFlightsThere : settledThere });
  const kept = keptBySupplier(actor.site, subject, { part, keepsServiceFee: charges.keepsServiceFee }, back);
  const completed = await completeWrites(actor, subject, { charges, part, ...kept, more: {} });
  return completed ? ok(there(completed.writes)) : fail('ILLEGAL_TRANSITION', { message: settledThere });
}
