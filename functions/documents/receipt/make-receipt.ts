import type { Actor } from '#functions/actor.ts';
import type { PaperFile } from '#functions/bookings/make-ticket-paper.ts';
import { paperLook } from '#functions/invoices/paper-look.ts';
import { receiptOf } from './receipt-of.ts';

/** A receipt for what paid an order, as a PDF; undefined where it is not the actor's to see, or was not paid. */
export async function makeReceipt(actor: Actor, orderId: string): Promise<PaperFile | undefined> {
  const receipt = await receiptOf(actor, orderId);
  if (!receipt) return undefined;
  const [look, { drawReceipt }] = await Promise.all([paperLook(actor), import('./receipt-paper.ts')]);
  return { fileName: `receipt-${receipt.number}.pdf`, bytes: await drawReceipt(receipt, look) };
}
