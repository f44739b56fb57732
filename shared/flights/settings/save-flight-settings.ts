import * as z from 'zod/mini';
import { defineCall } from '../../contract.ts';
import { flightsPart } from './flights-part.ts';
import { inSiteCurrency } from '../../site-currency.ts';
import { versionField } from '../../version.ts';
import { flightSettings } from './flight-settings.ts';

export const saveFlightSettings = defineCall({
  name: 'flights/settings/save-flight-settings',
  method: 'POST',
  path: '/flightApi/api/saveFlightSettings',
  summary: 'Saves the settings of the site’s flights, seen by the next search. What stands comes with a conflict.',
  actor: 'user',
  access: { module: 'Flights', scope: 'site', userTypes: ['staff'], permission: 'flights.settings' },
  request: inSiteCurrency(
    z.strictObject({
      /** The version that was read. */
      version: versionField,
      /** ISO 4217 code of the amounts: the site's own. */
      currency: z.string(),
      /** All of it, as it is to stand. */
      value: flightsPart,
    }),
  ),
  response: flightSettings,
  stands: flightSettings,
  failures: [],
});
