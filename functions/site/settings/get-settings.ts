import { scopeOf } from '#functions/scope.ts';
import { handle } from '#functions/http/handle.ts';
import { ok } from '#shared/errors.ts';
import { getSettings } from '#shared/site/settings/get-settings.ts';
import { showSettings } from './show-settings.ts';

export const getSettingsHandler = handle(getSettings, async (actor) =>
  ok(await showSettings(actor, scopeOf(actor, getSettings))),
);
