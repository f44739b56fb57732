import { beforeAll, describe, expect, it } from 'vitest';
import { allCalls } from '#shared/calls.ts';
import type { Call, WireRequestOf } from '#shared/contract.ts';
import { fareQuote } from '#shared/flights/fare-quote.ts';
import { searchFlights } from '#shared/flights/search-flights.ts';
import { randomId } from '#shared/ids.ts';
import { saveTraveller } from '#shared/users/save-traveller.ts';
import { userTypes } from '#shared/users/types.ts';
import { makeBooking, storeBooking } from '#test/fixtures/booking.ts';
import { sampleRequests } from '#infra/openapi/sample-requests.ts';
import { callHttp } from '#test/harness/call-http.ts';
import type { TestSiteName } from '#test/harness/test-sites.ts';
import { signInAgain, type TestUser } from '#test/harness/test-user.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { sellOrder } from '#test/payments/sell-order.ts';
import { readRows } from '#test/wallet/read-ledger.ts';
import { declaredFields } from './declared-fields.ts';

const world = useWorld({ at: '2026-11-21T06:00:00.000Z' });
/** Texts that stand in somebody else's rows and nowhere else. */
const marks = ['Foreignsson', 'FRN777', 'foreignsson@example.com'];
let asked = 0;

/** Somebody else's rows, by the names under which calls ask for such. */
interface Foreign {
  owner: TestUser;
  ids: Record<string, string>;
}

const segments = [{ origin: 'DEL', destination: 'BOM', preferredDepartureTime: '2027-03-12' }];

async function makeForeign(site: TestSiteName): Promise<Foreign> {
  const owner = await world.addUser(site, 'travelAgent', { lastName: 'Foreignsson' });
  const ask = <C extends Call>(call: C, body: WireRequestOf<C>) => callHttp({ site, call, body, as: owner });
  const stored = makeBooking(owner, { pnr: 'FRN777' });
  stored.passengers = stored.passengers.map((passenger) => ({
    ...passenger,
    lastName: 'Foreignsson',
    email: 'foreignsson@example.com',
  }));
  const { bookingId } = await storeBooking(world.job(site), stored);
  const { orderId } = await sellOrder(owner);
  const search = () =>
    ask(searchFlights, {
      searchId: randomId(),
      source: 'sandbox-gds',
      JourneyType: 1,
      segments,
      adultCount: 1,
      childCount: 0,
      infantCount: 0,
    });
  const { result: found } = await search();
  // A search id is every site's own: asked elsewhere, another one, lest it make the offers that are asked for there.
  const { result: other } = await search();
  const resultIndex = found!.offers[0]!.resultIndex;
  const { result: quote } = await ask(fareQuote, { traceId: found!.traceId, resultIndex });
  const { result: traveller } = await ask(saveTraveller, { firstName: 'Foreign', lastName: 'Foreignsson', paxType: 1 });
  const ids = {
    bookingId,
    orderId,
    searchId: other!.searchId,
    traceId: found!.traceId,
    resultIndex,
    quoteId: quote!.quoteId,
    id: traveller!.id,
    userId: owner.item.userId,
    sessionId: owner.token,
    pnr: 'FRN777',
    PNR: 'FRN777',
    Passenger: 'Foreignsson',
  };
  for (const [name, id] of Object.entries(ids)) expect(id, name).toBeTruthy();
  return { owner, ids };
}
const idNames = [
  'bookingId',
  'orderId',
  'searchId',
  'traceId',
  'resultIndex',
  'quoteId',
  'id',
  'userId',
  'sessionId',
  'pnr',
  'PNR',
  'Passenger',
];

/**
 * `resultIndex` numbers the offers of any search, and names, PNRs and search ids are each site's own: they open nothing
 * by themselves.
 */
const opening = ['bookingId', 'orderId', 'traceId', 'quoteId', 'id', 'userId', 'sessionId'];
const callsWithIds = allCalls.filter(({ request }) =>
  [...declaredFields(request)].some((field) => [...opening, 'searchId', 'PNR', 'pnr', 'Passenger'].includes(field)),
);

/** All that names one of somebody's ids, but the counts of who asked how often. */
const rowsOf = async (site: TestSiteName, { ids, owner }: Foreign) => {
  const theirs = [
    ...Object.entries(ids)
      .filter(([name]) => name.endsWith('d'))
      .map(([, id]) => id),
    owner.item.userId,
    owner.actor.owner,
  ];
  return (await readRows(site)).filter(
    ({ pk }) => !String(pk).includes('#RATE#') && theirs.some((id) => String(pk).includes(id)),
  );
};

/**
 * Who asks at the Indian site, for whose. Staff of a site see its customers' rows; whoever has a PNR or a session
 * beside the id may use it there.
 */
const sides = [
  {
    whose: 'another site',
    foreignSite: 'gulf' as const,
    askers: [undefined, ...userTypes],
    own: {},
    apart: [] as string[],
  },
  {
    whose: 'another company of the site',
    foreignSite: 'sarathi' as const,
    askers: [undefined, ...userTypes.filter((type) => type !== 'staff')],
    own: { pnr: 'AAAAAA' },
    apart: ['sessionId'],
  },
];

describe.each(sides)('what belongs to $whose', ({ foreignSite, askers, own, apart }) => {
  let foreign: Foreign;
  beforeAll(async () => {
    foreign = await makeForeign(foreignSite);
  });

  it.each(
    callsWithIds
      .filter(({ request }) => !apart.some((field) => declaredFields(request).has(field)))
      .map((call) => [call.name, call] as const),
  )('is not found, changed or named by %s, whoever asks', async (name, call) => {
    const { ids, owner } = foreign;
    const fields = declaredFields(call.request);
    const theirs = Object.fromEntries(Object.entries({ ...ids, ...own }).filter(([field]) => fields.has(field)));
    const before = await rowsOf(foreignSite, foreign);
    expect(before.length).toBeGreaterThan(5);
    for (const type of askers) {
      asked += 1;
      const as = type && { token: await signInAgain(world.user('sarathi', type)) };
      const answer = await callHttp({
        site: 'sarathi',
        call,
        as,
        body: { ...sampleRequests[name], ...theirs } as never,
        address: `2001:db8:2:${asked.toString(16)}::1`,
      });
      if (opening.some((field) => fields.has(field)))
        expect({ name, type, success: answer.success, result: answer.result }).toEqual({
          name,
          type,
          success: false,
          result: null,
        });
      for (const mark of [...marks, owner.item.userId, owner.item.email, owner.token])
        expect(JSON.stringify({ ...answer, errors: undefined }), mark).not.toContain(mark);
    }
    expect(await rowsOf(foreignSite, foreign)).toEqual(before);
  });
});

it('is asked of every call that takes an id', () => {
  expect(callsWithIds.length).toBeGreaterThan(15);
  const named = allCalls
    .flatMap(({ request }) => [...declaredFields(request)])
    .filter((field) => /id$/i.test(field) && field !== 'siteId');
  // A city of the world, a bank's reference that is being entered, and who asks, which is known from the session.
  const apart = ['cityId', 'externalId', 'staffId'];
  expect([...new Set(named)].filter((field) => !idNames.includes(field) && !apart.includes(field))).toEqual([]);
});
