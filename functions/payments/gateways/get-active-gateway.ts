import { handle } from '#functions/http/handle.ts';
import { ok } from '#shared/errors.ts';
import { toPercent } from '#shared/markups/fields.ts';
import { getActiveGateway } from '#shared/payments/gateways/get-active-gateway.ts';
import { readActiveGateways } from './active-gateways.ts';

export const getActiveGatewayHandler = handle(getActiveGateway, async (actor) =>
  ok(
    (await readActiveGateways(actor)).map(({ name, title, fee }) => ({
      name,
      title,
      currency: actor.head.currency,
      feePercent: fee?.kind === 'percent' ? toPercent(fee.value) : 0,
      feeAmount: fee?.kind === 'amount' ? fee.value : 0,
    })),
  ),
);
