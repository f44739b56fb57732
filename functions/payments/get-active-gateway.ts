import { handle } from '#functions/http/handle.ts';
import { ok } from '#shared/errors.ts';
import { getActiveGateway } from '#shared/payments/get-active-gateway.ts';
import { readActiveGateways } from './gateways/active-gateways.ts';

export const getActiveGatewayHandler = handle(getActiveGateway, async (actor) =>
  ok((await readActiveGateways(actor)).map(({ name, title }) => ({ name, title }))),
);
