import { handle } from '#functions/http/handle.ts';
import { ok } from '#shared/errors.ts';
import { getActiveGateway } from '#shared/payments/get-active-gateway.ts';
import { readGateways } from './store.ts';

export const getActiveGatewayHandler = handle(getActiveGateway, async (actor) =>
  ok((await readGateways(actor)).map(({ name, title }) => ({ name, title }))),
);
