import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { runBooking } from '#functions/workers/booking-worker.ts';
import { runSchedule } from '#functions/workers/schedules.ts';
import { getHolds } from '#shared/bookings/get-holds.ts';
import { BookingStatus } from '#shared/bookings/model.ts';
import { confirmHold } from '#shared/flights/holds/confirm-hold.ts';
import { holdFlight } from '#shared/flights/holds/hold-flight.ts';
import { releaseFlight } from '#shared/flights/holds/release-flight.ts';
import { changeConsumerStatus } from '#shared/partners/change-consumer-status.ts';
import { setFlightHoldSetting } from '#shared/partners/set-flight-hold-setting.ts';
import { setFlightSearchSetting } from '#shared/partners/set-flight-search-setting.ts';
import { getOrder } from '#shared/payments/get-order.ts';
import { payFromWallet } from '#shared/payments/pay-from-wallet.ts';
import { DAY, HOUR, instant, MINUTE } from '#shared/time.ts';
import { saveFlights } from '#test/flights/settings/flight-settings-steps.ts';
import { sweepDue } from '#test/harness/sweep-due.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { asking, told } from '#test/markups/price-steps.ts';
import { orderFlight } from '#test/suppliers/buy-flight.ts';
import { readRows } from '#test/wallet/read-ledger.ts';
import { bothBooks, bothOrders, CONSUMER, type LinkedSites, linkSites, SUPPLIER } from './sale-steps.ts';

const world = useWorld({ at: '2026-12-01T08:00:00Z' });
let sites: LinkedSites;
let [theirAdmin, ourAdmin]: TestUser[] = [];
const named = { consumerSiteId: CONSUMER, supplierListId: `${SUPPLIER}#Flights` };
const allow = (isFlightHoldAllowed: boolean) =>
  told(sites.supplier, setFlightHoldSetting, { ...named, isFlightHold: isFlightHoldAllowed });
beforeAll(async () => {
  sites = await linkSites(world, { own: ['sandbox-gds'] });
  theirAdmin = await world.addUser(SUPPLIER, 'staff', { isSuperAdmin: true });
  ourAdmin = await world.addUser(CONSUMER, 'staff', { isSuperAdmin: true });
  await allow(true);
});
afterEach(() => world.clock.restore());

const ordered = (lastName: string) =>
  orderFlight({ site: CONSUMER, as: sites.agent, source: sites.source, lastName, day: '2026-12-20' });
const hold = (orderId: string, as = sites.agent) => asking(as)(holdFlight, { orderId });
const pay = (orderId: string, as = sites.agent) => asking(as)(payFromWallet, { orderId });
const release = (orderId: string, as = sites.agent) => asking(as)(releaseFlight, { orderId });
const lead = async (orderId: string) => runBooking(SUPPLIER, (await bothOrders(orderId)).theirOrderId);
const statesOf = async (orderId: string) => (await bothOrders(orderId)).states;
const look = (orderId: string) => told(sites.agent, getOrder, { orderId });
const board = async (as: TestUser) => (await told(as, getHolds, {})).tickets;
const suspend = (newStatus: 'Suspended' | 'Approved') =>
  told(sites.supplier, changeConsumerStatus, { ...named, newStatus });
async function held(lastName: string): Promise<string> {
  const { orderId } = await ordered(lastName);
  expect(await hold(orderId)).toMatchObject({ status: 200, result: { state: 'HOLDING' } });
  expect(await statesOf(orderId)).toEqual(['HOLDING', 'HOLDING']);
  await lead(orderId);
  return orderId;
}
async function booksAddUp() {
  const books = await bothBooks();
  expect(books.faults).toEqual([]);
  expect(books.clearing).toEqual([0, 0]);
  expect(books.payable).toBe(books.paid);
  return books;
}
const noteOf = ({ note }: Record<string, unknown>) => String(note);
const notHeld = { status: 403, errorCode: 'HOLD_NOT_ALLOWED', message: 'This fare cannot be held. Pay to book it.' };
const gone = { status: 400, errorCode: 'FARE_EXPIRED' };

describe('seats that are held through a link', () => {
  it('are held at both sites until one moment, paid at both in one commit, and ticketed', async () => {
    const before = await booksAddUp();
    const made = await ordered('Thampi');
    expect(await look(made.orderId)).toMatchObject({ mayHold: true });
    expect(await hold(made.orderId)).toMatchObject({ status: 200 });
    await lead(made.orderId);
    const { states, orders, bookings, theirOrderId } = await bothOrders(made.orderId);
    expect(states).toEqual(['AWAITING_TICKETING', 'AWAITING_TICKETING']);
    expect(orders[0].expiresAt).toBe(orders[1].expiresAt);
    expect(bookings.map(({ statusId, unpaid }) => [statusId, unpaid])).toEqual([
      [BookingStatus.Hold, true],
      [BookingStatus.Hold, true],
    ]);
    expect(bookings[1]).toMatchObject({ pnr: bookings[0].pnr, supplierReference: bookings[0].bookingId });
    expect((await booksAddUp()).paid).toBe(before.paid);
    // The one board shows its customer, the other the site that sells on.
    expect((await board(sites.agent)).map(({ orderId }) => orderId)).toContain(made.orderId);
    const shown = (await board(sites.supplier)).find(({ orderId }) => orderId === theirOrderId);
    expect(shown).toMatchObject({ isSoldOn: true, customer: { companyName: expect.stringMatching(/Quiet/) } });
    expect((await board(sites.agent)).some((row) => 'isSoldOn' in row)).toBe(false);
    expect(JSON.stringify(await board(sites.agent))).not.toMatch(/sarathi|sandbox/i);
    expect(await told(sites.agent, confirmHold, { orderId: made.orderId, currency: 'INR' })).toMatchObject({
      isConsentNeeded: false,
    });
    expect(await pay(made.orderId)).toMatchObject({ status: 200 });
    expect(await statesOf(made.orderId)).toEqual(['PAID', 'PAID']);
    await lead(made.orderId);
    expect(await statesOf(made.orderId)).toEqual(['COMPLETED', 'COMPLETED']);
    expect(await look(made.orderId)).toMatchObject({ state: 'COMPLETED', pnr: bookings[0].pnr });
    expect((await booksAddUp()).paid - before.paid).toBe(orders[0].amount);
    expect(await board(sites.agent)).toEqual([]);
  });

  it('are not had where the supplier’s switch is off, holds nothing, or the link has ended', async () => {
    const { orderId } = await ordered('Nair');
    const refused = async () => {
      expect(await look(orderId)).toMatchObject({ mayHold: false });
      expect(await hold(orderId)).toMatchObject(notHeld);
      expect(await statesOf(orderId)).toEqual(['AWAITING_PAYMENT', 'AWAITING_PAYMENT']);
    };
    await allow(false);
    await refused();
    await allow(true);
    await suspend('Suspended');
    await refused();
    await suspend('Approved');
    await told(sites.supplier, setFlightSearchSetting, { ...named, isFlightSearchAllowed: false });
    await refused();
    await told(sites.supplier, setFlightSearchSetting, { ...named, isFlightSearchAllowed: true });
    await saveFlights(theirAdmin!, { areHoldsOn: false });
    await refused();
    await saveFlights(theirAdmin!, { areHoldsOn: true });
    expect(await look(orderId)).toMatchObject({ mayHold: true });
  });

  it('are not had where the site that sells them holds nothing', async () => {
    const { orderId } = await ordered('Varma');
    await saveFlights(ourAdmin!, { areHoldsOn: false });
    expect(await look(orderId)).toMatchObject({ mayHold: false });
    expect(await hold(orderId)).toMatchObject({ errorCode: 'HOLD_NOT_ALLOWED' });
    await saveFlights(ourAdmin!, { areHoldsOn: true });
  });

  it('that the supplier has not are not held at either, and nothing is paid', async () => {
    const orderId = await held('SOLDOUT');
    expect(await statesOf(orderId)).toEqual(['EXPIRED', 'EXPIRED']);
    const { bookings } = await bothOrders(orderId);
    expect(bookings.map(({ statusId }) => statusId)).toEqual([BookingStatus.Failed, BookingStatus.Failed]);
    await booksAddUp();
  });

  it('are released at both by the customer, or by the desk that supplies them', async () => {
    const [first, second] = [await held('Pillai'), await held('Kurian')];
    expect(await release(first)).toMatchObject({ status: 200, result: { state: 'RELEASING' } });
    expect(await statesOf(first)).toEqual(['RELEASING', 'RELEASING']);
    await lead(first);
    expect(await statesOf(first)).toEqual(['EXPIRED', 'EXPIRED']);
    const { theirOrderId } = await bothOrders(second);
    expect(await release(theirOrderId, sites.agent)).toMatchObject({ status: 404 });
    expect(await release(theirOrderId, sites.supplier)).toMatchObject({ status: 200 });
    await lead(second);
    const { states, bookings } = await bothOrders(second);
    expect(states).toEqual(['EXPIRED', 'EXPIRED']);
    expect(bookings.map(({ statusId }) => statusId)).toEqual([BookingStatus.Released, BookingStatus.Released]);
    expect(await release(second)).toMatchObject({ status: 200, result: { state: 'EXPIRED' } });
    await booksAddUp();
  });

  it('are paid, and priced anew, by nobody of the site that supplies them', async () => {
    const orderId = await held('Panicker');
    const { theirOrderId } = await bothOrders(orderId);
    expect(await pay(theirOrderId, sites.supplier)).toMatchObject({ status: 409, errorCode: 'ALREADY_PAID' });
    const shown = await told(sites.supplier, getOrder, { orderId: theirOrderId });
    expect(shown).toMatchObject({ state: 'AWAITING_TICKETING', gateways: [], wallet: { isAllowed: false } });
    const asked = await asking(sites.supplier)(confirmHold, { orderId: theirOrderId, currency: 'INR' });
    expect(asked).toMatchObject({ status: 409, errorCode: 'ILLEGAL_TRANSITION' });
    expect(await statesOf(orderId)).toEqual(['AWAITING_TICKETING', 'AWAITING_TICKETING']);
  });

  it('run out at both by themselves, after a mail to the customer and to nobody of the other site', async () => {
    const orderId = await held('Warrier');
    const { orders } = await bothOrders(orderId);
    const end = Number(orders[1].expiresAt);
    world.mail.clear();
    world.clock.set(instant(end - HOUR));
    await runSchedule('send-mails');
    await runSchedule('send-mails');
    const about = world.mail.sent.map(({ from, to }) => `${from} > ${to}`);
    expect(about.join()).toContain(sites.agent.item.email);
    expect(about.filter((line) => /sarathi/i.test(line))).toEqual([]);
    world.clock.set(instant(end - 1));
    await runSchedule('expire-orders');
    expect(await statesOf(orderId)).toEqual(['AWAITING_TICKETING', 'AWAITING_TICKETING']);
    world.clock.set(instant(end));
    expect(await pay(orderId)).toMatchObject({ errorCode: 'ORDER_EXPIRED' });
    await runSchedule('expire-orders');
    expect(await statesOf(orderId)).toEqual(['EXPIRED', 'EXPIRED']);
    await booksAddUp();
  });

  it('end by whichever site’s rules are sooner', async () => {
    await saveFlights(ourAdmin!, { longestHoldHours: 3 });
    const orderId = await held('Marar');
    await saveFlights(ourAdmin!, { longestHoldHours: 0 });
    const { orders } = await bothOrders(orderId);
    expect(orders[0].expiresAt).toBe(orders[1].expiresAt);
    expect(Number(orders[0].expiresAt) - Date.parse('2026-12-01T08:00:00Z')).toBeLessThanOrEqual(3 * HOUR + MINUTE);
  });

  it('whose price rose are agreed to by the customer, and both sites pay what they agreed to', async () => {
    const before = (await booksAddUp()).paid;
    const orderId = await held('HOLDUP');
    const was = (await bothOrders(orderId)).orders.map(({ amount }) => Number(amount));
    const asked = (await asking(sites.agent)(confirmHold, { orderId, currency: 'INR' })).result!;
    expect(asked).toMatchObject({ isConsentNeeded: true });
    expect((await bothOrders(orderId)).orders.map(({ amount }) => amount)).toEqual(was);
    const { totalPayable } = asked;
    expect((await asking(sites.agent)(confirmHold, { orderId, currency: 'INR', totalPayable })).result).toMatchObject({
      isConsentNeeded: false,
    });
    const { orders } = await bothOrders(orderId);
    const [theirs, ours] = orders.map(({ amount }) => Number(amount)) as [number, number];
    expect(theirs - was[0]!).toBe(ours - was[1]!);
    expect(theirs).toBeGreaterThan(was[0]!);
    expect(orders[1].costs).toMatchObject([{ to: `site:${SUPPLIER}`, minor: theirs }]);
    expect(await pay(orderId)).toMatchObject({ status: 200 });
    await lead(orderId);
    expect(await statesOf(orderId)).toEqual(['COMPLETED', 'COMPLETED']);
    expect((await booksAddUp()).paid - before).toBe(theirs);
  });

  it('in doubt are asked about for both, and end as their supplier says', async () => {
    const orderId = await held('FAILBOOKED');
    expect(await statesOf(orderId)).toEqual(['HOLDING', 'HOLDING']);
    const { bookings } = await bothOrders(orderId);
    expect(bookings.map(({ statusId }) => statusId)).toEqual([BookingStatus.Unknown, BookingStatus.Unknown]);
    world.clock.advance(11 * MINUTE);
    await sweepDue();
    expect(await statesOf(orderId)).toEqual(['AWAITING_TICKETING', 'AWAITING_TICKETING']);
    expect(await release(orderId)).toMatchObject({ status: 200 });
    await lead(orderId);
    await booksAddUp();
  });

  it('that the supplier never says anything of are told to both desks, and end after a day', async () => {
    const orderId = await held('NEVERSAYS');
    for (let pass = 0; pass < 5; pass++) {
      world.clock.advance(10 * MINUTE);
      await sweepDue();
    }
    expect(await statesOf(orderId)).toEqual(['HOLDING', 'HOLDING']);
    const notes = (rows: Record<string, unknown>[]) =>
      rows
        .filter(({ event, note }) => event === 'needsAction' && String(note).includes('whether it holds'))
        .map(noteOf);
    expect(notes(await readRows(SUPPLIER))).toEqual([expect.not.stringContaining('partner')]);
    expect(notes(await readRows(CONSUMER))).toEqual([expect.stringContaining('call their desk')]);
    world.clock.advance(DAY);
    await sweepDue();
    await sweepDue();
    expect(await statesOf(orderId)).toEqual(['EXPIRED', 'EXPIRED']);
    await booksAddUp();
  });
});

describe('a hold whose link ends', () => {
  it('cannot be paid: the fare is gone; it is released as any other', async () => {
    const orderId = await held('Iyer');
    await suspend('Suspended');
    expect(await pay(orderId)).toMatchObject(gone);
    expect(await statesOf(orderId)).toEqual(['AWAITING_TICKETING', 'AWAITING_TICKETING']);
    expect(await release(orderId)).toMatchObject({ status: 200 });
    await lead(orderId);
    expect(await statesOf(orderId)).toEqual(['EXPIRED', 'EXPIRED']);
    await suspend('Approved');
    await booksAddUp();
  });

  it('lapses by itself', async () => {
    const orderId = await held('Rao');
    await suspend('Suspended');
    world.clock.set(instant(Number((await bothOrders(orderId)).orders[0].expiresAt)));
    await runSchedule('expire-orders');
    expect(await statesOf(orderId)).toEqual(['EXPIRED', 'EXPIRED']);
    await suspend('Approved');
  });

  it('is not lengthened: asked for its price, its seats are gone, and it ends when it was to end', async () => {
    const orderId = await held('Cherian');
    const ends = (await bothOrders(orderId)).orders.map(({ expiresAt }) => expiresAt);
    await suspend('Suspended');
    expect(await asking(sites.agent)(confirmHold, { orderId, currency: 'INR' })).toMatchObject({
      ...{ status: 409, message: expect.stringContaining('These seats cannot be paid at the moment.') },
    });
    expect(await statesOf(orderId)).toEqual(['AWAITING_TICKETING', 'AWAITING_TICKETING']);
    expect((await bothOrders(orderId)).orders.map(({ expiresAt }) => expiresAt)).toEqual(ends);
    await suspend('Approved');
    expect(await asking(sites.agent)(confirmHold, { orderId, currency: 'INR' })).toMatchObject({ status: 200 });
    expect(await release(orderId)).toMatchObject({ status: 200 });
    await lead(orderId);
  });

  it('is paid where only the switch for holds was taken away since', async () => {
    const orderId = await held('Menon');
    await allow(false);
    expect(await pay(orderId)).toMatchObject({ status: 200 });
    await lead(orderId);
    expect(await statesOf(orderId)).toEqual(['COMPLETED', 'COMPLETED']);
    await allow(true);
    await booksAddUp();
  });

  it('is paid or given back, never both, however they meet', async () => {
    for (const lastName of ['Kuruvilla', 'Nambiar', 'Ezhava', 'Tharakan']) {
      const orderId = await held(lastName);
      const { theirOrderId } = await bothOrders(orderId);
      const [paid, ours, theirs] = await Promise.all([
        pay(orderId),
        release(orderId),
        release(theirOrderId, sites.supplier),
      ]);
      await lead(orderId);
      world.clock.advance(11 * MINUTE);
      await sweepDue();
      const states = await statesOf(orderId);
      expect(states).toEqual(paid.status === 200 ? ['COMPLETED', 'COMPLETED'] : ['EXPIRED', 'EXPIRED']);
      expect([paid, ours, theirs].some(({ status }) => status === 200)).toBe(true);
      world.clock.restore();
    }
    await booksAddUp();
  });
});
