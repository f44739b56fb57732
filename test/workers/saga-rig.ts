import type { OrderItem } from '#functions/payments/model.ts';
import { readSandboxOrder } from '#functions/payments/sandbox-gateway/store.ts';
import { gatewayAdapters } from '#functions/payments/gateways/registry.ts';
import { readOrder } from '#functions/payments/store.ts';
import { adapters } from '#functions/suppliers/registry.ts';
import { memoryStore } from '#functions/suppliers/sandbox/sandbox-store.ts';
import { readWallet } from '#functions/wallet/store.ts';
import { runBooking } from '#functions/workers/booking-worker.ts';
import { runSchedule, type ScheduleName, schedules } from '#functions/workers/schedules.ts';
import { orderSuccessCallback } from '#shared/payments/order-success-callback.ts';
import { payFromWallet } from '#shared/payments/pay-from-wallet.ts';
import { callHttp } from '#test/harness/call-http.ts';
import { sweepDue } from '#test/harness/sweep-due.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import type { World } from '#test/harness/use-world.ts';
import {
  fillWallet,
  gatewayOrderOf,
  openGateway,
  payAtGateway,
  sellOrder,
  type Sold,
  TOTAL,
} from '#test/payments/sell-order.ts';
import { type Plan, type SupplierDouble, supplierDouble } from './supplier-double.ts';

export interface Scenario {
  name: string;
  isLcc: boolean;
  by: 'wallet' | 'gateway';
  plan: Partial<Plan>;
  /** So many passengers, of five words each: 18 are nine adults with nine infants. */
  crowdOf?: number;
  /** So many passes after the fault must do; 2 where none is given. */
  passes?: number;
}
export const scenarios: Scenario[] = [
  { name: 'a low-cost fare from the wallet', isLcc: true, by: 'wallet', plan: {} },
  { name: 'a full-service fare from the wallet', isLcc: false, by: 'wallet', plan: {} },
  { name: 'a full-service fare through a gateway', isLcc: false, by: 'gateway', plan: {} },
  { name: 'a sold-out fare from the wallet', isLcc: true, by: 'wallet', plan: { book: 'SOLD_OUT' } },
  { name: 'a sold-out fare through a gateway', isLcc: true, by: 'gateway', plan: { book: 'SOLD_OUT' } },
  { name: 'a booking whose answer never came', isLcc: true, by: 'wallet', plan: { book: 'unheard' } },
  { name: 'a ticketing whose answer never came', isLcc: false, by: 'wallet', plan: { ticket: 'unheard' } },
  { name: 'eighteen passengers, full-service', isLcc: false, by: 'wallet', plan: {}, crowdOf: 18 },
  { name: 'eighteen passengers, sold out', isLcc: true, by: 'wallet', plan: { book: 'SOLD_OUT' }, crowdOf: 18 },
  { name: 'eighteen passengers, unheard of', isLcc: true, by: 'wallet', plan: { book: 'unheard' }, crowdOf: 18 },
];

/**
 * Sells, pays, books and sweeps with a supplier and a gateway that keep count, on the Indian test site. `thorough`
 * sweeps on after the end, to see that it stays.
 */
export function sagaRig(
  world: World,
  { thorough = false, double = supplierDouble(memoryStore()) }: { thorough?: boolean; double?: SupplierDouble } = {},
) {
  const job = () => world.job('sarathi');
  const gateway = gatewayFaults();
  let user: TestUser;
  async function sell({ isLcc, by, crowdOf }: Scenario): Promise<Sold> {
    const sold = await sellOrder(user, { isLcc, crowdOf });
    if (by === 'gateway') await payAtGateway(job(), sold);
    return sold;
  }

  /**
   * Payment and booking as they go when nothing is in the way; a fault ends the one it hits, as it would end its
   * Lambda.
   */
  async function go({ by }: Scenario, orderId: string): Promise<void> {
    await callHttp({
      site: 'sarathi',
      call: by === 'wallet' ? payFromWallet : orderSuccessCallback,
      as: user,
      body: { orderId },
    });
    await runBooking('sarathi', orderId).catch(() => undefined);
  }

  /** A schedule that dies of a fault is a failed Lambda: the others run, and it runs again. */
  const running = (name: ScheduleName) => runSchedule(name).catch(() => undefined);

  /** One pass of every schedule that has work, later than any lease and any grace. */
  async function pass(): Promise<void> {
    world.clock.advance(11 * 60_000);
    await sweepDue(running);
  }

  /** The same of all of them: a fault may hit any operation of a pass, also one that finds nothing. */
  async function wholePass(): Promise<void> {
    world.clock.advance(11 * 60_000);
    for (const { name } of schedules) await running(name);
  }

  async function endOf({ orderId, bookingId }: Sold, before: number, by: Scenario['by']): Promise<string> {
    const { state } = ((await readOrder(job(), orderId)) as { value: OrderItem }).value;
    const kept = await double.keptOf(bookingId);
    const spent = before - (await readWallet(job(), user.actor.owner, 'INR')).balance;
    const refunds = by === 'gateway' ? (await readSandboxOrder(gatewayOrderOf({ orderId })))!.refunds.length : 0;
    const isTicketed = kept?.booking.state === 'TICKETED';
    if (state === 'COMPLETED')
      return isTicketed && kept.issued === 1 && refunds === 0 && spent === (by === 'wallet' ? TOTAL : 0)
        ? 'ticketed'
        : `wrong: ${JSON.stringify({ state, spent, refunds, kept })}`;
    const isBack = spent === 0 && refunds === (by === 'gateway' ? 1 : 0);
    if (state === 'REFUNDED' || state === 'EXPIRED')
      return isBack && !isTicketed ? 'money back' : `wrong: ${JSON.stringify({ state, spent, refunds, kept })}`;
    return `no end: ${state}`;
  }

  /** Once a file, before anything is sold. */
  async function setUp(): Promise<void> {
    adapters.sandbox = () => double.supplier;
    gateway.install();
    user = await world.addUser('sarathi', 'travelAgent');
    await fillWallet(world, user, 10_000 * TOTAL);
    await openGateway(job());
  }

  /**
   * One order from its sale to its end. A fault is armed for the way there, or for the first pass after it; then
   * everything works again, and a few passes must do. Tells the end, and how many table and supplier calls the armed
   * stretch took.
   */
  async function lead(
    scenario: Scenario,
    { onTheWay, inThePass }: { onTheWay?: () => void; inThePass?: () => void } = {},
  ): Promise<{ end: string; operations: number; calls: number; questions: number }> {
    double.reset();
    gateway.reset();
    double.plan = { ...double.plan, ...scenario.plan };
    world.clock.restore();
    const before = (await readWallet(job(), user.actor.owner, 'INR')).balance;
    const sold = await sell(scenario);
    world.faults.reset();
    onTheWay?.();
    await go(scenario, sold.orderId);
    const way = {
      operations: world.faults.counts().operations,
      calls: double.calls.length,
      questions: gateway.asked(),
    };
    world.faults.reset();
    gateway.reset();
    if (!inThePass) return { end: await endInPasses(scenario, sold, before), ...way };
    inThePass();
    await wholePass();
    const { operations } = world.faults.counts();
    const calls = double.calls.length - way.calls;
    world.faults.reset();
    return { end: await endInPasses(scenario, sold, before), operations, calls, questions: gateway.asked() };
  }

  async function endInPasses({ by, passes = 2 }: Scenario, sold: Sold, before: number): Promise<string> {
    let end = '';
    for (let n = 0; n < passes && (thorough || n === 0 || end.startsWith('no end')); n++) {
      await pass();
      end = await endOf(sold, before, by);
    }
    return end;
  }

  return { double, gateway, setUp, lead };
}

/** Makes the n-th question to the gateway from now throw: before it was sent, or after it took effect. */
function gatewayFaults() {
  let asked = 0;
  let nth: { n: number; when: 'before' | 'after' } | undefined;
  async function faulty<T>(name: string, run: () => Promise<T>): Promise<T> {
    asked += 1;
    const chosen = asked === nth?.n ? nth.when : undefined;
    if (chosen === 'before') throw new Error(`injected: ${name} was not sent`);
    const answer = await run();
    if (chosen === 'after') throw new Error(`injected: the answer to ${name} was lost`);
    return answer;
  }
  return {
    asked: () => asked,
    failNth: (n: number, when: 'before' | 'after') => {
      nth = { n: asked + n, when };
    },
    reset: () => {
      asked = 0;
      nth = undefined;
    },
    install: () => {
      const real = gatewayAdapters.sandbox!;
      gatewayAdapters.sandbox = (actor, setting) => {
        const it = real(actor, setting);
        return {
          ...it,
          create: (order) => faulty('create', () => it.create(order)),
          status: (id, told) => faulty('status', () => it.status(id, told)),
          refund: (request) => faulty('refund', () => it.refund(request)),
        };
      };
    },
  };
}
