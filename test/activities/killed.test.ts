import { beforeAll, beforeEach, expect, it } from 'vitest';
import { readCart } from '#functions/activities/cart/store.ts';
import { earnCart } from '#functions/activities/due/due-carts.ts';
import { keys } from '#functions/keys.ts';
import { readOrder } from '#functions/payments/store.ts';
import { readWallet } from '#functions/wallet/store.ts';
import { runBooking } from '#functions/workers/booking-worker.ts';
import { runSchedule } from '#functions/workers/schedules.ts';
import type { CartShown } from '#shared/activities/cart/cart-shown.ts';
import { checkOut } from '#shared/activities/cart/check-out.ts';
import type { CartState } from '#shared/activities/cart/lifecycle.ts';
import { updateCartStatus } from '#shared/activities/cart/update-cart-status.ts';
import { redeemVoucher } from '#shared/activities/redeem-voucher.ts';
import { payFromWallet } from '#shared/payments/pay-from-wallet.ts';
import { MINUTE } from '#shared/time.ts';
import { ratesDesk } from '#test/destination/rates-desk.ts';
import { sweepDue } from '#test/harness/sweep-due.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { asking } from '#test/markups/price-steps.ts';
import { fillWallet } from '#test/payments/sell-order.ts';
import { faultsOf, readLedger } from '#test/wallet/read-ledger.ts';
import { readCarts } from './cart-faults.ts';
import { cartOf, checkedOut, checkOutOf, fillCart, paidCart, soldOption } from './cart-steps.ts';

const world = useWorld({ at: '2026-11-22T06:00:00.000Z' });
const site = 'sarathi' as const;
const job = () => world.job(site);
const FULL = 10_000_000;
const PRICE = 35_800;
let staff: TestUser;
let agent: TestUser;
let instantOption: string;
let byDesk: string;

beforeAll(async () => {
  staff = world.user(site, 'staff');
  const desk = await ratesDesk(staff);
  instantOption = await soldOption(desk, { isInstant: true, capacity: 100 });
  byDesk = await soldOption(desk, { capacity: 100 });
});
beforeEach(async () => {
  agent = await world.addUser(site, 'travelAgent');
  await fillWallet(world, agent, FULL);
});

/** Something that somebody does, or that is due: what goes before it, itself, and how it is led to its end. */
interface Step {
  before(): Promise<{ cartId: string; orderId: string; cart: CartShown }>;
  /** Of what stands before it. */
  act(made: { cartId: string; orderId: string; cart: CartShown }): Promise<unknown>;
  /** Where the cart is in the end, and what the wallet lost. */
  ends: CartState;
  paid: number;
}

const filled = async (option: string) => {
  const { cart } = await fillCart(agent, option);
  return { cart, cartId: cart.cartId, orderId: '' };
};
const held = async (option: string) => {
  const { cart } = await fillCart(agent, option);
  return { cart, ...(await checkedOut(agent, cart)) };
};
const bought = async (option: string) => {
  const { cart } = await fillCart(agent, option);
  return { cart, ...(await paidCart(agent, cart)) };
};
const pay = (orderId: string) => asking(agent)(payFromWallet, { orderId, acceptedDuplicates: [] });
const update = (as: TestUser, cartId: string, status: CartState, more: object = {}) =>
  asking(as)(updateCartStatus, { cartId, status, ...more });

const steps: Record<string, Step> = {
  'a checkout': {
    before: () => filled(byDesk),
    act: ({ cart }) => asking(agent)(checkOut, checkOutOf(cart)),
    ...{ ends: 'ON_HOLD', paid: 0 },
  },
  'the end of an order that nobody paid': {
    before: async () => {
      const made = await held(byDesk);
      world.clock.advance(16 * MINUTE);
      return made;
    },
    act: () => runSchedule('expire-orders'),
    ...{ ends: 'EXPIRED', paid: 0 },
  },
  'a payment': {
    before: () => held(byDesk),
    act: async ({ orderId }) => {
      await pay(orderId);
      await runBooking(site, orderId);
    },
    ...{ ends: 'PENDING', paid: PRICE },
  },
  'the end of a payment, confirmed at once': {
    before: async () => {
      const made = await held(instantOption);
      await pay(made.orderId);
      return made;
    },
    act: ({ orderId }) => runBooking(site, orderId),
    ...{ ends: 'CONFIRMED', paid: PRICE },
  },
  'a confirmation': {
    before: () => bought(byDesk),
    act: ({ cart, cartId }) =>
      update(staff, cartId, 'CONFIRMED', {
        confirmations: cart.items.map(({ id: itemId }) => ({ itemId, number: 'D' })),
      }),
    ...{ ends: 'CONFIRMED', paid: PRICE },
  },
  'a rejection': {
    before: () => bought(byDesk),
    act: ({ cartId }) => update(staff, cartId, 'REJECTED', { reason: 'Sold out' }),
    ...{ ends: 'REJECTED', paid: 0 },
  },
  'a cancellation': {
    before: () => bought(instantOption),
    act: ({ cartId }) => update(agent, cartId, 'CANCELLED'),
    ...{ ends: 'CANCELLED', paid: 0 },
  },
  'a redemption': {
    before: () => bought(instantOption),
    act: async ({ cart, cartId }) => {
      const { voucherCode: code } = await cartOf(agent, cartId);
      return asking(staff)(redeemVoucher, { code, itemId: cart.items[0]!.id });
    },
    ...{ ends: 'REDEEMED', paid: PRICE },
  },
  'what was paid, earned': {
    before: async () => {
      const made = await bought(instantOption);
      world.clock.set('2026-11-26T06:00:00.000Z');
      return made;
    },
    act: ({ cartId }) =>
      earnCart(job(), {
        ...{ key: keys.cartTask(job(), cartId, 'EARN'), due: '' },
        subject: { site, reference: cartId, name: 'cart' },
      }),
    ...{ ends: 'CONFIRMED', paid: PRICE },
  },
};

/** Does it with a fault at its n-th operation (0: none), then again as who asked, and the sweep, would; tells how many it took. */
async function lead({ before, act, ends, paid }: Step, n: number, when: 'before' | 'after'): Promise<number> {
  const start = (await readWallet(job(), agent.actor.owner, 'INR')).balance;
  const made = await before();
  world.faults.reset();
  if (n) world.faults.failNth(n, when);
  await act(made).catch(() => undefined);
  const { operations } = world.faults.counts();
  world.faults.reset();
  for (let pass = 0; pass < 2; pass++) {
    await act(made);
    world.clock.advance(MINUTE);
    await sweepDue();
  }
  const head = (await readCart(job(), made.cartId))?.head;
  const spent = start - (await readWallet(job(), agent.actor.owner, 'INR')).balance;
  expect([n, when, head?.status, spent]).toEqual([n, when, ends, paid]);
  const order = await readOrder(job(), head!.booked!.orderId);
  expect([n, when, order.ok && order.value.subject]).toEqual([n, when, made.cartId]);
  const { held: holds, taken, are, counted } = await readCarts(site);
  expect([n, when, taken]).toEqual([n, when, holds]);
  expect([n, when, counted]).toEqual([n, when, are]);
  world.clock.restore();
  return operations;
}

it.each(Object.keys(steps))(
  '%s is whole, whichever of its operations fails',
  async (name) => {
    const step = steps[name]!;
    const operations = await lead(step, 0, 'before');
    expect(operations).toBeGreaterThan(1);
    for (let n = 1; n <= operations; n++) for (const when of ['before', 'after'] as const) await lead(step, n, when);
    expect(faultsOf(await readLedger(site))).toEqual([]);
  },
  240_000,
);
