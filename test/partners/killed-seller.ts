import { clock } from '#functions/clock.ts';
import { adapters } from '#functions/suppliers/registry.ts';
import { sandboxMemory } from '#functions/suppliers/store.ts';
import { runBooking } from '#functions/workers/booking-worker.ts';
import { orderSuccessCallback } from '#shared/payments/order-success-callback.ts';
import { payFromWallet } from '#shared/payments/pay-from-wallet.ts';
import { callHttp } from '#test/harness/call-http.ts';
import { killAtOperation } from '#test/harness/kill-at-operation.ts';
import type { TestSiteName } from '#test/harness/test-sites.ts';
import { type Plan, supplierDouble } from '#test/workers/supplier-double.ts';

/**
 * Pays what was ordered through a link, as its customer's page does at the consumer's site, and books it with the supplier's
 * worker, in a process of its own that kills itself at the n-th operation it sends to the table (kill-at-operation.ts).
 */
const { AT, AS, BY, CONSUMER, SUPPLIER, ORDER_ID, THEIR_ORDER_ID, PLAN } = process.env as Record<string, string>;
clock.now = () => Date.parse(AT!);
const operations = killAtOperation();
adapters.sandbox = (actor) => {
  const double = supplierDouble(sandboxMemory(actor, 'double'));
  double.plan = JSON.parse(PLAN!) as Plan;
  return double.supplier;
};
await callHttp({
  ...{ site: CONSUMER as TestSiteName, call: BY === 'wallet' ? payFromWallet : orderSuccessCallback },
  ...{ as: { token: AS! }, body: { orderId: ORDER_ID! } },
});
const paidBy = operations();
await runBooking(SUPPLIER!, THEIR_ORDER_ID!);
console.log(JSON.stringify({ paidBy, operations: operations() }));
