import type { Actor } from '#functions/actor.ts';
import type { CartHead } from '#functions/activities/cart/model.ts';
import { plainCart } from '#functions/activities/cart/plain.ts';
import { heldBy, holdEndWrites } from '#functions/activities/booked/hold-end-writes.ts';
import { activityKeys } from '#functions/activities/keys.ts';
import type { OrderItem } from '#functions/payments/model.ts';
import { fail } from '#shared/errors.ts';
import type { OrderService, Payable } from './order-service.ts';

const headIn = ([row]: readonly unknown[]): CartHead | undefined =>
  row === undefined ? undefined : plainCart(row as CartHead);

function payable(actor: Actor, order: OrderItem, rows: readonly unknown[]): Payable {
  const held = heldBy(headIn(rows), order);
  const end = () => import('./activity-end.ts');
  return {
    ...(held && { prepare: async () => ({ twins: [], writes: () => [] }) }),
    describe: async () => ({ bookingId: order.subject, pnr: '', fareFamily: '', segments: [], duplicates: [] }),
    complete: async () => (held ? (await end()).cartCompleted(actor, held, order) : fail('ILLEGAL_TRANSITION')),
    invoice: async () => (await end()).cartInvoice(actor, order),
    credit: async () => (await end()).cartCredit(actor, order),
    refunded: async () => (await end()).cartRefunded(actor, order, held),
    sentBack: async (payment) =>
      (await import('#functions/payments/returned-mail.ts')).returnedMail(actor, order, payment, {
        what: 'activities',
        nothing: 'Nothing was paid for your activities with it.',
      }),
  };
}

/** A cart of activities: done once it is paid, and earned the day after each of its items. Confirming is the cart's own. */
export const activityService: OrderService = {
  permission: 'activities.edit',
  permissionForCustomer: 'activities.edit',
  whenOver: 'PAYMENT_UNSUCCESSFUL',
  isForWallets: true,
  isPaidOnItsPage: true,
  refusals: {
    ALREADY_PAID: 'This was paid, or its places are no longer held. Please open your activities.',
    ORDER_EXPIRED: 'The time limit for this payment has passed and the places are free again. Nothing was charged.',
    ORDER_UNPAID: 'This payment has not been made.',
    INSUFFICIENT_BALANCE: 'Your wallet balance is not enough for this payment.',
  },
  keysOf: (actor, { subject }) => [activityKeys.cart(actor, subject)],
  payable,
  dropWrites: (actor, order, rows) => {
    const held = heldBy(headIn(rows), order);
    return held ? holdEndWrites(actor, held) : [];
  },
};
