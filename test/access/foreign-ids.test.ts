import { beforeAll, describe, expect, it } from 'vitest';
import { allCalls } from '#shared/calls.ts';
import type { Call, WireRequestOf } from '#shared/contract.ts';
import { fareQuote } from '#shared/flights/fare-quote.ts';
import { searchFlights } from '#shared/flights/search-flights.ts';
import { randomId } from '#shared/ids.ts';
import { saveTraveller } from '#shared/users/save-traveller.ts';
import { userTypes } from '#shared/users/types.ts';
import { makeBooking, storeBooking } from '#test/fixtures/booking.ts';
import { sampleRequests } from '#test/fixtures/sample-requests.ts';
import { callHttp } from '#test/harness/call-http.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { sellOrder } from '#test/payments/sell-order.ts';
import { readRows } from '#test/wallet/read-ledger.ts';
import { declaredFields } from './declared-fields.ts';

const world = useWorld({ at: '2026-11-21T06:00:00.000Z' });
const foreign = 'gulf' as const;
/** Texts that stand in the other site's rows and nowhere else. */
const marks = ['Foreignsson', 'FRN777', 'foreignsson@example.com'];
/** The other site's rows by the names under which calls ask for such. */
const ids: Record<string, string> = {};
let owner: TestUser;
let asked = 0;

const segments = [{ origin: 'DEL', destination: 'BOM', preferredDepartureTime: '2027-03-12' }];
const ask = <C extends Call>(call: C, body: WireRequestOf<C>) => callHttp({ site: foreign, call, body, as: owner });

beforeAll(async () => {
  owner = await world.addUser(foreign, 'travelAgent', { lastName: 'Foreignsson' });
  const stored = makeBooking(owner, { pnr: 'FRN777' });
  stored.passengers = stored.passengers.map((passenger) => ({ ...passenger, lastName: 'Foreignsson', email: 'foreignsson@example.com' }));
  const { bookingId } = await storeBooking(world.job(foreign), stored);
  const { orderId } = await sellOrder(owner);
  const search = () => ask(searchFlights, { searchId: randomId(), source: 'sandbox-gds', JourneyType: 1, segments, adultCount: 1, childCount: 0, infantCount: 0 });
  const { result: found } = await search();
  // A search id is every site's own: asked here, another one, lest it make the offers that are asked for there.
  const { result: other } = await search();
  const resultIndex = found!.offers[0]!.resultIndex;
  const { result: quote } = await ask(fareQuote, { traceId: found!.traceId, resultIndex });
  const { result: traveller } = await ask(saveTraveller, { firstName: 'Foreign', lastName: 'Foreignsson', paxType: 1 });
  Object.assign(ids, { bookingId, orderId, searchId: other!.searchId, traceId: found!.traceId, resultIndex, quoteId: quote!.quoteId, id: traveller!.id, userId: owner.item.userId, sessionId: owner.token, pnr: 'FRN777', PNR: 'FRN777', Passenger: 'Foreignsson' });
  for (const [name, id] of Object.entries(ids)) expect(id, name).toBeTruthy();
});

/** `resultIndex` numbers the offers of any search, and names, PNRs and search ids are each site's own: they open nothing by themselves. */
const opening = ['bookingId', 'orderId', 'traceId', 'quoteId', 'id', 'userId', 'sessionId'];
const callsWithIds = allCalls.filter(({ request }) => [...declaredFields(request)].some((field) => [...opening, 'searchId', 'PNR', 'pnr', 'Passenger'].includes(field)));

describe.each(callsWithIds.map((call) => [call.name, call] as const))('%s with what belongs to another site', (name, call) => {
  it('finds nothing of it, changes nothing of it and says nothing of it, whoever asks', async () => {
    const fields = declaredFields(call.request);
    const own = Object.fromEntries(Object.entries(ids).filter(([field]) => fields.has(field)));
    const before = (await readRows(foreign)).filter(({ pk }) => !String(pk).includes('#RATE#'));
    const askers = [undefined, ...userTypes.map((type) => world.user('sarathi', type))];
    for (const as of askers) {
      asked += 1;
      const answer = await callHttp({ site: 'sarathi', call, as, body: { ...sampleRequests[name], ...own } as never, address: `2001:db8:2::${asked.toString(16)}` });
      if (opening.some((field) => fields.has(field))) expect({ name, as: as?.item.userType, success: answer.success, result: answer.result }).toEqual({ name, as: as?.item.userType, success: false, result: null });
      for (const mark of [...marks, owner.item.userId, owner.item.email, owner.token]) expect(JSON.stringify({ ...answer, errors: undefined }), mark).not.toContain(mark);
    }
    expect((await readRows(foreign)).filter(({ pk }) => !String(pk).includes('#RATE#'))).toEqual(before);
  });
});

it('is asked of every call that takes an id', () => {
  expect(callsWithIds.length).toBeGreaterThan(15);
  const named = allCalls.flatMap(({ request }) => [...declaredFields(request)]).filter((field) => /id$/i.test(field) && field !== 'siteId');
  const apart = ['cityId', 'externalId']; // A city of the world, and a bank's reference that is being entered.
  expect([...new Set(named)].filter((field) => !(field in ids) && !apart.includes(field))).toEqual([]);
});
