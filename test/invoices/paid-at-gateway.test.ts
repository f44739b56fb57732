import { beforeAll, describe, expect, test } from 'vitest';
import { readBooking } from '#functions/bookings/store.ts';
import { clock } from '#functions/clock.ts';
import type { GatewayFee } from '#functions/payments/model.ts';
import { paymentsAfter } from '#functions/payments/sandbox-gateway/pay.ts';
import { readSandboxOrder } from '#functions/payments/sandbox-gateway/store.ts';
import { changeSandboxOrderWrites } from '#functions/payments/sandbox-gateway/writes.ts';
import { paymentSettingsWrites } from '#functions/payments/writes.ts';
import { adapters } from '#functions/suppliers/registry.ts';
import { memoryStore } from '#functions/suppliers/sandbox/sandbox-store.ts';
import { commit } from '#functions/table/commit.ts';
import { runBooking } from '#functions/workers/booking-worker.ts';
import { acceptChangeCharges } from '#shared/changes/accept-change-charges.ts';
import { changeRequest } from '#shared/changes/change-request.ts';
import { completeChangeRequest } from '#shared/changes/complete-change-request.ts';
import { setChangeCharges } from '#shared/changes/set-change-charges.ts';
import type { Call, WireRequestOf } from '#shared/contract.ts';
import { getInvoice } from '#shared/invoices/get-invoice.ts';
import { getInvoices } from '#shared/invoices/get-invoices.ts';
import type { InvoiceDocument } from '#shared/invoices/invoice.ts';
import { orderSuccessCallback } from '#shared/payments/order-success-callback.ts';
import { startPayment } from '#shared/payments/start-payment.ts';
import { saveFlights } from '#test/flights/settings/flight-settings-steps.ts';
import { callHttp } from '#test/harness/call-http.ts';
import { sweepDue } from '#test/harness/sweep-due.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { openGateway, payAtGateway, sellOrder, TOTAL } from '#test/payments/sell-order.ts';
import { supplierDouble } from '#test/workers/supplier-double.ts';
import { openTaxedSite } from './taxed-site.ts';

const world = useWorld({ at: '2026-11-21T06:00:00.000Z' });
const job = () => world.job('sarathi');
let admin: TestUser;
let agent: TestUser;
beforeAll(async () => {
  adapters.sandbox = () => supplierDouble(memoryStore()).supplier;
  ({ admin, agent } = await openTaxedSite(world));
  await openGateway(job());
});
const ask = <C extends Call>(as: TestUser, call: C, body: WireRequestOf<C>) =>
  callHttp({ site: 'sarathi', call, body, as });

test('invoice and credit note say how it was paid and refunded by the name that customers know', async () => {
  const sold = await sellOrder(agent);
  await payAtGateway(job(), sold);
  expect(await ask(agent, orderSuccessCallback, { orderId: sold.orderId })).toMatchObject({ status: 200 });
  await runBooking('sarathi', sold.orderId);
  const { bookingId } = (await readBooking(job(), sold.bookingId))!;
  const asked = { BookingId: bookingId, RequestType: 1, CancellationType: 3, Remarks: 'Ill' } as const;
  const { requestId } = (await ask(agent, changeRequest, asked)).result!;
  const costs = { requestId, currency: 'INR', airlineCharge: 300, cancellationFee: 0, remarks: '' };
  expect(await ask(admin, setChangeCharges, costs)).toMatchObject({ status: 200 });
  await ask(agent, acceptChangeCharges, { requestId, chargesNo: 1 });
  expect(await ask(admin, completeChangeRequest, { requestId, currency: 'INR', creditNote: 'CN-1' })).toMatchObject({
    status: 200,
  });
  for (let round = 0; round < 3; round++) {
    await sweepDue();
    world.clock.advance(120_000);
  }
  const { records } = (await ask(agent, getInvoices, { search: bookingId })).result!;
  const paidOf = async (kind: (typeof records)[number]['kind']) => {
    const { number } = records.find((one) => one.kind === kind)!;
    return (await ask(agent, getInvoice, { number })).result!.paid;
  };
  expect(await paidOf('invoice')).toMatch(/^Paid through Card on 21 Nov 2026, payment /);
  expect(await paidOf('creditNote')).toMatch(/^Refunded through Card to the account that paid, payment /);
});

describe('a gateway’s convenience fee that is refunded', () => {
  /** 2 % of the sale of 1,000. */
  const FEE = 20;
  const setFee = async (fee: GatewayFee) => {
    const gateways = [{ name: 'sandbox', title: 'Card', adapter: 'sandbox', account: 'sarathi', fee }];
    expect((await commit(job(), paymentSettingsWrites(job(), { gateways, bankDetails: [] }))).ok).toBe(true);
  };
  beforeAll(async () => {
    await setFee({ kind: 'percent', value: 200 });
    await saveFlights(admin, { keepsServiceFee: false, keepsConvenienceFee: false });
  });

  /** A sale that was paid with it and refunded whole against these charges, in rupees. */
  async function refunded(airlineCharge: number, cancellationFee: number) {
    const { orderId, bookingId: sold } = await sellOrder(agent);
    expect(await ask(agent, startPayment, { orderId, gateway: 'sandbox', fee: FEE })).toMatchObject({ status: 200 });
    const order = (await readSandboxOrder(`${orderId}-1`))!;
    await commit(job(), changeSandboxOrderWrites(order, { payments: paymentsAfter(order, 'succeed', clock.now()) }));
    await ask(agent, orderSuccessCallback, { orderId });
    await runBooking('sarathi', orderId);
    const { bookingId } = (await readBooking(job(), sold))!;
    const asked = { BookingId: bookingId, RequestType: 1, CancellationType: 3, Remarks: 'Ill' } as const;
    const { requestId } = (await ask(agent, changeRequest, asked)).result!;
    const costs = { requestId, currency: 'INR', airlineCharge, cancellationFee, remarks: '' };
    const charges = (await ask(admin, setChangeCharges, costs)).result!.charges!;
    await ask(agent, acceptChangeCharges, { requestId, chargesNo: charges.chargesNo });
    const done = await ask(admin, completeChangeRequest, { requestId, currency: 'INR', creditNote: 'CN-1' });
    expect(done).toMatchObject({ status: 200, result: { refund: { amount: charges.comesBack } } });
    for (let round = 0; round < 3; round++) {
      await sweepDue();
      world.clock.advance(120_000);
    }
    const { records } = (await ask(agent, getInvoices, { search: bookingId })).result!;
    const paperOf = async (kind: (typeof records)[number]['kind']) =>
      (await ask(agent, getInvoice, { number: records.find((one) => one.kind === kind)!.number })).result!;
    return { charges, paperOf };
  }
  const comesTo = ({ reimbursed, services, others }: InvoiceDocument) =>
    [...reimbursed, ...services].reduce((sum, { amount }) => sum + amount, 0) +
    others.reduce((sum, { minor }) => sum + minor, 0);

  test('stands on no credit note, as it stood on no invoice', async () => {
    const { charges, paperOf } = await refunded(0, 0);
    const note = await paperOf('creditNote');
    expect(charges.comesBack).toBe(TOTAL / 100 + FEE);
    expect(charges.lines).toContainEqual({ kind: 'convenienceFee', amount: FEE });
    expect([note.total, comesTo(note)]).toEqual([TOTAL / 100, TOTAL / 100]);
    for (const paper of [await paperOf('invoice'), note])
      expect(paper.others.map(({ label }) => label)).not.toContain('Convenience fee');
  });

  test('bears what of the site’s own fee the note has no room for, so that no note is less than nothing', async () => {
    const { charges, paperOf } = await refunded(920, 500);
    const [fee, note] = [await paperOf('cancellation'), await paperOf('creditNote')];
    expect(charges.comesBack).toBeLessThan(1);
    const setOff = note.others.find(({ label }) => label === `Set off, ${fee.number}`)!;
    expect([note.total, comesTo(note)]).toEqual([0, 0]);
    expect(fee.total + setOff.minor).toBeGreaterThan(0);
    expect(fee.total + setOff.minor).toBeLessThanOrEqual(FEE);
  });
});
