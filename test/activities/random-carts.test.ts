import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { runBooking } from '#functions/workers/booking-worker.ts';
import { runSchedule } from '#functions/workers/schedules.ts';
import { addToCart } from '#shared/activities/cart/add-to-cart.ts';
import type { CartShown } from '#shared/activities/cart/cart-shown.ts';
import { checkOut } from '#shared/activities/cart/check-out.ts';
import { clearAllCart } from '#shared/activities/cart/clear-all-cart.ts';
import { deleteCartItem } from '#shared/activities/cart/delete-cart-item.ts';
import { getCartData } from '#shared/activities/cart/get-cart-data.ts';
import { type QueueState, queueStates } from '#shared/activities/queue/queue-filter.ts';
import { getQueue } from '#shared/activities/queue/get-queue.ts';
import { updateCartStatus } from '#shared/activities/cart/update-cart-status.ts';
import { updateUserId } from '#shared/activities/cart/update-user-id.ts';
import { payFromWallet } from '#shared/payments/pay-from-wallet.ts';
import { MINUTE } from '#shared/time.ts';
import { type RatesDesk, ratesDesk } from '#test/destination/rates-desk.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { asking, told } from '#test/markups/price-steps.ts';
import { fillWallet } from '#test/payments/sell-order.ts';
import { faultsOf, readLedger } from '#test/wallet/read-ledger.ts';
import { readCarts } from './cart-faults.ts';
import { cartOf, checkOutOf, fillCart, soldOption } from './cart-steps.ts';

const world = useWorld({ at: '2026-11-22T06:00:00.000Z' });
const site = 'sarathi' as const;
let staff: TestUser;
let buyers: TestUser[];
let desk: RatesDesk;
let options: string[];
/** Guests that a day of each option takes, of all there were. */
const capacities = new Map<string, number>();

/** What had no room is in hand still. */
async function emptyHands(whose: TestUser): Promise<void> {
  const { cart } = await told(whose, getCartData, {});
  if (cart.items.length) await told(whose, clearAllCart, { cartId: cart.cartId });
}

/** Options with room: what is sold stays sold, so that after some histories nothing could be bought of them. */
async function openOptions(): Promise<void> {
  for (const buyer of buyers) await emptyHands(buyer);
  options = [];
  for (const capacity of [9, 5, undefined]) {
    const option = await soldOption(desk, { isInstant: capacity !== 5, ...(capacity && { capacity }) });
    options.push(option);
    capacities.set(option, capacity ?? Infinity);
  }
}

beforeAll(async () => {
  staff = world.user(site, 'staff');
  desk = await ratesDesk(staff);
  buyers = [await world.addUser(site, 'travelAgent'), await world.addUser(site, 'retail')];
  for (const buyer of buyers) await fillWallet(world, buyer, 1_000_000_000);
});

const deeds = ['add', 'drop', 'checkOut', 'pay', 'expire', 'confirm', 'reject', 'cancel', 'give'] as const;
const deed = fc.record({
  kind: fc.constantFrom(...deeds),
  who: fc.nat(1),
  what: fc.nat(2),
  adults: fc.integer({ min: 1, max: 3 }),
});
type Deed = typeof deed extends fc.Arbitrary<infer D> ? D : never;

/** Carts that were checked out, so far. */
interface Made {
  cartId: string;
  orderId: string;
  buyer: TestUser;
}

async function act({ kind, who, what, adults }: Deed, made: Made[]): Promise<void> {
  const buyer = buyers[who]!;
  const one = made[what % Math.max(1, made.length)];
  const update = (as: TestUser, cartId: string, status: QueueState, more: object = {}) =>
    asking(as)(updateCartStatus, { cartId, status, ...more });
  if (kind === 'add') {
    const days = { adults, children: 0, infants: 0, startDate: '2026-11-22', endDate: '2026-11-26' };
    await asking(buyer)(addToCart, {
      ...days,
      tourOptionId: options[what]!,
      date: what ? '2026-11-24' : '2026-11-25',
      timeSlot: '',
    });
  }
  const inHand = async (): Promise<CartShown> => (await told(buyer, getCartData, {})).cart;
  if (kind === 'drop') {
    const { cartId, items } = await inHand();
    if (items[0]) await asking(buyer)(deleteCartItem, { cartId, itemId: items[0].id });
  }
  if (kind === 'checkOut') {
    const cart = await inHand();
    const answer = cart.items.length ? await asking(buyer)(checkOut, checkOutOf(cart)) : undefined;
    if (answer?.result && 'orderId' in answer.result) made.push({ ...answer.result, buyer });
  }
  if (kind === 'give') {
    await emptyHands(staff);
    const { cart } = await fillCart(staff, options[what]!, { adults });
    await asking(staff)(updateUserId, { cartId: cart.cartId, userId: buyer.item.sequence });
    await asking(staff)(checkOut, checkOutOf(await cartOf(staff, cart.cartId)));
  }
  if (kind === 'pay' && one) {
    await asking(one.buyer)(payFromWallet, { orderId: one.orderId, acceptedDuplicates: [] });
    await runBooking(site, one.orderId);
  }
  if (kind === 'expire') {
    world.clock.advance(16 * MINUTE);
    await runSchedule('expire-orders');
  }
  if (kind === 'confirm' && one) {
    const { items } = await cartOf(staff, one.cartId);
    const confirmations = items.map(({ id: itemId }) => ({ itemId, number: 'DCT' }));
    await update(staff, one.cartId, 'CONFIRMED', { confirmations });
  }
  if (kind === 'reject' && one) await update(staff, one.cartId, 'REJECTED', { reason: 'Sold out' });
  if (kind === 'cancel' && one) await update(one.buyer, one.cartId, 'CANCELLED');
}

const RUNS = Number(process.env.CART_RUNS ?? 12);
const lookEvery = RUNS > 100 ? 20 : 1;

/** Places that are taken are those of carts that hold them and no more than there are, and counts are what there is. */
async function expectSound(): Promise<void> {
  const { held, taken, are, counted } = await readCarts(site);
  expect(taken).toEqual(held);
  expect(counted).toEqual(are);
  for (const [name, count] of taken)
    expect([name, count <= capacities.get(name.split(' ')[0]!)!]).toEqual([name, true]);
}

it('counts equal the queue, and places taken those of carts that hold them, after random histories', async () => {
  let histories = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(deed, { minLength: 4, maxLength: 14 }), async (history) => {
      if (histories++ % 25 === 0) await openOptions();
      const made: Made[] = [];
      for (const one of history) await act(one, made);
      // All rows are read for it: of many histories, not after each.
      if (histories % lookEvery === 0) await expectSound();
      world.clock.restore();
    }),
    { numRuns: RUNS, seed: 33 },
  );
  await expectSound();
  const queue = await told(staff, getQueue, {});
  const { are } = await readCarts(site);
  expect(queueStates.map((state) => [state, queue.statuses[state]])).toEqual(
    queueStates.map((state) => [state, new Map(are).get(`site ${state}`) ?? 0]),
  );
  for (const status of queueStates) {
    const found = new Set<string>();
    for (let page = 1, isMore = true; isMore; page++) {
      const { carts, hasNextPage } = await told(staff, getQueue, { status, page });
      for (const { cartId } of carts) found.add(cartId);
      isMore = hasNextPage;
    }
    expect([status, found.size]).toEqual([status, queue.statuses[status]]);
  }
  expect(faultsOf(await readLedger(site))).toEqual([]);
}, 1_800_000);
