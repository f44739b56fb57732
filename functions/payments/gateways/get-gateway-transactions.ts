import { scopeOf } from '#functions/scope.ts';
import { handle } from '#functions/http/handle.ts';
import { ok } from '#shared/errors.ts';
import { getGatewayTransactions } from '#shared/payments/gateways/get-gateway-transactions.ts';
import { findTransactions } from './find-transactions.ts';

export const getGatewayTransactionsHandler = handle(getGatewayTransactions, async (actor, asked) =>
  ok(await findTransactions(scopeOf(actor, getGatewayTransactions), asked)),
);
