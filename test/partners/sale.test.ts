import { beforeAll, describe, expect, it } from 'vitest';
import { allowanceKey } from '#functions/http/request/rate-limit.ts';
import { keys } from '#functions/keys.ts';
import { commit } from '#functions/table/commit.ts';
import { getItem } from '#functions/table/read.ts';
import { runBooking } from '#functions/workers/booking-worker.ts';
import { changeConsumerStatus } from '#shared/partners/change-consumer-status.ts';
import { changeConsumerSupplierMappingStatusFromConsumerSide as switchLink } from '#shared/partners/change-consumer-supplier-mapping-status-from-consumer-side.ts';
import { setFlightSearchSetting } from '#shared/partners/set-flight-search-setting.ts';
import { getBookingDetails } from '#shared/bookings/get-booking-details.ts';
import { getTickets } from '#shared/bookings/get-tickets.ts';
import { ticketSheet } from '#shared/bookings/ticket-sheet.ts';
import { readPassengerSecrets } from '#functions/flights/saga/store.ts';
import { fareQuote } from '#shared/flights/fare-quote.ts';
import { getFareRules } from '#shared/flights/get-fare-rules.ts';
import { getSsr } from '#shared/flights/get-ssr.ts';
import { getCalendarFare } from '#shared/flights/search/get-calendar-fare.ts';
import { getFlightPrice } from '#shared/flights/search/get-flight-price.ts';
import { MINUTE } from '#shared/time.ts';
import { holdFlight } from '#shared/flights/holds/hold-flight.ts';
import { searchFlights } from '#shared/flights/search/search-flights.ts';
import { getOrder } from '#shared/payments/get-order.ts';
import { payFromWallet } from '#shared/payments/pay-from-wallet.ts';
import { startPayment } from '#shared/payments/start-payment.ts';
import { settleOrder } from '#functions/payments/settle-order.ts';
import { sweepDue } from '#test/harness/sweep-due.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { asking, told } from '#test/markups/price-steps.ts';
import { openGateway, payAtGateway } from '#test/payments/sell-order.ts';
import { asha, orderFlight, searchForOne } from '#test/suppliers/buy-flight.ts';
import { bothBooks, bothOrders, CONSUMER, linkedSource, type LinkedSites, linkSites, SUPPLIER } from './sale-steps.ts';

const world = useWorld({ at: '2026-12-01T08:00:00Z' });
let sites: LinkedSites;
beforeAll(async () => {
  sites = await linkSites(world);
});

const ordered = (lastName: string, as = sites.agent) =>
  orderFlight({ site: CONSUMER, as, source: sites.source, lastName });
const named = { consumerSiteId: CONSUMER, supplierListId: `${SUPPLIER}#Flights` };
const suspend = (newStatus: 'Suspended' | 'Approved') =>
  told(sites.supplier, changeConsumerStatus, { ...named, newStatus });
const pay = (orderId: string, as = sites.agent) => asking(as)(payFromWallet, { orderId });
const lead = async (orderId: string) => runBooking(SUPPLIER, (await bothOrders(orderId)).theirOrderId);
/** Every paid order has its end by now: nothing waits in clearing, and what the wallet paid is owed to the supplier's site. */
async function booksAddUp() {
  const books = await bothBooks();
  expect(books.faults).toEqual([]);
  expect(books.clearing).toEqual([0, 0]);
  expect(books.payable).toBe(books.paid);
  return books;
}
const gone = { status: 400, errorCode: 'FARE_EXPIRED' };

describe('a sale through a link', () => {
  it('is one order at each site, paid in one commit and ticketed at both', async () => {
    const { orderId } = await ordered('Thampi');
    expect((await bothOrders(orderId)).states).toEqual(['AWAITING_PAYMENT', 'AWAITING_PAYMENT']);
    expect(await pay(orderId)).toMatchObject({ status: 200 });
    expect((await bothOrders(orderId)).states).toEqual(['PAID', 'PAID']);
    await lead(orderId);
    const { states, bookings, orders } = await bothOrders(orderId);
    expect(states).toEqual(['COMPLETED', 'COMPLETED']);
    const [theirs, ours] = bookings;
    expect(ours).toMatchObject({ pnr: theirs.pnr, supplierReference: theirs.bookingId, source: sites.source });
    const reached = { email: '', phoneCode: '', mobileNo: '', addressLine1: '', city: '', countryCode: '' };
    const passengers = ours.passengers as Record<string, unknown>[];
    expect(passengers[0]).toMatchObject({ email: asha.email, mobileNo: asha.mobileNo });
    expect(theirs.passengers).toEqual(passengers.map((one) => ({ ...one, ...reached })));
    expect(await told(sites.agent, getOrder, { orderId })).toMatchObject({ state: 'COMPLETED', pnr: theirs.pnr });
    expect((await booksAddUp()).paid).toBe(orders[0].amount);
  });

  it('tells the airline how its passengers are reached, and nobody who supplies it', async () => {
    const { orderId } = await ordered('Verghese');
    const { orders } = await bothOrders(orderId);
    const bookingId = String(orders[0].subject);
    const sealed = await readPassengerSecrets(world.job(SUPPLIER), bookingId);
    expect(sealed).toMatchObject([{ email: asha.email, phoneCode: asha.phoneCode, mobileNo: asha.mobileNo }]);
    await pay(orderId);
    await lead(orderId);
    const details = await told(sites.supplier, getBookingDetails, { bookingId });
    const { tickets } = await told(sites.supplier, getTickets, {});
    expect(tickets.find((one) => one.bookingId === bookingId)).toMatchObject({ contact: { email: '', phone: '' } });
    const file = JSON.stringify(ticketSheet.map(({ value }) => tickets.map((row) => value(row))));
    for (const text of [JSON.stringify([details, tickets]), file])
      expect([asha.email, asha.mobileNo].filter((one) => text.includes(one))).toEqual([]);
    const { tickets: own } = await told(sites.agent, getTickets, {});
    expect(JSON.stringify(own)).toContain(asha.email);
  });

  it('writes to its customer in the name of the site that sold it, and to nobody from the one that supplied it', async () => {
    world.mail.clear();
    await sweepDue();
    await sweepDue();
    const about = world.mail.sent.map(({ from, to }) => `${from} > ${to}`);
    expect(about.join()).toContain(asha.email);
    expect(about.filter((line) => /sarathi/i.test(line))).toEqual([]);
  });

  it('tells its customers nothing of who supplies', async () => {
    const search = searchForOne(sites.source);
    const found = await asking(sites.agent)(searchFlights, search);
    const { traceId, offers } = found.result!;
    expect(offers.length).toBeGreaterThan(5);
    const quoted = await asking(sites.agent)(fareQuote, { traceId, resultIndex: offers[0]!.resultIndex });
    const order = await ordered('Nair');
    const looked = await asking(sites.agent)(getOrder, { orderId: order.orderId });
    for (const answer of [found, quoted, order, looked]) expect(JSON.stringify(answer)).not.toMatch(/sarathi|sandbox/i);
  });

  it('is refunded at both where it cannot be booked', async () => {
    const { orderId } = await ordered('SOLDOUT');
    await pay(orderId);
    await lead(orderId);
    expect((await bothOrders(orderId)).states).toEqual(['REFUNDED', 'REFUNDED']);
    await booksAddUp();
  });

  it('is paid, or held, by nobody of the site that supplies it', async () => {
    const { orderId } = await ordered('Pillai');
    const { theirOrderId } = await bothOrders(orderId);
    const hold = { orderId: theirOrderId, acceptedDuplicates: [] };
    expect(await asking(sites.supplier)(holdFlight, hold)).toMatchObject({ errorCode: 'ALREADY_PAID' });
    expect(await pay(theirOrderId, sites.supplier)).toMatchObject({ status: 409, errorCode: 'ALREADY_PAID' });
    expect(await pay(theirOrderId, sites.agent)).toMatchObject({ status: 404 });
    expect((await bothOrders(orderId)).states).toEqual(['AWAITING_PAYMENT', 'AWAITING_PAYMENT']);
  });
});

describe('a link that ends', () => {
  it('offers nothing at the next request: suspended, switched off, or its switch taken away', async () => {
    const [here, there] = [sites.consumer, sites.supplier];
    const supplied = { supplierSiteId: SUPPLIER, supplierCategory: 'Flights' } as const;
    expect(await linkedSource(sites.agent)).toBe(sites.source);
    await suspend('Suspended');
    expect(await linkedSource(sites.agent)).toBe('');
    expect(await asking(sites.agent)(searchFlights, searchForOne(sites.source))).toMatchObject({ status: 404 });
    await suspend('Approved');
    expect(await linkedSource(sites.agent)).toBe(sites.source);
    await told(here, switchLink, { ...supplied, isActive: false });
    expect(await linkedSource(sites.agent)).toBe('');
    await told(here, switchLink, { ...supplied, isActive: true });
    await told(there, setFlightSearchSetting, { ...named, isFlightSearchAllowed: false });
    const none = await told(sites.agent, searchFlights, searchForOne(sites.source));
    expect(none.offers).toEqual([]);
    await told(there, setFlightSearchSetting, { ...named, isFlightSearchAllowed: true });
    expect((await told(sites.agent, searchFlights, searchForOne(sites.source))).offers.length).toBeGreaterThan(0);
  });

  it('takes what was found and seen before along, and gives it back: its switch, its supplier’s site, its own', async () => {
    const day = '2027-04-14';
    const search = searchForOne(sites.source, day);
    const { traceId, offers } = await told(sites.agent, searchFlights, search);
    const resultIndex = offers[0]!.resultIndex;
    const { quoteId } = await told(sites.agent, fareQuote, { traceId, resultIndex });
    const rules = () => asking(sites.agent)(getFareRules, { traceId, resultIndex });
    const extras = () => asking(sites.agent)(getSsr, { quoteId });
    const seen = async () => {
      const route = { origin: 'DEL', destination: 'BOM' };
      const { days } = await told(sites.agent, getFlightPrice, { ...route, date: day });
      const calendar = await told(sites.agent, getCalendarFare, { ...route, month: day.slice(0, 7) });
      return [days, calendar.days].map((all) => all.find(({ date }) => date === day)?.from === 'seen');
    };
    expect(await seen()).toEqual([true, true]);
    expect(await rules()).toMatchObject({ status: 200 });
    const allow = (isFlightSearchAllowed: boolean) =>
      told(sites.supplier, setFlightSearchSetting, { ...named, isFlightSearchAllowed });
    const close = async (isSuspended: boolean) => {
      const job = world.job(SUPPLIER);
      await commit(job, [{ kind: 'update', key: keys.site(job, 'HEAD'), set: { isSuspended } }]);
    };
    for (const ends of [(isOff: boolean) => allow(!isOff), close]) {
      await ends(true);
      expect((await told(sites.agent, searchFlights, search)).offers).toEqual([]);
      expect(await seen()).toEqual([false, false]);
      expect(await rules()).toMatchObject(gone);
      expect(await extras()).toMatchObject(gone);
      expect(await asking(sites.agent)(fareQuote, { traceId, resultIndex })).toMatchObject(gone);
      await ends(false);
      expect((await told(sites.agent, searchFlights, search)).offers).toEqual(offers);
      expect(await seen()).toEqual([true, true]);
    }
    expect(await extras()).toMatchObject({ status: 200 });
    await suspend('Suspended');
    expect(await seen()).toEqual([false, false]);
    await suspend('Approved');
  });

  it('is asked so often in a minute and no more, and the link’s searches are counted apart', async () => {
    const { traceId, offers } = await told(sites.agent, searchFlights, searchForOne(sites.source));
    const [one, other] = offers;
    await told(sites.agent, fareQuote, { traceId, resultIndex: one!.resultIndex });
    const job = world.job(CONSUMER);
    const counter = allowanceKey(job, 'LINK_ASK', SUPPLIER, { windowMs: MINUTE });
    expect(await getItem(counter)).toMatchObject({ count: expect.any(Number) });
    await commit(job, [{ kind: 'update', key: counter, set: { count: 600 } }]);
    const busy = { errorCode: 'SUPPLIER_FAILED' };
    expect(await asking(sites.agent)(fareQuote, { traceId, resultIndex: other!.resultIndex })).toMatchObject(busy);
    expect(await asking(sites.agent)(getFareRules, { traceId, resultIndex: one!.resultIndex })).toMatchObject(busy);
    expect((await told(sites.agent, searchFlights, searchForOne(sites.source))).offers.length).toBeGreaterThan(0);
    world.clock.advance(MINUTE);
    expect(await asking(sites.agent)(fareQuote, { traceId, resultIndex: other!.resultIndex })).toMatchObject({
      status: 200,
    });
    world.clock.restore();
    await commit(job, [{ kind: 'delete', key: counter }]);
  });

  it('between order and payment: the fare is gone, and nothing is written', async () => {
    const { orderId } = await ordered('Iyer');
    await suspend('Suspended');
    expect(await pay(orderId)).toMatchObject(gone);
    expect((await bothOrders(orderId)).states).toEqual(['AWAITING_PAYMENT', 'AWAITING_PAYMENT']);
    await suspend('Approved');
    expect(await pay(orderId)).toMatchObject({ status: 200 });
    await lead(orderId);
    expect((await bothOrders(orderId)).states).toEqual(['COMPLETED', 'COMPLETED']);
    await booksAddUp();
  });

  it('by its switch between order and payment: the fare is gone, and nothing is written', async () => {
    const { orderId } = await ordered('Kuruvilla');
    await told(sites.supplier, setFlightSearchSetting, { ...named, isFlightSearchAllowed: false });
    expect(await pay(orderId)).toMatchObject(gone);
    expect((await bothOrders(orderId)).states).toEqual(['AWAITING_PAYMENT', 'AWAITING_PAYMENT']);
    await told(sites.supplier, setFlightSearchSetting, { ...named, isFlightSearchAllowed: true });
    expect(await pay(orderId)).toMatchObject({ status: 200 });
    // A second tab that pays hears what stands.
    expect(await pay(orderId)).toMatchObject({ errorCode: 'ALREADY_PAID' });
    await lead(orderId);
    await booksAddUp();
  });

  it('between payment and ticket: what was paid goes to its end', async () => {
    const [booked, failed] = [await ordered('Rao'), await ordered('FAREGONE')];
    await pay(booked.orderId);
    await pay(failed.orderId);
    await suspend('Suspended');
    await lead(booked.orderId);
    await lead(failed.orderId);
    expect((await bothOrders(booked.orderId)).states).toEqual(['COMPLETED', 'COMPLETED']);
    expect((await bothOrders(failed.orderId)).states).toEqual(['REFUNDED', 'REFUNDED']);
    await suspend('Approved');
    await booksAddUp();
  });

  it('with the site that sells on, closed by the platform: a gateway’s payment for it goes back', async () => {
    const job = world.job(CONSUMER);
    await openGateway(job);
    const { orderId } = await ordered('Mathew');
    const { orders } = await bothOrders(orderId);
    const [, ours] = orders;
    await payAtGateway(job, { orderId, expiresAt: Number(ours.expiresAt) }, Number(ours.amount));
    const close = (isSuspended: boolean) =>
      commit(job, [{ kind: 'update', key: keys.site(job, 'HEAD'), set: { isSuspended } }]);
    const before = (await bothBooks()).paid;
    await close(true);
    await settleOrder(job, orderId);
    expect((await bothOrders(orderId)).states).toEqual(['AWAITING_PAYMENT', 'AWAITING_PAYMENT']);
    const books = await bothBooks();
    expect(books.paid).toBe(before);
    const ofGateway = books.ours.house.filter(({ account }) => account === 'gateway:sandbox');
    expect(ofGateway.reduce((sum, { minor }) => sum + minor, 0)).toBe(0);
    expect(ofGateway).toHaveLength(2);
    await close(false);
    await booksAddUp();
  });

  it('before a gateway tells of its payment: the payment goes back', async () => {
    const job = world.job(CONSUMER);
    await openGateway(job);
    const { orderId } = await ordered('Kurup');
    const { orders } = await bothOrders(orderId);
    const [, ours] = orders;
    await payAtGateway(job, { orderId, expiresAt: Number(ours.expiresAt) }, Number(ours.amount));
    await suspend('Suspended');
    expect(await asking(sites.agent)(startPayment, { orderId, gateway: 'sandbox' })).toMatchObject(gone);
    await settleOrder(job, orderId);
    expect((await bothOrders(orderId)).states).toEqual(['AWAITING_PAYMENT', 'AWAITING_PAYMENT']);
    expect(
      (await bothBooks()).ours.house.filter(({ account }) => account === 'gateway:sandbox').slice(-2),
    ).toMatchObject([{ minor: -Number(ours.amount) }, { minor: Number(ours.amount) }]);
    await suspend('Approved');
    await booksAddUp();
  });
});
