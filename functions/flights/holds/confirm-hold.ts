import { readBooking } from '#functions/bookings/store.ts';
import { clock } from '#functions/clock.ts';
import { askSupplier } from '#functions/flights/ask-supplier.ts';
import { handle } from '#functions/http/handle.ts';
import { ledBy } from '#functions/payments/commit-ready.ts';
import { whyNotPayable } from '#functions/payments/payable.ts';
import { readOrder } from '#functions/payments/store.ts';
import { wake } from '#functions/runtime/wake-queue.ts';
import { holdRules } from '#functions/site/flight-rules.ts';
import { commit } from '#functions/table/commit.ts';
import { fail, ok } from '#shared/errors.ts';
import { confirmHold } from '#shared/flights/holds/confirm-hold.ts';
import { instant } from '#shared/time.ts';
import { sellsThrough } from '../linked/sells-now.ts';
import { asSearchFailure } from '../supplier-failure.ts';
import { agreeHoldWrites } from './hold-terms-writes.ts';
import { holdEndsAt } from '../saga/hold-writes.ts';
import { readBought } from '../saga/store.ts';
import { repriced } from './repriced.ts';
import { startRelease } from './start-release.ts';

const soldOn = 'A partner sold these seats: only their customer agrees to another price.';

const notNow =
  'These seats cannot be paid at the moment. They stay held until their time is over. Please release them before you book others.';
const gone = () =>
  fail('ILLEGAL_TRANSITION', {
    message: 'These seats are not held any more. Nothing was charged: please search again.',
  });

/**
 * The supplier's word on price and limit, kept in one commit with what the order costs; a risen price is kept only where
 * the customer agreed to it. What the supplier let go of is released here too.
 */
export const confirmHoldHandler = handle(confirmHold, async (actor, { orderId, totalPayable }) => {
  const found = await readOrder(actor, orderId);
  if (!found.ok) return found;
  const order = found.value;
  if (whyNotPayable(order, clock.now()) === 'ALREADY_PAID') return fail('ALREADY_PAID');
  if (order.state === 'AWAITING_PAYMENT') return fail('ILLEGAL_TRANSITION');
  if (order.soldTo) return fail('ILLEGAL_TRANSITION', { message: soldOn });
  if (order.state !== 'AWAITING_TICKETING' || order.expiresAt <= clock.now()) return gone();
  // What can be paid no more is held no longer than it is: it lapses as any other.
  if (order.boughtFrom && !(await sellsThrough(actor, order.boughtFrom.site)))
    return fail('ILLEGAL_TRANSITION', { message: notNow });
  const booking = await readBooking(actor, order.subject);
  if (!booking) return fail('NOT_FOUND');
  const bought = await readBought(actor, order);
  const buys = bought ?? { actor, booking };
  const asked = await askSupplier(buys.actor, buys.booking.source, (supplier, call) =>
    supplier.holdQuote(call, buys.booking.supplierReference),
  );
  if (!asked.ok && (asked.code === 'NOT_FOUND' || asked.code === 'ILLEGAL_TRANSITION')) {
    const begun = await startRelease(actor, order, 'on purpose');
    if (begun.ok) await wake({ kind: 'booking', ...ledBy(actor, order) });
    return gone();
  }
  if (!asked.ok) return asSearchFailure(asked);
  const quote = asked.value;
  if (quote.currency !== order.currency) return fail('SUPPLIER_FAILED');
  const { holdUntil: supplierHoldUntil = booking.supplierHoldUntil ?? booking.holdUntil ?? 0 } = quote;
  // Asking again lengthens no hold beyond what the site allows from its beginning on.
  const rules = await Promise.all([actor, ...(bought ? [bought.actor] : [])].map(holdRules));
  const expiresAt = holdEndsAt(rules, booking.heldAt ?? clock.now(), supplierHoldUntil);
  const next = repriced(booking, quote);
  const total = next?.fare.totalPayable ?? order.amount;
  const answer = {
    orderId,
    currency: order.currency,
    totalPayable: total,
    previousTotalPayable: order.amount,
    isConsentNeeded: total > order.amount && totalPayable !== total,
    expiryTime: instant(expiresAt),
  };
  if (answer.isConsentNeeded) return ok(answer);
  const time = { quote, expiresAt, supplierHoldUntil };
  const theirs = bought && repriced(bought.booking, quote);
  const cost = bought && (theirs?.fare.totalPayable ?? bought.order.amount);
  const writes = agreeHoldWrites(actor, { order, booking }, { ...time, ...next, ...(cost !== undefined && { cost }) });
  const kept = await (bought
    ? commit(bought.both, [...writes, ...agreeHoldWrites(bought.actor, bought, { ...time, ...theirs })])
    : commit(actor, writes));
  return kept.ok ? ok(answer) : kept;
});
