import { beforeAll, expect, test } from 'vitest';
import { readBooking } from '#functions/bookings/store.ts';
import { adapters } from '#functions/suppliers/registry.ts';
import { memoryStore } from '#functions/suppliers/sandbox/sandbox-store.ts';
import { readWallet } from '#functions/wallet/store.ts';
import { runBooking } from '#functions/workers/booking-worker.ts';
import { runSchedule } from '#functions/workers/schedules.ts';
import { BookingStatus } from '#shared/bookings/model.ts';
import { acceptChangeCharges } from '#shared/changes/accept-change-charges.ts';
import { changeRequest } from '#shared/changes/change-request.ts';
import { completeChangeRequest } from '#shared/changes/complete-change-request.ts';
import { forecastRefund } from '#shared/changes/forecast-refund.ts';
import { setChangeCharges } from '#shared/changes/set-change-charges.ts';
import type { Call, WireRequestOf } from '#shared/contract.ts';
import { payFromWallet } from '#shared/payments/pay-from-wallet.ts';
import { callHttp } from '#test/harness/call-http.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { fillWallet, sellOrder, TOTAL } from '#test/payments/sell-order.ts';
import { faultsOf, readLedger } from '#test/wallet/read-ledger.ts';
import { supplierDouble } from '#test/workers/supplier-double.ts';

const world = useWorld({ at: '2026-11-21T04:00:00Z' });
const job = () => world.job('sarathi');
let agent: TestUser;
let desk: TestUser;
beforeAll(async () => {
  const { supplier } = supplierDouble(memoryStore());
  adapters.sandbox = () => supplier;
  desk = await world.addUser('sarathi', 'staff', { isSuperAdmin: true });
  agent = await world.addUser('sarathi', 'travelAgent');
  await fillWallet(world, agent, 10 * TOTAL);
});
const ask = <C extends Call>(as: TestUser, call: C, body: WireRequestOf<C>) =>
  callHttp({ site: 'sarathi', call, body, as });
const balance = async () => (await readWallet(job(), agent.actor.owner, 'INR')).balance;

test('partial of all passengers on all sectors is the whole: forecast and money are those of a refund', async () => {
  const { orderId, bookingId } = await sellOrder(agent, { crowdOf: 2, days: 2 });
  await ask(agent, payFromWallet, { orderId });
  await runBooking('sarathi', orderId);
  const booking = (await readBooking(job(), bookingId))!;
  const before = await balance();
  const whole = { BookingId: bookingId, RequestType: 1, CancellationType: 3 } as const;
  const parts = {
    ...{ ...whole, RequestType: 2 as const, Sectors: [{ Origin: 'DEL', Destination: 'BOM' }] },
    TicketId: booking.passengers.map(({ ticket }) => ticket!.ticketId),
  };
  const refund = (await ask(agent, forecastRefund, whole)).result!;
  expect((await ask(agent, forecastRefund, parts)).result).toEqual(refund);
  const { requestId } = (await ask(agent, changeRequest, { ...parts, Remarks: 'Ill' })).result!;
  const costs = { requestId, currency: 'INR', airlineCharge: 300, cancellationFee: 0, remarks: '' };
  await ask(desk, setChangeCharges, costs);
  await ask(agent, acceptChangeCharges, { requestId, chargesNo: 1 });
  await ask(desk, completeChangeRequest, { requestId, currency: 'INR', creditNote: 'CN-1' });
  await runSchedule('give-money-back');
  expect((await balance()) - before).toBe(Math.round(refund.comesBackAtMost * 100) - 30_000);
  expect((await readBooking(job(), bookingId))!.statusId).toBe(BookingStatus.Cancelled);
  for (const body of [whole, parts])
    expect(await ask(agent, changeRequest, { ...body, Remarks: 'Ill' })).toMatchObject({ status: 400 });
  expect(faultsOf(await readLedger('sarathi'))).toEqual([]);
});
