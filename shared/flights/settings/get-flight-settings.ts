import * as z from 'zod/mini';
import { defineCall } from '../../contract.ts';
import { flightSettings } from './flight-settings.ts';

export const getFlightSettings = defineCall({
  name: 'flights/settings/get-flight-settings',
  method: 'GET',
  path: '/flightApi/api/getFlightSettings',
  summary: 'Where the site’s flights come from, and what holds for searches, holds, cancellations and tickets.',
  actor: 'user',
  access: { module: 'Flights', scope: 'site', userTypes: ['staff'], permission: 'flights.settings' },
  request: z.strictObject({}),
  response: flightSettings,
  failures: [],
});
