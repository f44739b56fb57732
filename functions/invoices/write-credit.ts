import type { JobActor } from '#functions/actor.ts';
import { readBooking } from '#functions/bookings/store.ts';
import { readChange } from '#functions/changes/store.ts';
import type { RefundItem } from '#functions/payments/refunds/model.ts';
import { readRefund } from '#functions/payments/refunds/store.ts';
import { readGateways, readOrder, readPayable } from '#functions/payments/store.ts';
import { log } from '#functions/runtime/log.ts';
import { commit } from '#functions/table/commit.ts';
import { composeCredit } from './compose-credit.ts';
import { composeCreditNote, refundedText } from './credit-paper.ts';
import { endCreditTask } from './invoice-writes.ts';
import type { InvoiceItem } from './model.ts';
import { numberInvoice } from './number-invoice.ts';
import { isInvoiceDue, numberOf, readInvoice } from './store.ts';

/**
 * Writes a refund's credit note, which names the invoice of the sale.
 * Waits for the sale's invoice where that is still due; a sale without one has no credit note. May run twice, and be
 * killed anywhere.
 */
export async function writeCredit(actor: JobActor, orderId: string, reference: string): Promise<void> {
  const ending = [endCreditTask(actor, orderId, reference)];
  // In this order: what is due no more when it is asked has its number by then.
  const isDue = await isInvoiceDue(actor, orderId);
  const sold = await numberOf(actor, { orderId, kind: 'invoice' });
  if (!sold) return isDue ? undefined : void (await commit(actor, ending));
  const [original, refund, order] = await Promise.all([
    readInvoice(actor, sold),
    readRefund(actor, orderId, reference),
    readOrder(actor, orderId),
  ]);
  if (!original || !refund || !order.ok) return void (await commit(actor, ending));
  const { payable } = await readPayable(actor, order.value);
  if (!payable.credit) return writeCreditOfChange(actor, original, refund);
  const facts = await payable.credit(refund);
  if (!facts) return void (await commit(actor, ending));
  const paid = refundedText(refund, await readGateways(actor));
  const note = await composeCreditNote(actor, original, { reference, paid }, facts);
  if (!(await numberInvoice(actor, note, ending)))
    log.warn('credit note without a number yet', { site: actor.site, orderId });
}

/** The papers of a change request's refund: the note, and before it the invoice of the site's fee. */
async function writeCreditOfChange(actor: JobActor, original: InvoiceItem, refund: RefundItem): Promise<void> {
  const { orderId, reference } = refund;
  const ending = [endCreditTask(actor, orderId, reference)];
  const change = await readChange(actor, reference);
  const booking = change && (await readBooking(actor, change.bookingId));
  if (!booking) return void (await commit(actor, ending));
  const { passengers, segments, number } = change;
  const papers = await composeCredit(actor, {
    ...{ original, refund, booking, number },
    chosen: { passengers, segments },
  });
  const hasNote = refund.lines.some(({ kind, minor }) => (kind === 'fare' || kind === 'fareDifference') && minor > 0);
  const feeNumber = papers.fee && (await numberInvoice(actor, papers.fee, hasNote ? [] : ending));
  if (papers.fee && !feeNumber) return log.warn('fee without a number yet', { site: actor.site, orderId });
  if (!hasNote) return papers.fee ? undefined : void (await commit(actor, ending));
  if (!(await numberInvoice(actor, papers.creditNote(feeNumber ?? ''), ending)))
    log.warn('credit note without a number yet', { site: actor.site, orderId });
}
