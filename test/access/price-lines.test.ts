import { beforeAll, describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { ratesDesk } from '#test/destination/rates-desk.ts';
import { fillCart, paidCart } from '#test/activities/cart-steps.ts';
import { storeActivityRule } from '#test/activities/store-rule.ts';
import { addToCart } from '#shared/activities/cart/add-to-cart.ts';
import { clearAllCart } from '#shared/activities/cart/clear-all-cart.ts';
import { deleteCartItem } from '#shared/activities/cart/delete-cart-item.ts';
import { duplicateCart } from '#shared/activities/cart/duplicate-cart.ts';
import { getCartDataByQuery } from '#shared/activities/cart/get-cart-data-by-query.ts';
import { getCartData } from '#shared/activities/cart/get-cart-data.ts';
import { updateCartData } from '#shared/activities/cart/update-cart-data.ts';
import { updateCartStatus } from '#shared/activities/cart/update-cart-status.ts';
import { updateRemarks } from '#shared/activities/cart/update-remarks.ts';
import { updateUserId } from '#shared/activities/cart/update-user-id.ts';
import { explainActivityPrice } from '#shared/activities/markup/explain-activity-price.ts';
import { demoMarkupWrites } from '#infra/local/seed/markups.ts';
import { paymentSettingsWrites } from '#functions/payments/writes.ts';
import { commit } from '#functions/table/commit.ts';
import { runBooking } from '#functions/workers/booking-worker.ts';
import { getBookedFlights } from '#shared/bookings/get-booked-flights.ts';
import { getBookingDetails } from '#shared/bookings/get-booking-details.ts';
import { getTicketDetail } from '#shared/bookings/get-ticket-detail.ts';
import { getTickets } from '#shared/bookings/get-tickets.ts';
import { allCalls } from '#shared/calls.ts';
import type { Call, WireRequestOf } from '#shared/contract.ts';
import { fareQuote } from '#shared/flights/fare-quote.ts';
import { getFlightDetails } from '#shared/flights/get-flight-details.ts';
import { getPassengerViewOptions } from '#shared/flights/get-passenger-view-options.ts';
import { getSsr } from '#shared/flights/get-ssr.ts';
import { priceLine } from '#shared/flights/model.ts';
import { searchFlights } from '#shared/flights/search/search-flights.ts';
import { setFlightDetails } from '#shared/flights/set-flight-details.ts';
import { validateBooking } from '#shared/flights/validate-booking.ts';
import { randomId } from '#shared/ids.ts';
import { getOrder } from '#shared/payments/get-order.ts';
import { orderSuccessCallback } from '#shared/payments/order-success-callback.ts';
import { payFromWallet } from '#shared/payments/pay-from-wallet.ts';
import { type CallAnswer, callHttp } from '#test/harness/call-http.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { fillWallet } from '#test/payments/sell-order.ts';

const world = useWorld({ at: '2026-11-21T06:00:00.000Z' });
const site = 'sarathi' as const;
const source = 'sandbox-gds';
/** Where a price line came from; a visitor's own search names its source in ids that he sent himself. */
const provenance = /supplier:|rule:|gateway:|RETAILFEE|RETAILAI|CORPORATEFEE|STANDARD|PREMIUM|"source":/;
const asked = new Set<Call>();

beforeAll(async () => {
  expect((await commit(world.job(site), demoMarkupWrites(world.job(site)))).ok).toBe(true);
  // The line that paying at a gateway adds comes from somewhere as well.
  const gateways = [
    {
      name: 'sandbox',
      title: 'Card',
      adapter: 'sandbox',
      account: site,
      fee: { kind: 'percent', value: 200 } as const,
    },
  ];
  const set = await commit(world.job(site), paymentSettingsWrites(world.job(site), { gateways, bankDetails: [] }));
  expect(set.ok).toBe(true);
  for (const type of ['travelAgent', 'corporate', 'retail', 'staff'] as const)
    await fillWallet(world, world.user(site, type), 1_000_000_000);
});

/** Whether a schema holds price lines, however deep. */
function holdsLines(schema: z.ZodMiniType): boolean {
  if (schema === (priceLine as z.ZodMiniType)) return true;
  const def = schema._zod.def as unknown as Record<string, unknown>;
  const held = [def.element, def.innerType, def.in, ...Object.values((def.shape as object | undefined) ?? {})];
  return held.some((one) => one !== undefined && holdsLines(one as z.ZodMiniType));
}

const passenger: WireRequestOf<typeof validateBooking>['passengers'][number] = {
  title: 'Ms',
  firstName: 'Asha',
  lastName: 'Menon',
  paxType: 1,
  gender: 2,
  dateOfBirth: '1990-05-01',
  email: 'asha@example.com',
  phoneCode: '+91',
  mobileNo: '9810012345',
};

let journeys = 0;
/** From search to ticket as one actor, each on a day of its own: staff see whose passenger is on a flight already; every answer but the search's, whose offers hold no lines. */
async function journeyOf(as: TestUser | undefined): Promise<CallAnswer[]> {
  const said: CallAnswer[] = [];
  const call = async <C extends Call>(contract: C, body: WireRequestOf<C>) => {
    asked.add(contract);
    const answer = await callHttp({ site, call: contract, body, as });
    expect(answer, contract.name).toMatchObject({ status: 200 });
    said.push(answer);
    return answer.result!;
  };
  const searchId = randomId();
  const { result: found } = await callHttp({
    site,
    call: searchFlights,
    as,
    body: {
      searchId,
      source,
      JourneyType: 1,
      segments: [{ origin: 'DEL', destination: 'BOM', preferredDepartureTime: `2027-03-${10 + journeys++}` }],
      adultCount: 1,
      childCount: 0,
      infantCount: 0,
    },
  });
  const choice = { traceId: found!.traceId, resultIndex: found!.offers[0]!.resultIndex };
  const { quoteId, fareDetailResult: fare } = await call(fareQuote, choice);
  said.push(await callHttp({ site, call: getSsr, body: { quoteId }, as }));
  await call(getPassengerViewOptions, { quoteId });
  await call(validateBooking, { quoteId, passengers: [passenger] });
  if (!as) return said;
  const { totalPayable, currency } = fare;
  const accepted = { searchId, quoteId, currency, totalPayable, passengers: [passenger] };
  const { orderId, bookingId } = await call(setFlightDetails, accepted);
  await call(getFlightDetails, { orderId });
  await call(getOrder, { orderId });
  await call(payFromWallet, { orderId });
  await call(orderSuccessCallback, { orderId });
  await runBooking(site, orderId);
  await call(getFlightDetails, { orderId });
  await call(getOrder, { orderId });
  const { booking } = await call(getBookingDetails, { bookingId });
  await call(getTicketDetail, { bookingId, pnr: booking.pnr });
  await call(getTickets, {});
  await call(getBookedFlights, {});
  const { pnr } = booking;
  said.push(await callHttp({ site, call: getTicketDetail, body: { bookingId, pnr } }));
  return said;
}

/** An answer without the ids that its asker sent: they name the searched source. */
const saidAnew = (answer: CallAnswer) =>
  JSON.stringify(answer, (name, value: unknown) => (name === 'traceId' ? undefined : value));

describe('where the lines of a price come from', () => {
  it.each(['visitor', 'retail', 'travelAgent', 'corporate'] as const)('is told to no %s', async (type) => {
    const said = await journeyOf(type === 'visitor' ? undefined : world.user(site, type));
    expect(said.length).toBeGreaterThan(3);
    for (const answer of said) {
      expect(saidAnew(answer)).not.toMatch(provenance);
      expect(saidAnew(answer)).not.toContain(source);
    }
    expect(JSON.stringify(said)).toContain('"lines":[{"kind":"base"');
    if (type !== 'visitor') expect(JSON.stringify(said)).toContain('"lines":[{"kind":"convenienceFee"');
  });

  it('is told to staff', async () => {
    const said = JSON.stringify(await journeyOf(world.user(site, 'staff')));
    expect(said).toContain(`"source":"supplier:${source}"`);
    expect(said).toContain('"source":"rule:RETAIL');
  });

  it('of an activity is told to staff alone', async () => {
    const staff = world.user(site, 'staff');
    const agent = world.user(site, 'travelAgent');
    const desk = await ratesDesk(staff);
    const option = await desk.option({}, { name: 'Marked up' });
    await desk.addTicket(option, { marketId: desk.defaultMarketId });
    await storeActivityRule(staff);
    const told = async <C extends Call>(call: C, body: WireRequestOf<C>, as = agent) => {
      asked.add(call);
      const answer = await callHttp({ site, call, body, as });
      expect(answer, call.name).toMatchObject({ status: 200 });
      return answer;
    };
    const days = { adults: 2, children: 0, infants: 0, startDate: '2026-11-22', endDate: '2026-11-26' };
    const added = await told(addToCart, { ...days, tourOptionId: option, date: '2026-11-23', timeSlot: '' });
    const { cartId, items } = added.result!.cart;
    const own = await told(addToCart, { ...days, tourOptionId: option, date: '2026-11-23', timeSlot: '' }, staff);
    const theirs = own.result!.cart.cartId;
    const buyer = await world.addUser(site, 'travelAgent');
    await fillWallet(world, buyer, 1_000_000);
    const sold = await paidCart(buyer, (await fillCart(buyer, option)).cart);
    const said = [
      added,
      await told(getCartData, {}),
      await told(getCartDataByQuery, {}),
      await told(updateCartData, { ...days, cartId, adults: 3 }),
      await told(updateRemarks, { cartId, remarks: 'Late' }),
      await told(duplicateCart, { ...days, cartId }),
      await told(deleteCartItem, { cartId, itemId: items[0]!.id }),
      await told(clearAllCart, { cartId }),
      await told(updateCartStatus, { cartId: sold.cartId, status: 'CANCELLED' }, buyer),
      await told(updateUserId, { cartId: theirs, userId: agent.item.sequence }, staff),
    ];
    expect(JSON.stringify(said)).toMatch(/"lines":\[\{/);
    for (const answer of said.slice(0, -1)) expect(saidAnew(answer)).not.toMatch(provenance);
    const explained = await told(explainActivityPrice, { tourOptionId: option, date: '2026-11-23', adults: 2 }, staff);
    expect(JSON.stringify(explained)).toContain('"source":"rule:');
  });

  it('was looked for in every answer that holds lines', () => {
    const holding = allCalls.filter(({ response }) => holdsLines(response));
    expect(holding.length).toBeGreaterThanOrEqual(3);
    expect(holding.filter((call) => !asked.has(call)).map(({ name }) => name)).toEqual([]);
  });
});
