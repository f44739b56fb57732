import type { Actor } from '#functions/actor.ts';
import { fail, ok, type Outcome } from '#shared/errors.ts';
import { MOST_REFUSALS } from '#shared/payments/refund.ts';
import { bookedOutside, isUnderWayOutside } from './gateways/refunds-heard.ts';
import { gatewayOf } from './gateways/registry.ts';
import type { PaymentItem } from './model.ts';

/** A credited payment of a gateway, minor units of `currency`. */
interface CreditedPayment {
  gateway: string;
  paymentId: string;
  minor: number;
  currency: string;
}

/**
 * Has a gateway give a credited payment back, less what already went back at its own dashboard, and answers what that was,
 * minor units: zero where all of it had. PAYMENT_PENDING where the gateway cannot now, and as long as a refund that we
 * did not make is under way there: nobody knows what is left.
 */
export async function giveBack(
  actor: Actor,
  { refunds = {} }: Pick<PaymentItem, 'refunds'>,
  { gateway: name, paymentId, minor, currency }: CreditedPayment,
): Promise<Outcome<number, 'PAYMENT_PENDING'>> {
  if (isUnderWayOutside(refunds, paymentId)) return fail('PAYMENT_PENDING');
  const left = minor - bookedOutside(refunds, paymentId);
  if (left <= 0) return ok(0);
  const gateway = await gatewayOf(actor, name);
  for (const refundId of references(paymentId)) {
    const given = await gateway?.refund({ paymentId, minor: left, currency, refundId });
    if (given?.ok) return ok(given.value.minor);
    if (given?.code !== 'PAYMENT_UNSUCCESSFUL') break;
  }
  return fail('PAYMENT_PENDING');
}

/** One that was refused for good is never asked for again: the next is, which the gateway knows by then or does not. */
const references = (paymentId: string): string[] => [
  `R-${paymentId}`,
  ...Array.from({ length: MOST_REFUSALS - 1 }, (_, at) => `R-${paymentId}-${at + 1}`),
];
