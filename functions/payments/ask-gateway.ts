import { handle } from '#functions/http/handle.ts';
import { askGateway } from '#shared/payments/ask-gateway.ts';
import { fail, ok } from '#shared/errors.ts';
import { showTransactions } from './gateways/transaction-store.ts';
import { settleOrder } from './settle-order.ts';
import { readOrder } from './store.ts';

/** Asks as the sweeper does, at once; what the gateways say is booked once, whoever asks. */
export const askGatewayHandler = handle(askGateway, async (actor, { orderId }) => {
  const order = await readOrder(actor, orderId);
  if (!order.ok) return order;
  const says = await settleOrder(actor, orderId);
  const [transaction] = await showTransactions(actor, [orderId]);
  return transaction && says !== 'NOT_BEGUN' ? ok({ says, transaction }) : fail('NOT_FOUND');
});
