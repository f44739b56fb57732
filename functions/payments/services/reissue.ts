import type { Actor } from '#functions/actor.ts';
import { bookingKeys } from '#functions/bookings/keys.ts';
import type { BookingItem } from '#functions/bookings/model.ts';
import { changeIdOf } from '#functions/changes/change-id.ts';
import { changeKeys } from '#functions/changes/keys.ts';
import type { ChangeItem } from '#functions/changes/model.ts';
import { paidInAll } from '#functions/payments/convenience-fee.ts';
import type { OrderItem } from '#functions/payments/model.ts';
import { formatMoney } from '#shared/money.ts';
import type { OrderService, Payable } from './order-service.ts';

const requestOf = ({ subject, change }: OrderItem): string => changeIdOf(subject, change?.number ?? 0);

function payable(actor: Actor, order: OrderItem, [row, booking]: readonly unknown[]): Payable {
  const change = row as ChangeItem | undefined;
  const sold = booking as BookingItem | undefined;
  const isDue = change?.state === 'ChargesSet' && change.charges?.nth === order.change?.chargesNo;
  const money = formatMoney(paidInAll(order), order.currency);
  return {
    ...(isDue &&
      sold && {
        prepare: async () => (await import('./reissue-ready.ts')).readyToReissue(actor, change, sold),
      }),
    describe: async () => ({
      bookingId: order.subject,
      pnr: sold?.pnr ?? '',
      fareFamily: '',
      segments: change?.charges?.reissue?.flights ?? [],
      duplicates: [],
    }),
    invoice: async () => change && sold && (await import('./reissue-invoice.ts')).reissueInvoice(change, sold),
    refunded: async () =>
      (await import('#functions/wallet/wallet-mail.ts')).walletMail(actor, order.userId, 'change', {
        subject: `${money} refunded`,
        heading: 'Your payment for other flights was refunded',
        paragraphs: [
          `${money} was refunded to your original payment method. Your booking ${sold?.pnr ?? ''} is not changed.`,
        ],
        opens: { label: 'Open your change requests', path: '/flight/changeRequests' },
        orderId: order.orderId,
      }),
    sentBack: async (payment) =>
      (await import('#functions/payments/returned-mail.ts')).returnedMail(actor, order, payment, {
        what: 'change of flights',
        nothing: 'No flights were changed with it.',
      }),
  };
}

/** What other flights for a booking cost more: paid, the request is accepted, and carried out by staff or supplier. */
export const reissueService: OrderService = {
  permission: 'flights.book',
  permissionForCustomer: 'flights.bookForCustomer',
  isByFlightsLink: true,
  isForWallets: true,
  isPaidOnItsPage: true,
  refusals: {
    ALREADY_PAID: 'This was paid, or its charges have changed. Please open the change request.',
    ORDER_EXPIRED: 'The time limit for this payment has passed. Nothing was charged: accept the charges again to pay.',
    ORDER_UNPAID: 'The change of flights has not been paid.',
  },
  backTo: (order) => `/app/flight/changeRequests?open=${requestOf(order)}`,
  keysOf: (actor, { subject, change }) => [
    changeKeys.change(actor, subject, change?.number ?? 0),
    bookingKeys.booking(actor, subject),
  ],
  payable,
  dropWrites: () => [],
};
