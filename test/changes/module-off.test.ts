import { expect, it } from 'vitest';
import { bookingsCalls } from '#shared/bookings/calls.ts';
import { changesCalls } from '#shared/changes/calls.ts';
import type { Call } from '#shared/contract.ts';
import { acceptAirlineChange } from '#shared/flights/accept-airline-change.ts';
import { releaseFlight } from '#shared/flights/holds/release-flight.ts';
import { getChangeRequests } from '#shared/changes/get-change-requests.ts';
import { getTickets } from '#shared/bookings/get-tickets.ts';
import { searchFlights } from '#shared/flights/search/search-flights.ts';
import { bookingsRoutes } from '#web/bookings/routes.ts';
import { changesRoutes } from '#web/changes/public-routes.ts';
import { callHttp } from '#test/harness/call-http.ts';
import { useWorld } from '#test/harness/use-world.ts';

const world = useWorld();

it('what was sold is looked after where its module is switched off, here and at who sells through the site', async () => {
  const afterSale: readonly Call[] = [...bookingsCalls, ...changesCalls, acceptAirlineChange, releaseFlight];
  expect(afterSale.filter(({ access }) => access.module).map(({ name }) => name)).toEqual([]);
  expect([...bookingsRoutes, ...changesRoutes].filter(({ module }) => module)).toEqual([]);
  expect(searchFlights.access.module).toBe('Flights');
  const as = await world.addUser('quiet', 'staff', { isSuperAdmin: true });
  const ask = { site: 'quiet', as, body: {} } as const;
  expect(await callHttp({ ...ask, call: getTickets })).toMatchObject({ status: 200 });
  expect(await callHttp({ ...ask, call: getChangeRequests })).toMatchObject({ status: 200 });
});
