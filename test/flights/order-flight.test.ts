import { beforeEach, describe, expect, it } from 'vitest';
import { bumpMarkups, putGroup, putRule } from '#functions/markups/writes.ts';
import { commit } from '#functions/table/commit.ts';
import { keys } from '#functions/table/keys.ts';
import { getItem, queryAll } from '#functions/table/read.ts';
import { decryptPersonal } from '#functions/runtime/data-keys.ts';
import { secretsName } from '#functions/bookings/writes.ts';
import type { Sealed } from '#functions/runtime/data-keys.ts';
import type { WireRequestOf } from '#shared/contract.ts';
import { changedTimes } from '#shared/flights/changed-times.ts';
import { fareQuote } from '#shared/flights/fare-quote.ts';
import { getFlightDetails } from '#shared/flights/get-flight-details.ts';
import { getPassengerViewOptions } from '#shared/flights/get-passenger-view-options.ts';
import { getSsr } from '#shared/flights/get-ssr.ts';
import { searchFlights } from '#shared/flights/search-flights.ts';
import { setFlightDetails } from '#shared/flights/set-flight-details.ts';
import { validateBooking } from '#shared/flights/validate-booking.ts';
import { getOrder } from '#shared/payments/get-order.ts';
import { randomId } from '#shared/ids.ts';
import { RETAIL } from '#shared/markups/model.ts';
import { callHttp } from '#test/harness/call-http.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { useDeskSupplier } from './desk-supplier.ts';
import { netOffer } from './net-offer.ts';

const world = useWorld({ at: '2026-11-21T06:00:00.000Z' });
const desk = useDeskSupplier();
const site = 'sarathi' as const;

beforeEach(() => {
  Object.assign(desk, { offers: [netOffer({ requires: { passport: true, pan: false, dateOfBirth: true } })], fails: {}, quoted: undefined, validFor: 30 * 60_000 });
});

async function search(as?: TestUser) {
  const searchId = randomId();
  const body = { searchId, source: 'sandbox-gds', JourneyType: 1 as const, segments: [{ origin: 'DEL', destination: 'BOM', preferredDepartureTime: '2027-03-12' }], adultCount: 2, childCount: 0, infantCount: 0 };
  await callHttp({ site, call: searchFlights, body, as });
  return { searchId, traceId: `${searchId}.sandbox-gds`, resultIndex: desk.offers[0]!.resultIndex };
}
async function quote(as?: TestUser) {
  const { searchId, ...choice } = await search(as);
  const { result } = await callHttp({ site, call: fareQuote, body: choice, as });
  return { searchId, quoteId: result!.quoteId, fare: result!.fareDetailResult };
}
type Passengers = WireRequestOf<typeof validateBooking>['passengers'];
const passport = { nationality: 'IN', passportNo: 'z1234567', passportExpiry: '2031-01-01', passportIssueCountryCode: 'IN' };
const passengers = (): Passengers => [
  { title: 'Ms', firstName: 'Ashá', lastName: 'Menon', paxType: 1, gender: 2, dateOfBirth: '1990-05-01', email: 'asha@example.com', phoneCode: '+91', mobileNo: '98100 12345', ...passport },
  { title: 'Mr', firstName: 'Ravi', lastName: 'Menon', paxType: 1, gender: 1, dateOfBirth: '1988-01-09', ...passport, passportNo: 'Z7654321' },
];
const baggage = [{ code: 'XB5', flightNumber: '804', origin: 'DEL', destination: 'BOM' }];
const order = (as: TestUser, { searchId, quoteId }: { searchId: string; quoteId: string }, totalPayable: number, more: object = {}, headers = {}) =>
  callHttp({ site, call: setFlightDetails, as, headers, body: { searchId, quoteId, passengers: passengers(), currency: 'INR', totalPayable, ...more } });

describe('a fare quote', () => {
  it('confirms the price with the supplier and says what the booking needs and until when', async () => {
    const { searchId: _, ...choice } = await search();
    const answer = await callHttp({ site, call: fareQuote, body: choice });
    expect(answer).toMatchObject({ status: 200, result: { ...choice, currency: 'INR', validUntil: '2026-11-21T06:30:00.000Z', requires: { passport: true }, previousTotalPayable: 9924, fareDetailResult: { totalPayable: 9924, isPriceChanged: false, resultIndex: 'AI804.Saver' }, isTimeChanged: false } });
  });

  it('says that a flight goes at another time, and both times', async () => {
    desk.quoted = (offer) => ({ ...offer, segments: offer.segments.map((segment) => ({ ...segment, departureTime: segment.departureTime.replace(/..$/, '59') })) });
    const { searchId: _, ...choice } = await search();
    const { result } = await callHttp({ site, call: fareQuote, body: choice });
    expect(result).toMatchObject({ isTimeChanged: true, fareDetailResult: { isPriceChanged: false } });
    expect(changedTimes(result!.previousSegments, result!.segments).map(({ before, now }) => [before!.departureTime.slice(-2) === '59', now.departureTime.slice(-2)])).toEqual([[false, '59']]);
  });

  it('says that the price changed, and both totals', async () => {
    desk.quoted = (offer) => ({ ...offer, fares: offer.fares.map((fare) => ({ ...fare, baseFare: fare.baseFare + 10_050 })) });
    const { searchId: _, ...choice } = await search();
    expect((await callHttp({ site, call: fareQuote, body: choice })).result).toMatchObject({ previousTotalPayable: 9924, fareDetailResult: { isPriceChanged: true, totalPayable: 10_125 } });
  });

  it('carries the fare rules without anything that runs, and does without them where they fail', async () => {
    desk.rulesHtml = '<p onclick="x()">Fee <script>alert(1)</script><a href="javascript:x()">here</a></p>';
    const { searchId: _, ...choice } = await search();
    expect((await callHttp({ site, call: fareQuote, body: choice })).result!.fareRules[0]!.fareRuleDetail).toBe('<p>Fee here</p>');
    desk.fails = { fareRules: 'SUPPLIER_TIMEOUT' };
    expect((await callHttp({ site, call: fareQuote, body: choice })).result!.fareRules).toEqual([]);
  });

  it.each([['SOLD_OUT', 400, 'SOLD_OUT'], ['FARE_EXPIRED', 400, 'FARE_EXPIRED'], ['PRICE_CHANGED', 400, 'FARE_QUOTE_FAILED'], ['SUPPLIER_TIMEOUT', 502, 'SUPPLIER_TIMEOUT'], ['throws', 424, 'SUPPLIER_FAILED']] as const)('that fails by %s says so', async (how, status, errorCode) => {
    const { searchId: _, ...choice } = await search();
    desk.fails = { quote: how };
    expect(await callHttp({ site, call: fareQuote, body: choice })).toMatchObject({ status, errorCode });
  });

  it('is not given for another search\'s offer, nor for half of a pair', async () => {
    const { searchId: _, ...choice } = await search();
    expect(await callHttp({ site, call: fareQuote, body: { ...choice, resultIndex: 'nothing' } })).toMatchObject({ status: 400, errorCode: 'FARE_EXPIRED' });
    expect(await callHttp({ site, call: fareQuote, body: { ...choice, traceId: `${randomId()}.sandbox-gds` } })).toMatchObject({ status: 404, errorCode: 'SEARCH_EXPIRED' });
    expect(await callHttp({ site: 'gulf', call: fareQuote, body: choice })).toMatchObject({ status: 404, errorCode: 'SEARCH_EXPIRED' });
    desk.offers = [netOffer({ isLCCSpecialReturn: true, pairKey: 'P' })];
    const half = await search();
    expect(await callHttp({ site, call: fareQuote, body: { traceId: half.traceId, resultIndex: half.resultIndex } })).toMatchObject({ status: 400, errorCode: 'VALIDATION', errors: { returnResultIndex: expect.any(String) } });
  });
});

describe('extra services', () => {
  it('come per sector, and stay as they were for the quote', async () => {
    const { quoteId } = await quote();
    const ask = () => callHttp({ site, call: getSsr, body: { quoteId } });
    expect((await ask()).result).toMatchObject({ currency: 'INR', baggages: [{ code: 'XB5', price: 2250 }, { code: 'XB10', price: 4500 }], meals: [{ price: 400 }] });
    desk.fails = { extraServices: 'SUPPLIER_FAILED' };
    expect((await ask()).status).toBe(200);
  });

  it('that there are none of fail with a text that pages keep silent about', async () => {
    desk.fails = { extraServices: 'NO_SSR' };
    const { quoteId } = await quote();
    const answer = await callHttp({ site, call: getSsr, body: { quoteId } });
    expect(answer).toMatchObject({ status: 400, errorCode: 'NO_SSR' });
    expect(answer.errorMessage).toContain('No SSR details');
  });
});

describe('the passengers', () => {
  it('are asked for what the fare needs', async () => {
    const { quoteId } = await quote();
    const { result } = await callHttp({ site, call: getPassengerViewOptions, body: { quoteId } });
    expect(result).toMatchObject({ requires: { passport: true, dateOfBirth: true }, paxTypes: [1, 1], lastTravelDay: '2027-03-12', defaultCountry: 'IN', titles: { 3: ['Mstr', 'Miss'] } });
    expect(result!.phoneCodeList[0]).toMatchObject({ code: 'IN', dial_code: '+91' });
  });

  it('make the price with what they buy', async () => {
    const { quoteId } = await quote();
    await callHttp({ site, call: getSsr, body: { quoteId } });
    const [first, second] = passengers();
    const answer = await callHttp({ site, call: validateBooking, body: { quoteId, passengers: [{ ...first!, baggage }, { ...second!, passportExpiry: '2027-04-01' }] } });
    expect(answer).toMatchObject({ status: 200, result: { fareDetailResult: { baggagePrice: 2250, totalPayable: 12_174 }, warnings: { 'passengers.1.passportExpiry': expect.stringContaining('six months') } } });
  });

  it('are told every field at once', async () => {
    const { quoteId } = await quote();
    const [first, second] = passengers();
    const body = { quoteId, passengers: [{ ...first!, lastName: 'Men0n', mobileNo: '123' }, { ...second!, dateOfBirth: '2020-01-01', passportNo: '', meals: baggage }] };
    const answer = await callHttp({ site, call: validateBooking, body });
    expect(answer).toMatchObject({ status: 400, errorCode: 'VALIDATION' });
    expect(Object.keys(answer.errors!).sort()).toEqual(['passengers.0.lastName', 'passengers.0.mobileNo', 'passengers.1.dateOfBirth', 'passengers.1.meals', 'passengers.1.passportNo']);
    expect(answer.errors!['passengers.0.mobileNo']).toBe('Invalid Phone Number...');
  });
});

describe('an order', () => {
  const agent = () => world.user(site, 'travelAgent');

  it('keeps the accepted price, both sides of it, and the passengers for 15 minutes', async () => {
    const quoted = await quote(agent());
    const made = await order(agent(), quoted, 9924);
    expect(made).toMatchObject({ status: 200, result: { amount: 9924, currency: 'INR', expiryTime: '2026-11-21T06:15:00.000Z', redirectTo: '/flight/ticketQueue' } });
    expect(made.result!.bookingId).toMatch(/^[0-9A-Z]{26}$/);
    const stored = await getItem(keys.order(agent().actor, made.result!.orderId));
    expect(stored).toMatchObject({ state: 'AWAITING_PAYMENT', amount: 992_400, subject: made.result!.bookingId, owner: agent().actor.owner, costs: [{ site, to: 'supplier:sandbox-gds', minor: 976_400 }] });
    const shown = await callHttp({ site, call: getFlightDetails, as: agent(), body: { orderId: made.result!.orderId } });
    expect(shown.result).toMatchObject({ state: 'AWAITING_PAYMENT', isPayable: true, amount: 9924, fare: { totalPayable: 9924 }, passengers: [{ firstName: 'Asha', lastName: 'Menon', mobileNo: '9810012345' }, { firstName: 'Ravi' }] });
    expect(Object.keys(shown.result!.passengers[0]!).sort()).toEqual(['baggage', 'email', 'firstName', 'gender', 'lastName', 'meals', 'mobileNo', 'paxType', 'phoneCode', 'title']);
    world.clock.set('2026-11-21T06:15:00.000Z');
    expect((await callHttp({ site, call: getFlightDetails, as: agent(), body: { orderId: made.result!.orderId } })).result).toMatchObject({ isPayable: false });
  });

  it('ends with the supplier\'s own limit where that is sooner', async () => {
    desk.validFor = 8 * 60_000;
    const quoted = await quote(agent());
    expect((await order(agent(), quoted, 9924)).result).toMatchObject({ expiryTime: '2026-11-21T06:08:00.000Z' });
  });

  it('has passports and dates of birth encrypted only', async () => {
    const made = await order(agent(), await quote(agent()), 9924);
    const { bookingId } = made.result!;
    const rows = await queryAll(keys.bookingItems(agent().actor, bookingId));
    expect(JSON.stringify([rows, made])).not.toMatch(/1234567|7654321|1990-05-01/i);
    const sealed = rows.find(({ sk }) => sk === 'PII')!.sealed as Sealed;
    expect(await decryptPersonal(secretsName(agent().actor, bookingId), sealed)).toMatchObject([{ passportNo: 'Z1234567', dateOfBirth: '1990-05-01' }, { passportNo: 'Z7654321' }]);
  });

  it('is refused with the new total where the customer accepted another', async () => {
    const quoted = await quote(agent());
    const answer = await order(agent(), quoted, 9000);
    expect(answer).toMatchObject({ status: 402, errorCode: 'PRICE_CHANGED', result: { totalPayable: 9924, currency: 'INR' } });
    expect(await order(agent(), quoted, 9924, { currency: 'USD' })).toMatchObject({ status: 402 });
  });

  it('is made once for one idempotency key', async () => {
    const quoted = await quote(agent());
    const headers = { 'idempotency-key': 'one-click' };
    const [first, second] = [await order(agent(), quoted, 9924, {}, headers), await order(agent(), quoted, 9924, {}, headers)];
    expect(second.result).toEqual(first.result);
    expect(await order(agent(), quoted, 9000, {}, headers)).toMatchObject({ status: 422 });
  });

  it('needs somebody signed in, a quote that holds, and its own search', async () => {
    const quoted = await quote();
    expect(await callHttp({ site, call: setFlightDetails, body: { ...quoted, fare: undefined, passengers: passengers(), currency: 'INR', totalPayable: 9924 } as never })).toMatchObject({ status: 401 });
    expect(await order(agent(), { ...quoted, searchId: randomId() }, 9924)).toMatchObject({ status: 404, errorCode: 'SEARCH_EXPIRED' });
    expect(await order(world.user(site, 'retail'), await quote(agent()), 9924)).toMatchObject({ status: 400, errorCode: 'FARE_EXPIRED' });
    world.clock.set('2026-11-21T06:30:00.000Z');
    expect(await order(agent(), quoted, 9924)).toMatchObject({ status: 400, errorCode: 'FARE_EXPIRED' });
  });

  it('is nobody else\'s to see', async () => {
    const { orderId } = (await order(agent(), await quote(agent()), 9924)).result!;
    const as = (user: TestUser) => callHttp({ site, call: getFlightDetails, as: user, body: { orderId } });
    expect(await as(world.user(site, 'retail'))).toMatchObject({ status: 404, result: null });
    expect(await as(await world.addUser(site, 'travelAgent'))).toMatchObject({ status: 404 });
    expect((await as(world.user(site, 'staff'))).status).toBe(200);
  });

  it('goes on to the return leg where a return is sold as two fares, and knows it in any tab', async () => {
    const quoted = await quote(agent());
    const onward = { search: 'origin=DEL&destination=BOM&departure=2027-03-12', next: { traceId: `${quoted.searchId}.sandbox-gds`, resultIndex: 'AI805.Saver' } };
    const { result } = await order(agent(), quoted, 9924, { leg: 'outbound', ...onward });
    expect(result).toMatchObject({ redirectTo: `/flight/bookingDetails/${quoted.searchId}` });
    expect((await callHttp({ site, call: getOrder, as: agent(), body: { orderId: result!.orderId } })).result).toMatchObject(onward);
  });

  it.each(['//elsewhere.example', 'a=b#c', `${'a'.repeat(1001)}`, 'a="b"'])('takes no %j for the query of a search', async (text) => {
    expect(await order(agent(), await quote(agent()), 9924, { search: text })).toMatchObject({ status: 400, errors: { search: expect.any(String) } });
  });

  it('costs the claim, the quote, the company and one transaction', async () => {
    const quoted = await quote(agent());
    world.faults.reset();
    await order(agent(), quoted, 9924);
    expect(world.faults.counts().byName).toEqual({ BatchGetItem: 1, GetItem: 2, TransactWriteItems: 1 });
  });
});

describe('a price while the journey lasts', () => {
  it('stands though markups change, and is worked out again for a visitor who signs in', async () => {
    const job = world.job(site);
    const visitor = await quote();
    const retail = world.user(site, 'retail');
    await commit(job, [
      putGroup(job, { id: 'STANDARD', groupName: 'Standard', isDefault: true, commissionShare: 10_000 }),
      putRule(job, 'DEF', { id: 'FEE', kind: 'perBooking', value: 50_000, groupId: RETAIL, airlineCode: '', departureId: '' }),
      bumpMarkups(job),
    ]);
    expect(visitor.fare.totalPayable).toBe(9924);
    expect((await order(retail, visitor, 9924)).status).toBe(200);
    expect(await order(world.user(site, 'travelAgent'), visitor, 9924)).toMatchObject({ status: 402, result: { totalPayable: 9767.2 } });
    expect((await order(world.user(site, 'travelAgent'), visitor, 9767.2)).status).toBe(200);
    expect((await quote()).fare).toMatchObject({ markup: 500, gstOnMarkup: 90, totalPayable: 10_514 });
  });
});

describe('what no page sends', () => {
  it('is refused at its field and breaks nothing', async () => {
    const as = world.user(site, 'travelAgent');
    const quoted = await quote(as);
    for (const totalPayable of [1e30, -1e30, 1e300]) expect(await order(as, quoted, totalPayable)).toMatchObject({ status: 400, errorCode: 'VALIDATION' });
    expect(await order(as, quoted, 9924, { amount: 1 })).toMatchObject({ status: 400, errorCode: 'VALIDATION' });
    expect(await order(as, quoted, 0.1)).toMatchObject({ status: 402 });
  });
});
