import type { Actor } from '#functions/actor.ts';
import type { OrderItem } from '#functions/payments/model.ts';
import { kartKeys } from '#functions/quotations/keys.ts';
import type { KartItem, VersionItem } from '#functions/quotations/model.ts';
import { plainHead } from '#functions/quotations/plain.ts';
import type { OrderService, Payable } from './order-service.ts';

function payable(actor: Actor, order: OrderItem, [row, sent]: readonly unknown[]): Payable {
  const head = row === undefined ? undefined : plainHead(row as KartItem);
  const version = sent as VersionItem | undefined;
  const stands = version !== undefined && !version.isWithdrawn;
  const isWaitedFor = head?.orders?.some(({ orderId }) => orderId === order.orderId) === true;
  return {
    ...(stands &&
      isWaitedFor &&
      head?.state !== 'CANCELLED' && { prepare: async () => ({ twins: [], writes: () => [] }) }),
    describe: async () => ({ bookingId: order.subject, pnr: '', fareFamily: '', segments: [], duplicates: [] }),
    complete: async () => (await import('./kart-end.ts')).kartCompleted(actor, order, stands ? head : undefined),
    refunded: async () => (await import('./kart-end.ts')).kartRefunded(actor, order, head),
    sentBack: async (payment) =>
      (await import('#functions/payments/returned-mail.ts')).returnedMail(actor, order, payment, {
        what: 'quotation',
        nothing: 'Nothing was paid for your quotation with it.',
      }),
  };
}

/** What is paid for a quotation: done once it is paid, and earned the day after the trip. */
export const kartService: OrderService = {
  permission: 'karts.edit',
  permissionForCustomer: 'karts.edit',
  whenOver: 'PAYMENT_UNSUCCESSFUL',
  isForWallets: true,
  isPaidOnItsPage: true,
  areOutsideRefundsNoted: true,
  refusals: {
    ALREADY_PAID: 'This was paid, or the quotation has changed. Please open the quotation.',
    ORDER_EXPIRED: 'The time limit for this payment has passed. Nothing was charged: open the quotation to pay.',
    ORDER_UNPAID: 'This payment has not been made.',
    ORDER_SUPERSEDED: 'Another payment for the same quotation took the place of this one. Nothing was charged.',
    INSUFFICIENT_BALANCE: 'Your wallet balance is not enough for this payment.',
  },
  keysOf: (actor, { subject, kartVersion = 0 }) => [
    kartKeys.kart(actor, subject),
    kartKeys.kartVersion(actor, subject, kartVersion),
  ],
  payable,
  dropWrites: () => [],
};
