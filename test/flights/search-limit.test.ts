import { beforeEach, expect, test } from 'vitest';
import { searchFlights } from '#shared/flights/search-flights.ts';
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
const many = async (count: number) => {
  const statuses: number[] = [];
  for (let at = 0; at < count; at += 20)
    statuses.push(
      ...(await Promise.all(Array.from({ length: Math.min(20, count - at) }, () => search()))).map(
        ({ status }) => status,
      ),
    );
  return statuses;
};

test('an address that asks without signing in may ask 180 times a minute; others and users are not held up', async () => {
  expect(new Set(await many(180))).toEqual(new Set([200]));
  const asked = desk.searches.length;
  expect(await search()).toMatchObject({ status: 429, errorCode: 'TOO_MANY_REQUESTS', result: null });
  expect(desk.searches.length).toBe(asked);
  expect((await search({ address: '198.51.100.8' })).status).toBe(200);
  expect((await search({ as: world.user('sarathi', 'retail') })).status).toBe(200);
  world.clock.advance(MINUTE);
  expect((await search()).status).toBe(200);
}, 60_000);
