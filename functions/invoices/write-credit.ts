import type { JobActor } from '#functions/actor.ts';
import { readBooking } from '#functions/bookings/store.ts';
import { readChange } from '#functions/changes/store.ts';
import { readRefund } from '#functions/payments/refunds/store.ts';
import { log } from '#functions/runtime/log.ts';
import { commit } from '#functions/table/commit.ts';
import { composeCredit } from './compose-credit.ts';
import { endCreditTask } from './invoice-writes.ts';
import { numberInvoice } from './number-invoice.ts';
import { isInvoiceDue, numberOf, readInvoice } from './store.ts';

/**
 * Writes a refund's credit note, which names the invoice of the sale, and before it the invoice of the site's fee.
 * Waits for the sale's invoice where that is still due; a sale without one has no credit note. May run twice, and be
 * killed anywhere.
 */
export async function writeCredit(actor: JobActor, orderId: string, reference: string): Promise<void> {
  const ending = [endCreditTask(actor, orderId, reference)];
  const sold = await numberOf(actor, { orderId, kind: 'invoice' });
  if (!sold) {
    if (!(await isInvoiceDue(actor, orderId))) await commit(actor, ending);
    return;
  }
  const [original, refund, change] = await Promise.all([
    readInvoice(actor, sold),
    readRefund(actor, orderId, reference),
    readChange(actor, reference),
  ]);
  const booking = change && (await readBooking(actor, change.bookingId));
  if (!original || !refund || !booking) return void (await commit(actor, ending));
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
