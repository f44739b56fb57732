import { mkdirSync, writeFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { clock } from '#functions/clock.ts';
import { readOrder, readPayment } from '#functions/payments/store.ts';
import { paymentSettingsWrites } from '#functions/payments/writes.ts';
import { paymentsAfter } from '#functions/payments/sandbox-gateway/pay.ts';
import { readSandboxOrder } from '#functions/payments/sandbox-gateway/store.ts';
import { changeSandboxOrderWrites } from '#functions/payments/sandbox-gateway/writes.ts';
import { commit } from '#functions/table/commit.ts';
import { runBooking } from '#functions/workers/booking-worker.ts';
import { makeDocument } from '#shared/documents/make-document.ts';
import { orderSuccessCallback } from '#shared/payments/order-success-callback.ts';
import { startPayment } from '#shared/payments/start-payment.ts';
import { startTopUp } from '#shared/wallet/start-top-up.ts';
import { callHttp } from '#test/harness/call-http.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { openTaxedSite } from '#test/invoices/taxed-site.ts';
import { sellOrder } from '#test/payments/sell-order.ts';
import { buyFlight } from '#test/suppliers/buy-flight.ts';
import { readPaper } from './read-paper.ts';

const site = 'sarathi' as const;

describe('a receipt', () => {
  const world = useWorld({ at: '2026-11-23T08:36:00.000Z' });
  let agent: TestUser;
  let admin: TestUser;
  beforeAll(async () => {
    ({ agent, admin } = await openTaxedSite(world));
    const fee = { kind: 'percent', value: 200 } as const;
    const gateways = [{ name: 'sandbox', title: 'Card or UPI', adapter: 'sandbox', account: site, fee }];
    const bank = { bankName: 'HDFC', accountName: 'Sarathi', accountNumber: '5020', ifsc: '', branch: '' };
    await commit(world.job(site), paymentSettingsWrites(world.job(site), { gateways, bankDetails: [bank] }));
  });
  const receipt = (as: TestUser, id: string) =>
    callHttp({ site, call: makeDocument, as, body: { kind: 'receipt', id } });
  async function pageOf(as: TestUser, id: string, picture: string): Promise<string> {
    const { status, result } = await receipt(as, id);
    expect([status, result?.fileName]).toEqual([200, `receipt-${id.slice(0, 10)}.pdf`]);
    const bytes = Buffer.from(result!.content, 'base64');
    if (process.env.PAPERS) {
      mkdirSync(process.env.PAPERS, { recursive: true });
      writeFileSync(`${process.env.PAPERS}/${picture}.pdf`, bytes);
    }
    const pages = await readPaper(bytes);
    expect(pages).toHaveLength(1);
    return pages[0]!;
  }

  it('of a top-up says who paid, how, when in the site’s zone, and what its fee was', async () => {
    const { result } = await callHttp({ site, call: startTopUp, as: agent, body: { amount: 50_000 } });
    const { orderId } = result!;
    expect(await receipt(agent, orderId), 'nothing is paid yet').toMatchObject({ status: 404 });
    const begun = await callHttp({
      ...{ site, call: startPayment, as: agent },
      body: { orderId, gateway: 'sandbox', fee: 1000 },
    });
    expect(begun).toMatchObject({ status: 200 });
    const atGateway = (await readSandboxOrder(
      (await readPayment(world.job(site), orderId))!.attempts[0]!.gatewayOrderId,
    ))!;
    await commit(
      world.job(site),
      changeSandboxOrderWrites(atGateway, { payments: paymentsAfter(atGateway, 'succeed', clock.now()) }),
    );
    await callHttp({ site, call: orderSuccessCallback, as: agent, body: { orderId } });
    await runBooking(site, orderId);
    const page = await pageOf(agent, orderId, 'receipt-top-up');
    const order = await readOrder(world.job(site), orderId);
    if (!order.ok) throw new Error('no such order');
    for (const said of [
      ...['Receipt', 'Money added to the wallet', orderId.slice(0, 10), '23 Nov 2026, 14:06', '₹ 51,000.00'],
      ...['Rupees fifty-one thousand only', 'Card or UPI', 'Added by travelAgent', 'Paid', 'Convenience fee'],
      ...['₹ 1,000.00', 'Sarathi Travels Pvt Ltd', 'This is not a tax invoice. No GST falls due'],
    ])
      expect(page).toContain(said);
    // It is wider than its column.
    expect(page.replaceAll('\n', '')).toContain(order.value.transactionId);
    expect(await receipt(admin, orderId)).toMatchObject({ status: 200 });
    const stranger = await world.addUser(site, 'travelAgent');
    expect(await receipt(stranger, orderId)).toMatchObject({ status: 404 });
  });

  it('of a flight says what was paid from the wallet, and what it was for', async () => {
    const orderId = await buyFlight({ site, as: agent, source: 'sandbox-gds', lastName: 'Menon' });
    const page = await pageOf(agent, orderId, 'receipt-flight');
    for (const said of ['Wallet entry', 'Flight ', 'Total paid', 'This is not a tax invoice.'])
      expect(page).toContain(said);
  });

  it('is none of an order that nobody paid, nor of an id that is none', async () => {
    const { orderId } = await sellOrder(agent);
    for (const id of [orderId, 'SAR/26-27/000001', 'NONE'])
      expect(await receipt(agent, id)).toMatchObject({ status: 404 });
  });
});
