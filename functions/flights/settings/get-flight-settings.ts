import { handle } from '#functions/http/handle.ts';
import { scopeOf } from '#functions/scope.ts';
import { ok } from '#shared/errors.ts';
import { getFlightSettings } from '#shared/flights/settings/get-flight-settings.ts';
import { showFlightSettings } from './show-flight-settings.ts';

export const getFlightSettingsHandler = handle(getFlightSettings, async (actor) =>
  ok(await showFlightSettings(actor, scopeOf(actor, getFlightSettings))),
);
