import type { UserActor } from '#functions/actor.ts';
import { confirmCartWrites } from '#functions/activities/status/confirm-cart.ts';
import { endCartWrites } from '#functions/activities/status/end-cart.ts';
import { leftForVisits, type PaidCart, readPaid, sumOf } from '#functions/activities/status/refund-sum.ts';
import { clock } from '#functions/clock.ts';
import { handle } from '#functions/http/handle.ts';
import { isLeftFor, leftOf } from '#functions/payments/refunds/left-of.ts';
import { commit } from '#functions/table/commit.ts';
import { untilItStands } from '#functions/table/until-it-stands.ts';
import { laidOn, mostOf, refundOf } from '#shared/activities/cart/cancellation.ts';
import { type CartState, cartStateNames, leadsTo } from '#shared/activities/cart/lifecycle.ts';
import { updateCartStatus } from '#shared/activities/cart/update-cart-status.ts';
import type { RequestOf } from '#shared/contract.ts';
import { fail, ok, type Outcome } from '#shared/errors.ts';
import { formatMoney } from '#shared/money.ts';
import { showCart } from './show-cart.ts';
import { readCart } from './store.ts';

type Asked = RequestOf<typeof updateCartStatus>;

/** What somebody may do by naming where to. */
const events: Partial<Record<CartState, 'confirm' | 'reject' | 'cancel'>> = {
  ...{ CONFIRMED: 'confirm', REJECTED: 'reject', CANCELLED: 'cancel' },
};

export const updateCartStatusHandler = handle(updateCartStatus, (actor, request) =>
  untilItStands(async () => {
    const { cartId, status, reason } = request;
    const cart = await readCart(actor, cartId);
    if (!cart) return fail('NOT_FOUND');
    const { head } = cart;
    const event = events[status];
    if (!event || !head.booked || !leadsTo(event, head.status, status))
      return fail('ILLEGAL_TRANSITION', {
        message:
          head.status === 'DRAFT'
            ? 'This cart has not been checked out yet.'
            : `This cart is ${cartStateNames[head.status].toLowerCase()}: that is no longer possible.`,
      });
    if (event !== 'cancel' && actor.userType !== 'staff') return fail('FORBIDDEN');
    if (event === 'confirm') {
      const confirmed = await confirmCartWrites(actor, cart, head.booked, request.confirmations);
      if (!confirmed.ok) return confirmed;
      const done = await commit(actor, confirmed.value);
      return done.ok ? shown(actor, cartId) : done;
    }
    if (event === 'reject' && !reason) return missing('reason', 'Please enter a reason.');
    const paid = await readPaid(actor, cart);
    if (!paid.ok) return paid;
    const refunds =
      event === 'reject'
        ? ok(
            leftForVisits(
              paid.value,
              paid.value.visits.map(({ total }) => total),
            ),
          )
        : cancelled(actor, paid.value, request);
    if (!refunds.ok) return refunds;
    const done = await commit(actor, await endCartWrites(actor, paid.value, { event, reason, refunds: refunds.value }));
    return done.ok ? shown(actor, cartId) : done;
  }),
);

const shown = async (actor: UserActor, cartId: string) =>
  ok({ cart: await showCart(actor, await readCart(actor, cartId)) });

const missing = (field: string, says: string) => fail('VALIDATION', { message: says, errors: { [field]: says } });

/** What goes back of each visit: what its terms say, or what staff say, with a reason. Minor units. */
function cancelled(
  actor: UserActor,
  paid: PaidCart,
  { refund, reason, currency }: Asked,
): Outcome<readonly number[], 'VALIDATION' | 'CONFLICT'> {
  const { visits, order, payment } = paid;
  const now = clock.now();
  const usual = leftForVisits(
    paid,
    visits.map((visit) => refundOf(visit, now)),
  );
  const sum = sumOf(usual);
  if (refund === undefined || refund === sum) return ok(usual);
  if (actor.userType !== 'staff')
    return fail('VALIDATION', {
      message: `The refund is now ${formatMoney(sum, currency)}. Please check it again.`,
      errors: { refund: `The refund is now ${formatMoney(sum, currency)}.` },
    });
  const most = sumOf(visits.map(mostOf));
  if (refund < 0 || refund > most) return missing('refund', `Please enter at most ${formatMoney(most, currency)}.`);
  if (!isLeftFor(refund, order, payment))
    return missing('refund', `Only ${formatMoney(leftOf(order, payment), currency)} of what was paid is left.`);
  if (!reason) return missing('reason', 'Please enter why another amount is refunded.');
  return ok(laidOn(visits, refund));
}
