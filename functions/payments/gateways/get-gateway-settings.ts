import { handle } from '#functions/http/handle.ts';
import { ok } from '#shared/errors.ts';
import { getGatewaySettings } from '#shared/payments/gateways/get-gateway-settings.ts';
import { showGatewaySettings } from './show-settings.ts';

export const getGatewaySettingsHandler = handle(getGatewaySettings, async (actor, _request, { origin }) =>
  ok(await showGatewaySettings(actor, origin)),
);
