import { ofOwner, type Scope, scopeOf } from '#functions/scope.ts';
import type { BookingItem } from '#functions/bookings/model.ts';
import { orderNumber } from '#functions/bookings/ticket-writes.ts';
import { bookingsByReference } from '#functions/bookings/store.ts';
import { type Driven, drive } from '#functions/lists/drive.ts';
import { handle } from '#functions/http/handle.ts';
import { paidInAll } from '#functions/payments/convenience-fee.ts';
import type { OrderItem } from '#functions/payments/model.ts';
import { fail, ok } from '#shared/errors.ts';
import { searchTransactionByPnr } from '#shared/wallet/statement/search-transaction-by-pnr.ts';
import { bankReference } from '../bank-reference.ts';
import type { WalletEntryCard } from '../list-writes.ts';
import { showEntries } from './show-entries.ts';
import { entriesByNumber, entriesIn, ordersById } from './statement-store.ts';
import { whoseWallet } from '../whose-wallet.ts';

/** Bookings of one PNR that are looked at; there are one or two. */
const MOST = 20;
/** Entries of one order or reference that are shown at most. */
const MOST_LOOKED_THROUGH = 50;

/**
 * PNR or order's number → bookings → orders → the entries that paid them and gave them back, each found by its number.
 * What names no booking is looked for among the entries: a bounded amount of them, from the latest on.
 */
export const searchTransactionByPnrHandler = handle(searchTransactionByPnr, async (actor, { pnr, ...whose }) => {
  const isNamed = whose.userId !== undefined || whose.email !== undefined;
  const reached = scopeOf(actor, searchTransactionByPnr);
  const owner = isNamed ? await whoseWallet(actor, whose) : reached.owner;
  if (isNamed && !owner) return fail('NOT_FOUND');
  const scope = owner !== undefined && reached.owner === undefined ? ofOwner(reached, owner) : reached;
  const bookings = (await bookingsNamed(scope, pnr)).slice(0, MOST);
  const { currency } = actor.head;
  const paid = await ordersById(
    actor,
    bookings.map(({ orderId }) => orderId),
  );
  const numbers = paid.flatMap((order) => entryNumbers(order).map((entryId) => ({ ...order, entryId })));
  const cards = numbers.length ? await entriesByNumber(actor, numbers) : [];
  const { found, cursor, last } = bookings.length ? nothingElse : await lookThrough(scope, currency, pnr);
  const newest = [...cards, ...found].toSorted((a, b) => (a.at < b.at ? 1 : -1));
  return ok({
    currency,
    records: newest.length
      ? await showEntries(actor, newest, {
          ofAll: scope.owner === undefined,
          ...(bookings.length > 0 && { pnrs: new Map(bookings.map((booking) => [booking.bookingId, booking.pnr])) }),
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
    lookedBackTo: (cursor && last?.at) ?? null,
  });
});

const nothingElse: Driven<WalletEntryCard> = { found: [], cursor: undefined, last: undefined };
/** Business constant: an order is called by its first ten signs, or all of it. */
const SHORTEST_ORDER = 10;

/** Bookings with this PNR, or, where there are none, with an order of this number. */
async function bookingsNamed(scope: Scope, text: string): Promise<BookingItem[]> {
  const found = await bookingsByReference(scope, 'PNR', text);
  return found.length || text.length < SHORTEST_ORDER ? found : bookingsByReference(scope, 'ORD', orderNumber(text));
}

/** Entries of an order whose id begins so, or with this reference, however it is spelled. */
async function lookThrough(scope: Scope, currency: string, text: string): Promise<Driven<WalletEntryCard>> {
  const wanted = bankReference(text);
  if (wanted === '') return nothingElse;
  return drive<WalletEntryCard>({
    read: (page) => entriesIn(scope, currency, page),
    fits: ({ reference, order }) => {
      const own = bankReference(reference);
      return order ? text.length >= SHORTEST_ORDER && own.startsWith(wanted) : own.includes(wanted);
    },
    isNarrowed: true,
    wanted: MOST_LOOKED_THROUGH,
  });
}

/** The numbers of an order's entries in its owner's wallet, as the order keeps them: `W7` is the eighth entry. */
const entryNumbers = ({ paidBy, transactionId, refundId }: OrderItem): string[] =>
  [paidBy?.method === 'wallet' ? transactionId : undefined, refundId].flatMap((id) =>
    id?.startsWith('W') ? [id.slice(1).padStart(12, '0')] : [],
  );
