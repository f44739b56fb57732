import type { Actor } from '#functions/actors/actor.ts';
import { ofOwner, type Scope, wholeSite } from '#functions/actors/scope.ts';
import { ownerOf } from '#functions/actors/user.ts';
import { drive } from '#functions/lists/drive.ts';
import { cursorPageOf } from '#functions/lists/pages.ts';
import { readCards } from '#functions/lists/store.ts';
import { paidFee } from '#functions/payments/convenience-fee.ts';
import type { PaymentCard } from '#functions/payments/list-writes.ts';
import type { GatewaySetting, OrderItem, PaymentItem } from '#functions/payments/model.ts';
import { readGateways } from '#functions/payments/store.ts';
import { takeableOf } from '#functions/payments/takeable.ts';
import type { Place } from '#functions/table/key.ts';
import { keys } from '#functions/table/keys.ts';
import { listIn } from '#functions/table/list-in.ts';
import { getItems } from '#functions/table/read.ts';
import { readPeople, readUser } from '#functions/users/store.ts';
import type { CursorPage } from '#shared/lists/pages.ts';
import type { GatewayTransaction, RefundState } from '#shared/payments/gateway-transaction.ts';

type RefundShown = GatewayTransaction['refunds'][number];

interface Asked {
  show: 'all' | 'open' | 'refunds';
  userId: string;
  orderId: string;
  cursor: string;
}

const unpack = (card: string): PaymentCard => JSON.parse(card) as PaymentCard;

/**
 * A page of the payments begun at gateways, newest first: one Query of its list, then orders, payments and people of the
 * page's rows. A user stands for what their owner has paid; of an owner's the open ones are found among all of them.
 */
export async function findTransactions(scope: Scope, asked: Asked): Promise<CursorPage<GatewayTransaction>> {
  const actor = wholeSite(scope);
  if (asked.orderId) return cursorPageOf(await showTransactions(actor, [asked.orderId]));
  const user = asked.userId ? await readUser(actor, asked.userId) : undefined;
  if (asked.userId && !user) return cursorPageOf<GatewayTransaction>([]);
  const within = user ? ofOwner(scope, ownerOf(user)) : scope;
  const narrowed = narrowings[asked.show];
  return transactionsIn(within, {
    cursor: asked.cursor,
    ...(narrowed && (user ? { fits: narrowed.fits } : { site: narrowed.site })),
  });
}

/** Lists of what waits, and what stands in them, by which they are found among an owner's. */
const narrowings: Partial<Record<Asked['show'], Required<Pick<Page, 'site' | 'fits'>>>> = {
  open: { site: keys.openPayments, fits: ({ outcome }) => outcome === 'OPEN' },
  refunds: { site: keys.refundsToSettle, fits: ({ waits }) => waits === true },
};

interface Page {
  cursor: string;
  /** The site's list that is read; left out, that of all payments. */
  site?: (actor: Actor) => Place;
  /** What is found among what is read; left out, all of it. */
  fits?: (card: PaymentCard) => boolean;
}

/** A page of a scope's payments, newest first: those of its owner, or a list of the site's. */
export async function transactionsIn(
  scope: Scope,
  { cursor, site = keys.payments, fits }: Page,
): Promise<CursorPage<GatewayTransaction>> {
  const list = listIn(scope, { site, own: keys.paymentsOfOwner });
  const page = await drive<PaymentCard>({
    read: (next) => readCards(list, unpack, { ...next, descending: true }),
    fits: fits ?? (() => true),
    isNarrowed: fits !== undefined,
    cursor: cursor || undefined,
  });
  const records = await showTransactions(
    scope.actor,
    page.found.map(({ orderId }) => orderId),
  );
  return cursorPageOf(records, { cursor: page.cursor, lookedBackTo: page.last?.startedAt });
}

/** DynamoDB reads so many items in one trip; each order takes two. */
const MOST_ORDERS = 50;

/** The payments of orders as staff follow them, in the order asked; those that nothing was begun for are left out. */
export async function showTransactions(actor: Actor, orderIds: readonly string[]): Promise<GatewayTransaction[]> {
  const ids = [...new Set(orderIds)];
  const trips = Array.from({ length: Math.ceil(ids.length / MOST_ORDERS) }, (_, at) =>
    ids.slice(at * MOST_ORDERS, (at + 1) * MOST_ORDERS),
  );
  const [gateways, read] = await Promise.all([
    ids.length ? readGateways(actor) : [],
    Promise.all(trips.map((some) => getItems(some.flatMap((id) => [keys.payment(actor, id), keys.order(actor, id)])))),
  ]);
  const items = read.flat();
  const pairs = ids.flatMap((_, at) => {
    const [payment, order] = items.slice(at * 2, at * 2 + 2) as unknown as [PaymentItem?, OrderItem?];
    return payment && order ? [{ payment, order }] : [];
  });
  const { users } = await readPeople(
    actor,
    pairs.map(({ order }) => order.userId),
  );
  const isForStaff = actor.kind === 'user' && actor.userType === 'staff';
  return pairs.map(({ payment, order }) => {
    const user = users.get(order.userId);
    const row = shown(payment, order, gateways, user ? `${user.firstName} ${user.lastName}`.trim() : '');
    return isForStaff ? row : { ...row, refunds: row.refunds.map(asCustomersRead) };
  });
}

/** What staff make of a refund is theirs. */
const asCustomersRead = (refund: RefundShown): RefundShown => ({
  ...refund,
  waits: false,
  fromWallet: 0,
  settled: '',
  reason: '',
});

function shown(
  payment: PaymentItem,
  order: OrderItem,
  gateways: readonly GatewaySetting[],
  customerName: string,
): GatewayTransaction {
  const { orderId, outcome, amount, currency, attempts } = payment;
  const refunded = Object.values(payment.refunds ?? {})
    .filter(({ state }) => state === 'done')
    .reduce((sum, { minor }) => sum + minor, 0);
  return {
    orderId,
    serviceName: order.serviceName,
    remark: order.remark,
    orderState: order.state,
    customerName,
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
    attempts: attempts.toReversed().map(({ gateway, gatewayOrderId, startedAt }) => ({
      gateway,
      title: gateways.find(({ name }) => name === gateway)?.title ?? gateway,
      gatewayOrderId,
      startedAt,
    })),
  };
}

const refundsShown = (payment: PaymentItem, order: OrderItem): RefundShown[] =>
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
const feeIn = ({ attempts }: PaymentItem, order: OrderItem): number =>
  order.paidBy ? paidFee(order) : (attempts.at(-1)!.fee ?? 0);

/** What the gateway told of refunds; before it told anything, how far ours are. */
function refundOf(payment: PaymentItem, order: OrderItem, refunded: number): RefundState {
  const { refunds, amount } = payment;
  const { state, paidBy } = order;
  if (refunded > 0) return refunded < amount + feeIn(payment, order) ? 'part' : 'whole';
  const told = Object.values(refunds ?? {}).map((refund) => refund.state);
  if (told.includes('underWay')) return 'underWay';
  if (told.includes('failed')) return 'failed';
  if (paidBy?.method !== 'gateway') return 'none';
  if (state === 'REFUNDED') return 'whole';
  return state === 'REFUNDING' ? 'underWay' : 'none';
}
