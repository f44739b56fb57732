import type { Actor, OwnerId } from '#functions/actor.ts';
import { bookingsByReference } from '#functions/bookings/store.ts';
import { ticketKey } from '#functions/bookings/ticket-writes.ts';
import { type Driven, drive } from '#functions/lists/drive.ts';
import { fitsWords } from '#functions/lists/fits-words.ts';
import { cursorPageOf } from '#functions/lists/pages.ts';
import type { PaymentCard } from '#functions/payments/list-writes.ts';
import { ordersShown } from '#functions/payments/shown-orders-store.ts';
import { orderOfGatewayPayment } from '#functions/payments/store.ts';
import { ofOwner, type Scope, wholeSite } from '#functions/scope.ts';
import { namesOf } from '#functions/users/names.ts';
import type { CursorPage } from '#shared/lists/pages.ts';
import { type GatewayTransaction, outcomeShown } from '#shared/payments/gateways/gateway-transaction.ts';
import type { TransactionFilter } from '#shared/payments/gateways/transaction-filter.ts';
import { toMinor } from '#shared/money.ts';
import { addDays, instant } from '#shared/time.ts';
import { localToMs } from '#shared/zone-time.ts';
import { paymentCards, showCards, showTransactions } from './transaction-store.ts';

/** A payment with what a filter asks of it beside its card; `outcome` as people are told it. */
interface Looked {
  card: PaymentCard;
  outcome: GatewayTransaction['outcome'];
  /** Who ordered, and what it is called: what is typed is sought in it. */
  called: string;
}

/** What stands in the lists of what waits: so it is found among an owner's. */
const waits: Partial<Record<TransactionFilter['show'], (card: PaymentCard) => boolean>> = {
  open: ({ outcome }) => outcome === 'OPEN',
  refunds: (card) => card.waits === true,
};

/**
 * A page of the payments begun at gateways, newest first. Whole, of some days, of a customer or of what waits it is one
 * Query of its list, then the orders that are not at their end, and payments that their cards do not say all of. A user
 * stands for what their owner has paid. What is typed leads straight to what it names exactly; all else is filtered over
 * cards, a bounded amount at a time. `wanted`: how many rows; left out, a page's.
 */
export async function findTransactions(
  scope: Scope,
  asked: TransactionFilter,
  wanted?: number,
): Promise<CursorPage<GatewayTransaction>> {
  const actor = wholeSite(scope);
  if (asked.orderId) return cursorPageOf(await showTransactions(actor, [asked.orderId]));
  const whose = await whoseOf(actor, asked);
  if (whose === 'nobody') return cursorPageOf<GatewayTransaction>([]);
  const named = await namedBy(scope, asked, whose);
  if (named.length > 0) return cursorPageOf(named);
  const { found, cursor, last } = await lookThrough(scope, asked, whose, wanted);
  const records = await showCards(
    actor,
    found.map(({ card }) => card),
  );
  return cursorPageOf(records, { cursor, lookedBackTo: last?.card.startedAt });
}

/** Cards of all payments that fit, from the latest on, as many as one call looks at; with what a page shows of them. */
export async function allThatFit(
  scope: Scope,
  asked: Omit<TransactionFilter, 'cursor'>,
): Promise<{ rows: GatewayTransaction[]; addedBackTo: string | null }> {
  const actor = wholeSite(scope);
  if (asked.orderId) return { rows: await showTransactions(actor, [asked.orderId]), addedBackTo: null };
  const whose = await whoseOf(actor, asked);
  if (whose === 'nobody') return { rows: [], addedBackTo: null };
  const named = await namedBy(scope, asked, whose);
  if (named.length > 0) return { rows: named, addedBackTo: null };
  const { found, cursor, last } = await lookThrough(scope, { ...asked, cursor: '' }, whose, Number.POSITIVE_INFINITY);
  const rows = await showCards(
    actor,
    found.map(({ card }) => card),
  );
  return { rows, addedBackTo: cursor === undefined ? null : (last?.card.startedAt ?? null) };
}

type Whose = OwnerId | undefined;

/** Whose payments are asked for; undefined: everybody's. */
async function whoseOf(actor: Actor, { userId }: Pick<TransactionFilter, 'userId'>): Promise<Whose | 'nobody'> {
  if (!userId) return undefined;
  return (await namesOf(actor, [userId])).users.get(userId)?.owner ?? 'nobody';
}

async function lookThrough(
  scope: Scope,
  asked: TransactionFilter,
  owner: Whose,
  wanted: number | undefined,
): Promise<Driven<Looked>> {
  const { actor } = scope;
  const { show, search, gateway, outcome, cursor } = asked;
  const costs = amountFits(asked);
  const isWaiting = waits[show];
  // What waits for staff stands by when it began to wait.
  const isByStart = owner !== undefined || show !== 'refunds';
  const days = boundsOf(actor, asked);
  const isWithin = ({ startedAt }: PaymentCard) =>
    (!days.from || startedAt >= days.from) && (!days.to || startedAt <= days.to);
  return drive<Looked>({
    read: async (next) => {
      const page = await paymentCards(
        owner === undefined ? scope : ofOwner(scope, owner),
        { ...(isByStart && days), ...next },
        owner === undefined ? show : 'all',
      );
      return { cards: await look(actor, page.cards, asked), cursor: page.cursor };
    },
    fits: (one) =>
      isWithin(one.card) &&
      (!isWaiting || isWaiting(one.card)) &&
      (!gateway || one.card.gateway === gateway) &&
      costs(one.card) &&
      (!outcome || one.outcome === outcome) &&
      (!search || isCalled(one, search)),
    isNarrowed:
      Boolean(search || gateway || outcome || asked.amount) ||
      (isWaiting !== undefined && owner !== undefined) ||
      (!isByStart && (days.from !== undefined || days.to !== undefined)) ||
      wanted === Number.POSITIVE_INFINITY,
    cursor: cursor || undefined,
    wanted,
  });
}

/** Whether a payment is of the amount asked for, with its convenience fee or without. */
function amountFits({ amount: asked }: Pick<TransactionFilter, 'amount'>) {
  const major = Number(asked.replaceAll(',', ''));
  return ({ amount, fee = 0, currency }: Pick<PaymentCard, 'amount' | 'fee' | 'currency'>): boolean => {
    if (!asked) return true;
    const minor = toMinor(major, currency);
    return amount === minor || amount + fee === minor;
  };
}

/** The days asked for as instants, both inclusive. */
function boundsOf(actor: Actor, { from, to }: Pick<TransactionFilter, 'from' | 'to'>): { from?: string; to?: string } {
  const { zone } = actor.head;
  const start = (day: string) => localToMs(`${day}T00:00`, zone);
  return { ...(from && { from: instant(start(from)) }), ...(to && { to: instant(start(addDays(to, 1)) - 1) }) };
}

/** What the filter asks of cards beside what they say: states of orders that may be over, names of who ordered. */
async function look(
  actor: Actor,
  cards: readonly PaymentCard[],
  { outcome, search }: Pick<TransactionFilter, 'outcome' | 'search'>,
): Promise<Looked[]> {
  const asksOutcome = outcome === 'OPEN' || outcome === 'ABANDONED';
  const [orders, { users }] = await Promise.all([
    ordersShown(actor, asksOutcome ? cards.flatMap((card) => (card.outcome === 'OPEN' ? [card.orderId] : [])) : []),
    namesOf(actor, search ? cards.map(({ order }) => order.userId) : []),
  ]);
  return cards.map((card) => {
    const orderState = orders.get(card.orderId)?.state;
    const user = users.get(card.order.userId);
    return {
      card,
      outcome: orderState ? outcomeShown({ outcome: card.outcome, orderState }) : card.outcome,
      called: [user?.name, user?.companyName, user?.email, card.order.remark].filter(Boolean).join(' '),
    };
  });
}

const isCalled = ({ card, called }: Looked, search: string): boolean =>
  [card.orderId, card.gatewayOrderId].some((id) => id.toLowerCase().includes(search.toLowerCase())) ||
  fitsWords({ typed: search, called });

/** Shorter than this nothing is the id of a payment, and a PNR neither. */
const SHORTEST_NAME = 5;
/** Orders that one PNR leads to at most: there are one or two. */
const MOST_NAMED = 20;

/** Payments that what is typed names exactly, and that fit the rest of the filter; none where it names nothing. */
async function namedBy(
  scope: Scope,
  asked: Omit<TransactionFilter, 'cursor'>,
  owner: Whose,
): Promise<GatewayTransaction[]> {
  const { search, show, gateway, outcome } = asked;
  if (search.length < SHORTEST_NAME || /[^\w.-]/.test(search)) return [];
  const { actor } = scope;
  const orderIds = [await orderOfGatewayPayment(actor, search), ...(await ordersBooked(scope, search))];
  const named = orderIds.flatMap((id) => id ?? []).slice(0, MOST_NAMED);
  if (named.length === 0) return [];
  const rows = await showTransactions(actor, named);
  const owners =
    owner &&
    (
      await namesOf(
        actor,
        rows.map(({ userId }) => userId),
      )
    ).users;
  const { from, to } = boundsOf(actor, asked);
  const costs = amountFits(asked);
  return rows.filter(
    (row) =>
      (!owners || owners.get(row.userId)?.owner === owner) &&
      (show !== 'open' || row.outcome === 'OPEN') &&
      (show !== 'refunds' || row.refunds.some(({ waits }) => waits)) &&
      (!gateway || row.attempts[0]?.gateway === gateway) &&
      costs(row) &&
      (!outcome || outcomeShown(row) === outcome) &&
      (!from || row.startedAt >= from) &&
      (!to || row.startedAt <= to),
  );
}

/** Orders of bookings by PNR or ticket's number. */
async function ordersBooked(scope: Scope, search: string): Promise<string[]> {
  const kind = /^\d{3}-?\d{7,}$/.test(search) ? 'TKT' : /^[0-9a-z]{5,8}$/i.test(search) ? 'PNR' : undefined;
  if (!kind) return [];
  const bookings = await bookingsByReference(scope, kind, kind === 'TKT' ? ticketKey(search) : search.toUpperCase());
  return bookings.map(({ orderId }) => orderId);
}
