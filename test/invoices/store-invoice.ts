import type { JobActor } from '#functions/actor.ts';
import type { Unnumbered } from '#functions/invoices/invoice-writes.ts';
import { numberInvoice } from '#functions/invoices/number-invoice.ts';
import { invoiceKeys } from '#functions/invoices/keys.ts';
import { getItem } from '#functions/table/read.ts';
import { randomId } from '#shared/ids.ts';
import type { TestUser } from '#test/harness/test-user.ts';

/** A paper of somebody's as it is before it has a number. */
export const unnumbered = (of: Pick<TestUser, 'actor' | 'item'>, orderId = randomId()): Unnumbered => ({
  orderId,
  owner: of.actor.owner,
  invoice: {
    kind: 'invoice',
    billedTo: `${of.item.firstName} ${of.item.lastName}`,
    about: 'New Delhi to Mumbai',
    pnr: 'ABC123',
    bookingId: orderId,
    currency: 'INR',
    taxable: 10_000,
    tax: 1800,
    total: 561_800,
    seller: { name: 'Sarathi', address: '', taxNumber: '', state: '' },
    buyer: { name: `${of.item.firstName} ${of.item.lastName}`, address: '', taxNumber: '', state: '' },
    taxNumberName: 'GSTIN',
    facts: [],
    reimbursed: [],
    services: [],
    others: [],
    paid: '',
  },
});

/** One paper of somebody's; answers its number. */
export async function storeInvoice(job: JobActor, of: Pick<TestUser, 'actor' | 'item'>): Promise<string> {
  const paper = unnumbered(of);
  await numberInvoice(job, paper);
  const claim = await getItem(invoiceKeys.invoiceOf(job, paper.orderId, 'invoice'));
  return claim!.number;
}
