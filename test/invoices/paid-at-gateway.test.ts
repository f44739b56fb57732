import { beforeAll, expect, test } from 'vitest';
import { readBooking } from '#functions/bookings/store.ts';
import { adapters } from '#functions/suppliers/registry.ts';
import { memoryStore } from '#functions/suppliers/sandbox/sandbox-store.ts';
import { runBooking } from '#functions/workers/booking-worker.ts';
import { acceptChangeCharges } from '#shared/changes/accept-change-charges.ts';
import { changeRequest } from '#shared/changes/change-request.ts';
import { completeChangeRequest } from '#shared/changes/complete-change-request.ts';
import { setChangeCharges } from '#shared/changes/set-change-charges.ts';
import type { Call, WireRequestOf } from '#shared/contract.ts';
import { getInvoice } from '#shared/invoices/get-invoice.ts';
import { getInvoices } from '#shared/invoices/get-invoices.ts';
import { orderSuccessCallback } from '#shared/payments/order-success-callback.ts';
import { callHttp } from '#test/harness/call-http.ts';
import { sweepDue } from '#test/harness/sweep-due.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { openGateway, payAtGateway, sellOrder } from '#test/payments/sell-order.ts';
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
