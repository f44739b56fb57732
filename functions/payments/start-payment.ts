import type { UserActor } from '#functions/actor.ts';
import { clock } from '#functions/clock.ts';
import { handle } from '#functions/http/handle.ts';
import { commit } from '#functions/table/commit.ts';
import type { RequestOf } from '#shared/contract.ts';
import { fail, ok } from '#shared/errors.ts';
import { startPayment } from '#shared/payments/start-payment.ts';
import { beginPayment } from './begin-payment.ts';
import { whyNotAsked, whyNotPayFor, whyNotPayForBlocked } from './may-pay.ts';
import type { OrderItem } from './model.ts';
import { whyNotPayable } from './payable.ts';
import { refusalOf } from './services/registry.ts';
import { readOrder, readPayable } from './store.ts';
import { acceptDuplicatesWrites } from './writes.ts';

/** Begins a payment at a gateway for whoever may pay the order. */
export const startPaymentHandler = handle(startPayment, async (actor, request, context) => {
  const found = await readAgreed(actor, request);
  return found.ok ? beginPayment(actor, found.value, request, context) : found;
});

/**
 * The order, if it can be paid and no passenger is booked twice unasked. What the customer wants twice is noted on it:
 * the gateway's word comes without the customer.
 */
async function readAgreed(actor: UserActor, { orderId, acceptedDuplicates }: RequestOf<typeof startPayment>) {
  const found = await readOrder(actor, orderId);
  if (!found.ok) return found;
  const order: OrderItem = found.value;
  const unasked = whyNotAsked(actor, order);
  if (unasked) return unasked;
  const refused = whyNotPayable(order, clock.now());
  if (refused) return refusalOf(order, refused);
  const forbidden = whyNotPayFor(actor, order, 'gateway');
  if (forbidden) return forbidden;
  const blocked = await whyNotPayForBlocked(actor, order);
  if (blocked) return blocked;
  const { payable } = await readPayable(actor, order);
  if (!payable.prepare) return ok(order);
  const { twins, refused: isGone } = await payable.prepare();
  if (isGone) return isGone;
  if (twins.some((id) => !acceptedDuplicates.includes(id))) return fail('DUPLICATE_BOOKING');
  if (twins.length === 0) return ok(order);
  const noted = await commit(actor, acceptDuplicatesWrites(actor, order, twins));
  return noted.ok ? ok(order) : fail('BUSY');
}
