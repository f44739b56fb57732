import { scopeOf } from '#functions/actors/scope.ts';
import { handle } from '#functions/http/handle.ts';
import { PAGE } from '#functions/lists/drive.ts';
import { rowsOf } from '#functions/wallet/statement-store.ts';
import { showTransfer } from '#functions/wallet/transfers/show-transfer.ts';
import { readSecondPersonFrom, transfersIn, transfersThatWait } from '#functions/wallet/transfers/store.ts';
import { ok } from '#shared/errors.ts';
import { getPendingEntries } from '#shared/payments/get-pending-entries.ts';
import { openPayments, readGateways } from './store.ts';

/** One Query a page; of payments also a batch of their orders and customers. */
export const getPendingEntriesHandler = handle(getPendingEntries, async (actor, { what, cursor }) => {
  const scope = scopeOf(actor, getPendingEntries);
  const asked = { cursor: cursor || undefined, limit: PAGE };
  if (what !== 'gateways') {
    const [page, secondFrom] = await Promise.all([
      (what === 'transfers' ? transfersThatWait : transfersIn)(scope, asked),
      readSecondPersonFrom(actor),
    ]);
    const transfers = page.cards.map((card) => showTransfer(actor, card, secondFrom));
    return ok({ transfers, payments: [], cursor: page.cursor ?? null });
  }
  const page = await openPayments(scope, asked);
  const { orders } = await rowsOf(actor, {
    users: [],
    companies: [],
    orders: page.cards.map(({ orderId }) => orderId),
  });
  const [{ users }, gateways] = await Promise.all([
    rowsOf(actor, { users: [...orders.values()].map(({ userId }) => userId), companies: [], orders: [] }),
    readGateways(actor),
  ]);
  const payments = page.cards.flatMap(
    ({ orderId, gateway, gatewayOrderId, amount, fee = 0, currency, startedAt, attempts }) => {
      const order = orders.get(orderId);
      const user = order && users.get(order.userId);
      if (!order) return [];
      return [
        {
          orderId,
          serviceName: order.serviceName,
          gateway,
          gatewayOrderId,
          title: gateways.find(({ name }) => name === gateway)?.title ?? gateway,
          amount: amount + fee,
          currency,
          startedAt,
          attempts,
          customer: user ? user.companyName || `${user.firstName} ${user.lastName}`.trim() || user.email : '',
          userId: order.userId,
          remark: order.remark,
        },
      ];
    },
  );
  return ok({ transfers: [], payments, cursor: page.cursor ?? null });
});
