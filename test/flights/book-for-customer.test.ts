import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { putGroup, putRule } from '#functions/markups/writes.ts';
import { bumpRevision } from '#functions/site/writes.ts';
import { commit } from '#functions/table/commit.ts';
import { keys } from '#functions/keys.ts';
import { getItem } from '#functions/table/read.ts';
import type { OrderItem } from '#functions/payments/model.ts';
import type { BookingItem } from '#functions/bookings/model.ts';
import { fareQuote } from '#shared/flights/fare-quote.ts';
import { getFlightDetails } from '#shared/flights/get-flight-details.ts';
import { getCalendarFare } from '#shared/flights/search/get-calendar-fare.ts';
import { getFlightPrice } from '#shared/flights/search/get-flight-price.ts';
import { searchFlights } from '#shared/flights/search/search-flights.ts';
import { validateBooking } from '#shared/flights/validate-booking.ts';
import { randomId } from '#shared/ids.ts';
import { RETAIL } from '#shared/markups/model.ts';
import { getOrder } from '#shared/payments/get-order.ts';
import { callHttp } from '#test/harness/call-http.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { makeGroup } from '#test/permissions/group-steps.ts';
import { passengers, site, useOrdering } from './use-ordering.ts';

const { world, desk, quote, order } = useOrdering();

/** What the agent pays for the fare whose retail price has a fee of 500 and its GST. */
const [AGENT_PAYS, RETAIL_PAYS] = [9767.2, 10_514];
let customer: TestUser;
let clerk: TestUser;
const numberOf = ({ item }: TestUser) => ({ customerId: item.sequence });

beforeAll(async () => {
  const job = world.job(site);
  const rule = { kind: 'perBooking' as const, value: 50_000, airlineCode: '', departureId: '' };
  await commit(job, [
    putGroup(job, { id: 'STANDARD', groupName: 'Standard', isDefault: true, commissionShare: 10_000 }),
    putRule(job, 'DEF', { ...rule, id: 'FEE', groupId: RETAIL }),
    bumpRevision(job, 'markups'),
  ]);
});
beforeEach(async () => {
  customer = await world.addUser(site, 'travelAgent', { firstName: 'Meera', lastName: 'Kapoor' });
  clerk = await world.addUser(site, 'staff', { firstName: 'Vikram', lastName: 'Rao' });
});

const question = () => ({
  searchId: randomId(),
  source: 'sandbox-gds',
  JourneyType: 1 as const,
  segments: [{ origin: 'DEL', destination: 'BOM', preferredDepartureTime: '2027-03-12' }],
  adultCount: 2,
  childCount: 0,
  infantCount: 0,
});
async function quoteFor(as: TestUser, whom: object) {
  const asked = question();
  const found = await callHttp({ site, call: searchFlights, as, body: { ...asked, ...whom } });
  const choice = { traceId: `${asked.searchId}.sandbox-gds`, resultIndex: desk.offers[0]!.resultIndex };
  const quoted = await callHttp({ site, call: fareQuote, as, body: { ...choice, ...whom } });
  return { searchId: asked.searchId, quoteId: quoted.result!.quoteId, found: found.result!, quoted: quoted.result! };
}

describe('booking for a customer', () => {
  it("has the customer's price from the results to the order, and the site's own side of it for staff", async () => {
    const { found, quoted, ...made } = await quoteFor(clerk, numberOf(customer));
    const [offer] = found.offers;
    expect(offer).toMatchObject({ publishedPrice: AGENT_PAYS });
    const own = (await quoteFor(customer, {})).found.offers[0]!;
    expect(own.publishedPrice).toBe(offer!.publishedPrice);
    expect(offer!.net, 'what the site pays the supplier').not.toBe(own.net);
    expect(quoted).toMatchObject({
      fareDetailResult: { totalPayable: AGENT_PAYS, isPriceChanged: false },
      customer: { customerId: customer.item.sequence, name: 'Meera Kapoor', userType: 'travelAgent' },
    });
    const body = { quoteId: made.quoteId, passengers: passengers(), ...numberOf(customer) };
    expect((await callHttp({ site, call: validateBooking, as: clerk, body })).result).toMatchObject({
      fareDetailResult: { totalPayable: AGENT_PAYS },
    });
    const ordered = await order(clerk, made, AGENT_PAYS, numberOf(customer));
    expect(ordered).toMatchObject({ status: 200, result: { amount: AGENT_PAYS } });
    const { orderId, bookingId } = ordered.result!;
    expect(await getItem<OrderItem>(keys.order(clerk.actor, orderId))).toMatchObject({
      owner: customer.actor.owner,
      userId: customer.item.userId,
    });
    expect(await getItem<BookingItem>(keys.bookingDraft(clerk.actor, bookingId))).toMatchObject({
      owner: customer.actor.owner,
      userId: customer.item.userId,
      createdBy: { email: clerk.item.email, userType: 'staff' },
      bookedFor: { byUserId: clerk.item.userId, email: customer.item.email, userType: 'travelAgent' },
    });
    const seen = await callHttp({ site, call: getFlightDetails, as: customer, body: { orderId } });
    expect(seen.result).toMatchObject({ amount: AGENT_PAYS });
    const [bySelf, byClerk] = await Promise.all(
      [customer, clerk].map((as) => callHttp({ site, call: getOrder, as, body: { orderId } })),
    );
    expect(bySelf!.result).not.toHaveProperty('customer');
    expect(byClerk!.result).toMatchObject({ customer: { name: 'Meera Kapoor' }, wallet: { isAllowed: false } });
  });

  it('asks for consent where the price accepted was another customer’s, or staff’s own', async () => {
    const own = await quote(clerk);
    expect(own.fare.totalPayable).toBe(RETAIL_PAYS);
    expect(await order(clerk, own, RETAIL_PAYS, numberOf(customer))).toMatchObject({
      status: 402,
      errorCode: 'PRICE_CHANGED',
      result: { totalPayable: AGENT_PAYS },
    });
    expect(await order(clerk, own, AGENT_PAYS, numberOf(customer))).toMatchObject({ status: 200 });
    const { quoteId, searchId } = await quoteFor(clerk, numberOf(customer));
    const other = world.user(site, 'retail');
    expect(await order(clerk, { quoteId, searchId }, AGENT_PAYS, numberOf(other))).toMatchObject({
      status: 402,
      result: { totalPayable: RETAIL_PAYS },
    });
    expect(await order(clerk, { quoteId, searchId }, AGENT_PAYS)).toMatchObject({ status: 402 });
  });

  it('is one question to the supplier, whoever it is priced for', async () => {
    const asked = question();
    const found = async (whom: object) =>
      (await callHttp({ site, call: searchFlights, as: clerk, body: { ...asked, ...whom } })).result!;
    const [own, theirs] = [await found({}), await found(numberOf(customer))];
    expect(theirs.answeredAt).toBe(own.answeredAt);
    expect([own, theirs].map(({ offers }) => offers[0]!.publishedPrice)).toEqual([RETAIL_PAYS, AGENT_PAYS]);
    const body = { origin: 'DEL', destination: 'BOM', date: '2027-03-12' };
    const lowest = async (whom: object) =>
      (await callHttp({ site, call: getFlightPrice, as: clerk, body: { ...body, ...whom } })).result!.days[3]!.price;
    expect(await lowest({})).not.toBe(await lowest(numberOf(customer)));
  });

  it("takes the place of the customer's order of the same passengers, not of staff's own", async () => {
    const quoted = await quoteFor(clerk, numberOf(customer));
    const own = (await order(clerk, quoted, RETAIL_PAYS)).result!;
    const first = (await order(clerk, quoted, AGENT_PAYS, numberOf(customer))).result!;
    const second = (await order(clerk, quoted, AGENT_PAYS, numberOf(customer))).result!;
    const states = await Promise.all(
      [own, first, second].map(
        async ({ orderId }) => (await getItem<OrderItem>(keys.order(clerk.actor, orderId)))!.state,
      ),
    );
    expect(states).toEqual(['AWAITING_PAYMENT', 'SUPERSEDED', 'AWAITING_PAYMENT']);
  });
});

describe('who may book for whom', () => {
  /** Every call of the journey that takes the customer, on the way to an order. */
  async function asked(as: TestUser, customerId: number) {
    const { searchId, quoteId } = await quote(as);
    const choice = { traceId: `${searchId}.sandbox-gds`, resultIndex: desk.offers[0]!.resultIndex };
    const date = { origin: 'DEL', destination: 'BOM', date: '2027-03-12' };
    return [
      await callHttp({ site, call: searchFlights, as, body: { ...question(), customerId } }),
      await callHttp({ site, call: getFlightPrice, as, body: { ...date, customerId } }),
      await callHttp({
        site,
        call: getCalendarFare,
        as,
        body: { origin: 'DEL', destination: 'BOM', month: '2027-03', customerId },
      }),
      await callHttp({ site, call: fareQuote, as, body: { ...choice, customerId } }),
      await callHttp({ site, call: validateBooking, as, body: { quoteId, passengers: passengers(), customerId } }),
      await order(as, { searchId, quoteId }, AGENT_PAYS, { customerId }),
    ];
  }

  it.each(['retail', 'travelAgent', 'corporate'] as const)('refuses a %s customer who names anybody', async (type) => {
    const as = world.user(site, type);
    for (const whom of [customer, as])
      for (const answer of await asked(as, whom.item.sequence))
        expect(answer).toMatchObject({ status: 403, errorCode: 'FORBIDDEN', result: null });
  });

  it('refuses the owner of an agency who names a colleague, and a visitor', async () => {
    const { legalEntityId, companyName } = customer.item;
    const colleague = await world.addUser(site, 'travelAgent', { legalEntityId, companyName });
    for (const answer of await asked(customer, colleague.item.sequence)) expect(answer.errorCode).toBe('FORBIDDEN');
    expect(await callHttp({ site, call: searchFlights, body: { ...question(), ...numberOf(customer) } })).toMatchObject(
      {
        status: 401,
        errorCode: 'NOT_SIGNED_IN',
      },
    );
  });

  it('refuses staff whose group does not grant it, and lets the others', async () => {
    const { id } = await makeGroup(world.user(site, 'staff'), 'Counter', { 'flights.bookForCustomer': false });
    const without = await world.addUser(site, 'staff', { permissionGroupId: id });
    for (const answer of await asked(without, customer.item.sequence))
      expect(answer).toMatchObject({ status: 403, errorMessage: 'You are not allowed to book for others.' });
    for (const answer of await asked(clerk, customer.item.sequence)) expect(answer.status).toBe(200);
  });

  it('says of a number that nobody has here, a blocked account and one of staff what is wrong with it', async () => {
    const elsewhere = await world.addUser('gulf', 'retail');
    const unknown = Math.max(elsewhere.item.sequence, 900_000_001);
    const blocked = await world.addUser(site, 'retail', { firstName: 'Nila', lastName: 'Das', isBlocked: true });
    const said: [number, RegExp][] = [
      [unknown, /No customer has this number/],
      [blocked.item.sequence, /^Nila Das is blocked\. Unblock/],
      [clerk.item.sequence, /staff account/],
    ];
    for (const [customerId, text] of said)
      for (const answer of await asked(clerk, customerId))
        expect(answer).toMatchObject({ status: 400, errors: { customerId: expect.stringMatching(text) } });
  });

  it('takes a customer who is only a name and a phone so far', async () => {
    const pending = await world.addUser(site, 'retail', { email: '', isOpenedForThem: true });
    const quoted = await quoteFor(clerk, numberOf(pending));
    const { result } = await order(clerk, quoted, RETAIL_PAYS, numberOf(pending));
    expect(await getItem<BookingItem>(keys.bookingDraft(clerk.actor, result!.bookingId))).toMatchObject({
      owner: pending.actor.owner,
      bookedFor: { email: '' },
    });
  });
});
