import { isDeepStrictEqual } from 'node:util';
import { handle } from '#functions/http/handle.ts';
import { scopeOf } from '#functions/scope.ts';
import { keepers } from '#functions/site/settings/parts.ts';
import { readSettings } from '#functions/site/settings/settings-store.ts';
import { savePartWrites } from '#functions/site/settings/settings-writes.ts';
import { commit } from '#functions/table/commit.ts';
import { conflict, fail, ok } from '#shared/errors.ts';
import { saveFlightSettings } from '#shared/flights/settings/save-flight-settings.ts';
import { showFlightSettings } from './show-flight-settings.ts';
import { whyNotFlights } from './why-not-flights.ts';

export const saveFlightSettingsHandler = handle(saveFlightSettings, async (actor, { version, value }) => {
  const scope = scopeOf(actor, saveFlightSettings);
  const read = await readSettings(actor);
  // Also what was sent again because its answer was lost.
  if (isDeepStrictEqual(keepers.flights.valueIn(read.rows), value))
    return ok(await showFlightSettings(actor, scope, read));
  // What somebody else changed may be what is wrong with it now.
  if ((read.parts.flights?.version ?? 0) !== version) return conflict(await showFlightSettings(actor, scope, read));
  const errors = whyNotFlights(value, read.rows.suppliers, actor.head.currency);
  if (errors) return fail('VALIDATION', { errors });
  const done = await commit(actor, savePartWrites(actor, read, { part: 'flights', value }));
  if (done.ok) return ok(await showFlightSettings(actor, scope));
  return done.code === 'CONFLICT' ? conflict(await showFlightSettings(actor, scope)) : done;
});
