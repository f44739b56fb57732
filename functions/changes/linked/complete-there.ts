import type { RefundSum } from '#functions/payments/refunds/refund-lines.ts';
import type { Write } from '#functions/table/write.ts';
import { completeWrites } from '../complete-writes.ts';
import { partOfChange } from '../part-of-change.ts';
import { partOf } from '../parts-of.ts';
import { keptBySupplier } from './charge-there.ts';
import { type OtherSide, there } from './other-side.ts';

/**
 * The consumer's request completed by what the supplier gives `back` to the consumer's wallet, by the consumer's own rule
 * and the charges that its customer accepted. `OTHER_FLIGHTS` where the booking there has others than are meant, `SETTLED`
 * where some of it went back there otherwise.
 */
export async function completeThere(
  consumer: OtherSide,
  back: RefundSum,
): Promise<Write<never>[] | 'OTHER_FLIGHTS' | 'SETTLED'> {
  const { actor, both: _both, here: _here, ...subject } = consumer;
  const { change, booking } = subject;
  const { charges } = change;
  const part = partOfChange(booking, change);
  if (!part || !charges) return partOf(booking, change) ? 'OTHER_FLIGHTS' : 'SETTLED';
  const kept = keptBySupplier(actor.site, subject, { part, keepsServiceFee: charges.keepsServiceFee }, back);
  const completed = await completeWrites(actor, subject, { charges, part, ...kept, more: {} });
  return completed ? there(completed.writes) : 'SETTLED';
}
