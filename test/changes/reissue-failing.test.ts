import { beforeAll, expect, test } from 'vitest';
import { readBooking } from '#functions/bookings/store.ts';
import { readChange } from '#functions/changes/store.ts';
import { readOrder } from '#functions/payments/store.ts';
import { adapters } from '#functions/suppliers/registry.ts';
import { memoryStore } from '#functions/suppliers/sandbox/sandbox-store.ts';
import { readWallet } from '#functions/wallet/store.ts';
import { runBooking } from '#functions/workers/booking-worker.ts';
import { BookingStatus } from '#shared/bookings/model.ts';
import { acceptChangeCharges } from '#shared/changes/accept-change-charges.ts';
import { changeRequest } from '#shared/changes/change-request.ts';
import { completeChangeRequest } from '#shared/changes/complete-change-request.ts';
import { rejectChangeRequest } from '#shared/changes/reject-change-request.ts';
import { setChangeCharges } from '#shared/changes/set-change-charges.ts';
import type { Call, WireRequestOf } from '#shared/contract.ts';
import { payFromWallet } from '#shared/payments/pay-from-wallet.ts';
import { callHttp } from '#test/harness/call-http.ts';
import { sweepDue } from '#test/harness/sweep-due.ts';
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
const ask = <C extends Call>(as: TestUser, call: C, body: WireRequestOf<C>) => callHttp({ site, call, body, as });
const balance = async () => (await readWallet(job(), agent.actor.owner, 'INR')).balance;

/** Other flights that cost 500 more, to be paid. */
async function toPay() {
  const { orderId: first, bookingId } = await sellOrder(agent);
  await ask(agent, payFromWallet, { orderId: first });
  await runBooking(site, first);
  const booking = (await readBooking(job(), bookingId))!;
  const TicketId = booking.passengers.map(({ ticket }) => ticket!.ticketId);
  const wish = { BookingId: bookingId, RequestType: 3, CancellationType: 3, TicketId, Remarks: 'Later' } as const;
  const { requestId } = (await ask(agent, changeRequest, wish)).result!;
  const flight = {
    ...{ tripIndicator: 1, airlineCode: 'AI', flightNumber: '665' },
    ...{ originAirportCode: 'DEL', destinationAirportCode: 'BOM' },
    ...{ departureTime: '2026-12-27T09:00', arrivalTime: '2026-12-27T11:15' },
  };
  const costs = { airlineCharge: 200, cancellationFee: 0, fareDifference: 300, flights: [flight] };
  await ask(desk, setChangeCharges, { requestId, currency: 'INR', remarks: '', ...costs });
  const orderId = (await ask(agent, acceptChangeCharges, { requestId, chargesNo: 1 })).result!.orderToPay;
  return { bookingId, requestId, orderId };
}

type Step = 'pay' | 'lead' | 'complete' | 'reject';

/** Leads to a step, has its n-th operation fail (0: none), repeats it and sweeps; tells how many it took. */
async function lead(step: Step, n: number, when: 'before' | 'after'): Promise<number> {
  const { bookingId, requestId, orderId } = await toPay();
  const before = await balance();
  const steps: Record<Step, () => Promise<unknown>> = {
    pay: () => ask(agent, payFromWallet, { orderId }),
    lead: () => runBooking(site, orderId),
    complete: () => ask(desk, completeChangeRequest, { requestId, currency: 'INR', ticketNumbers: ['098-1'] }),
    reject: () => ask(desk, rejectChangeRequest, { requestId, reason: 'No seats' }),
  };
  const way: Step[] = step === 'reject' ? ['pay', 'lead', 'reject'] : ['pay', 'lead', 'complete'];
  let operations = 0;
  for (const one of way) {
    if (one !== step) {
      await steps[one]();
      continue;
    }
    world.faults.reset();
    if (n) world.faults.failNth(n, when);
    await steps[one]().catch(() => undefined);
    ({ operations } = world.faults.counts());
    world.faults.reset();
    // Half of it stands nowhere: order, request and money say the same.
    const [order, change, now] = await Promise.all([
      readOrder(job(), orderId),
      readChange(job(), requestId),
      balance(),
    ]);
    const isPaid = order.ok && order.value.state !== 'AWAITING_PAYMENT';
    expect([step, n, when, isPaid, before - now]).toEqual([
      step,
      n,
      when,
      change!.state !== 'ChargesSet',
      isPaid ? 50_000 : 0,
    ]);
    await steps[one]().catch(() => undefined);
  }
  for (let pass = 0; pass < 2; pass++) {
    world.clock.advance(120_000);
    await sweepDue();
  }
  const isRejected = step === 'reject';
  const [order, change, booking] = await Promise.all([
    readOrder(job(), orderId),
    readChange(job(), requestId),
    readBooking(job(), bookingId),
  ]);
  expect([step, n, when, order.ok && order.value.state, change!.state, before - (await balance())]).toEqual([
    ...[step, n, when],
    ...(isRejected ? ['REFUNDED', 'Rejected', 0] : ['COMPLETED', 'Closed', 50_000]),
  ]);
  expect([booking!.statusId, booking!.segments[0]!.flightNumber === '665']).toEqual([
    BookingStatus.Ticketed,
    !isRejected,
  ]);
  return operations;
}

test.each(['pay', 'lead', 'complete', 'reject'] as const)(
  '%s: whatever fails, all of it stands or none, and the difference is paid once or back',
  async (step) => {
    const operations = await lead(step, 0, 'before');
    expect(operations).toBeGreaterThan(1);
    for (let n = 1; n <= operations; n++) for (const when of ['before', 'after'] as const) await lead(step, n, when);
    expect(faultsOf(await readLedger(site))).toEqual([]);
  },
  300_000,
);
