import type { Actor } from '#functions/actor.ts';
import type { Scope } from '#functions/scope.ts';
import { PAGE } from '#functions/lists/drive.ts';
import { cursorPageOf } from '#functions/lists/pages.ts';
import { readCards } from '#functions/lists/store.ts';
import { paidFee } from '#functions/payments/convenience-fee.ts';
import { keptTaking, ordersShown, type ShownOrder, titleIn } from '#functions/payments/shown-orders-store.ts';
import type { PaymentCard } from '#functions/payments/list-writes.ts';
import type { GatewayAttempt, GatewaySetting, PaymentItem } from '#functions/payments/model.ts';
import { showReturned } from '#functions/payments/show-returned.ts';
import { takeableOf } from '#functions/payments/amount-to-take-back.ts';
import { paymentKeys } from '#functions/payments/keys.ts';
import { listIn } from '#functions/table/list-in.ts';
import { getItems, type PageRequest } from '#functions/table/read.ts';
import { namesOf, type PersonName } from '#functions/users/names.ts';
import type { CursorPage } from '#shared/lists/pages.ts';
import type { GatewayTransaction, RefundState } from '#shared/payments/gateways/gateway-transaction.ts';
import { refundsOfPaid } from './refunds-heard.ts';

type RefundShown = GatewayTransaction['refunds'][number];

const unpack = (card: string): PaymentCard => JSON.parse(card) as PaymentCard;

/** The site's lists of payments, by what stands in them. */
const sites = {
  all: paymentKeys.payments,
  open: paymentKeys.openPayments,
  refunds: paymentKeys.refundsToSettle,
} as const;

/**
 * Payments of a scope from the latest on: those of its owner, or a list of the site's, of which the refunds that wait
 * stand by since when. One Query.
 */
export const paymentCards = (
  scope: Scope,
  asked: Omit<PageRequest, 'fields' | 'descending'>,
  list: keyof typeof sites = 'all',
) =>
  readCards(listIn(scope, { site: sites[list], own: paymentKeys.paymentsOfOwner }), unpack, {
    ...asked,
    descending: true,
  });

/** A page of a scope's payments, newest first: one Query, and what their cards do not say. */
export async function transactionsIn(
  scope: Scope,
  { cursor }: { cursor: string },
): Promise<CursorPage<GatewayTransaction>> {
  const page = await paymentCards(scope, { cursor: cursor || undefined, limit: PAGE });
  return cursorPageOf(await showCards(scope.actor, page.cards), {
    cursor: page.cursor,
    lookedBackTo: page.cards.at(-1)?.startedAt,
  });
}

/** Payments as staff follow them, by their cards: only what those do not say all of is read. */
export const showCards = (actor: Actor, cards: readonly PaymentCard[]): Promise<GatewayTransaction[]> =>
  show(
    actor,
    cards.map(({ orderId }) => orderId),
    new Map(
      cards.flatMap((card): [string, ShownPayment][] => {
        const payment = paymentIn(card);
        return payment ? [[card.orderId, payment]] : [];
      }),
    ),
  );

/** The payments of orders as staff follow them, in the order asked; those that nothing was begun for are left out. */
export const showTransactions = (actor: Actor, orderIds: readonly string[]): Promise<GatewayTransaction[]> =>
  show(actor, orderIds, new Map());

/** `known`: payments that need not be read. Orders at their end, how people are called and gateways are kept in memory. */
async function show(
  actor: Actor,
  orderIds: readonly string[],
  known: ReadonlyMap<string, ShownPayment>,
): Promise<GatewayTransaction[]> {
  const ids = [...new Set(orderIds)];
  const [{ gateways }, orders, read] = await Promise.all([
    keptTaking(actor),
    ordersShown(actor, ids),
    readPayments(
      actor,
      ids.filter((id) => !known.has(id)),
    ),
  ]);
  const pairs = ids.flatMap((id) => {
    const [payment, order] = [known.get(id) ?? read.get(id), orders.get(id)];
    return payment && order ? [{ payment, order }] : [];
  });
  const { users } = await namesOf(
    actor,
    pairs.map(({ order }) => order.userId),
  );
  const isForStaff = actor.kind !== 'user' || actor.userType === 'staff';
  return pairs.map(({ payment, order }) => {
    const row = shown(payment, order, gateways, users.get(order.userId));
    return isForStaff ? row : asCustomersRead(row);
  });
}

const paymentFields = ['orderId', 'outcome', 'amount', 'currency', 'attempts', 'refunds', 'returned'] as const;
/** An order's payments as lists show them. */
type ShownPayment = Pick<PaymentItem, Exclude<(typeof paymentFields)[number], 'attempts'>> & {
  attempts: readonly Pick<GatewayAttempt, 'gateway' | 'gatewayOrderId' | 'startedAt' | 'fee'>[];
};

async function readPayments(actor: Actor, orderIds: readonly string[]): Promise<ReadonlyMap<string, ShownPayment>> {
  const rows = await getItems(
    orderIds.map((id) => paymentKeys.payment(actor, id)),
    { fields: paymentFields },
  );
  return new Map(rows.flatMap((row) => (row ? [[row.orderId, row] as const] : [])));
}

/** What a card says all of: one attempt, and nothing that went back. Older cards do not tell. */
function paymentIn(card: PaymentCard): ShownPayment | undefined {
  const { orderId, outcome, amount, currency, order, hasRefunds, attempts } = card;
  if (!order || hasRefunds || attempts !== 1) return undefined;
  const { gateway, gatewayOrderId, startedAt, fee } = card;
  return { orderId, outcome, amount, currency, attempts: [{ gateway, gatewayOrderId, startedAt, fee }] };
}

/** What staff make of a refund is theirs, and so are the gateway's ids: a customer goes by the order's number. */
const asCustomersRead = (row: GatewayTransaction): GatewayTransaction => ({
  ...row,
  companyName: '',
  customerEmail: '',
  paymentId: '',
  refunds: row.refunds.map((refund) => ({
    ...refund,
    refundId: '',
    waits: false,
    fromWallet: 0,
    settled: '',
    reason: '',
  })),
  returned: row.returned.map((one) => ({ ...one, paymentId: '' })),
  attempts: row.attempts.map((one) => ({ ...one, gatewayOrderId: '' })),
});

function shown(
  payment: ShownPayment,
  order: ShownOrder,
  gateways: readonly GatewaySetting[],
  customer: PersonName | undefined,
): GatewayTransaction {
  const { orderId, outcome, amount, currency, attempts } = payment;
  const refunded = refundsOfPaid(payment, order)
    .filter(({ state }) => state === 'done')
    .reduce((sum, { minor }) => sum + minor, 0);
  return {
    orderId,
    serviceName: order.serviceName,
    remark: order.remark,
    orderState: order.state,
    customerName: customer?.name ?? '',
    companyName: customer?.companyName ?? '',
    customerEmail: customer?.email ?? '',
    userId: order.userId,
    outcome,
    amount,
    fee: feeIn(payment, order),
    currency,
    paymentId: order.paidBy?.method === 'gateway' ? order.paidBy.paymentId : '',
    startedAt: attempts.at(-1)!.startedAt,
    refund: refundOf(payment, order, refunded),
    refunded,
    refunds: refundsShown(payment, order),
    returned: showReturned(payment, gateways),
    attempts: attempts.toReversed().map(({ gateway, gatewayOrderId, startedAt }) => ({
      gateway,
      title: titleIn(gateways, gateway),
      gatewayOrderId,
      startedAt,
    })),
  };
}

const refundsShown = (payment: ShownPayment, order: ShownOrder): RefundShown[] =>
  Object.entries(payment.refunds ?? {})
    .map(([refundId, refund]) => ({ ...refund, refundId, fromWallet: takeableOf(order, payment, refund) }))
    .map(({ refundId, minor, state, isOurs = true, at = '', waits = false, fromWallet, settled }) => ({
      refundId,
      amount: minor,
      state,
      isOurs,
      at,
      waits,
      fromWallet,
      settled: settled?.how ?? ('' as const),
      reason: settled?.reason ?? '',
    }))
    .toSorted((one, other) => one.at.localeCompare(other.at));

/** The convenience fee of the payment that paid the order, or of the one begun last. */
const feeIn = ({ attempts }: ShownPayment, order: ShownOrder): number =>
  order.paidBy ? paidFee(order) : (attempts.at(-1)!.fee ?? 0);

/** What the gateway told of refunds; before it told anything, how far ours are. */
function refundOf(payment: ShownPayment, order: ShownOrder, refunded: number): RefundState {
  const { amount } = payment;
  const { state, paidBy } = order;
  if (refunded > 0) return refunded < amount + feeIn(payment, order) ? 'part' : 'whole';
  const told = refundsOfPaid(payment, order).map((refund) => refund.state);
  if (told.includes('underWay')) return 'underWay';
  if (told.includes('failed')) return 'failed';
  if (paidBy?.method !== 'gateway') return 'none';
  if (state === 'REFUNDED') return 'whole';
  return state === 'REFUNDING' ? 'underWay' : 'none';
}
