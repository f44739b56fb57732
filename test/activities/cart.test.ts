import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newCart } from '#functions/activities/cart/new-cart.ts';
import { readCart } from '#functions/activities/cart/store.ts';
import { changeCart, createCart } from '#functions/activities/cart/writes.ts';
import { keys } from '#functions/keys.ts';
import { commit } from '#functions/table/commit.ts';
import { getItem } from '#functions/table/read.ts';
import { addToCart } from '#shared/activities/cart/add-to-cart.ts';
import { clearAllCart } from '#shared/activities/cart/clear-all-cart.ts';
import { deleteCartItem } from '#shared/activities/cart/delete-cart-item.ts';
import { duplicateCart } from '#shared/activities/cart/duplicate-cart.ts';
import { getCartData } from '#shared/activities/cart/get-cart-data.ts';
import { getCartDataByQuery } from '#shared/activities/cart/get-cart-data-by-query.ts';
import { CART_FULL, IN_CART_ALREADY, MOST_ITEMS } from '#shared/activities/cart/item-fields.ts';
import { updateCartData } from '#shared/activities/cart/update-cart-data.ts';
import { updateRemarks } from '#shared/activities/cart/update-remarks.ts';
import { updateUserId } from '#shared/activities/cart/update-user-id.ts';
import { searchActivitiesByCityId } from '#shared/activities/search-activities-by-city-id.ts';
import { createTransfers } from '#shared/areas/create-transfers.ts';
import type { WireRequestOf } from '#shared/contract.ts';
import { deleteRecord } from '#shared/destination/delete-record.ts';
import { createDmcCombo } from '#shared/destination/combos/create-dmc-combo.ts';
import { updateMarketForCustomer } from '#shared/destination/masters/update-market-for-customer.ts';
import { addDays, HOUR } from '#shared/time.ts';
import { toggleBlock } from '#shared/users/customers/toggle-block.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { asking, told } from '#test/markups/price-steps.ts';
import { DUBAI, storeArea } from '../destination/catalogue-steps.ts';
import { type RatesDesk, ratesDesk } from '../destination/rates-desk.ts';

const world = useWorld({ at: '2026-11-22T06:00:00.000Z' });
const guests = { adults: 2, children: 1, infants: 0, startDate: '2026-11-22', endDate: '2026-11-26' };
const NET = (2 * 179 + 144) * 100;
let agent: TestUser;
let staff: TestUser;
let desk: RatesDesk;
let safari: string;
let cruise: string;
let ways: Record<'pickup' | 'drop' | 'both' | 'otherMarket', string>;

const item = (fields: Partial<WireRequestOf<typeof addToCart>> = {}) => ({
  ...{ ...guests, tourOptionId: safari, date: '2026-11-23', timeSlot: '15:00' },
  ...fields,
});
const add = (as: TestUser, fields: Partial<WireRequestOf<typeof addToCart>> = {}) => told(as, addToCart, item(fields));
const refused = async (fields: Partial<WireRequestOf<typeof addToCart>>, errors: Record<string, string>) =>
  expect(await asking(agent)(addToCart, item(fields))).toMatchObject({ status: 400, errors });
const inHand = async (as: TestUser) => (await told(as, getCartData, {})).cart;

beforeAll(async () => {
  staff = world.user('sarathi', 'staff');
  desk = await ratesDesk(staff);
  const [awir, deira] = [await storeArea(world, 'Al Awir'), await storeArea(world, 'Deira')];
  safari = await desk.option(
    { hasTimeSlots: true, timeSlots: ['15:00', '16:00'], weekdays: [7, 1, 2, 3] },
    { name: 'Desert drive', area: { id: awir, name: 'Al Awir' } },
  );
  cruise = await desk.option({ isInstant: true }, { name: 'Dhow cruise' });
  for (const option of [safari, cruise]) await desk.addTicket(option, { marketId: desk.defaultMarketId });
  const drive = async (transferType: 'Pickup' | 'Drop' | 'Pickup & Drop', marketId = desk.defaultMarketId) => {
    const [from, to] = transferType === 'Drop' ? [awir, deira] : [deira, awir];
    const coach = { transferType, sharingBasis: 'SIC', description: 'Coach', amount: 25, currency: 'INR' } as const;
    return (await told(staff, createTransfers, { ...coach, from, to, marketId })).transfer.id;
  };
  ways = {
    pickup: await drive('Pickup'),
    drop: await drive('Drop'),
    both: await drive('Pickup & Drop'),
    otherMarket: await drive('Pickup', desk.marketId),
  };
});
beforeEach(async () => {
  agent = await world.addUser('sarathi', 'travelAgent');
});

describe('a cart', () => {
  it('is made with the first item, holds the guests that were sent, and is priced at each look', async () => {
    expect(await inHand(agent)).toMatchObject({ cartId: '', items: [], total: 0, adults: 1, startDate: '2026-11-22' });
    const first = await add(agent, { loadingId: 'row 7', pickUpAreaTransfer: ways.pickup });
    expect(first).toMatchObject({ loadingId: 'row 7', cart: { ...guests, status: 'DRAFT', total: NET + 7_500 } });
    const second = await add(agent, { tourOptionId: cruise, timeSlot: '', date: '2026-11-22', adults: 1, children: 0 });
    expect(second.cart).toMatchObject({ cartId: first.cart.cartId, adults: 1, children: 0, total: 17_900 * 2 + 2_500 });
    expect(second.cart.items.map(({ title, before }) => [title, before])).toEqual([
      ['Dhow cruise', null],
      ['Desert drive', NET + 7_500],
    ]);
    expect(second.cart.lines.map(({ amount }) => amount)).toEqual([17_900, 20_400]);
    const seen = await told(agent, getCartDataByQuery, { cartId: first.cart.cartId });
    expect(seen.cart).toEqual(second.cart);
  });

  it('says at its field what cannot be put in', async () => {
    await refused({ timeSlot: '17:00' }, { timeSlot: 'Please choose one of the times.' });
    await refused({ date: '2026-11-26' }, { date: 'This option does not run on this day of the week.' });
    await refused({ date: '2026-11-21' }, { date: 'This day is over.' });
    await refused({ date: '2027-11-23' }, { date: 'This option has no price on this day.' });
    await refused({ adults: 0, children: 0 }, { adults: 'Please add at least one adult or child.' });
    const wrong = 'does not go with this activity.';
    await refused({ pickUpAreaTransfer: ways.drop }, { pickUpAreaTransfer: `The pickup ${wrong}` });
    await refused({ pickUpAreaTransfer: ways.otherMarket }, { pickUpAreaTransfer: `The pickup ${wrong}` });
    await refused({ dropAreaTransfer: 'nowhere' }, { dropAreaTransfer: `The drop ${wrong}` });
    await refused(
      { returnAreaTransfer: ways.both, dropAreaTransfer: ways.drop },
      { returnAreaTransfer: `The transfer ${wrong}` },
    );
    await refused({ comboId: 'COMBO' }, { tourOptionId: 'Please choose an option or a combo.' });
    expect(await asking(agent)(addToCart, item({ tourOptionId: 'NOBODYS' }))).toMatchObject({ status: 404 });
    expect((await inHand(agent)).cartId).toBe('');
  });

  it('changes an item and its guests, and keeps one whose price went, saying why', async () => {
    const { itemId } = await add(agent);
    const of = { id: itemId, date: '2026-11-24', timeSlot: '16:00' };
    const { cart } = await told(agent, updateCartData, {
      ...guests,
      adults: 1,
      item: { ...of, returnAreaTransfer: ways.both },
    });
    expect(cart.items).toEqual([
      expect.objectContaining({ ...of, returnAreaTransfer: ways.both, total: 17_900 + 14_400 + 5_000, before: null }),
    ]);
    const wrong = { ...guests, item: { ...of, timeSlot: '09:00' } };
    expect(await asking(agent)(updateCartData, wrong)).toMatchObject({
      status: 400,
      errors: { 'item.timeSlot': 'Please choose one of the times.' },
    });
    const nobodys = { ...guests, item: { ...of, id: 'NOBODYS' } };
    expect(await asking(agent)(updateCartData, nobodys)).toMatchObject({ status: 404 });

    const gone = await desk.option({}, { name: 'Sky dive' });
    await desk.addTicket(gone, { marketId: desk.defaultMarketId });
    await add(agent, { tourOptionId: gone, timeSlot: '' });
    await told(staff, deleteRecord, { kind: 'tourOption', id: gone, deactivate: true });
    const after = await inHand(agent);
    expect(after.total).toBeNull();
    expect(after.items.filter(({ reason }) => reason)).toEqual([
      expect.objectContaining({ title: 'Sky dive', total: null, reason: 'This option is no longer offered.' }),
    ]);
  });

  it('takes no time that has begun, and says so of one that has since', async () => {
    // 11:30 in the site's zone.
    const today = await desk.option(
      { hasTimeSlots: true, timeSlots: ['11:00', '12:00', '18:00'] },
      { name: 'Old town' },
    );
    await desk.addTicket(today, { marketId: desk.defaultMarketId });
    const of = { tourOptionId: today, date: '2026-11-22' };
    const says = 'It is too late for this today. Please choose another time or day.';
    await refused({ ...of, timeSlot: '11:00' }, { timeSlot: says });
    const { cart } = await told(agent, duplicateCart, { ...guests, cartItems: [of] });
    expect(cart.items).toMatchObject([{ timeSlot: '12:00', timeSlots: ['12:00', '18:00'], reason: '' }]);
    const searched = { cityId: DUBAI, ...guests };
    expect(await told(agent, searchActivitiesByCityId, searched)).toMatchObject({ today: '2026-11-22', now: '11:30' });
    world.clock.advance(HOUR);
    expect((await inHand(agent)).items).toMatchObject([
      { timeSlot: '12:00', timeSlots: ['12:00', '18:00'], total: null, reason: says },
    ]);
    world.clock.advance(6 * HOUR);
    const found = (await told(agent, searchActivitiesByCityId, searched)).activities;
    const option = found.flatMap(({ options }) => options).find(({ id }) => id === today)!;
    expect(option.days.slice(0, 2)).toMatchObject([{ total: null, reason: 'Too late' }, { reason: '' }]);
  });

  it('holds thirty items, none of them twice', async () => {
    await add(agent);
    await refused({}, { timeSlot: IN_CART_ALREADY });
    const { cart } = await told(agent, duplicateCart, {
      ...guests,
      cartItems: Array.from({ length: MOST_ITEMS }, (_, at) => ({
        tourOptionId: cruise,
        date: addDays('2026-11-22', at),
      })),
    });
    expect(cart.items).toHaveLength(MOST_ITEMS);
    expect(await asking(agent)(addToCart, item())).toMatchObject({ status: 400, errorMessage: CART_FULL });
  });

  it('holds nothing twice by a change or a copy either', async () => {
    const { itemId } = await add(agent);
    await add(agent, { timeSlot: '16:00' });
    const moved = { ...guests, item: { id: itemId, date: '2026-11-23', timeSlot: '16:00' } };
    expect(await asking(agent)(updateCartData, moved)).toMatchObject({
      status: 400,
      errors: { 'item.timeSlot': IN_CART_ALREADY },
    });
    const stays = { ...guests, item: { id: itemId, date: '2026-11-23', timeSlot: '15:00' } };
    expect(await asking(agent)(updateCartData, stays)).toMatchObject({ status: 200 });
    const twice = [{ tourOptionId: safari }, { tourOptionId: safari, timeSlot: '15:00' }];
    expect(await asking(agent)(duplicateCart, { ...guests, cartItems: twice })).toMatchObject({
      status: 400,
      errorMessage: IN_CART_ALREADY,
    });
  });

  it('is copied with what is gone by now, which says that it is', async () => {
    const combo = await told(staff, createDmcCombo, {
      ...{ name: 'Dune and dhow', currency: 'INR', amount: 300 },
      tourOptions: [{ tourOptionId: safari }, { tourOptionId: cruise }],
    });
    await add(agent);
    const { cart } = await add(agent, { tourOptionId: undefined, comboId: combo.combo.id, timeSlot: '' });
    await told(staff, deleteRecord, { kind: 'combo', id: combo.combo.id });
    const copied = (await told(agent, duplicateCart, { ...guests, cartId: cart.cartId })).cart;
    expect(copied.items.map(({ title, reason }) => [title, reason]).toSorted()).toEqual([
      ['Desert drive', ''],
      ['Dune and dhow', 'This combo is no longer offered.'],
    ]);
    expect(copied.total).toBeNull();
  });

  it('is copied by staff for its customer, with the remarks, and given to nobody who is blocked', async () => {
    const customer = await world.addUser('sarathi', 'travelAgent');
    const customerId = customer.item.sequence;
    const clerk = await world.addUser('sarathi', 'staff');
    await told(customer, updateRemarks, { cartId: (await add(customer)).cart.cartId, remarks: 'No nuts' });
    const { cartId } = await inHand(customer);
    const copied = (await told(clerk, duplicateCart, { ...guests, cartId })).cart;
    expect(copied).toMatchObject({ userId: customerId, buyerName: expect.any(String), remarks: 'No nuts' });
    expect((await told(customer, getCartData, { cartId: copied.cartId })).cart.cartId).toBe(copied.cartId);
    await told(staff, toggleBlock, { customerId, isBlocked: true });
    expect((await told(clerk, duplicateCart, { ...guests, cartId })).cart).toMatchObject({ userId: null });
    const mine = (await inHand(clerk)).cartId;
    expect(await asking(clerk)(updateUserId, { cartId: mine, userId: customerId })).toMatchObject({
      status: 400,
      errors: { userId: expect.stringMatching(/ is blocked. Unblock the account first, or choose another customer.$/) },
    });
  });

  it('gives up an item, and all of them', async () => {
    const { itemId } = await add(agent, { pickUpAreaTransfer: ways.pickup });
    await add(agent, { timeSlot: '16:00' });
    expect(await asking(agent)(deleteCartItem, { itemId: 'NOBODYS' })).toMatchObject({ status: 404 });
    const { cart } = await told(agent, deleteCartItem, { itemId });
    expect(cart.items.map(({ timeSlot }) => timeSlot)).toEqual(['16:00']);
    expect((await told(agent, clearAllCart, {})).cart).toMatchObject({ cartId: cart.cartId, items: [], total: 0 });
  });

  it('takes back what was just taken out as it was, without a price too, and keeps its guests', async () => {
    const gone = await desk.option({}, { name: 'Kite surfing' });
    await desk.addTicket(gone, { marketId: desk.defaultMarketId });
    const { itemId } = await add(agent, { tourOptionId: gone, timeSlot: '' });
    await add(agent);
    await told(staff, deleteRecord, { kind: 'tourOption', id: gone, deactivate: true });
    const { cart } = await told(agent, deleteCartItem, { itemId });
    await told(agent, updateCartData, { ...guests, adults: 5 });
    const back = { cartId: cart.cartId, tourOptionId: gone, timeSlot: '' };
    expect(await asking(agent)(addToCart, item(back))).toMatchObject({ status: 400 });
    const after = (await add(agent, { ...back, isBack: true })).cart;
    expect(after).toMatchObject({ adults: 5, total: null });
    expect(after.items.map(({ title, reason }) => [title, reason]).toSorted()).toEqual([
      ['Desert drive', ''],
      ['Kite surfing', 'This option is no longer offered.'],
    ]);
  });

  it('is copied with what is in it, or made of what is sent, and then it is the one in hand', async () => {
    const { cart } = await add(agent, { pickUpAreaTransfer: ways.pickup });
    const copied = (await told(agent, duplicateCart, { ...guests, cartId: cart.cartId })).cart;
    expect(copied.cartId).not.toBe(cart.cartId);
    expect(copied.items).toMatchObject([{ tourOptionId: safari, date: '2026-11-23', pickUpAreaTransfer: ways.pickup }]);
    expect((await inHand(agent)).cartId).toBe(copied.cartId);
    const sent = { tourOptionId: safari, pickUp: ways.pickup, drop: ways.drop };
    const made = (await told(agent, duplicateCart, { ...guests, cartItems: [sent] })).cart;
    expect(made.items).toMatchObject([
      { date: '2026-11-22', timeSlot: '15:00', pickUpAreaTransfer: ways.pickup, dropAreaTransfer: ways.drop },
    ]);
  });

  it('is its owner’s and staff’s; staff give it to a customer, in whose market it is priced then', async () => {
    const customer = await world.addUser('sarathi', 'retail');
    const customerId = customer.item.sequence;
    await desk.addTicket(cruise, { adultAmount: 99 });
    await told(staff, updateMarketForCustomer, { customerId, marketId: desk.marketId });
    const { cart } = await told(staff, duplicateCart, {
      ...guests,
      children: 0,
      cartItems: [{ tourOptionId: cruise }],
    });
    expect(cart).toMatchObject({ userId: null, total: 35_800 });
    const { cartId } = cart;
    expect(await asking(customer)(getCartData, { cartId })).toMatchObject({ status: 404 });
    expect(await asking(agent)(updateUserId, { cartId, userId: customerId })).toMatchObject({ status: 403 });
    expect(await asking(staff)(updateUserId, { cartId, userId: 999_999 })).toMatchObject({ status: 404 });
    const given = (await told(staff, updateUserId, { cartId, userId: customerId })).cart;
    expect(given).toMatchObject({ userId: customerId, total: 19_800 });
    expect((await told(customer, getCartData, { cartId })).cart).toMatchObject({ cartId, total: 19_800 });
    expect(await asking(agent)(getCartData, { cartId })).toMatchObject({ status: 404 });
    expect((await told(customer, updateRemarks, { cartId, remarks: ' No nuts ' })).cart.remarks).toBe('No nuts');
    const countOf = async (owner: TestUser) => getItem(keys.cartCount(world.job('sarathi'), owner.actor.owner));
    expect(await countOf(customer)).toMatchObject({ DRAFT: 1 });
    expect(await countOf(staff)).toMatchObject({ DRAFT: 0 });
  });

  it('is one where two first things are put in at the same time, with both', async () => {
    const both = await Promise.all([add(agent), add(agent, { timeSlot: '16:00' })]);
    expect(new Set(both.map(({ cart }) => cart.cartId)).size).toBe(1);
    expect((await inHand(agent)).items.map(({ timeSlot }) => timeSlot)).toEqual(['15:00', '16:00']);
  });

  it('is taken as it stands where another process changed it, or began another, since this one saw it', async () => {
    const { cart } = await add(agent);
    const asSeen = (await readCart(agent.actor, cart.cartId))!;
    const [first] = asSeen.items;
    const elsewhere = { ...first!, id: 'ELSEWHERE', timeSlot: '16:00' };
    const changed = changeCart(agent.actor, asSeen, { ...asSeen.head, itemCount: 2 }, { put: [elsewhere] });
    expect(await commit(agent.actor, changed.writes)).toMatchObject({ ok: true });
    const ids = async () => (await inHand(agent)).items.map(({ id }) => id);
    expect(await ids()).toEqual([first!.id, 'ELSEWHERE']);
    await refused({ timeSlot: '16:00' }, { timeSlot: IN_CART_ALREADY });
    const third = await add(agent, { tourOptionId: cruise, timeSlot: '', cartId: cart.cartId });
    expect(third.cart.items).toHaveLength(3);
    expect(await ids()).toEqual(third.cart.items.map(({ id }) => id));

    const other = createCart(agent.actor, { ...newCart(agent.actor, guests), id: `OTHER${cart.cartId}` }, []);
    expect(await commit(agent.actor, other.writes)).toMatchObject({ ok: true });
    expect(await inHand(agent)).toMatchObject({ cartId: `OTHER${cart.cartId}`, items: [] });
    expect((await add(agent)).cart).toMatchObject({ cartId: `OTHER${cart.cartId}`, items: [{ tourOptionId: safari }] });
  });

  it('is nobody’s any more who may not know of it, however lately this process saw it', async () => {
    const { cart } = await add(staff);
    const customer = await world.addUser('sarathi', 'retail');
    await told(staff, updateUserId, { cartId: cart.cartId, userId: customer.item.sequence });
    const { cartId } = (await told(customer, getCartData, { cartId: cart.cartId })).cart;
    expect(await asking(agent)(getCartData, { cartId })).toMatchObject({ status: 404 });
    expect(await asking(agent)(addToCart, item({ cartId }))).toMatchObject({ status: 404 });
    await told(staff, clearAllCart, { cartId });
  });

  it('takes what two of its owner’s put in at the same time', async () => {
    await add(agent);
    await Promise.all([add(agent, { timeSlot: '16:00' }), add(agent, { tourOptionId: cruise, timeSlot: '' })]);
    expect((await inHand(agent)).items).toHaveLength(3);
  });
});
