import { handle } from '#functions/http/handle.ts';
import { spend } from '#functions/http/request/rate-limit.ts';
import { paymentDeadline } from '#functions/payments/payment-deadline.ts';
import { readActiveGateways } from '#functions/payments/gateways/active-gateways.ts';
import { createOrderWrites } from '#functions/payments/writes.ts';
import { commit } from '#functions/table/commit.ts';
import { fail, ok } from '#shared/errors.ts';
import { randomId } from '#shared/ids.ts';
import { toMinor } from '#shared/money.ts';
import { HOUR, instant } from '#shared/time.ts';
import { startTopUp } from '#shared/wallet/start-top-up.ts';

/** Top-ups that one person may begin: nobody needs more, and each leaves an order behind. */
const TOP_UPS = { limit: 30, windowMs: HOUR };

/** An order of the wallet itself: no gateway is told yet, and no money moves. */
export const startTopUpHandler = handle(startTopUp, async (actor, { amount, currency }, context) => {
  if (amount < toMinor(1, currency)) return fail('VALIDATION', { errors: { amount: 'Enter an amount of 1 or more.' } });
  if ((await readActiveGateways(actor)).length === 0)
    return fail('NOT_FOUND', { message: 'This site does not accept gateway payments.' });
  const allowed = await spend(actor, 'TOPUP', actor.userId, TOP_UPS);
  if (!allowed.ok) return allowed;
  const [orderId, expiresAt] = [randomId(), paymentDeadline()];
  const answer = { orderId, amount, currency, expiryTime: instant(expiresAt) };
  const made = await commit(actor, [
    ...context.claim(answer),
    ...createOrderWrites(actor, {
      orderId,
      serviceName: 'walletTopUp',
      subject: actor.owner,
      amount,
      currency,
      costs: [],
      expiresAt,
      traceId: '',
      redirectTo: '/user/transactionHistory',
      remark: 'Wallet top-up',
    }),
  ]);
  return made.ok ? ok(answer) : made;
});
