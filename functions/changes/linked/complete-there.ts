import type { RefundSum } from '#functions/payments/refunds/refund-lines.ts';
import type { Write } from '#functions/table/write.ts';
import { completeWrites } from '../complete-writes.ts';
import { partOfChange } from '../part-of-change.ts';
import { keptBySupplier } from './charge-there.ts';
import { type OtherSide, there } from './other-side.ts';

/**
 * The consumer's request completed by what the supplier gives `back` to the consumer's wallet, by the consumer's own rule
 * and the charges that its customer accepted; undefined where less is left of what that customer paid.
 */
export async function completeThere(consumer: OtherSide, back: RefundSum): Promise<Write<never>[] | undefined> {
  const { actor, both: _both, ...subject } = consumer;
  const { change, booking } = subject;
  const part = partOfChange(booking, change);
  if (!part || !change.charges) return undefined;
  const { charges } = change;
  const kept = keptBySupplier(actor.site, subject, { part, keepsServiceFee: charges.keepsServiceFee }, back);
  const completed = await completeWrites(actor, subject, { charges, part, ...kept, more: {} });
  return completed && there(completed.writes);
}
