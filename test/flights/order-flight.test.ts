import { describe, expect, it } from 'vitest';
import { putGroup, putRule } from '#functions/markups/writes.ts';
import { bumpRevision } from '#functions/site/writes.ts';
import { commit } from '#functions/table/commit.ts';
import { keys } from '#functions/keys.ts';
import { getItem, queryAll } from '#functions/table/read.ts';
import { decryptPersonal } from '#functions/runtime/data-keys.ts';
import { secretsName } from '#functions/bookings/writes.ts';
import type { Sealed } from '#functions/runtime/data-keys.ts';
import { getFlightDetails } from '#shared/flights/get-flight-details.ts';
import { setFlightDetails } from '#shared/flights/set-flight-details.ts';
import { getOrder } from '#shared/payments/get-order.ts';
import { randomId } from '#shared/ids.ts';
import { RETAIL } from '#shared/markups/model.ts';
import { callHttp } from '#test/harness/call-http.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { passengers, site, useOrdering } from './use-ordering.ts';

const { world, desk, quote, order } = useOrdering();

describe('an order', () => {
  const agent = () => world.user(site, 'travelAgent');

  it('keeps the accepted price, both sides of it, and the passengers for 15 minutes', async () => {
    const quoted = await quote(agent());
    const made = await order(agent(), quoted, 9924);
    expect(made).toMatchObject({
      status: 200,
      result: {
        amount: 9924,
        currency: 'INR',
        expiryTime: '2026-11-21T06:15:00.000Z',
        redirectTo: '/flight/ticketQueue',
      },
    });
    expect(made.result!.bookingId).toMatch(/^[0-9A-Z]{26}$/);
    const stored = await getItem(keys.order(agent().actor, made.result!.orderId));
    expect(stored).toMatchObject({
      state: 'AWAITING_PAYMENT',
      amount: 992_400,
      subject: made.result!.bookingId,
      owner: agent().actor.owner,
      costs: [{ site, to: 'supplier:sandbox-gds', minor: 976_400 }],
    });
    const shown = await callHttp({
      site,
      call: getFlightDetails,
      as: agent(),
      body: { orderId: made.result!.orderId },
    });
    expect(shown.result).toMatchObject({
      state: 'AWAITING_PAYMENT',
      isPayable: true,
      amount: 9924,
      fare: { totalPayable: 9924 },
      passengers: [{ firstName: 'Asha', lastName: 'Menon', mobileNo: '9810012345' }, { firstName: 'Ravi' }],
    });
    expect(Object.keys(shown.result!.passengers[0]!).sort()).toEqual([
      'baggage',
      'email',
      'firstName',
      'gender',
      'lastName',
      'meals',
      'mobileNo',
      'paxType',
      'phoneCode',
      'title',
    ]);
    world.clock.set('2026-11-21T06:15:00.000Z');
    expect(
      (await callHttp({ site, call: getFlightDetails, as: agent(), body: { orderId: made.result!.orderId } })).result,
    ).toMatchObject({ isPayable: false });
  });

  it("ends with the supplier's own limit where that is sooner", async () => {
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
    expect(await decryptPersonal(secretsName(agent().actor, bookingId), sealed)).toMatchObject([
      { passportNo: 'Z1234567', dateOfBirth: '1990-05-01' },
      { passportNo: 'Z7654321' },
    ]);
  });

  it('is refused with the new total where the customer accepted another', async () => {
    const quoted = await quote(agent());
    const answer = await order(agent(), quoted, 9000);
    expect(answer).toMatchObject({
      status: 402,
      errorCode: 'PRICE_CHANGED',
      result: { totalPayable: 9924, currency: 'INR' },
    });
    expect(await order(agent(), quoted, 9924, { currency: 'USD' })).toMatchObject({ status: 402 });
  });

  it('is made once for one idempotency key', async () => {
    const quoted = await quote(agent());
    const headers = { 'idempotency-key': 'one-click' };
    const [first, second] = [
      await order(agent(), quoted, 9924, {}, headers),
      await order(agent(), quoted, 9924, {}, headers),
    ];
    expect(second.result).toEqual(first.result);
    expect(await order(agent(), quoted, 9000, {}, headers)).toMatchObject({ status: 422 });
  });

  it('needs somebody signed in, a quote that holds, and its own search', async () => {
    const quoted = await quote();
    expect(
      await callHttp({
        site,
        call: setFlightDetails,
        body: { ...quoted, fare: undefined, passengers: passengers(), currency: 'INR', totalPayable: 9924 } as never,
      }),
    ).toMatchObject({ status: 401 });
    expect(await order(agent(), { ...quoted, searchId: randomId() }, 9924)).toMatchObject({
      status: 404,
      errorCode: 'SEARCH_EXPIRED',
    });
    expect(await order(world.user(site, 'retail'), await quote(agent()), 9924)).toMatchObject({
      status: 400,
      errorCode: 'FARE_EXPIRED',
    });
    world.clock.set('2026-11-21T06:30:00.000Z');
    expect(await order(agent(), quoted, 9924)).toMatchObject({ status: 400, errorCode: 'FARE_EXPIRED' });
  });

  it("is nobody else's to see", async () => {
    const { orderId } = (await order(agent(), await quote(agent()), 9924)).result!;
    const as = (user: TestUser) => callHttp({ site, call: getFlightDetails, as: user, body: { orderId } });
    expect(await as(world.user(site, 'retail'))).toMatchObject({ status: 404, result: null });
    expect(await as(await world.addUser(site, 'travelAgent'))).toMatchObject({ status: 404 });
    expect((await as(world.user(site, 'staff'))).status).toBe(200);
  });

  it('goes on to the return leg where a return is sold as two fares, and knows it in any tab', async () => {
    const quoted = await quote(agent());
    const onward = {
      search: 'origin=DEL&destination=BOM&departure=2027-03-12',
      next: { traceId: `${quoted.searchId}.sandbox-gds`, resultIndex: 'AI805.Saver' },
    };
    const { result } = await order(agent(), quoted, 9924, { leg: 'outbound', ...onward });
    expect(result).toMatchObject({ redirectTo: `/flight/bookingDetails/${quoted.searchId}` });
    expect(
      (await callHttp({ site, call: getOrder, as: agent(), body: { orderId: result!.orderId } })).result,
    ).toMatchObject(onward);
  });

  it.each(['//elsewhere.example', 'a=b#c', `${'a'.repeat(1001)}`, 'a="b"'])(
    'takes no %j for the query of a search',
    async (text) => {
      expect(await order(agent(), await quote(agent()), 9924, { search: text })).toMatchObject({
        status: 400,
        errors: { search: expect.any(String) },
      });
    },
  );

  it('costs the claim, the quote, the company, the order it may take the place of, and one transaction', async () => {
    const quoted = await quote(agent());
    world.faults.reset();
    await order(agent(), quoted, 9924);
    expect(world.faults.counts().byName).toEqual({ BatchGetItem: 1, GetItem: 3, TransactWriteItems: 1 });
  });
});

describe('a price while the journey lasts', () => {
  it('stands though markups change, and is worked out again for a visitor who signs in', async () => {
    const job = world.job(site);
    const visitor = await quote();
    const retail = world.user(site, 'retail');
    await commit(job, [
      putGroup(job, { id: 'STANDARD', groupName: 'Standard', isDefault: true, commissionShare: 10_000 }),
      putRule(job, 'DEF', {
        id: 'FEE',
        kind: 'perBooking',
        value: 50_000,
        groupId: RETAIL,
        airlineCode: '',
        departureId: '',
      }),
      bumpRevision(job, 'markups'),
    ]);
    expect(visitor.fare.totalPayable).toBe(9924);
    expect((await order(retail, visitor, 9924)).status).toBe(200);
    expect(await order(world.user(site, 'travelAgent'), visitor, 9924)).toMatchObject({
      status: 402,
      result: { totalPayable: 9767.2 },
    });
    expect((await order(world.user(site, 'travelAgent'), visitor, 9767.2)).status).toBe(200);
    expect((await quote()).fare).toMatchObject({ markup: 500, gstOnMarkup: 90, totalPayable: 10_514 });
  });
});

describe('what no page sends', () => {
  it('is refused at its field and breaks nothing', async () => {
    const as = world.user(site, 'travelAgent');
    const quoted = await quote(as);
    for (const totalPayable of [1e30, -1e30, 1e300])
      expect(await order(as, quoted, totalPayable)).toMatchObject({ status: 400, errorCode: 'VALIDATION' });
    expect(await order(as, quoted, 9924, { amount: 1 })).toMatchObject({ status: 400, errorCode: 'VALIDATION' });
    expect(await order(as, quoted, 0.1)).toMatchObject({ status: 402 });
  });
});
