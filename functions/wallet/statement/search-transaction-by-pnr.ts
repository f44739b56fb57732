import { ofOwner, scopeOf } from '#functions/scope.ts';
import { bookingsByReference } from '#functions/bookings/store.ts';
import { handle } from '#functions/http/handle.ts';
import { paidInAll } from '#functions/payments/convenience-fee.ts';
import type { OrderItem } from '#functions/payments/model.ts';
import { fail, ok } from '#shared/errors.ts';
import { searchTransactionByPnr } from '#shared/wallet/statement/search-transaction-by-pnr.ts';
import { showEntries } from './show-entries.ts';
import { entriesByNumber, ordersById } from './statement-store.ts';
import { whoseWallet } from '../whose-wallet.ts';

/** Bookings of one PNR that are looked at; there are one or two. */
const MOST = 20;

/** PNR → bookings → orders → the entries that paid them and gave them back, each found by its number. */
export const searchTransactionByPnrHandler = handle(searchTransactionByPnr, async (actor, { pnr, ...whose }) => {
  const isNamed = whose.userId !== undefined || whose.email !== undefined;
  const reached = scopeOf(actor, searchTransactionByPnr);
  const owner = isNamed ? await whoseWallet(actor, whose) : reached.owner;
  if (isNamed && !owner) return fail('NOT_FOUND');
  const scope = owner !== undefined && reached.owner === undefined ? ofOwner(reached, owner) : reached;
  const bookings = (await bookingsByReference(scope, 'PNR', pnr)).slice(0, MOST);
  const { currency } = actor.head;
  const paid = await ordersById(
    actor,
    bookings.map(({ orderId }) => orderId),
  );
  const numbers = paid.flatMap((order) => entryNumbers(order).map((entryId) => ({ ...order, entryId })));
  const cards = numbers.length ? await entriesByNumber(actor, numbers) : [];
  const newest = cards.toSorted((a, b) => (a.at < b.at ? 1 : -1));
  return ok({
    currency,
    records: newest.length
      ? await showEntries(actor, newest, {
          ofAll: scope.owner === undefined,
          pnrs: new Map(bookings.map((booking) => [booking.bookingId, booking.pnr])),
        })
      : [],
    payments: paid.flatMap((order) => {
      const { orderId, paidBy, paidAt, createdAt, state } = order;
      return paidBy?.method === 'gateway'
        ? [
            {
              orderId,
              pnr: bookings.find((booking) => booking.orderId === orderId)?.pnr ?? '',
              gateway: paidBy.gateway,
              transactionId: paidBy.paymentId,
              amount: paidInAll(order),
              at: paidAt ?? createdAt,
              isRefunded: state === 'REFUNDED',
            },
          ]
        : [];
    }),
  });
});

/** The numbers of an order's entries in its owner's wallet, as the order keeps them: `W7` is the eighth entry. */
const entryNumbers = ({ paidBy, transactionId, refundId }: OrderItem): string[] =>
  [paidBy?.method === 'wallet' ? transactionId : undefined, refundId].flatMap((id) =>
    id?.startsWith('W') ? [id.slice(1).padStart(12, '0')] : [],
  );
