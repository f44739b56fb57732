import { handle } from '#functions/http/handle.ts';
import { refundsThatWait } from '#functions/payments/store.ts';
import { scopeOf } from '#functions/scope.ts';
import { ok } from '#shared/errors.ts';
import { outcomeShown, type GatewayTransaction } from '#shared/payments/gateways/gateway-transaction.ts';
import { type GatewayTotal, getGatewayTotals } from '#shared/payments/gateways/get-gateway-totals.ts';
import { allThatFit } from './find-transactions.ts';

/** A thousand cards at most are added up, and the answer says how far back that reaches. */
export const getGatewayTotalsHandler = handle(getGatewayTotals, async (actor, asked) => {
  const scope = scopeOf(actor, getGatewayTotals);
  const [{ rows, addedBackTo }, toSettle] = await Promise.all([allThatFit(scope, asked), refundsThatWait(scope)]);
  return ok({ totals: totalsOf(rows), count: rows.length, addedBackTo, toSettle });
});

const none = (currency: string): GatewayTotal => ({
  currency,
  paid: { count: 0, amount: 0 },
  fees: 0,
  refunded: { count: 0, amount: 0 },
  open: { count: 0, amount: 0 },
  net: 0,
});

/** By currency: nobody adds across them. */
function totalsOf(rows: readonly GatewayTransaction[]): GatewayTotal[] {
  const totals = new Map<string, GatewayTotal>();
  for (const row of rows) {
    const { currency, amount, fee, refunded } = row;
    const total = totals.get(currency) ?? none(currency);
    const outcome = outcomeShown(row);
    const add = ({ count, amount: sum }: GatewayTotal['paid'], minor: number) => ({
      count: count + 1,
      amount: sum + minor,
    });
    const isPaid = outcome === 'PAID';
    totals.set(currency, {
      ...total,
      ...(isPaid && {
        paid: add(total.paid, amount + fee),
        fees: total.fees + fee,
        net: total.net + amount + fee - refunded,
      }),
      ...(isPaid && refunded > 0 && { refunded: add(total.refunded, refunded) }),
      ...(outcome === 'OPEN' && { open: add(total.open, amount + fee) }),
    });
  }
  return [...totals.values()];
}
