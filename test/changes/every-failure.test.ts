import { beforeAll, expect, test } from 'vitest';
import { readBooking } from '#functions/bookings/store.ts';
import { readChange, readChangeEvents } from '#functions/changes/store.ts';
import { readRefund } from '#functions/payments/refunds/store.ts';
import { adapters } from '#functions/suppliers/registry.ts';
import { memoryStore } from '#functions/suppliers/sandbox/sandbox-store.ts';
import { readWallet } from '#functions/wallet/store.ts';
import { runBooking } from '#functions/workers/booking-worker.ts';
import { runSchedule } from '#functions/workers/schedules.ts';
import { BookingStatus } from '#shared/bookings/model.ts';
import { acceptChangeCharges } from '#shared/changes/accept-change-charges.ts';
import { changeRequest } from '#shared/changes/change-request.ts';
import { completeChangeRequest } from '#shared/changes/complete-change-request.ts';
import { setChangeCharges } from '#shared/changes/set-change-charges.ts';
import { payFromWallet } from '#shared/payments/pay-from-wallet.ts';
import { callHttp } from '#test/harness/call-http.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { fillWallet, sellOrder, TOTAL } from '#test/payments/sell-order.ts';
import { faultsOf, readLedger } from '#test/wallet/read-ledger.ts';
import { supplierDouble } from '#test/workers/supplier-double.ts';

const world = useWorld({ at: '2026-11-21T04:00:00Z' });
const job = () => world.job('sarathi');
const site = 'sarathi' as const;
let agent: TestUser;
let desk: TestUser;
beforeAll(async () => {
  const { supplier } = supplierDouble(memoryStore());
  adapters.sandbox = () => supplier;
  desk = await world.addUser(site, 'staff', { isSuperAdmin: true });
  agent = await world.addUser(site, 'travelAgent');
  await fillWallet(world, agent, 1_000 * TOTAL);
});
const balance = async () => (await readWallet(job(), agent.actor.owner, 'INR')).balance;

/** A request that the desk can complete. */
async function accepted() {
  const { orderId, bookingId } = await sellOrder(agent);
  await callHttp({ site, call: payFromWallet, body: { orderId }, as: agent });
  await runBooking(site, orderId);
  const body = { BookingId: bookingId, RequestType: 1, CancellationType: 3, Remarks: 'Ill' } as const;
  const { requestId } = (await callHttp({ site, call: changeRequest, body, as: agent })).result!;
  const charges = { requestId, currency: 'INR', airlineCharge: 300, cancellationFee: 0, remarks: '' };
  await callHttp({ site, call: setChangeCharges, body: charges, as: desk });
  await callHttp({ site, call: acceptChangeCharges, body: { requestId, chargesNo: 1 }, as: agent });
  return { orderId, bookingId, requestId };
}
const complete = (requestId: string) =>
  callHttp({ site, call: completeChangeRequest, body: { requestId, currency: 'INR', refund: 640 }, as: desk });

/** Runs one step with a fault at its n-th operation (0: none), then repeats it and sweeps; tells how many it took. */
async function lead(step: 'complete' | 'give', n: number, when: 'before' | 'after'): Promise<number> {
  const { orderId, bookingId, requestId } = await accepted();
  const before = await balance();
  if (step === 'give') await complete(requestId);
  world.faults.reset();
  if (n) world.faults.failNth(n, when);
  await (step === 'complete' ? complete(requestId) : runSchedule('give-money-back')).catch(() => undefined);
  const { operations } = world.faults.counts();
  world.faults.reset();
  // Half of it stands nowhere: the booking, the request and the money say the same.
  const [halfway, refund, booking] = await Promise.all([
    readChange(job(), requestId),
    readRefund(job(), orderId, requestId),
    readBooking(job(), bookingId),
  ]);
  const isDone = halfway!.state !== 'Accepted';
  expect([n, when, refund !== undefined, booking!.statusId]).toEqual([
    ...[n, when, isDone, isDone ? BookingStatus.Cancelled : BookingStatus.ChangeRequested],
  ]);
  if (!isDone) await complete(requestId);
  for (let pass = 0; pass < 2; pass++) {
    world.clock.advance(60_000);
    await runSchedule('give-money-back');
  }
  const change = (await readChange(job(), requestId))!;
  const told = (await readChangeEvents(job(), change)).map(({ event }) => event);
  expect([n, when, change.state, (await balance()) - before]).toEqual([n, when, 'Closed', 64_100]);
  expect(told).toEqual(['ask', 'setCharges', 'accept', 'acknowledge', 'complete', 'close']);
  return operations;
}

test.each(['complete', 'give'] as const)(
  '%s: whatever fails, all of it stands or none, and the money is there once',
  async (step) => {
    const operations = await lead(step, 0, 'before');
    expect(operations).toBeGreaterThan(3);
    for (let n = 1; n <= operations; n++) for (const when of ['before', 'after'] as const) await lead(step, n, when);
    expect(faultsOf(await readLedger(site))).toEqual([]);
  },
  180_000,
);
