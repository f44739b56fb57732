import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { clock } from '#functions/clock.ts';
import { readBooking } from '#functions/bookings/store.ts';
import { feeOn } from '#functions/payments/convenience-fee.ts';
import { settleOrder } from '#functions/payments/settle-order.ts';
import { readOrder, readPayment } from '#functions/payments/store.ts';
import { paymentSettingsWrites } from '#functions/payments/writes.ts';
import type { SandboxAction } from '#functions/payments/sandbox-gateway/model.ts';
import { paymentsAfter } from '#functions/payments/sandbox-gateway/pay.ts';
import { readSandboxOrder } from '#functions/payments/sandbox-gateway/store.ts';
import { changeSandboxOrderWrites } from '#functions/payments/sandbox-gateway/writes.ts';
import { adapters } from '#functions/suppliers/registry.ts';
import { memoryStore } from '#functions/suppliers/sandbox/sandbox-store.ts';
import { commit } from '#functions/table/commit.ts';
import { runBooking } from '#functions/workers/booking-worker.ts';
import { runSchedule, schedules } from '#functions/workers/schedules.ts';
import { acceptChangeCharges } from '#shared/changes/accept-change-charges.ts';
import { changeRequest } from '#shared/changes/change-request.ts';
import { completeChangeRequest } from '#shared/changes/complete-change-request.ts';
import { rejectChangeRequest } from '#shared/changes/reject-change-request.ts';
import { setChangeCharges } from '#shared/changes/set-change-charges.ts';
import { holdFlight } from '#shared/flights/holds/hold-flight.ts';
import { releaseFlight } from '#shared/flights/holds/release-flight.ts';
import type { Segment } from '#shared/flights/model.ts';
import { askGateway } from '#shared/payments/ask-gateway.ts';
import type { GatewayTransaction } from '#shared/payments/gateways/gateway-transaction.ts';
import { orderSuccessCallback } from '#shared/payments/order-success-callback.ts';
import { payFromWallet } from '#shared/payments/pay-from-wallet.ts';
import { settleOutsideRefund } from '#shared/payments/settle-outside-refund.ts';
import { startPayment } from '#shared/payments/start-payment.ts';
import { MINUTE } from '#shared/time.ts';
import { confirmTransfer } from '#shared/wallet/confirm-transfer.ts';
import { getSummary } from '#shared/wallet/statement/get-summary.ts';
import { rejectTransfer } from '#shared/wallet/reject-transfer.ts';
import { startTopUp } from '#shared/wallet/start-top-up.ts';
import { userPaymentEntry } from '#shared/wallet/user-payment-entry.ts';
import { callHttp } from '#test/harness/call-http.ts';
import { sweepDue } from '#test/harness/sweep-due.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { fillWallet, sellOrder } from '#test/payments/sell-order.ts';
import { supplierDouble } from '#test/workers/supplier-double.ts';
import { rowsSince } from './forget-rows.ts';
import { type Ask, giveBackElsewhere, settleAsDue } from './history-dashboard.ts';
import { gatewayFaults, refundFaults, seriesFaults } from './history-faults.ts';
import { faultsOf, readLedger } from './read-ledger.ts';

const world = useWorld({ at: '2026-11-21T06:00:00.000Z' });
const site = 'sarathi';
const job = () => world.job(site);
const double = supplierDouble(memoryStore());
/** What a flight costs. */
const FLIGHT = 50_000;
const FEE = { kind: 'percent', value: 175 } as const;
const account = { bankName: 'HDFC', accountName: 'Sarathi', accountNumber: '5020', ifsc: '', branch: '' };
beforeAll(async () => {
  adapters.sandbox = () => double.supplier;
  // A fee makes a payment of two parts, both of which have to go back where it does.
  const gateways = [{ name: 'sandbox', title: 'Card', adapter: 'sandbox', account: site, fee: FEE }];
  await commit(job(), paymentSettingsWrites(job(), { gateways, bankDetails: [account] }));
});

const act = fc.oneof(
  fc.record({
    kind: fc.constant('topUp' as const),
    amount: fc.integer({ min: 1, max: 3_000 }),
    then: fc.constantFrom<SandboxAction>('succeed', 'fail', 'abandon', 'late', 'twice'),
    /** Whether the customer's browser comes back at once; else the sweep hears of it, or too late. */
    isBack: fc.boolean(),
  }),
  fc.record({
    kind: fc.constant('transfer' as const),
    amount: fc.integer({ min: 1, max: 3_000 }),
    /** Few, so that several claim the same. */
    reference: fc.integer({ min: 1, max: 4 }),
    then: fc.constantFrom('confirm', 'confirmTwice', 'reject', 'wait'),
  }),
  fc.record({
    kind: fc.constant('flight' as const),
    book: fc.constantFrom('done' as const, 'SOLD_OUT' as const, 'unheard' as const),
    /** From the wallet, or what the customer does at the gateway. */
    by: fc.constantFrom<'wallet' | SandboxAction>('wallet', 'wallet', 'succeed', 'fail', 'late', 'twice'),
    isBack: fc.boolean(),
  }),
  fc.record({
    kind: fc.constant('dashboard' as const),
    /** Percent of what is left of the latest payment, given back at the gateway's own dashboard. */
    percent: fc.constantFrom(1, 40, 100),
    /** Whether staff hear of it at once, and what they make of it. */
    then: fc.constantFrom('nothing', 'ask', 'wallet', 'wallet', 'noted', 'this'),
  }),
  fc.record({
    kind: fc.constant('hold' as const),
    book: fc.constantFrom('done' as const, 'SOLD_OUT' as const, 'unheard' as const),
    then: fc.constantFrom('pay', 'release', 'both', 'runOut'),
  }),
  fc.record({
    kind: fc.constant('reissue' as const),
    /** What the new flights cost more or less, what the airline and the site charge beside it. */
    difference: fc.integer({ min: -300, max: 300 }),
    charge: fc.integer({ min: 0, max: 100 }),
    fee: fc.integer({ min: 0, max: 50 }),
    by: fc.constantFrom<'wallet' | SandboxAction>('wallet', 'wallet', 'succeed', 'fail', 'twice'),
    then: fc.constantFrom('complete', 'completeTwice', 'reject', 'wait', 'refund', 'refund'),
  }),
  fc.record({ kind: fc.constant('sweep' as const), minutes: fc.integer({ min: 1, max: 20 }) }),
);
type Act = typeof act extends fc.Arbitrary<infer T> ? T : never;

/** What a customer is credited under, so that the same reference is claimed once in one history alone. */
let histories = 0;

/** Orders that were begun to be paid in this history, the latest last. */
let begun: string[] = [];

/** Whose history it is, and the orders of it that were sold and reissued. */
let owner: TestUser | undefined;
let paidFor: string[] = [];
/** What was asked for in this history, and the orders of its holds. */
let requests: string[] = [];
let held: string[] = [];

async function carryOut(one: Act, user: TestUser, staff: TestUser): Promise<void> {
  const ask = (call: Parameters<typeof callHttp>[0]['call'], body: object, as = user) =>
    callHttp({ site, call, as, body } as Parameters<typeof callHttp>[0]).catch(() => undefined);
  /** Begun at the gateway at its fee, and then what the customer does there. */
  const payAtGateway = async (orderId: string, minor: number, then: SandboxAction, isBack: boolean) => {
    begun.push(orderId);
    await ask(startPayment, { orderId, gateway: 'sandbox', fee: feeOn(FEE, minor) / 100 });
    const order = await readSandboxOrder(`${orderId}-1`).catch(() => undefined);
    // Begun there and never recorded here, nobody was led to its page.
    if (!order || !(await readPayment(job(), orderId).catch(() => undefined))) return;
    const payments = paymentsAfter(order, then, clock.now());
    await commit(job(), changeSandboxOrderWrites(order, { payments })).catch(() => undefined);
    if (isBack) await ask(orderSuccessCallback, { orderId });
  };
  const idOf = (answer: Awaited<ReturnType<typeof ask>>, field: string) =>
    (answer?.result as Record<string, string> | null | undefined)?.[field];
  if (one.kind === 'sweep') {
    world.clock.advance(one.minutes * MINUTE);
    for (const { name } of schedules) await runSchedule(name).catch(() => undefined);
    return;
  }
  if (one.kind === 'dashboard') {
    const orderId = await giveBackElsewhere(job(), begun, one.percent).catch(() => undefined);
    if (!orderId || one.then === 'nothing') return;
    if (one.then === 'wallet') {
      // What was paid in stands in the wallet by then.
      world.clock.advance(MINUTE);
      await runSchedule('lead-bookings-on').catch(() => undefined);
    }
    const answer = await ask(askGateway, { orderId }, staff);
    const { transaction } = (answer?.result ?? {}) as { transaction?: GatewayTransaction };
    const waits = transaction?.refunds.find((refund) => refund.waits);
    if (one.then === 'this') return settleAsDue(ask, requests, staff);
    if (waits && one.then !== 'ask')
      await ask(settleOutsideRefund, { orderId, refundId: waits.refundId, how: one.then, reason: 'Agreed' }, staff);
    return;
  }
  if (one.kind === 'flight') {
    double.plan = { ...double.plan, book: one.book };
    const sold = await sellOrder(user, { amount: FLIGHT }).catch(() => undefined);
    if (!sold) return;
    if (one.by === 'wallet') await ask(payFromWallet, { orderId: sold.orderId });
    else await payAtGateway(sold.orderId, FLIGHT, one.by, one.isBack);
    return;
  }
  if (one.kind === 'hold') {
    double.plan = { ...double.plan, book: one.book, holdUntil: clock.now() + 40 * MINUTE };
    const sold = await sellOrder(user, { amount: FLIGHT, isLcc: false }).catch(() => undefined);
    if (!sold) return;
    const { orderId } = sold;
    held.push(orderId);
    await ask(holdFlight, { orderId });
    await runBooking(site, orderId).catch(() => undefined);
    const ends = { pay: [payFromWallet], release: [releaseFlight], both: [payFromWallet, releaseFlight], runOut: [] };
    await Promise.all(ends[one.then as keyof typeof ends].map((call) => ask(call, { orderId })));
    await runBooking(site, orderId).catch(() => undefined);
    return;
  }
  if (one.kind === 'reissue') {
    const about = await reissued(ask, one, staff, (orderId, minor, then) => payAtGateway(orderId, minor, then, true));
    if (about) paidFor.push(...about);
    return;
  }
  if (one.kind === 'topUp') {
    const orderId = idOf(await ask(startTopUp, { amount: one.amount }), 'orderId');
    if (orderId) await payAtGateway(orderId, one.amount * 100, one.then, one.isBack);
    return;
  }
  const reported = await ask(userPaymentEntry, {
    amount: one.amount,
    reference: `H${histories} R${one.reference}`,
    sentOn: '2026-11-20',
  });
  const transferId = idOf(reported, 'transferId');
  if (!transferId) return;
  const confirm = () => ask(confirmTransfer, { transferId }, staff);
  if (one.then === 'confirm') await confirm();
  if (one.then === 'confirmTwice') await Promise.all([confirm(), confirm()]);
  if (one.then === 'reject') await ask(rejectTransfer, { transferId, reason: 'No such payment' }, staff);
}

/**
 * A flight sold from the wallet, other flights asked for, named, paid where they cost more, and what becomes of that. Its
 * orders, of which no more may go back than was paid.
 */
async function reissued(
  ask: Ask,
  one: Extract<Act, { kind: 'reissue' }>,
  staff: TestUser,
  pay: (orderId: string, minor: number, then: SandboxAction) => Promise<void>,
): Promise<string[] | undefined> {
  double.plan = { ...double.plan, book: 'done' };
  const user = owner!;
  const sold = await sellOrder(user, { amount: FLIGHT }).catch(() => undefined);
  if (!sold) return undefined;
  const resultOf = (answer: { result?: unknown } | undefined) => (answer?.result ?? {}) as Record<string, unknown>;
  await ask(payFromWallet, { orderId: sold.orderId });
  await runBooking(site, sold.orderId).catch(() => undefined);
  const booking = await readBooking(job(), sold.bookingId).catch(() => undefined);
  const TicketId = booking?.passengers.flatMap(({ ticket }) => ticket?.ticketId ?? []) ?? [];
  const whole = { BookingId: sold.bookingId, CancellationType: 3, Remarks: 'Later' };
  const { requestId } = resultOf(await ask(changeRequest, { ...whole, RequestType: 3, TicketId }));
  if (!booking || typeof requestId !== 'string') return [sold.orderId];
  requests.push(requestId);
  const [{ airlineCode, originAirportCode, destinationAirportCode }] = booking.segments as [Segment];
  const flight = {
    ...{ tripIndicator: 1, airlineCode, flightNumber: '77', originAirportCode, destinationAirportCode },
    ...{ departureTime: '2027-01-10T06:00', arrivalTime: '2027-01-10T08:10' },
  };
  const costs = { fareDifference: one.difference, airlineCharge: one.charge, cancellationFee: one.fee };
  await ask(setChangeCharges, { requestId, currency: 'INR', remarks: '', flights: [flight], ...costs }, staff);
  const { orderToPay = '', charges } = resultOf(await ask(acceptChangeCharges, { requestId, chargesNo: 1 }));
  const orders = [sold.orderId];
  if (typeof orderToPay === 'string' && orderToPay) {
    orders.push(orderToPay);
    if (one.by === 'wallet') await ask(payFromWallet, { orderId: orderToPay });
    else await pay(orderToPay, Math.round(Number((charges as { toPay: number }).toPay) * 100), one.by);
  }
  const complete = () => ask(completeChangeRequest, { requestId, currency: 'INR', ticketNumbers: ['098-1'] }, staff);
  if (one.then === 'reject') await ask(rejectChangeRequest, { requestId, reason: 'No seats' }, staff);
  if (one.then === 'completeTwice') await Promise.all([complete(), complete()]);
  if (one.then === 'complete' || one.then === 'refund') await complete();
  if (one.then !== 'refund') return orders;
  const refund = resultOf(await ask(changeRequest, { ...whole, RequestType: 1 }));
  const of = { requestId: refund.requestId, currency: 'INR' };
  if (typeof refund.requestId === 'string') requests.push(refund.requestId);
  await ask(setChangeCharges, { ...of, airlineCharge: one.charge, cancellationFee: one.fee, remarks: '' }, staff);
  await ask(acceptChangeCharges, { requestId: refund.requestId, chargesNo: 1 });
  await ask(completeChangeRequest, { ...of, creditNote: 'C' }, staff);
  return orders;
}

/** Machines that do much else at once are slow at it. */
const LONG = 60 * MINUTE;

test(
  'whatever is topped up, transferred and ordered, with whichever operation failing, the books add up',
  async () => {
    const seen = new Set<string | undefined>();
    const forget = await rowsSince();
    await fc.assert(
      fc.asyncProperty(
        fc.array(act, { minLength: 3, maxLength: 10 }),
        // The operation of each act that fails; of most acts none.
        fc.array(fc.integer({ min: -15, max: 15 }), { minLength: 10, maxLength: 10 }),
        async (acts, faults) => {
          histories += 1;
          begun = [];
          paidFor = [];
          requests = [];
          held = [];
          double.reset();
          const user = await world.addUser(site, 'retail');
          owner = user;
          await fillWallet(world, user, 150_000);
          const staff = await world.addUser(site, 'staff', { isSuperAdmin: true });
          for (const [at, one] of acts.entries()) {
            world.faults.reset();
            const nth = faults[at]!;
            if (nth > 0) world.faults.failNth(nth, nth % 2 ? 'before' : 'after');
            await carryOut(one, user, staff);
          }
          world.faults.reset();
          // Everything works again: whatever was begun comes to its end.
          for (let pass = 0; pass < 3; pass++) {
            world.clock.advance(16 * MINUTE);
            await sweepDue();
          }
          for (const orderId of begun) await settleOrder(job(), orderId);
          const ledger = await readLedger(site);
          expect(faultsOf(ledger)).toEqual([]);
          expect(await gatewayFaults(job(), begun, ledger)).toEqual([]);
          expect(await refundFaults(job(), [...paidFor, ...held])).toEqual([]);
          expect(await seriesFaults(site)).toEqual([]);
          const wallet = ledger.walletEntries.get(`${user.actor.owner}#INR`) ?? [];
          for (const { kind } of wallet) seen.add(kind);
          for (const orderId of held) {
            const order = await readOrder(job(), orderId);
            if (order.ok) seen.add(`hold ${order.value.state}`);
          }
          for (const orderId of begun) {
            const payment = await readPayment(job(), orderId);
            if (Object.values(payment?.refunds ?? {}).some(({ settled }) => settled?.how === 'refund'))
              seen.add('settled as the refund');
          }
          for (const orderId of paidFor) {
            const order = await readOrder(job(), orderId);
            if (!order.ok || order.value.serviceName !== 'reissue') continue;
            seen.add(`reissue ${order.value.state}`);
            if (order.value.refunds) seen.add('reissue given back');
          }
          const claimed = wallet.filter(({ kind }) => kind === 'transfer').map(({ reference }) => reference);
          expect(new Set(claimed).size, 'a reference credited twice').toBe(claimed.length);
          const paidIn = wallet.filter(({ kind }) => kind === 'topUp').map(({ reference }) => reference);
          expect(new Set(paidIn).size, 'a top-up credited twice').toBe(paidIn.length);
          const { result } = await callHttp({ site, call: getSummary, as: user, body: {} });
          const sum = (of: (minor: number) => number) => wallet.reduce((total, { minor }) => total + of(minor), 0);
          expect([result!.moneyIn, result!.moneyOut].map((major) => Math.round(major * 100))).toEqual([
            sum((minor) => Math.max(0, minor)),
            sum((minor) => Math.max(0, -minor)),
          ]);
          const { house } = ledger;
          const fees = house.filter((entry) => entry.account === 'revenue:convenienceFee');
          for (const { minor } of fees) seen.add(minor > 0 ? 'fee' : 'fee back');
          if (house.some((entry) => entry.account === 'outsideRefunds')) seen.add('given back elsewhere');
          world.clock.restore();
          await forget();
        },
      ),
      {
        numRuns: Number(process.env.LEDGER_RUNS ?? 24),
        seed: 1414,
        // What the few runs of every day seldom come to.
        examples: [
          [
            [
              { kind: 'topUp', amount: 500, then: 'succeed', isBack: true },
              { kind: 'sweep', minutes: 1 },
              { kind: 'dashboard', percent: 40, then: 'wallet' },
            ],
            Array.from({ length: 10 }, () => 0),
          ],
          [
            [
              { kind: 'reissue', difference: 200, charge: 50, fee: 10, by: 'succeed', then: 'refund' },
              { kind: 'dashboard', percent: 1, then: 'this' },
              { kind: 'hold', book: 'done', then: 'pay' },
              { kind: 'hold', book: 'done', then: 'runOut' },
            ],
            Array.from({ length: 10 }, () => 0),
          ],
        ],
      },
    );
    expect([...seen], 'what the histories came to').toEqual(
      expect.arrayContaining([
        'added',
        'payment',
        'topUp',
        'transfer',
        'fee',
        'fee back',
        'given back elsewhere',
        'taken',
        'reissue COMPLETED',
        'reissue REFUNDED',
        'reissue given back',
        'settled as the refund',
        'hold COMPLETED',
        'hold EXPIRED',
      ]),
    );
  },
  LONG,
);
