import { beforeEach, describe, expect, it } from 'vitest';
import { putRule } from '#functions/markups/writes.ts';
import { objects } from '#functions/runtime/objects.ts';
import { bumpRevision, createSiteWrites } from '#functions/site/writes.ts';
import { commit } from '#functions/table/commit.ts';
import { getFlightPrice } from '#shared/flights/search/get-flight-price.ts';
import { getSources } from '#shared/flights/search/get-sources.ts';
import { searchFlights } from '#shared/flights/search/search-flights.ts';
import { randomId } from '#shared/ids.ts';
import { RETAIL } from '#shared/markups/model.ts';
import { callHttp } from '#test/harness/call-http.ts';
import { testSites } from '#test/harness/test-sites.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { useDeskSupplier } from './desk-supplier.ts';
import { netOffer, segmentOf } from './net-offer.ts';

const world = useWorld({ at: '2026-11-21T06:00:00.000Z' });
const desk = useDeskSupplier();

const query = {
  JourneyType: 1 as const,
  segments: [{ origin: 'DEL', destination: 'BOM', preferredDepartureTime: '2027-03-12' }],
  adultCount: 2,
  childCount: 0,
  infantCount: 0,
};
const ask = (searchId: string, as?: TestUser, more: object = {}) =>
  callHttp({ site: 'sarathi', call: searchFlights, body: { searchId, source: 'sandbox-gds', ...query, ...more }, as });

beforeEach(() => {
  desk.offers = [netOffer()];
  desk.fails = {};
  desk.searches.length = 0;
});

describe('a search', () => {
  it("answers one source's offers with the price for all and for one adult", async () => {
    const searchId = randomId();
    const answer = await ask(searchId);
    expect(answer).toMatchObject({
      status: 200,
      result: {
        searchId,
        source: 'sandbox-gds',
        traceId: `${searchId}.sandbox-gds`,
        currency: 'INR',
        answeredAt: '2026-11-21T06:00:00.000Z',
        expiresAt: '2026-11-21T07:00:00.000Z',
      },
    });
    expect(answer.result!.offers).toMatchObject([
      { resultIndex: 'AI804.Saver', publishedPrice: 9924, pricePerAdult: 4962, net: 0, markup: 0, commissionEarned: 0 },
    ]);
    expect(JSON.stringify(answer.result)).not.toMatch(/supplierRef|ref-1|"commission"/);
  });

  it('is answered from store when the same question comes again, priced for who asks now', async () => {
    const searchId = randomId();
    await ask(searchId);
    const again = await ask(searchId, world.user('sarathi', 'staff'));
    expect(again.result!.offers).toMatchObject([
      { publishedPrice: 9924, net: 9764, commissionEarned: 160, profit: 160 },
    ]);
    expect(desk.searches).toHaveLength(1);
  });

  it("answers no other question, and nobody else's, under its id", async () => {
    const searchId = randomId();
    await ask(searchId, world.user('sarathi', 'travelAgent'));
    expect(await ask(searchId, world.user('sarathi', 'travelAgent'), { adultCount: 3 })).toMatchObject({
      status: 404,
      errorCode: 'NOT_FOUND',
      result: null,
    });
    expect(await ask(searchId, world.user('sarathi', 'retail'))).toMatchObject({ status: 404, result: null });
    expect(await ask(searchId)).toMatchObject({ status: 404, result: null });
    expect((await ask(searchId, world.user('sarathi', 'travelAgent'))).status).toBe(200);
  });

  it('asks again once its hour is over', async () => {
    const searchId = randomId();
    await ask(searchId);
    world.clock.set('2026-11-21T07:00:01.000Z');
    expect((await ask(searchId)).result).toMatchObject({ answeredAt: '2026-11-21T07:00:01.000Z' });
    expect(desk.searches).toHaveLength(2);
  });

  it('costs the claim, the count of its address, the pointer and one fare seen when new, and one conditional write when stored', async () => {
    await ask(randomId());
    world.faults.reset();
    const searchId = randomId();
    await ask(searchId);
    expect(world.faults.counts().byName).toEqual({ BatchGetItem: 1, PutItem: 2, UpdateItem: 2 });
    world.faults.reset();
    await ask(searchId);
    expect(world.faults.counts().byName).toEqual({ BatchGetItem: 1, PutItem: 1 });
  });

  it('gives two pages that ask at once the same answer', async () => {
    const searchId = randomId();
    const answers = await Promise.all([ask(searchId), ask(searchId), ask(searchId)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(answers.map(({ result }) => JSON.stringify(result!.offers))).size).toBe(1);
  });

  it('leaves out what has no price, another currency, or came twice', async () => {
    desk.offers = [
      netOffer(),
      netOffer(),
      netOffer({ resultIndex: 'usd', currency: 'USD' }),
      netOffer({
        resultIndex: 'free',
        fares: [{ passengerType: 1, passengerCount: 2, baseFare: 0, tax: 0, offeredOtherCharges: 0 }],
      }),
    ];
    expect((await ask(randomId())).result!.offers.map(({ resultIndex }) => resultIndex)).toEqual(['AI804.Saver']);
  });

  it('tells the fields of an impossible journey', async () => {
    expect(
      await ask(randomId(), undefined, {
        infantCount: 3,
        segments: [{ origin: 'DEL', destination: 'DEL', preferredDepartureTime: '2026-11-20' }],
      }),
    ).toMatchObject({
      status: 400,
      errorCode: 'VALIDATION',
      errors: {
        infantCount: expect.any(String),
        'segments.0.destination': expect.any(String),
        'segments.0.preferredDepartureTime': 'This date has passed.',
      },
    });
    expect(desk.searches).toHaveLength(0);
  });

  it('is refused to a user whose search was switched off', async () => {
    const switchedOff = await world.addUser('sarathi', 'travelAgent', { isFlightSearchAllowed: false });
    expect(await ask(randomId(), switchedOff)).toMatchObject({ status: 403, errorCode: 'SEARCH_NOT_ALLOWED' });
    expect(desk.searches).toHaveLength(0);
  });

  it("knows the site's own sources only", async () => {
    expect(
      await callHttp({
        site: 'sarathi',
        call: searchFlights,
        body: { searchId: randomId(), source: 'elsewhere', ...query },
      }),
    ).toMatchObject({ status: 404 });
    expect((await callHttp({ site: 'sarathi', call: getSources })).result).toEqual({
      sources: [{ source: 'sandbox-gds' }],
    });
  });
});

describe('a supplier that fails', () => {
  it.each([
    ['SUPPLIER_FAILED', 424, 'SUPPLIER_FAILED'],
    ['throws', 424, 'SUPPLIER_FAILED'],
    ['SUPPLIER_TIMEOUT', 502, 'SUPPLIER_TIMEOUT'],
  ] as const)('by %s costs its own results, and may be asked again', async (how, status, errorCode) => {
    const searchId = randomId();
    desk.fails = { search: how };
    expect(await ask(searchId)).toMatchObject({ status, errorCode, result: null });
    desk.fails = {};
    expect((await ask(searchId)).status).toBe(200);
  });

  it("by silence is given up at the source's deadline, with the specification's text", async () => {
    const { head, data, suppliers } = testSites.gulf;
    const job = world.job('gulf');
    await commit(
      job,
      createSiteWrites(
        job,
        head,
        data,
        suppliers.map((one) => ({ ...one, deadlineMs: 30 })),
      ),
    );
    desk.fails = { search: 'never answers' };
    const answer = await callHttp({
      site: 'gulf',
      call: searchFlights,
      body: { searchId: randomId(), source: 'sandbox-gds', ...query },
    });
    expect(answer).toMatchObject({
      status: 502,
      errorMessage: 'Request timeout.Please check your netowrk connection.',
    });
  });

  it('whose stored answer was lost is asked again', async () => {
    const searchId = randomId();
    await ask(searchId);
    const { answerSearch } = await import('#functions/flights/search/answer-search.ts');
    const lost = {
      searchId,
      source: 'sandbox-gds',
      query: { ...query, returnType: 2 as const, cabin: 'Economy' as const, directOnly: false },
      queryHash: '',
      owner: '' as const,
      object: 'offers/gone',
      expiresAt: 0,
      ttl: 0,
    };
    expect(await objects().get('offers/gone')).toBeUndefined();
    expect(await answerSearch(world.visitor('sarathi'), lost, { adapter: 'sandbox', settings: {} })).toMatchObject({
      ok: true,
    });
  });
});

describe('fares already seen', () => {
  const strip = () =>
    callHttp({
      site: 'sarathi',
      call: getFlightPrice,
      body: { origin: 'DEL', destination: 'MAA', date: '2027-04-10' },
    });
  const search = (preferredDepartureTime: string) =>
    ask(randomId(), undefined, { segments: [{ origin: 'DEL', destination: 'MAA', preferredDepartureTime }] });

  it('fill the days around one, the cheapest of each, and no supplier is asked', async () => {
    await search('2027-04-10');
    desk.offers = [
      netOffer({
        fares: [{ passengerType: 1, passengerCount: 2, baseFare: 200_000, tax: 61_200, offeredOtherCharges: 0 }],
      }),
      netOffer({ resultIndex: 'dear' }),
    ];
    await search('2027-04-12');
    desk.offers = [netOffer()];
    await search('2027-04-12');
    desk.searches.length = 0;
    const { result } = await strip();
    expect(result!.days.map(({ date, price }) => [date.slice(8), price])).toEqual([
      ['07', undefined],
      ['08', undefined],
      ['09', undefined],
      ['10', 4962],
      ['11', undefined],
      ['12', 2612],
      ['13', undefined],
    ]);
    expect(result).toMatchObject({ isSeenEarlier: true, currency: 'INR' });
    const month = await callHttp({
      site: 'sarathi',
      call: getFlightPrice,
      body: { origin: 'DEL', destination: 'MAA', date: '2027-04-16', daysAround: 15 },
    });
    expect(month.result!.days).toHaveLength(31);
    expect(month.result!.days.filter(({ price }) => price !== undefined).map(({ date }) => date)).toEqual([
      '2027-04-10',
      '2027-04-12',
    ]);
    expect(desk.searches).toHaveLength(0);
  });

  it('give way to a dearer one after six hours', async () => {
    desk.offers = [netOffer({ segments: [segmentOf({ airlineCode: '6E' })] })];
    world.clock.set('2026-11-21T12:30:00.000Z');
    await search('2027-04-12');
    expect((await strip()).result!.days[5]).toMatchObject({ price: 4962, seenAt: '2026-11-21T12:30:00.000Z' });
  });
});

describe("the site's markup", () => {
  it('is in the price from the request after it was changed', async () => {
    const searchId = randomId();
    await ask(searchId);
    const job = world.job('sarathi');
    const set = await commit(job, [
      putRule(job, 'DEF', {
        id: 'RETAILFEE',
        kind: 'perPassenger',
        value: 30_000,
        groupId: RETAIL,
        airlineCode: '',
        departureId: '',
      }),
      bumpRevision(job, 'markups'),
    ]);
    expect(set.ok).toBe(true);
    expect((await ask(searchId)).result!.offers).toMatchObject([{ publishedPrice: 10_632, pricePerAdult: 5316 }]);
    expect((await ask(searchId, world.user('sarathi', 'staff'))).result!.offers).toMatchObject([
      { publishedPrice: 10_632, net: 9764, markup: 708, commissionEarned: 160, profit: 760 },
    ]);
    expect((await ask(randomId(), world.user('sarathi', 'travelAgent'))).result!.offers).toMatchObject([
      { publishedPrice: 9924 },
    ]);
  });
});
