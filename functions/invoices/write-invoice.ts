import type { JobActor } from '#functions/actor.ts';
import { log } from '#functions/runtime/log.ts';
import { readOrder, readPayable } from '#functions/payments/store.ts';
import { commit } from '#functions/table/commit.ts';
import { composeInvoice } from './compose-invoice.ts';
import { endInvoiceTask } from './invoice-writes.ts';
import { numberInvoice } from './number-invoice.ts';

/**
 * Writes a completed order's invoice: its number and all that it says in one commit, once. An order of a service that
 * has none, or that did not complete, is left without. May run twice, and be killed anywhere. `heldUntil`: until when its task is
 * held; one that was made due again meanwhile, because there is something to write by now, stays.
 */
export async function writeInvoice(actor: JobActor, orderId: string, heldUntil?: string): Promise<void> {
  const found = await readOrder(actor, orderId);
  const isSold = found.ok && found.value.state === 'COMPLETED';
  const facts = isSold ? await (await readPayable(actor, found.value)).payable.invoice?.() : undefined;
  if (!found.ok || !facts) return void (await commit(actor, [endInvoiceTask(actor, orderId, heldUntil)]));
  const paper = await composeInvoice(actor, found.value, facts);
  if (!(await numberInvoice(actor, paper, [endInvoiceTask(actor, orderId)])))
    log.warn('invoice without a number yet', { site: actor.site, orderId });
}
