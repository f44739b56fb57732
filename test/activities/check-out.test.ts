import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readCart } from '#functions/activities/cart/store.ts';
import { createCart } from '#functions/activities/cart/writes.ts';
import { keys } from '#functions/keys.ts';
import { commit } from '#functions/table/commit.ts';
import { getItem } from '#functions/table/read.ts';
import { readOrder } from '#functions/payments/store.ts';
import { readWallet } from '#functions/wallet/store.ts';
import { runBooking } from '#functions/workers/booking-worker.ts';
import { addToCart } from '#shared/activities/cart/add-to-cart.ts';
import { checkOut } from '#shared/activities/cart/check-out.ts';
import { duplicateCart } from '#shared/activities/cart/duplicate-cart.ts';
import { updateCartData } from '#shared/activities/cart/update-cart-data.ts';
import { updateRemarks } from '#shared/activities/cart/update-remarks.ts';
import { updateUserId } from '#shared/activities/cart/update-user-id.ts';
import { createTransfers } from '#shared/areas/create-transfers.ts';
import { createDmcCombo } from '#shared/destination/combos/create-dmc-combo.ts';
import { deleteRecord } from '#shared/destination/delete-record.ts';
import { randomId } from '#shared/ids.ts';
import { getOrder } from '#shared/payments/get-order.ts';
import { payFromWallet } from '#shared/payments/pay-from-wallet.ts';
import { startPayment } from '#shared/payments/start-payment.ts';
import { toggleBlock } from '#shared/users/customers/toggle-block.ts';
import { MINUTE } from '#shared/time.ts';
import { storeArea } from '#test/destination/catalogue-steps.ts';
import { type RatesDesk, ratesDesk } from '#test/destination/rates-desk.ts';
import { sweepDue } from '#test/harness/sweep-due.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { asking, told } from '#test/markups/price-steps.ts';
import { fillWallet } from '#test/payments/sell-order.ts';
import { faultsOf, readLedger } from '#test/wallet/read-ledger.ts';
import { cartOf, checkedOut, checkOutOf, fillCart, guests, paidCart, soldOption } from './cart-steps.ts';
import { storeActivityRule } from './store-rule.ts';

const world = useWorld({ at: '2026-11-22T06:00:00.000Z' });
const site = 'sarathi' as const;
const job = () => world.job(site);
let staff: TestUser;
let agent: TestUser;
let desk: RatesDesk;
let instantOption: string;
let byDesk: string;

beforeAll(async () => {
  staff = world.user(site, 'staff');
  desk = await ratesDesk(staff);
  instantOption = await soldOption(desk, { isInstant: true });
  byDesk = await soldOption(desk);
});
beforeEach(async () => {
  agent = await world.addUser(site, 'travelAgent');
  await fillWallet(world, agent, 10_000_000);
});
const takenOf = async (option: string, date = '2026-11-25', time = '') =>
  (await getItem(keys.slot(job(), option, date, time)))?.taken ?? 0;
const balanceOf = async (as: TestUser) => (await readWallet(job(), as.actor.owner, 'INR')).balance;
const postedFor = async (orderId: string) => {
  const sums: Record<string, number> = {};
  for (const { account, minor, reference } of (await readLedger(site)).house)
    if (reference === orderId) sums[account] = (sums[account] ?? 0) + minor;
  return sums;
};

describe('a cart that is checked out', () => {
  it('holds its places and waits for its order, which is paid as any other, and is confirmed once paid', async () => {
    const before = await takenOf(instantOption);
    const { cart } = await fillCart(agent, instantOption);
    const { orderId, cartId } = await checkedOut(agent, cart);
    expect(await takenOf(instantOption)).toBe(before + 2);
    expect(await cartOf(agent, cartId)).toMatchObject({
      ...{ status: 'ON_HOLD', orderId, total: 35_800, leadGuest: 'Anoop Nambiar', paidAt: '', voucherCode: '' },
    });
    expect(await told(agent, getOrder, { orderId })).toMatchObject({
      ...{ serviceName: 'activity', amount: 35_800, state: 'AWAITING_PAYMENT', bookingId: cartId },
    });
    expect(await asking(agent)(checkOut, checkOutOf(cart))).toMatchObject({ status: 409 });
    expect(await asking(agent)(updateRemarks, { cartId, remarks: 'Late' })).toMatchObject({ status: 409 });
    await told(agent, payFromWallet, { orderId, acceptedDuplicates: [] });
    await runBooking(site, orderId);
    const paid = await cartOf(agent, cartId);
    expect(paid).toMatchObject({ status: 'CONFIRMED', voucherCode: expect.stringMatching(/^[\dA-Z]{20}$/) });
    expect(paid.history.map(({ event, by }) => [event, by])).toEqual([
      ['create', 'you'],
      ['checkOut', 'you'],
      ['pay', 'The desk'],
    ]);
    expect(await balanceOf(agent)).toBe(10_000_000 - 35_800);
    expect(await postedFor(orderId)).toEqual({ clearing: 35_800 });
    expect(await takenOf(instantOption)).toBe(before + 2);
  });

  it('waits for the desk where a part of it is not instant', async () => {
    await fillCart(agent, instantOption);
    const { cart } = await fillCart(agent, byDesk);
    const { cartId } = await paidCart(agent, cart);
    expect(await cartOf(agent, cartId)).toMatchObject({ status: 'PENDING', voucherCode: '' });
  });

  it('is asked about where the price is another, or somebody changed it, and says what stands', async () => {
    const { cart } = await fillCart(agent, instantOption);
    const ask = asking(agent);
    const dearer = await ask(checkOut, { ...checkOutOf(cart), total: 300 });
    expect(dearer).toMatchObject({ status: 409, errorCode: 'CONFLICT', result: { cart: { total: 358 }, full: [] } });
    expect(dearer.message).toMatch(/^The price is now ₹\s358\.00\./);
    await told(agent, updateCartData, { ...guests, adults: 3 });
    const stale = await ask(checkOut, checkOutOf(cart));
    expect(stale).toMatchObject({ status: 409, result: { cart: { adults: 3, total: 537 } } });
    expect(await takenOf(instantOption, '2026-11-26')).toBe(0);
  });

  it('says which time has no room any more, and which still have', async () => {
    const timed = await soldOption(desk, {
      ...{ hasTimeSlots: true, timeSlots: ['09:00', '15:00', '17:00'], capacity: 3, isInstant: true },
    });
    const other = await world.addUser(site, 'travelAgent');
    await checkedOut(other, (await fillCart(other, timed, { timeSlot: '15:00' })).cart);
    const late = await world.addUser(site, 'travelAgent');
    await checkedOut(late, (await fillCart(late, timed, { timeSlot: '17:00', adults: 1 })).cart);
    const { cart, itemId } = await fillCart(agent, timed, { timeSlot: '15:00' });
    const refused = await asking(agent)(checkOut, checkOutOf(cart));
    expect(refused).toMatchObject({ status: 409, result: { full: [{ itemId, left: 1, free: ['09:00', '17:00'] }] } });
    expect(refused.message).toMatch(/has no room for all of you on 25 Nov 2026, 15:00 any more\.$/);
    expect(await takenOf(timed, '2026-11-25', '15:00')).toBe(2);
  });

  it('of two tabs there is one order', async () => {
    const { cart } = await fillCart(agent, byDesk, { date: '2026-11-24' });
    const before = await takenOf(byDesk, '2026-11-24');
    const both = await Promise.all([1, 2].map(() => asking(agent)(checkOut, checkOutOf(cart))));
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await takenOf(byDesk, '2026-11-24')).toBe(before + 2);
  });

  it('has to say where guests are fetched, who leads them and how they are reached', async () => {
    const [awir, deira] = [await storeArea(world, 'Al Awir out'), await storeArea(world, 'Deira out')];
    const driven = await desk.option({ isInstant: true }, { area: { id: awir, name: 'Al Awir out' } });
    await desk.addTicket(driven, { marketId: desk.defaultMarketId });
    const coach = { transferType: 'Pickup', sharingBasis: 'SIC', description: 'Coach', amount: 25 } as const;
    const way = { ...coach, currency: 'INR', from: deira, to: awir, marketId: desk.defaultMarketId };
    const { transfer } = await told(staff, createTransfers, way);
    const { cart } = await fillCart(agent, driven, { pickUpAreaTransfer: transfer.id });
    expect(cart.items[0]).toMatchObject({ isDriven: true, drives: [] });
    const ask = asking(agent);
    expect(await ask(checkOut, checkOutOf(cart))).toMatchObject({
      ...{ status: 400, errors: { pickUpPlace: 'Please enter where to be fetched.' } },
    });
    for (const phone of ['', '98460 27715', '+12'])
      expect(await ask(checkOut, checkOutOf(cart, { phone }))).toMatchObject({
        status: 400,
        errors: { phone: expect.any(String) },
      });
    const { cartId } = await told(agent, checkOut, checkOutOf(cart, { pickUpPlace: 'Creek View Hotel' }));
    expect(await cartOf(agent, cartId)).toMatchObject({
      pickUpPlace: 'Creek View Hotel',
      items: [{ drives: ['Pickup: Deira out, Sharing, Coach'] }],
    });
  });

  it('expires with its order, and its places are free again', async () => {
    const before = await takenOf(byDesk);
    const { orderId, cartId } = await checkedOut(agent, (await fillCart(agent, byDesk)).cart);
    expect(await takenOf(byDesk)).toBe(before + 2);
    world.clock.advance(16 * MINUTE);
    await sweepDue();
    expect(await cartOf(agent, cartId)).toMatchObject({ status: 'EXPIRED' });
    expect(await takenOf(byDesk)).toBe(before);
    expect(await asking(agent)(payFromWallet, { orderId, acceptedDuplicates: [] })).toMatchObject({
      ...{ status: 400, errorCode: 'PAYMENT_UNSUCCESSFUL' },
    });
  });

  it('that expired is priced anew where it is copied, and says why a part of it has no price', async () => {
    const option = await soldOption(desk);
    await fillCart(agent, instantOption);
    const { cartId } = await checkedOut(agent, (await fillCart(agent, option)).cart);
    world.clock.advance(16 * MINUTE);
    await sweepDue();
    expect(await cartOf(agent, cartId)).toMatchObject({ status: 'EXPIRED', total: 71_600 });
    await desk.addTicket(option, { marketId: desk.defaultMarketId, adultAmount: 199 });
    const dearer = (await told(agent, duplicateCart, { ...guests, cartId })).cart;
    expect(dearer).toMatchObject({ status: 'DRAFT', total: 35_800 + 39_800 });
    expect(dearer.items.map(({ freeUntil }) => freeUntil)).toEqual(['', '']);
    await told(staff, deleteRecord, { kind: 'tourOption', id: option, deactivate: true });
    expect(await cartOf(agent, dearer.cartId)).toMatchObject({ total: null });
    const { items } = await cartOf(agent, dearer.cartId);
    expect(items.map(({ reason }) => reason).toSorted()).toEqual(['', 'This option is no longer offered.']);
  });

  it('is refused for a customer who was blocked since it was given to them, and so is its payment', async () => {
    const customer = await world.addUser('sarathi', 'travelAgent');
    await fillWallet(world, customer, 10_000_000);
    const customerId = customer.item.sequence;
    const given = async () => {
      const { cart } = await fillCart(staff, byDesk);
      await told(staff, updateUserId, { cartId: cart.cartId, userId: customerId });
      return cartOf(staff, cart.cartId);
    };
    const { orderId } = await checkedOut(staff, await given());
    const other = await given();
    await told(staff, toggleBlock, { customerId, isBlocked: true });
    const says = expect.stringMatching(/ is blocked. Unblock the account first.$/);
    expect(await asking(staff)(checkOut, checkOutOf(other))).toMatchObject({ status: 400, errorMessage: says });
    const paying = { orderId, acceptedDuplicates: [] };
    expect(await asking(staff)(payFromWallet, paying)).toMatchObject({ status: 403, errorMessage: says });
    const online = { ...paying, gateway: 'sandbox', fee: 0, currency: 'INR' };
    expect(await asking(staff)(startPayment, online)).toMatchObject({ status: 403, errorMessage: says });
    await told(staff, toggleBlock, { customerId, isBlocked: false });
    expect(await asking(staff)(payFromWallet, paying)).toMatchObject({ status: 200 });
  });

  it('of a combo waits for the desk where a part of it has times, and takes the places of those that have none', async () => {
    const timed = await soldOption(desk, {
      ...{ hasTimeSlots: true, timeSlots: ['09:00'], capacity: 3 },
      isInstant: true,
    });
    const untold = await soldOption(desk, { hasTimeSlots: true, timeSlots: [], capacity: 3, isInstant: true });
    const comboOf = async (name: string, tourOptionId: string) => {
      const made = { name, currency: 'INR', amount: 300, tourOptions: [{ tourOptionId }] };
      return (await told(staff, createDmcCombo, made)).combo.id;
    };
    const [byTime, byDay] = [await comboOf('One by its time', timed), await comboOf('One by its day', untold)];
    const add = (comboId: string) =>
      told(agent, addToCart, { ...guests, comboId, date: '2026-11-25', timeSlot: '' }).then(({ cart }) => cart);
    const first = await add(byTime);
    expect(first.items).toMatchObject([{ isInstant: false }]);
    expect(await cartOf(agent, (await paidCart(agent, first)).cartId)).toMatchObject({ status: 'PENDING' });
    expect(await add(byDay)).toMatchObject({ items: [{ isInstant: true }] });
    const { cart } = await fillCart(agent, untold);
    expect(await asking(agent)(checkOut, checkOutOf(cart))).toMatchObject({ status: 409 });
    expect(await takenOf(untold)).toBe(0);
  });

  it('is held no longer than until the first of its visits that has a time begins', async () => {
    // 11:30 in the site's zone.
    const soon = await soldOption(desk, { hasTimeSlots: true, timeSlots: ['11:40', '18:00'], isInstant: true });
    await fillCart(agent, soon, { date: '2026-11-22', timeSlot: '18:00' });
    const { cart } = await fillCart(agent, soon, { date: '2026-11-22', timeSlot: '11:40' });
    const { orderId, cartId } = await checkedOut(agent, cart);
    const order = await readOrder(job(), orderId);
    expect(order.ok && order.value.expiresAt).toBe(Date.parse('2026-11-22T06:10:00.000Z'));
    world.clock.advance(11 * MINUTE);
    await sweepDue();
    expect(await cartOf(agent, cartId)).toMatchObject({ status: 'EXPIRED' });
  });

  it('that nobody checks out stands as long as one of its visits is to come', async () => {
    const { cart } = await fillCart(agent, byDesk, { startDate: '2026-11-22', endDate: '2026-11-22' });
    world.clock.set('2026-11-24T06:00:00.000Z');
    await sweepDue();
    expect(await cartOf(agent, cart.cartId)).toMatchObject({ status: 'DRAFT' });
    world.clock.set('2026-11-26T06:00:00.000Z');
    await sweepDue();
    expect(await cartOf(agent, cart.cartId)).toMatchObject({ status: 'EXPIRED' });
  });

  it('that nobody checks out expires with its last day, or untouched for 30 days', async () => {
    const { cart } = await fillCart(agent, byDesk);
    const far = await world.addUser(site, 'travelAgent');
    const later = await fillCart(far, byDesk, { endDate: '2026-12-01', startDate: '2026-11-20' });
    world.clock.set('2026-11-27T06:00:00.000Z');
    await sweepDue();
    expect(await cartOf(agent, cart.cartId)).toMatchObject({ status: 'EXPIRED' });
    expect(await cartOf(far, later.cart.cartId)).toMatchObject({ status: 'DRAFT' });
  });

  it('is the customer’s whom staff gave it to: their order and their wallet', async () => {
    const { cart } = await fillCart(staff, instantOption);
    const given = (await told(staff, updateUserId, { cartId: cart.cartId, userId: agent.item.sequence })).cart;
    const { orderId, cartId } = await checkedOut(staff, given);
    const order = await readOrder(job(), orderId);
    expect(order.ok && order.value).toMatchObject({ owner: agent.actor.owner, userId: agent.item.userId });
    await told(agent, payFromWallet, { orderId, acceptedDuplicates: [] });
    await runBooking(site, orderId);
    expect(await cartOf(agent, cartId)).toMatchObject({ status: 'CONFIRMED' });
    expect(await balanceOf(agent)).toBe(10_000_000 - 35_800);
  });

  it('is earned the day after each of its visits, with its tax apart, and the books are whole', async () => {
    await storeActivityRule(staff);
    await fillCart(agent, instantOption, { date: '2026-11-23' });
    const { cart } = await fillCart(agent, instantOption, { date: '2026-11-25' });
    const { orderId } = await paidCart(agent, cart);
    const total = cart.total!;
    const tax = cart.lines.reduce((sum, { kind, amount }) => sum + (kind === 'gst' ? amount : 0), 0);
    expect(tax).toBeGreaterThan(0);
    world.clock.set('2026-11-24T06:00:00.000Z');
    await sweepDue();
    expect(await postedFor(orderId)).toMatchObject({ clearing: total / 2, 'tax:gst': tax / 2 });
    world.clock.set('2026-11-26T06:00:00.000Z');
    await sweepDue();
    await sweepDue();
    expect(await postedFor(orderId)).toEqual({
      ...{ clearing: 0, 'tax:gst': tax, 'revenue:activities': total - tax },
    });
    expect(faultsOf(await readLedger(site))).toEqual([]);
  });

  it('of 200 who buy a time with 7 places at once there are 7', async () => {
    const few = await soldOption(desk, { capacity: 7, isInstant: true });
    const { cart } = await fillCart(agent, few, { adults: 1 });
    const { head, items } = (await readCart(agent.actor, cart.cartId))!;
    const ids = Array.from({ length: 200 }, () => randomId(100));
    for (const id of ids) await commit(agent.actor, createCart(agent.actor, { ...head, id }, items).writes);
    const answers = await Promise.all(ids.map((cartId) => asking(agent)(checkOut, checkOutOf({ ...cart, cartId }))));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(7);
    expect(await takenOf(few)).toBe(7);
  });
});
