import type { UserActor } from '#functions/actor.ts';
import type { PaperFile } from '#functions/bookings/make-ticket-paper.ts';
import { paperLook } from '#functions/invoices/paper-look.ts';
import { receiptOf } from './receipt-of.ts';

/** A receipt for what paid an order, as a PDF; as receiptOf answers where there is none. */
export async function makeReceipt(actor: UserActor, orderId: string): Promise<PaperFile | 'FORBIDDEN' | undefined> {
  const receipt = await receiptOf(actor, orderId);
  if (!receipt || receipt === 'FORBIDDEN') return receipt;
  const [look, { drawReceipt }] = await Promise.all([paperLook(actor), import('./receipt-paper.ts')]);
  return { fileName: `receipt-${receipt.number}.pdf`, bytes: await drawReceipt(receipt, look) };
}
