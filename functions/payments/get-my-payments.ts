import { scopeOf } from '#functions/scope.ts';
import { handle } from '#functions/http/handle.ts';
import { ok } from '#shared/errors.ts';
import { getMyPayments } from '#shared/payments/get-my-payments.ts';
import { transactionsIn } from './gateways/transaction-store.ts';

export const getMyPaymentsHandler = handle(getMyPayments, async (actor, { cursor }) =>
  ok(await transactionsIn(scopeOf(actor, getMyPayments), { cursor })),
);
