import { beforeEach, expect, test } from 'vitest';
import { searchFlights } from '#shared/flights/search/search-flights.ts';
import { randomId } from '#shared/ids.ts';
import { MINUTE } from '#shared/time.ts';
import { callHttp } from '#test/harness/call-http.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { useDeskSupplier } from './desk-supplier.ts';
import { netOffer } from './net-offer.ts';

const world = useWorld({ at: '2026-11-21T06:00:00.000Z' });
const desk = useDeskSupplier();
beforeEach(() => Object.assign(desk, { offers: [netOffer()], fails: {} }));

const search = (more: object = {}) =>
  callHttp({
    site: 'sarathi',
    call: searchFlights,
    address: '198.51.100.7',
    body: {
      searchId: randomId(),
      source: 'sandbox-gds',
      JourneyType: 1,
      segments: [{ origin: 'DEL', destination: 'BOM', preferredDepartureTime: '2027-03-12' }],
      adultCount: 2,
      childCount: 0,
      infantCount: 0,
    },
    ...more,
  });
const many = async (count: number, more: (at: number) => object = () => ({})) => {
  const statuses: number[] = [];
  for (let at = 0; at < count; at += 20) {
    const some = Array.from({ length: Math.min(20, count - at) }, (_, i) => search(more(at + i)));
    statuses.push(...(await Promise.all(some)).map(({ status }) => status));
  }
  return statuses;
};
const refused = { status: 429, errorCode: 'TOO_MANY_REQUESTS', result: null };

test('an address that asks without signing in may ask 180 times a minute; others and users are not held up', async () => {
  expect(new Set(await many(180))).toEqual(new Set([200]));
  const asked = desk.searches.length;
  expect(await search()).toMatchObject(refused);
  expect(desk.searches.length).toBe(asked);
  expect((await search({ address: '198.51.100.8' })).status).toBe(200);
  expect((await search({ as: world.user('sarathi', 'retail') })).status).toBe(200);
  world.clock.advance(MINUTE);
  expect((await search()).status).toBe(200);
}, 60_000);

test('whoever is signed in may ask as often, from whatever addresses; a colleague is not held up', async () => {
  const agent = world.user('sarathi', 'travelAgent');
  const from = (at: number) => ({ as: agent, address: `203.0.113.${at}` });
  expect(new Set(await many(180, from))).toEqual(new Set([200]));
  expect(await search(from(200))).toMatchObject(refused);
  const colleague = await world.addUser('sarathi', 'travelAgent', { legalEntityId: agent.item.legalEntityId! });
  expect((await search({ as: colleague, address: '203.0.113.1' })).status).toBe(200);
  world.clock.advance(MINUTE);
  expect((await search(from(1))).status).toBe(200);
}, 60_000);

test('the addresses of one IPv6 network of 64 bits are one, those of the next are not', async () => {
  const from = (at: number) => ({ address: `2001:db8:0:7:${at.toString(16)}::${at.toString(16)}` });
  expect(new Set(await many(180, from))).toEqual(new Set([200]));
  expect(await search(from(0xabc))).toMatchObject(refused);
  expect((await search({ address: '2001:db8:0:8::1' })).status).toBe(200);
}, 60_000);
