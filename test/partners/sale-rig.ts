import { linkAt } from '#functions/actors/link.ts';
import { bookingKeys } from '#functions/bookings/keys.ts';
import type { BookingItem } from '#functions/bookings/model.ts';
import { draftBookingFor, passengerSecretsWrites, secretsName } from '#functions/bookings/writes.ts';
import { partnerBuyer } from '#functions/flights/linked/partner-pricing.ts';
import { keys } from '#functions/keys.ts';
import { draftIn } from '#functions/payments/services/begun-booking-writes.ts';
import { readSandboxOrder } from '#functions/payments/sandbox-gateway/store.ts';
import { createOrderFor } from '#functions/payments/writes.ts';
import { encryptPersonal } from '#functions/runtime/data-keys.ts';
import { adapters } from '#functions/suppliers/registry.ts';
import { memoryStore } from '#functions/suppliers/sandbox/sandbox-store.ts';
import { commit } from '#functions/table/commit.ts';
import { getItem } from '#functions/table/read.ts';
import { readWallet } from '#functions/wallet/store.ts';
import { runBooking } from '#functions/workers/booking-worker.ts';
import { runSchedule, type ScheduleName } from '#functions/workers/schedules.ts';
import { orderSuccessCallback } from '#shared/payments/order-success-callback.ts';
import { payFromWallet } from '#shared/payments/pay-from-wallet.ts';
import { randomId } from '#shared/ids.ts';
import { callHttp } from '#test/harness/call-http.ts';
import { crowdSecrets } from '#test/fixtures/crowd.ts';
import { sweepDue } from '#test/harness/sweep-due.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import type { World } from '#test/harness/use-world.ts';
import {
  fillWallet,
  gatewayOrderOf,
  openGateway,
  payAtGateway,
  secrets,
  sellOrder,
  type Sold,
  TOTAL,
} from '#test/payments/sell-order.ts';
import type { Scenario } from '#test/workers/saga-rig.ts';
import { type SupplierDouble, supplierDouble } from '#test/workers/supplier-double.ts';
import { pricedFlights } from './sale-fares.ts';
import { CONSUMER, type LinkedSites, linkSites, SUPPLIER } from './sale-steps.ts';

/** What the consumer pays the supplier for each sale, and the supplier its own; minor units. */
export const NET = 95_000;
const COST = 90_000;

/** What of a world is needed for it. */
export type SaleWorld = Pick<World, 'user' | 'addUser' | 'job' | 'clock' | 'faults'>;

/** An order at each site, the consumer's first. */
export interface SoldTwice extends Sold {
  theirs: { orderId: string; bookingId: string };
}

/** Sells, pays, books and sweeps through a link, with a supplier that keeps count, and looks at both sites after each. */
export function saleRig(
  world: SaleWorld,
  double: SupplierDouble = supplierDouble(memoryStore()),
  { funds = 10_000 * TOTAL, own = ['sandbox-gds'] }: Parameters<typeof linkSites>[1] = {},
) {
  let sites: LinkedSites;
  const [here, there] = [() => world.job(CONSUMER), () => world.job(SUPPLIER)];
  const balances = async () => {
    const [ours, theirs] = await Promise.all([
      readWallet(here(), sites.agent.actor.owner, 'INR'),
      readWallet(there(), `SITE#${CONSUMER}`, 'INR'),
    ]);
    return [ours.balance, theirs.balance] as const;
  };

  async function setUp(): Promise<void> {
    sites = await linkSites(world, { own, funds });
    adapters.sandbox = () => double.supplier;
    await fillWallet(world, sites.agent, 10_000 * TOTAL);
    await openGateway(here());
  }

  /**
   * Both orders, as setFlightDetails leaves them; `as`: the buyer, where it is another than the sites' agent. `priced`: the
   * fare in every part, of one way or of a low-cost carrier's pair; left out, its totals alone.
   */
  async function sell({
    isLcc,
    crowdOf,
    days,
    priced,
    as = sites.agent,
  }: Pick<Scenario, 'isLcc' | 'crowdOf'> & {
    days?: number;
    priced?: 'one way' | 'pair';
    as?: TestUser;
  }): Promise<SoldTwice> {
    const sold = await sellOrder(as, { isLcc, ...(crowdOf && { crowdOf }), ...(days && { days }) });
    const link = (await linkAt(here(), SUPPLIER))!;
    const theirs = { orderId: randomId(), bookingId: randomId() };
    const row = (await getItem(bookingKeys.bookingDraft(here(), sold.bookingId)))!;
    const draft: BookingItem = draftIn(row);
    const [ourFlight, theirFlight] = priced ? pricedFlights(draft, priced === 'pair') : [];
    const sealed = await encryptPersonal(
      secretsName(link, theirs.bookingId),
      crowdOf ? crowdSecrets.slice(0, crowdOf) : [secrets],
    );
    const buyer = partnerBuyer(link);
    const done = await commit(link, [
      ...createOrderFor(
        link,
        {
          ...{
            orderId: theirs.orderId,
            serviceName: 'flight',
            subject: theirs.bookingId,
            amount: NET,
            currency: 'INR',
          },
          costs: [{ site: SUPPLIER, to: 'supplier:sandbox-gds', minor: COST }],
          ...{ expiresAt: sold.expiresAt, traceId: '', redirectTo: '/flight/ticketQueue', remark: 'DEL-BOM' },
          soldTo: { site: CONSUMER, orderId: sold.orderId, bookingId: sold.bookingId },
        },
        buyer,
      ),
      ...draftBookingFor(link, { ...draft, ...theirFlight, ...theirs }, buyer, {
        email: link.name,
        userType: buyer.userType,
      }),
      ...passengerSecretsWrites(link, theirs.bookingId, sealed),
      {
        kind: 'update',
        key: keys.order(here(), sold.orderId),
        set: {
          boughtFrom: { site: SUPPLIER, ...theirs },
          costs: [{ site: CONSUMER, to: `site:${SUPPLIER}`, minor: NET }],
        },
      },
      {
        kind: 'update',
        key: bookingKeys.bookingDraft(here(), sold.bookingId),
        set: { ...ourFlight, source: sites.source },
      },
    ]);
    if (!done.ok) throw new Error(`the orders were not made: ${done.code}`);
    return { ...sold, theirs };
  }

  const pay = (by: Scenario['by'], orderId: string) =>
    callHttp({
      ...{ site: CONSUMER, call: by === 'wallet' ? payFromWallet : orderSuccessCallback, as: sites.agent },
      body: { orderId },
    });

  const running = (name: ScheduleName) => runSchedule(name).catch(() => undefined);
  async function pass(): Promise<void> {
    world.clock.advance(11 * 60_000);
    await sweepDue(running);
  }

  async function endOf(sold: SoldTwice, before: readonly [number, number], by: Scenario['by']): Promise<string> {
    const [ours, theirs] = await Promise.all([
      getItem(keys.order(here(), sold.orderId)),
      getItem(keys.order(there(), sold.theirs.orderId)),
    ]);
    const now = await balances();
    const spent = before.map((was, at) => was - now[at]!);
    const kept = await double.keptOf(sold.theirs.bookingId);
    const asked = by === 'gateway' ? await readSandboxOrder(gatewayOrderOf(sold)) : undefined;
    const refunds = asked?.refunds.length ?? 0;
    const states = `${ours?.state} ${theirs?.state}`;
    const told = JSON.stringify({ states, spent, refunds, kept });
    const isTicketed = kept?.booking.state === 'TICKETED';
    if (states === 'COMPLETED COMPLETED') {
      const isPaid = spent[0] === (by === 'wallet' ? TOTAL : 0) && spent[1] === NET && refunds === 0;
      return isPaid && isTicketed && kept.issued === 1 ? 'ticketed' : `wrong: ${told}`;
    }
    if (states === 'REFUNDED REFUNDED' || states === 'EXPIRED EXPIRED') {
      const isBack = spent[0] === 0 && spent[1] === 0 && refunds === (by === 'gateway' ? 1 : 0);
      return isBack && !isTicketed ? 'money back' : `wrong: ${told}`;
    }
    return `no end: ${told}`;
  }

  /** One sale from its orders to both their ends; a fault is armed for the way there, then two passes must do. */
  async function lead(
    { by, plan, passes = 2, ...scenario }: Scenario,
    onTheWay?: () => void,
  ): Promise<{ end: string; operations: number; calls: number; greatest: number }> {
    double.reset();
    double.plan = { ...double.plan, ...plan };
    world.clock.restore();
    const before = await balances();
    const sold = await sell(scenario);
    if (by === 'gateway') await payAtGateway(here(), sold);
    world.faults.reset();
    onTheWay?.();
    await pay(by, sold.orderId);
    await runBooking(SUPPLIER, sold.theirs.orderId).catch(() => undefined);
    const { operations, list } = world.faults.counts();
    const greatest = Math.max(
      ...list.map(({ input }) => (Array.isArray(input.TransactItems) ? input.TransactItems.length : 1)),
    );
    const calls = double.calls.length;
    world.faults.reset();
    return { end: await endInPasses(sold, before, by, passes), operations, calls, greatest };
  }

  /** How a sale ended at both sites, once so many passes have led it on; `before`: what both wallets had. */
  async function endInPasses(sold: SoldTwice, before: readonly [number, number], by: Scenario['by'], passes = 2) {
    let end = '';
    for (let n = 0; n < passes && (n === 0 || end.startsWith('no end')); n++) {
      await pass();
      end = await endOf(sold, before, by);
    }
    return end;
  }

  /** The supplier's worker, as its wake-up calls it. */
  const work = (sold: SoldTwice) => runBooking(SUPPLIER, sold.theirs.orderId).catch(() => undefined);
  /** Where both orders stand, the consumer's first. */
  const statesOf = async (sold: SoldTwice) =>
    (
      await Promise.all([getItem(keys.order(here(), sold.orderId)), getItem(keys.order(there(), sold.theirs.orderId))])
    ).map((order) => order?.state);
  return { double, setUp, sell, pay, lead, work, pass, balances, endInPasses, statesOf, sites: () => sites };
}
