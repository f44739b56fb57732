import { beforeAll, describe, expect, it } from 'vitest';
import { keys } from '#functions/keys.ts';
import { commit } from '#functions/table/commit.ts';
import { getItem } from '#functions/table/read.ts';
import { runBooking } from '#functions/workers/booking-worker.ts';
import { getBookedFlights } from '#shared/bookings/get-booked-flights.ts';
import { getBookingDetails } from '#shared/bookings/get-booking-details.ts';
import { getTickets } from '#shared/bookings/get-tickets.ts';
import { sampleRequests } from '#infra/openapi/samples.ts';
import { allCalls } from '#shared/calls.ts';
import type { Call, WireRequestOf } from '#shared/contract.ts';
import { acceptChangeCharges } from '#shared/changes/accept-change-charges.ts';
import { changeRequest } from '#shared/changes/change-request.ts';
import { completeChangeRequest } from '#shared/changes/complete-change-request.ts';
import { getChangeRequest } from '#shared/changes/get-change-request.ts';
import { setChangeCharges } from '#shared/changes/set-change-charges.ts';
import { fareQuote } from '#shared/flights/fare-quote.ts';
import { holdFlight } from '#shared/flights/holds/hold-flight.ts';
import { getSources } from '#shared/flights/search/get-sources.ts';
import { searchFlights } from '#shared/flights/search/search-flights.ts';
import { setFlightDetails } from '#shared/flights/set-flight-details.ts';
import { randomId } from '#shared/ids.ts';
import { createKey } from '#shared/keys/create-key.ts';
import { endKey } from '#shared/keys/end-key.ts';
import { getKeys } from '#shared/keys/get-keys.ts';
import { getSiteKeys } from '#shared/keys/get-site-keys.ts';
import { getUsage } from '#shared/keys/get-usage.ts';
import { changeConsumerStatus } from '#shared/partners/change-consumer-status.ts';
import { changeConsumerSupplierMappingStatusFromConsumerSide as switchLink } from '#shared/partners/change-consumer-supplier-mapping-status-from-consumer-side.ts';
import { jumpIn } from '#shared/partners/jump-in.ts';
import { jumplogin } from '#shared/partners/jumplogin.ts';
import { setFlightSearchSetting } from '#shared/partners/set-flight-search-setting.ts';
import { payFromWallet } from '#shared/payments/pay-from-wallet.ts';
import { startPayment } from '#shared/payments/start-payment.ts';
import { getAirports } from '#shared/reference/get-airports.ts';
import { toggleBlock } from '#shared/users/customers/toggle-block.ts';
import { getUserBySessionId } from '#shared/users/session/get-user-by-session-id.ts';
import { getMyWalletEntry } from '#shared/wallet/statement/get-my-wallet-entry.ts';
import { getWalletBalance } from '#shared/wallet/get-wallet-balance.ts';
import { callHttp } from '#test/harness/call-http.ts';
import { sweepDue } from '#test/harness/sweep-due.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { makeKey } from '#test/keys/make-key.ts';
import { asking, told } from '#test/markups/price-steps.ts';
import { openGateway } from '#test/payments/sell-order.ts';
import { asha } from '#test/suppliers/buy-flight.ts';
import { bothBooks, bothOrders, CONSUMER, type LinkedSites, linkSites, SUPPLIER } from './sale-steps.ts';
import { siteLog } from './site-events.ts';

const world = useWorld({ at: '2026-12-01T08:00:00Z' });
let sites: LinkedSites;
beforeAll(async () => {
  sites = await linkSites(world, { funds: 500_000_00 });
  await openGateway(world.job(SUPPLIER));
});

type As = { token: string };
const ask = <C extends Call>(as: As, call: C, body: WireRequestOf<C>) =>
  callHttp({ site: SUPPLIER, as, call, body, headers: { origin: undefined } });
/** The supplier's site, opened by somebody of the consumer's staff. */
async function stay(as = sites.consumer): Promise<As> {
  const { url } = await told(as, jumplogin, { supplierId: SUPPLIER });
  const code = url.slice(url.indexOf('#') + 1);
  const { result } = await callHttp({ site: SUPPLIER, call: jumpIn, body: { code } });
  return { token: result!.sessionId };
}
let made = 0;
/** A key that sells, made in a stay. */
async function keyOf(as: As, more: Partial<WireRequestOf<typeof createKey>> = {}) {
  const name = `Portal ${(made += 1)}`;
  const answer = await callHttp({
    ...{ site: SUPPLIER, as, call: createKey },
    body: { name, may: 'sell', until: '2027-02-04', ...more },
  });
  expect(answer).toMatchObject({ status: 200 });
  return answer.result!;
}
const status = (newStatus: 'Suspended' | 'Approved') =>
  told(sites.supplier, changeConsumerStatus, {
    ...{ consumerSiteId: CONSUMER, supplierListId: `${SUPPLIER}#Flights`, newStatus },
  });
const search = (isFlightSearchAllowed: boolean) =>
  told(sites.supplier, setFlightSearchSetting, {
    ...{ consumerSiteId: CONSUMER, supplierListId: `${SUPPLIER}#Flights`, isFlightSearchAllowed },
  });
const airports = async (as: As) => (await ask(as, getAirports, { search: 'kochi' })).status;
const asked = (searchId: string, source: string) => ({
  ...{ searchId, source, JourneyType: 1 as const, adultCount: 1, childCount: 0, infantCount: 0 },
  segments: [{ origin: 'DEL', destination: 'BOM', preferredDepartureTime: '2027-03-12' }],
});

interface Offered {
  resultIndex: string;
  segments: readonly { flightNumber: string }[];
  family: { name: string };
}
/** Flights that go wrong on purpose have numbers from 9090 on. */
const goesWell = ({ segments }: Offered): boolean =>
  segments.every(({ flightNumber }) => !flightNumber.startsWith('909'));

/** An order of the first fare that fits, by a key at the supplier's, or by somebody at the consumer's through the link. */
async function ordered(
  by: As,
  lastName: string,
  {
    site = SUPPLIER,
    source = 'sandbox-gds',
    fits = goesWell,
  }: { site?: 'sarathi' | 'quiet'; source?: string; fits?(offer: Offered): boolean } = {},
) {
  const there = <C extends Call>(call: C, body: WireRequestOf<C>) => callHttp({ site, as: by, call, body });
  const searchId = randomId();
  const { traceId, offers } = (await there(searchFlights, asked(searchId, source))).result!;
  const offer = offers.find(fits)!;
  const { quoteId, fareDetailResult } = (await there(fareQuote, { traceId, resultIndex: offer.resultIndex })).result!;
  const { currency, totalPayable } = fareDetailResult;
  const passengers = [{ ...asha, lastName, email: 'traveller@example.com' }];
  const order = await there(setFlightDetails, { searchId, quoteId, passengers, currency, totalPayable });
  expect(order).toMatchObject({ status: 200 });
  return { ...order.result!, offer, totalPayable };
}

describe('a key of a partner', () => {
  it('is made in a stay, shown once, and named with its maker in both sites’ logs', async () => {
    const as = await stay();
    const { key, token } = await keyOf(as, { name: 'Quiet portal', may: 'read' });
    expect(key).toMatchObject({ name: 'Quiet portal', may: 'read', isTest: false, state: 'active' });
    expect(token).toMatch(/\.live_/);
    const { keys: listed } = (await ask(as, getKeys, {})).result!;
    expect(listed.map(({ id }) => id)).toContain(key.id);
    expect(JSON.stringify(listed)).not.toContain(token.split('.')[1]);
    expect(await airports({ token })).toBe(200);
    expect((await ask(as, getUsage, { id: key.id })).result!.days.at(-1)).toMatchObject({ answered: 1 });
    expect(await ask(as, endKey, { id: key.id })).toMatchObject({ result: { state: 'ended', reason: '' } });
    expect((await ask({ token }, getWalletBalance, {})).status).toBe(401);
    const [ours, theirs] = await Promise.all([siteLog(CONSUMER), siteLog(SUPPLIER)]);
    const { name } = sites.consumer.actor;
    for (const what of ['made the key Quiet portal', 'ended the key Quiet portal']) {
      expect(ours).toContain(`${name} ${what} at ${SUPPLIER}`);
      expect(theirs).toContain(`${name} (Quiet Travels Ltd) ${what}`);
    }
  });

  it('says in the stay who stands for whom, and until when', async () => {
    const { result } = await ask(await stay(), getUserBySessionId, {});
    expect(result!.partnerStay).toEqual({
      ...{ name: sites.consumer.actor.name, companyName: 'Quiet Travels Ltd' },
      until: '2026-12-01T08:15:00.000Z',
    });
    expect((await told(sites.supplier, getUserBySessionId, {})).partnerStay).toBeUndefined();
  });

  it('sells from the search to the ticket by the partner’s wallet and price, and writes to the partner alone', async () => {
    const { token } = await keyOf(await stay(), { name: 'Booking engine', mailTo: 'desk@quiet.example' });
    const by = { token };
    const before = (await ask(by, getWalletBalance, {})).result!.balance;
    const { orderId, bookingId, totalPayable } = await ordered(by, 'Menon');
    expect(await ask(by, payFromWallet, { orderId })).toMatchObject({ status: 200 });
    await runBooking(SUPPLIER, orderId);
    const { booking } = (await ask(by, getBookingDetails, { bookingId })).result!;
    expect(booking.pnr).not.toBe('');
    expect((await ask(by, getWalletBalance, {})).result!.balance).toBeCloseTo(before - totalPayable, 2);
    expect(Math.abs((await ask(by, getMyWalletEntry, {})).result!.records[0]!.amount)).toBe(totalPayable);
    const queue = await told(sites.supplier, getTickets, {});
    expect(queue.tickets.find((one) => one.bookingId === bookingId)).toMatchObject({
      customer: { name: 'key Booking engine', companyName: 'Quiet Travels Ltd' },
    });
    expect((await getItem(keys.order(world.job(SUPPLIER), orderId)))!.soldTo).toBeUndefined();
    expect(await asking(sites.consumer)(getBookingDetails, { bookingId })).toMatchObject({ status: 404 });
    await sweepDue();
    await sweepDue();
    const written = world.mail.sent.map(({ to }) => to);
    expect(written.filter((to) => to.includes('desk@quiet.example')).length).toBeGreaterThan(0);
    expect(written.filter((to) => to.includes('traveller@example.com'))).toEqual([]);
  });

  it('has what it booked cancelled as any customer does, and the refund goes to the partner’s wallet', async () => {
    const { token } = await keyOf(await stay(), { mailTo: 'refunds@quiet.example' });
    const by = { token };
    const { orderId, bookingId } = await ordered(by, 'Kurup');
    expect(await ask(by, payFromWallet, { orderId })).toMatchObject({ status: 200 });
    await runBooking(SUPPLIER, orderId);
    const { balance } = (await ask(by, getWalletBalance, {})).result!;
    const wanted = { BookingId: bookingId, RequestType: 1, CancellationType: 3, Remarks: 'Ill' } as const;
    const { requestId } = (await ask(by, changeRequest, wanted)).result!;
    const charges = { requestId, currency: 'INR', airlineCharge: 1_000, cancellationFee: 0, remarks: '' };
    const { chargesNo } = (await asking(sites.supplier)(setChangeCharges, charges)).result!.charges!;
    expect(await ask(by, acceptChangeCharges, { requestId, chargesNo })).toMatchObject({ status: 200 });
    const done = { requestId, currency: 'INR', creditNote: 'AI-1', reason: '' };
    expect(await asking(sites.supplier)(completeChangeRequest, done)).toMatchObject({ status: 200 });
    await sweepDue();
    await sweepDue();
    expect(await ask(by, getChangeRequest, { requestId })).toMatchObject({ result: { change: { state: 'Closed' } } });
    expect((await ask(by, getWalletBalance, {})).result!.balance).toBeGreaterThan(balance);
    const subjects = world.mail.sent.filter(({ to }) => to === 'refunds@quiet.example').map(({ subject }) => subject);
    expect(subjects).toContainEqual(expect.stringContaining(': Cancelled: DEL-BOM'));
    const { faults, clearing } = await bothBooks();
    expect([faults, clearing]).toEqual([[], [0, 0]]);
  });

  it('asks for no changes of what its own site sold through the link', async () => {
    const linked = await ordered(sites.agent, 'Thomas', { site: CONSUMER, source: sites.source });
    await told(sites.agent, payFromWallet, { orderId: linked.orderId });
    const { theirOrderId } = await bothOrders(linked.orderId);
    await runBooking(SUPPLIER, theirOrderId);
    const { bookings } = await bothOrders(linked.orderId);
    const { token } = await keyOf(await stay());
    const BookingId = String(bookings[0].bookingId);
    expect(await ask({ token }, getBookingDetails, { bookingId: BookingId })).toMatchObject({ status: 200 });
    const wanted = { BookingId, RequestType: 1, CancellationType: 3, Remarks: 'Ill' } as const;
    expect(await ask({ token }, changeRequest, wanted)).toMatchObject({
      ...{ status: 409, message: expect.stringContaining('Your own site sold this booking.') },
    });
  });

  it('reads no passports, neither of what its own site sold nor of what it booked itself, and no stay does', async () => {
    const as = await stay();
    const { token } = await keyOf(as);
    const linked = await ordered(sites.agent, 'Joseph', { site: CONSUMER, source: sites.source });
    await told(sites.agent, payFromWallet, { orderId: linked.orderId });
    const { theirOrderId, bookings } = await bothOrders(linked.orderId);
    await runBooking(SUPPLIER, theirOrderId);
    const own = await ordered({ token }, 'Paul');
    await ask({ token }, payFromWallet, { orderId: own.orderId });
    await runBooking(SUPPLIER, own.orderId);
    for (const bookingId of [String(bookings[0].bookingId), own.bookingId])
      for (const by of [as, { token }]) {
        expect(await ask(by, getBookingDetails, { bookingId, withDocuments: true })).toMatchObject({
          ...{ status: 403, message: 'You are not allowed to view passport data.' },
        });
        expect(await ask(by, getBookingDetails, { bookingId })).toMatchObject({
          ...{ status: 200, result: { mayOpenDocuments: false, documents: null } },
        });
      }
    expect(
      await asking(sites.agent)(getBookingDetails, { bookingId: linked.bookingId, withDocuments: true }),
    ).toMatchObject({ result: { mayOpenDocuments: true, documents: [{}] } });
  });

  it('reads what is the partner’s and nobody else’s, and is no other’s to see', async () => {
    const owner = await world.addUser(SUPPLIER, 'travelAgent');
    const theirs = await makeKey(owner);
    const as = await stay();
    const { key, token } = await keyOf(as);
    expect(await ask(as, getUsage, { id: theirs.key.id })).toMatchObject({ status: 404 });
    expect(await ask(as, endKey, { id: theirs.key.id })).toMatchObject({ status: 404 });
    expect(await asking(owner)(getUsage, { id: key.id })).toMatchObject({ status: 404 });
    expect(await asking(owner)(endKey, { id: key.id })).toMatchObject({ status: 404 });
    expect(await asking(sites.consumer)(getUsage, { id: key.id })).toMatchObject({ status: 404 });
    expect((await ask(theirs, getBookedFlights, {})).result!.tickets).toEqual([]);
    expect(await ask({ token }, createKey, { name: 'More', may: 'read', until: '2027-02-04' })).toMatchObject({
      status: 403,
    });
    expect(await callHttp({ site: CONSUMER, as: { token }, call: getWalletBalance, body: {} })).toMatchObject({
      status: 401,
    });
  });

  it('asks of the site’s own sources alone: nothing is sold on through two links', async () => {
    const { token } = await keyOf(await stay());
    const job = world.job(SUPPLIER);
    const linked = { gulf: { source: 'partner-third', isLive: true, companyName: 'Gulf' } };
    const head = (await getItem(keys.site(job, 'HEAD')))!;
    const done = await commit(job, [
      { kind: 'update', key: keys.site(job, 'LINKED'), set: linked },
      {
        kind: 'update',
        key: keys.site(job, 'HEAD'),
        set: { revisions: { ...head.revisions, settings: (head.revisions?.settings ?? 0) + 1 } },
      },
    ]);
    expect(done.ok).toBe(true);
    const names = ({ sources }: { sources: readonly { source: string }[] }) => sources.map(({ source }) => source);
    expect(names(await told(sites.supplier, getSources, {}))).toContain('partner-third');
    expect(names((await ask({ token }, getSources, {})).result!)).toEqual(['sandbox-gds', 'sandbox-lcc']);
    expect(await ask({ token }, searchFlights, asked(randomId(), 'partner-third'))).toMatchObject({ status: 404 });
  });
});

describe('the supplier’s switch for flights', () => {
  it('ends searching and paying at the next call, and gives both back', async () => {
    const { token } = await keyOf(await stay());
    const order = await ordered({ token }, 'Nair');
    await search(false);
    expect(await ask({ token }, searchFlights, asked(randomId(), 'sandbox-gds'))).toMatchObject({
      errorCode: 'SEARCH_NOT_ALLOWED',
    });
    expect(await ask({ token }, payFromWallet, { orderId: order.orderId })).toMatchObject({ status: 403 });
    expect(await ask({ token }, getBookedFlights, {})).toMatchObject({ status: 200 });
    await search(true);
    expect(await ask({ token }, holdFlight, { orderId: order.orderId })).toMatchObject({
      errorCode: 'HOLD_NOT_ALLOWED',
    });
    const other = await keyOf(await stay());
    expect(await ask({ token: other.token }, holdFlight, { orderId: order.orderId }), 'by another key').toMatchObject({
      errorCode: 'HOLD_NOT_ALLOWED',
    });
    expect(await ask({ token }, payFromWallet, { orderId: order.orderId })).toMatchObject({ status: 200 });
  });

  it('leaves what a key ordered to the key: a stay pays for no flight', async () => {
    const as = await stay();
    const { token } = await keyOf(as);
    const { orderId } = await ordered({ token }, 'Pillai');
    expect(await ask(as, payFromWallet, { orderId })).toMatchObject({ status: 403 });
    const atGateway = await callHttp({
      ...{ site: SUPPLIER, as, call: startPayment },
      body: { orderId, gateway: 'sandbox' },
    });
    expect(atGateway).toMatchObject({ status: 403 });
  });
});

describe('a link that is not live', () => {
  it('ends the partner’s keys at the next call, whoever ended it, and they work again once it lives', async () => {
    const { token } = await keyOf(await stay());
    const own = await makeKey(await world.addUser(SUPPLIER, 'travelAgent'));
    await status('Suspended');
    expect((await ask({ token }, getWalletBalance, {})).status).toBe(401);
    expect((await ask(own, getWalletBalance, {})).status).toBe(200);
    await status('Approved');
    expect((await ask({ token }, getWalletBalance, {})).status).toBe(200);
    const flights = { supplierSiteId: SUPPLIER, supplierCategory: 'Flights' } as const;
    await told(sites.consumer, switchLink, { ...flights, isActive: false });
    expect((await ask({ token }, getWalletBalance, {})).status).toBe(401);
    await told(sites.consumer, switchLink, { ...flights, isActive: true });
    const job = world.job(CONSUMER);
    const close = (isSuspended: boolean) =>
      commit(job, [{ kind: 'update', key: keys.site(job, 'HEAD'), set: { isSuspended } }]);
    await close(true);
    expect((await ask({ token }, getWalletBalance, {})).status).toBe(401);
    await close(false);
    expect((await ask({ token }, getWalletBalance, {})).status).toBe(200);
  });

  it('does not ask who made the key: a person who is blocked takes none of their site’s along', async () => {
    const clerk = await world.addUser(CONSUMER, 'staff', { isSuperAdmin: true });
    const { token } = await keyOf(await stay(clerk));
    await told(sites.consumer, toggleBlock, { customerId: clerk.item.sequence, isBlocked: true });
    expect((await ask({ token }, getWalletBalance, {})).status).toBe(200);
  });
});

describe('every call', () => {
  /** A key may make twenty calls a second. */
  const errorOf = async (as: As, call: Call) => {
    world.clock.advance(1000);
    return (await ask(as, call, sampleRequests[call.name] as never)).errorCode;
  };
  const callsOfPeople = allCalls.filter(({ actor }) => actor !== 'gateway');

  it('is refused to a partner’s key that its contract does not open to keys', async () => {
    const { token } = await keyOf(await stay());
    for (const call of callsOfPeople.filter(({ access }) => !access.byKey))
      expect(await errorOf({ token }, call), call.name).toBe('FORBIDDEN');
  }, 60_000);

  it('is refused to a partner’s key whose link is not live', async () => {
    const { token } = await keyOf(await stay());
    await status('Suspended');
    for (const call of callsOfPeople.filter(({ access, actor }) => access.byKey && actor === 'user'))
      expect(await errorOf({ token }, call), call.name).toBe('NOT_SIGNED_IN');
    await status('Approved');
  }, 60_000);
});

describe('the supplier’s staff', () => {
  it('see whose the key is, and end it with a reason that the partner is mailed', async () => {
    const { key } = await keyOf(await stay(), { name: 'Leaked', mailTo: 'it@quiet.example' });
    const { records } = await told(sites.supplier, getSiteKeys, {});
    expect(records.find(({ id }) => id === key.id)).toMatchObject({
      companyName: 'Quiet Travels Ltd',
      ownerUserId: '',
    });
    await told(sites.supplier, endKey, { id: key.id, reason: 'Found in public code' });
    const mails = world.mail.sent.filter(({ to }) => to.includes('it@quiet.example'));
    expect(mails.map(({ text }) => text)).toEqual([expect.stringContaining('Reason: Found in public code')]);
    expect(mails[0]!.text).not.toContain('/app/user/dashboard/keys');
  });

  it('write to the contact that the partner gave, where its key names nobody', async () => {
    const { key } = await keyOf(await stay());
    const contact = (await getItem(keys.consumer(world.job(SUPPLIER), CONSUMER, 'Flights')))!.adminEmail;
    expect(key.mailTo).toBe(contact);
  });
});
