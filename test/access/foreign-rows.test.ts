import { beforeAll, describe, expect, it } from 'vitest';
import { getBookingDetails } from '#shared/bookings/get-booking-details.ts';
import { getTicketDetail } from '#shared/bookings/get-ticket-detail.ts';
import { sendTicketMail } from '#shared/bookings/send-ticket-mail.ts';
import { updateBookingDetails } from '#shared/bookings/update-booking-details.ts';
import { runBooking } from '#functions/workers/booking-worker.ts';
import { runSchedule } from '#functions/workers/schedules.ts';
import type { Call, WireRequestOf } from '#shared/contract.ts';
import { fareQuote } from '#shared/flights/fare-quote.ts';
import { getFareRules } from '#shared/flights/get-fare-rules.ts';
import { getFlightDetails } from '#shared/flights/get-flight-details.ts';
import { getPassengerViewOptions } from '#shared/flights/get-passenger-view-options.ts';
import { getSsr } from '#shared/flights/get-ssr.ts';
import { searchFlights } from '#shared/flights/search/search-flights.ts';
import { setFlightDetails } from '#shared/flights/set-flight-details.ts';
import { validateBooking } from '#shared/flights/validate-booking.ts';
import { randomId } from '#shared/ids.ts';
import { getOrder } from '#shared/payments/get-order.ts';
import { orderSuccessCallback } from '#shared/payments/order-success-callback.ts';
import { payFromWallet } from '#shared/payments/pay-from-wallet.ts';
import { startPayment } from '#shared/payments/start-payment.ts';
import { HOUR, MINUTE } from '#shared/time.ts';
import { callHttp } from '#test/harness/call-http.ts';
import type { TestSiteName } from '#test/harness/test-sites.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { fillWallet } from '#test/payments/sell-order.ts';
import { readRows } from '#test/wallet/read-ledger.ts';

const world = useWorld({ at: '2026-11-21T06:00:00.000Z' });
const site = 'sarathi' as const;
let owner: TestUser;
let stranger: TestUser;

beforeAll(async () => {
  owner = await world.addUser(site, 'travelAgent');
  stranger = await world.addUser(site, 'travelAgent');
  for (const user of [owner, stranger]) await fillWallet(world, user, 1_000_000_000);
});

const query = {
  source: 'sandbox-gds',
  JourneyType: 1 as const,
  segments: [{ origin: 'DEL', destination: 'BOM', preferredDepartureTime: '2027-03-12' }],
  adultCount: 1,
  childCount: 0,
  infantCount: 0,
};
const passengers: WireRequestOf<typeof validateBooking>['passengers'] = [
  {
    title: 'Ms',
    firstName: 'Asha',
    lastName: 'Menon',
    paxType: 1,
    gender: 2,
    email: 'asha@example.com',
    phoneCode: '+91',
    mobileNo: '9810012345',
    dateOfBirth: '1990-05-01',
  },
];
const call = <C extends Call>(
  contract: C,
  body: WireRequestOf<C>,
  as: TestUser | undefined = owner,
  headers: Record<string, string> = {},
  at: TestSiteName = site,
) => callHttp({ site: at, call: contract, body, as, headers });

async function search(as = owner) {
  const { result } = await call(searchFlights, { searchId: randomId(), ...query }, as);
  return { searchId: result!.searchId, traceId: result!.traceId, resultIndex: result!.offers[0]!.resultIndex };
}
async function quote(as = owner) {
  const { searchId, ...choice } = await search(as);
  const { result } = await call(fareQuote, choice, as);
  return { searchId, ...choice, quoteId: result!.quoteId, total: result!.fareDetailResult.totalPayable };
}
let orders = 0;
/** Every order is somebody else's: nobody is booked twice on one flight unasked. */
async function order(as = owner) {
  const firstName = `Asha ${String.fromCharCode(65 + (orders++ % 26))}`;
  const { searchId, quoteId, total } = await quote(as);
  const { result } = await call(
    setFlightDetails,
    { searchId, quoteId, passengers: [{ ...passengers[0]!, firstName }], currency: 'INR', totalPayable: total },
    as,
  );
  return { ...result!, searchId, quoteId, total };
}
/** All that hangs on some ids but the count of looks at a ticket. */
const rowsOf = async (...ids: string[]) =>
  (await readRows(site)).filter(
    ({ pk }) => !String(pk).includes('#RATE#') && ids.some((id) => String(pk).includes(id)),
  );

describe("another company's", () => {
  it('search, quote, order and booking are not there, for a customer, a visitor or another site, and stay as they were', async () => {
    const { searchId, traceId, resultIndex, quoteId } = await quote();
    const { orderId, bookingId } = await order();
    await call(payFromWallet, { orderId });
    await runBooking(site, orderId);
    const { orderId: unpaid } = await order();
    const before = await rowsOf(searchId, quoteId, orderId, bookingId, unpaid);
    const asks: [Call, Record<string, unknown>][] = [
      [searchFlights, { searchId, ...query }],
      [fareQuote, { traceId, resultIndex }],
      [getFareRules, { traceId, resultIndex }],
      [getSsr, { quoteId }],
      [getPassengerViewOptions, { quoteId }],
      [validateBooking, { quoteId, passengers }],
      [setFlightDetails, { searchId, quoteId, passengers, currency: 'INR', totalPayable: 1 }],
      [getFlightDetails, { orderId: unpaid }],
      [getOrder, { orderId }],
      [payFromWallet, { orderId: unpaid }],
      [startPayment, { orderId: unpaid, gateway: 'sandbox' }],
      [orderSuccessCallback, { orderId }],
      [getBookingDetails, { bookingId, withDocuments: true }],
      [getTicketDetail, { bookingId, pnr: 'AAAAAA' }],
      [getTicketDetail, { bookingId, pnr: '' }],
      [sendTicketMail, { bookingId, siteId: site }],
      [updateBookingDetails, { bookingId, currency: 'INR', txnFee: 1, discount: 0, userMergeTxnFeeTaxes: false }],
    ];
    for (const [contract, body] of asks) {
      for (const [who, at] of [
        [stranger, site],
        [undefined, site],
        [world.user('gulf', 'staff'), 'gulf'],
      ] as const) {
        if (at === 'gulf' && (contract === searchFlights || contract === sendTicketMail)) continue; // A search id is every site's own; a mail names its site.
        const answer = await callHttp({ site: at, call: contract, body: body as never, as: who });
        expect({ call: contract.name, success: answer.success, result: answer.result }).toEqual({
          call: contract.name,
          success: false,
          result: null,
        });
        expect(
          ['NOT_FOUND', 'SEARCH_EXPIRED', 'FARE_EXPIRED', who ? 'NOT_FOUND' : 'NOT_SIGNED_IN'],
          contract.name,
        ).toContain(answer.errorCode);
        expect(JSON.stringify(answer)).not.toMatch(/Menon|asha@/);
      }
    }
    expect(await rowsOf(searchId, quoteId, orderId, bookingId, unpaid)).toEqual(before);
  }, 60_000);

  it('idempotency key opens nothing, nor one of another call', async () => {
    const { orderId } = await order();
    const key = { 'idempotency-key': 'one-key' };
    expect((await call(payFromWallet, { orderId }, owner, key)).status).toBe(200);
    expect(await call(payFromWallet, { orderId }, stranger, key)).toMatchObject({ status: 404, result: null });
    expect(await call(startPayment, { orderId, gateway: 'sandbox' }, owner, key)).toMatchObject({
      status: 409,
      errorCode: 'ALREADY_PAID',
    });
    expect(await call(payFromWallet, { orderId: (await order()).orderId }, owner, key)).toMatchObject({
      status: 422,
      errorCode: 'IDEMPOTENCY_REUSED',
    });
    expect((await call(payFromWallet, { orderId }, owner, key)).result).toMatchObject({ orderId, state: 'PAID' });
  });
});

describe('a price', () => {
  it.each([1, 0, -100, 0.01, 999_999])('of %d is not what the server asks', async (totalPayable) => {
    const { searchId, quoteId, total } = await quote();
    expect(
      await call(setFlightDetails, { searchId, quoteId, passengers, currency: 'INR', totalPayable }),
    ).toMatchObject({ status: 402, errorCode: 'PRICE_CHANGED', result: { totalPayable: total, currency: 'INR' } });
  });

  it("is in the site's currency, for the passengers that were quoted", async () => {
    const { searchId, quoteId, total } = await quote();
    const send = (more: object) =>
      call(setFlightDetails, { searchId, quoteId, passengers, currency: 'INR', totalPayable: total, ...more } as never);
    expect(await send({ currency: 'USD' })).toMatchObject({ errorCode: 'PRICE_CHANGED' });
    const [one] = passengers;
    for (const wrong of [
      [],
      [one, one],
      [one, { ...one, firstName: 'Devi' }],
      [{ ...one, paxType: 3, title: 'Miss' }],
      Array.from({ length: 19 }, () => one),
    ])
      expect(await send({ passengers: wrong })).toMatchObject({ status: 400, errorCode: 'VALIDATION' });
    for (const more of [{ fare: { totalPayable: 1 } }, { discount: 5 }, { owner: stranger.actor.owner }])
      expect(await send(more)).toMatchObject({ status: 400, errorCode: 'VALIDATION' });
  });
});

describe('time', () => {
  it('ends searches after an hour, quotes at their limit and orders at theirs', async () => {
    const { searchId, quoteId, total, ...choice } = await quote();
    const { orderId } = await order();
    expect(await call(orderSuccessCallback, { orderId })).toMatchObject({ status: 402, errorCode: 'ORDER_UNPAID' });
    world.clock.advance(15 * MINUTE + 1);
    expect(await call(payFromWallet, { orderId })).toMatchObject({ status: 402, errorCode: 'ORDER_EXPIRED' });
    expect(await call(startPayment, { orderId, gateway: 'sandbox' })).toMatchObject({
      status: 402,
      errorCode: 'ORDER_EXPIRED',
    });
    expect((await call(orderSuccessCallback, { orderId })).status).toBe(402);
    expect(await call(getFlightDetails, { orderId })).toMatchObject({ status: 200, result: { isPayable: false } });
    await runSchedule('expire-orders');
    expect(await call(getFlightDetails, { orderId })).toMatchObject({ status: 402, errorCode: 'ORDER_EXPIRED' });
    expect(await call(getOrder, { orderId })).toMatchObject({ status: 200, result: { state: 'EXPIRED' } });
    expect(
      await call(setFlightDetails, { searchId, quoteId, passengers, currency: 'INR', totalPayable: total }),
    ).toMatchObject({ errorCode: 'FARE_EXPIRED' });
    expect(await call(getSsr, { quoteId })).toMatchObject({ errorCode: 'FARE_EXPIRED' });
    expect((await call(getFareRules, { traceId: choice.traceId, resultIndex: choice.resultIndex })).status).toBe(200);
    world.clock.advance(HOUR);
    expect(await call(getFareRules, { traceId: choice.traceId, resultIndex: choice.resultIndex })).toMatchObject({
      status: 404,
      errorCode: 'SEARCH_EXPIRED',
    });
  });
});

describe('two payments at once', () => {
  it('under keys of their own take the money once', async () => {
    for (let round = 0; round < 5; round++) {
      const { orderId } = await order();
      const answers = await Promise.all(
        ['a', 'b', 'c'].map((key) =>
          call(payFromWallet, { orderId }, owner, { 'idempotency-key': `${orderId}${key}` }),
        ),
      );
      expect(answers.filter(({ success }) => success)).toHaveLength(1);
      for (const { success, errorCode } of answers)
        if (!success) expect(['ALREADY_PAID', 'WALLET_BUSY']).toContain(errorCode);
      const entries = (await readRows(site)).filter(
        ({ pk, sk, reference }) => String(pk).includes('#WAL#') && String(sk).startsWith('E#') && reference === orderId,
      );
      expect(entries).toHaveLength(1);
    }
  });
});

describe('documents', () => {
  it('are not opened for staff where the reading could not be noted', async () => {
    const { orderId, bookingId } = await order();
    await call(payFromWallet, { orderId });
    const staff = world.user(site, 'staff');
    const open = () => call(getBookingDetails, { bookingId, withDocuments: true }, staff);
    expect((await open()).result!.documents![0]).toMatchObject({ dateOfBirth: '1990-05-01' });
    world.faults.conflict(20);
    expect(await open()).toMatchObject({ status: 503, errorCode: 'BUSY', result: null });
  });
});
