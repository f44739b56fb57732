import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { activityCartsFile } from '#functions/activities/queue/queue-sheet.ts';
import { findCarts } from '#functions/activities/queue/queue-store.ts';
import { keys } from '#functions/keys.ts';
import { readRefund } from '#functions/payments/refunds/store.ts';
import { scopeOf } from '#functions/scope.ts';
import { getItem } from '#functions/table/read.ts';
import { readWallet } from '#functions/wallet/store.ts';
import { cartEventNames, cartEvents, cartStates, leadsTo } from '#shared/activities/cart/lifecycle.ts';
import { checkOut } from '#shared/activities/cart/check-out.ts';
import { getCancellation } from '#shared/activities/cart/get-cancellation.ts';
import { updateCartStatus } from '#shared/activities/cart/update-cart-status.ts';
import { getQueue } from '#shared/activities/queue/get-queue.ts';
import type { WireRequestOf } from '#shared/contract.ts';
import { type RatesDesk, ratesDesk } from '#test/destination/rates-desk.ts';
import { sweepDue } from '#test/harness/sweep-due.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { asking, told } from '#test/markups/price-steps.ts';
import { fillWallet } from '#test/payments/sell-order.ts';
import { faultsOf, readLedger } from '#test/wallet/read-ledger.ts';
import { cartOf, checkedOut, checkOutOf, fillCart, paidCart, soldOption } from './cart-steps.ts';

const world = useWorld({ at: '2026-11-22T06:00:00.000Z' });
const site = 'sarathi' as const;
const job = () => world.job(site);
const FULL = 10_000_000;
const PRICE = 35_800;
let staff: TestUser;
let agent: TestUser;
let desk: RatesDesk;
let instantOption: string;
let byDesk: string;

beforeAll(async () => {
  staff = world.user(site, 'staff');
  desk = await ratesDesk(staff);
  instantOption = await soldOption(desk, { isInstant: true });
  byDesk = await soldOption(desk, { cancelHours: 48 });
});
beforeEach(async () => {
  agent = await world.addUser(site, 'travelAgent');
  await fillWallet(world, agent, FULL);
});
const balance = async () => (await readWallet(job(), agent.actor.owner, 'INR')).balance;
const takenOf = async (option: string, date = '2026-11-25') =>
  (await getItem(keys.slot(job(), option, date, '')))?.taken ?? 0;
const pending = async (...dates: string[]) => {
  let filled = await fillCart(agent, byDesk, { date: dates[0] ?? '2026-11-25' });
  for (const date of dates.slice(1)) filled = await fillCart(agent, byDesk, { date });
  return paidCart(agent, filled.cart);
};
type Wish = Partial<WireRequestOf<typeof updateCartStatus>> & Pick<WireRequestOf<typeof updateCartStatus>, 'status'>;
const update = (as: TestUser, cartId: string, wish: Wish) => asking(as)(updateCartStatus, { cartId, ...wish });
const numbersOf = async (cartId: string) =>
  (await cartOf(agent, cartId)).items.map(({ id }, at) => ({ itemId: id, number: `DCT-${at}` }));
const postedFor = async (orderId: string) => {
  const sums: Record<string, number> = {};
  for (const { account, minor, reference } of (await readLedger(site)).house)
    if (reference === orderId) sums[account] = (sums[account] ?? 0) + minor;
  return sums;
};

describe('the queue', () => {
  it('lists carts by where they are, the site’s for staff and the agency’s for agents, and counts them', async () => {
    const before = await told(staff, getQueue, {});
    const { cartId } = await pending();
    await checkedOut(agent, (await fillCart(agent, instantOption)).cart);
    const own = await told(agent, getQueue, { status: 'PENDING' });
    expect(own).toMatchObject({
      ...{ activeStatus: 'PENDING', currentPage: 1, totalRecords: 1, cursor: null },
      statuses: { PENDING: 1, ON_HOLD: 1, CONFIRMED: 0 },
      carts: [{ cartId, leadGuest: 'Anoop Nambiar', total: PRICE, itemCount: 1, firstDate: '2026-11-25', adults: 2 }],
    });
    const all = await told(staff, getQueue, {});
    expect(all.statuses.PENDING).toBe(before.statuses.PENDING + 1);
    expect(all.carts[0]).toMatchObject({ cartId, status: 'PENDING' });
    const other = await world.addUser(site, 'travelAgent');
    expect((await told(other, getQueue, {})).carts).toEqual([]);
    expect(await asking(agent)(getQueue, { status: 'DRAFT' as never })).toMatchObject({ status: 400 });
  });

  it('answers page n, and from a cursor on that page alone', async () => {
    const retail = await world.addUser(site, 'retail');
    for (let n = 0; n < 27; n++) await checkedOut(retail, (await fillCart(retail, instantOption, { adults: 1 })).cart);
    const first = await told(retail, getQueue, { status: 'ON_HOLD' });
    expect(first).toMatchObject({ totalRecords: 27, totalPages: 2, hasNextPage: true, cursor: expect.any(String) });
    world.faults.reset();
    const byCursor = await told(retail, getQueue, { status: 'ON_HOLD', page: 2, cursor: first.cursor! });
    const second = await told(retail, getQueue, { status: 'ON_HOLD', page: 2 });
    expect(second.carts).toHaveLength(2);
    expect(byCursor.carts).toEqual(second.carts);
    expect((await told(retail, getQueue, { status: 'ON_HOLD', page: 9 })).carts).toEqual([]);
  });
});

describe('the queue narrowed', () => {
  it('finds carts by guest, customer, activity and id, and by the day of the first visit, and counts what it found', async () => {
    const retail = await world.addUser(site, 'retail', { firstName: 'Zubeida', lastName: 'Qureshi' });
    const held = async (lastName: string, date: string) => {
      const { cart } = await fillCart(retail, instantOption, { date });
      const asked = checkOutOf(cart, { leadGuest: { firstName: 'Omar', lastName } });
      return (await told(retail, checkOut, asked)).cartId;
    };
    const first = await held('Lakhani', '2026-11-24');
    const second = await held('Haddad', '2026-11-26');
    const found = async (narrowed: object, as = staff) =>
      (await told(as, getQueue, { status: 'ON_HOLD', ...narrowed })).carts.map(({ cartId }) => cartId).toSorted();
    expect(await found({ search: 'omar lakh' })).toEqual([first]);
    expect(await found({ search: 'QURESHI' })).toEqual([first, second].toSorted());
    expect(await found({ search: second })).toEqual([second]);
    expect(await found({ search: 'qureshi', from: '2026-11-25' })).toEqual([second]);
    expect(await found({ search: 'qureshi', to: '2026-11-24' })).toEqual([first]);
    expect(await found({ from: '2026-11-26', to: '2026-11-26' }, retail)).toEqual([second]);
    expect(await found({ search: 'nobody' })).toEqual([]);
    expect(await found({ search: 'qureshi' }, agent)).toEqual([]);
    const whole = await told(retail, getQueue, { status: 'ON_HOLD' });
    const narrowed = await told(retail, getQueue, { status: 'ON_HOLD', search: 'haddad', page: 7 });
    expect(narrowed).toMatchObject({
      ...{ totalRecords: 1, totalPages: 1, currentPage: 1, hasNextPage: false, cursor: null },
      ...{ statuses: whole.statuses, lookedBackTo: whole.carts.at(-1)!.updatedAt },
    });
    expect(whole.lookedBackTo).toBeNull();
  });

  it('goes on by its cursor, a bounded amount at a time, and its file has the same rows', async () => {
    const retail = await world.addUser(site, 'retail');
    for (let n = 0; n < 30; n++) {
      const { cart } = await fillCart(retail, instantOption, { adults: 1 });
      const leadGuest = { firstName: n === 0 ? 'Oldest' : 'Later', lastName: 'Guest' };
      await told(retail, checkOut, checkOutOf(cart, { leadGuest }));
    }
    const scope = scopeOf(retail.actor, getQueue);
    const asked = { status: 'ON_HOLD', page: 1, cursor: '', from: '', to: '', search: 'later' } as const;
    const all = await findCarts(scope, asked);
    expect([all.carts.length, all.cursor]).toEqual([29, undefined]);
    const pages: number[] = [];
    for (let cursor: string | undefined = ''; cursor !== undefined;) {
      const page: Awaited<ReturnType<typeof findCarts>> = await findCarts(scope, { ...asked, search: '', cursor }, 12);
      pages.push(page.carts.length);
      ({ cursor } = page);
    }
    expect(pages.reduce((sum, count) => sum + count, 0)).toBe(30);
    const file = await activityCartsFile.read(job(), {
      ...{ filter: { ...asked, search: 'oldest' }, cursor: undefined, wanted: 500, userId: '' },
    });
    expect(file.rows.map(({ leadGuest }) => leadGuest)).toContain('Oldest Guest');
    expect(new Set(file.rows.map(({ leadGuest }) => leadGuest))).toEqual(new Set(['Oldest Guest']));
  });
});

describe('the desk', () => {
  it('confirms with a number for each item that is not confirmed at once, which makes the voucher', async () => {
    const { cartId } = await pending();
    const { itemId } = (await numbersOf(cartId))[0]!;
    expect(await update(staff, cartId, { status: 'CONFIRMED' })).toMatchObject({
      ...{ status: 400, errors: { [`confirmations.${itemId}`]: 'Please enter a confirmation number.' } },
    });
    const strange = [
      { itemId, number: 'A' },
      { itemId: 'NOBODYS', number: 'B' },
    ];
    expect(await update(staff, cartId, { status: 'CONFIRMED', confirmations: strange })).toMatchObject({ status: 400 });
    expect(await update(agent, cartId, { status: 'CONFIRMED', confirmations: await numbersOf(cartId) })).toMatchObject({
      status: 403,
    });
    const done = await update(staff, cartId, { status: 'CONFIRMED', confirmations: await numbersOf(cartId) });
    expect(done).toMatchObject({ status: 200, result: { cart: { status: 'CONFIRMED' } } });
    const shown = await cartOf(agent, cartId);
    expect(shown).toMatchObject({ items: [{ confirmation: 'DCT-0' }], voucherCode: expect.stringMatching(/^.{20}$/) });
    expect(shown.history.at(-1)).toMatchObject({ event: 'confirm', by: 'The desk', note: 'DCT-0' });
    expect(await takenOf(byDesk)).toBeGreaterThanOrEqual(2);
  });

  it('rejects with a reason, which refunds all of it and frees its places', async () => {
    const taken = await takenOf(byDesk);
    const { cartId, orderId } = await pending();
    expect(await update(staff, cartId, { status: 'REJECTED' })).toMatchObject({
      ...{ status: 400, errors: { reason: 'Please enter a reason.' } },
    });
    expect(await update(staff, cartId, { status: 'REJECTED', reason: 'Sold out' })).toMatchObject({ status: 200 });
    await sweepDue();
    expect(await cartOf(agent, cartId)).toMatchObject({
      status: 'REJECTED',
      statusReason: 'Sold out',
      refunded: PRICE,
    });
    expect([await balance(), await takenOf(byDesk)]).toEqual([FULL, taken]);
    expect(await readRefund(job(), orderId, cartId)).toMatchObject({ state: 'Given', minor: PRICE });
    expect(await postedFor(orderId)).toEqual({ clearing: 0 });
    expect(await update(staff, cartId, { status: 'REJECTED', reason: 'Again' })).toMatchObject({ status: 409 });
  });

  it('of a rejection and a confirmation at once there is one', async () => {
    const { cartId } = await pending();
    const confirmations = await numbersOf(cartId);
    const answers = await Promise.all([
      update(staff, cartId, { status: 'REJECTED', reason: 'Sold out' }),
      update(staff, cartId, { status: 'CONFIRMED', confirmations }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });
});

describe('a cancellation', () => {
  it('refunds all of a visit until its hours before it, and nothing after, as it was shown before', async () => {
    const { cartId, orderId } = await pending('2026-11-24', '2026-11-25');
    // 48 hours before the 25th are not over yet, those before the 24th are.
    const shown = await told(agent, getCancellation, { cartId });
    expect(shown).toMatchObject({
      ...{ refund: PRICE, most: 2 * PRICE, convenienceFee: 0 },
      items: [{ refund: 0 }, { refund: PRICE, freeUntil: '2026-11-22T18:30:00.000Z' }],
    });
    expect(await update(agent, cartId, { status: 'CANCELLED', refund: 716 })).toMatchObject({
      ...{ status: 400, errors: { refund: expect.stringMatching(/^The refund is now/) } },
    });
    expect(await update(agent, cartId, { status: 'CANCELLED', refund: 358 })).toMatchObject({ status: 200 });
    await sweepDue();
    expect(await balance()).toBe(FULL - PRICE);
    expect(await cartOf(agent, cartId)).toMatchObject({ status: 'CANCELLED', refunded: PRICE });
    world.clock.set('2026-11-26T06:00:00.000Z');
    await sweepDue();
    expect(await postedFor(orderId)).toEqual({ clearing: 0, 'revenue:activities': PRICE });
    expect(faultsOf(await readLedger(site))).toEqual([]);
  });

  it('refunds another amount by staff’s word, with a reason and never more than was paid', async () => {
    const { cartId } = await pending('2026-11-24');
    expect(await update(staff, cartId, { status: 'CANCELLED', refund: 400 })).toMatchObject({
      ...{ status: 400, errors: { refund: expect.stringMatching(/^Please enter at most/) } },
    });
    expect(await update(staff, cartId, { status: 'CANCELLED', refund: 100 })).toMatchObject({
      ...{ status: 400, errors: { reason: 'Please enter why another amount is refunded.' } },
    });
    const done = await update(staff, cartId, { status: 'CANCELLED', refund: 100, reason: 'Rain' });
    expect(done).toMatchObject({ status: 200, result: { cart: { refunded: 100, statusReason: 'Rain' } } });
    await sweepDue();
    expect(await balance()).toBe(FULL - PRICE + 10_000);
  });

  it('is nobody else’s, and of nothing that is not paid', async () => {
    const { cartId } = await pending();
    const other = await world.addUser(site, 'travelAgent');
    expect(await update(other, cartId, { status: 'CANCELLED' })).toMatchObject({ status: 404 });
    expect(await asking(other)(getCancellation, { cartId })).toMatchObject({ status: 404 });
    const { cart } = await fillCart(agent, instantOption);
    expect(await update(agent, cart.cartId, { status: 'CANCELLED' })).toMatchObject({ status: 409 });
    expect(await asking(agent)(getCancellation, { cartId: cart.cartId })).toMatchObject({ status: 409 });
  });
});

describe('every state and every event', () => {
  it('go together as the table says, and otherwise not at all', () => {
    for (const event of cartEventNames)
      for (const from of cartStates)
        for (const to of cartStates) {
          const { from: begins, to: ends } = cartEvents[event];
          const isAllowed = (begins as readonly string[]).includes(from) && (ends as readonly string[]).includes(to);
          expect([event, from, to, leadsTo(event, from, to)]).toEqual([event, from, to, isAllowed]);
        }
  });

  it('that a call may name: only from where the table lets it, whoever asks', async () => {
    const confirmed = (await paidCart(agent, (await fillCart(agent, instantOption)).cart)).cartId;
    const held = (await checkedOut(agent, (await fillCart(agent, instantOption)).cart)).cartId;
    const draft = (await fillCart(agent, instantOption)).cart.cartId;
    for (const status of cartStates)
      for (const [cartId, may] of [
        [held, []],
        [draft, []],
        [confirmed, ['CANCELLED']],
      ] as const) {
        if ((may as readonly string[]).includes(status)) continue;
        const answer = await update(staff, cartId, { status, reason: 'Because' });
        expect([status, answer.status, answer.errorCode]).toEqual([status, 409, 'ILLEGAL_TRANSITION']);
        if (cartId === draft) expect(answer.message).toBe('This cart has not been checked out yet.');
      }
    expect(await update(staff, confirmed, { status: 'CANCELLED' })).toMatchObject({ status: 200 });
  });
});
