import { describe, expect, it } from 'vitest';
import { updateCartStatus } from '#shared/activities/cart/update-cart-status.ts';
import { addActivityMarkUp } from '#shared/activities/markup/add-activity-mark-up.ts';
import { getInvoice } from '#shared/invoices/get-invoice.ts';
import { getInvoices } from '#shared/invoices/get-invoices.ts';
import type { InvoiceDocument } from '#shared/invoices/invoice.ts';
import { fillCart, paidCart, soldOption } from '#test/activities/cart-steps.ts';
import { ratesDesk } from '#test/destination/rates-desk.ts';
import { sweepDue } from '#test/harness/sweep-due.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { told } from '#test/markups/price-steps.ts';
import { fillWallet } from '#test/payments/sell-order.ts';
import { readLedger } from '#test/wallet/read-ledger.ts';
import { openUntaxedSite } from './taxed-site.ts';

/** Two adults at 179, and the Service Fee of 10 % on it. Minor units. */
const [NET, FEE] = [35_800, 3_580];

describe('the papers of a cart of which a part goes back', () => {
  const world = useWorld({ at: '2026-11-22T06:00:00.000Z' });

  /** Of a cart of 358 and its fee, of which 99.99 goes back: the invoice, the note, and the order. */
  async function papers(staff: TestUser, buyer: TestUser, currency: string) {
    const option = await soldOption(await ratesDesk(staff), { isInstant: true });
    await told(staff, addActivityMarkUp, { kind: 'percentOfBase', percent: 10 });
    const { cart } = await fillCart(buyer, option);
    const { cartId, orderId } = await paidCart(buyer, cart);
    await told(staff, updateCartStatus, { cartId, status: 'CANCELLED', currency, refund: 99.99, reason: 'Rain' });
    for (let round = 0; round < 3; round++) {
      await sweepDue();
      world.clock.advance(120_000);
    }
    world.clock.set('2026-11-27T06:00:00.000Z');
    await sweepDue();
    const { records } = await told(buyer, getInvoices, { search: cartId });
    const of = async (wanted: InvoiceDocument['kind']) =>
      told(buyer, getInvoice, { number: records.find(({ kind }) => kind === wanted)!.number });
    const { house } = await readLedger(staff.site);
    const taxed = house.flatMap((one) => (one.account === 'tax:gst' && one.reference === orderId ? [one.minor] : []));
    return { invoice: await of('invoice'), note: await of('creditNote'), taxed };
  }

  it('say another country’s tax as that calls it, the note at the rate of the invoice', async () => {
    const staff = await world.addUser('gulf', 'staff', { isSuperAdmin: true });
    const buyer = await world.addUser('gulf', 'retail');
    await fillWallet(world, buyer, 10_000_000, 'USD');
    const { invoice, note, taxed } = await papers(staff, buyer, 'USD');
    expect(invoice).toMatchObject({ number: 'GUL/2026/000001', currency: 'USD', taxable: FEE, tax: FEE / 20 });
    expect(note).toMatchObject({ number: 'GUC/2026/000001', total: 9_999 });
    for (const { services } of [invoice, note])
      expect(services).toMatchObject([{ sac: '', taxes: [{ name: 'VAT', rate: 5 }] }]);
    expect(taxed).toEqual([invoice.tax - note.tax]);
  });

  it('say no tax where the site has no number for it, and nothing of it is in the books', async () => {
    const { admin, agent } = await openUntaxedSite(world);
    const { invoice, note, taxed } = await papers(admin, agent, 'INR');
    expect(invoice).toMatchObject({ total: NET + FEE, tax: 0, seller: { taxNumber: '' } });
    expect(note).toMatchObject({ total: 9_999, tax: 0 });
    for (const { services } of [invoice, note]) expect(services).toMatchObject([{ taxes: [] }]);
    expect(taxed).toEqual([]);
  });
});
