import type { Actor } from '#functions/actor.ts';
import type { Scope } from '#functions/scope.ts';
import { mayReach } from '#functions/actors/may-reach.ts';
import { readCards } from '#functions/lists/store.ts';
import { siteKeys } from '#functions/site/keys.ts';
import { walletKeys } from '#functions/wallet/keys.ts';
import { globalPaymentKeys, paymentKeys } from './keys.ts';
import { listIn } from '#functions/table/list-in.ts';
import { getItem, getItems, queryAll } from '#functions/table/read.ts';
import { emptyWallet, type Wallet } from '#functions/wallet/model.ts';
import type { BankDetail } from '#shared/payments/get-bank-details.ts';
import { fail, ok, type Outcome } from '#shared/errors.ts';
import type { PaymentCard } from './list-writes.ts';
import type { GatewaySetting, HeldSlot, OrderEventItem, OrderItem, OrderSlot, PaymentItem } from './model.ts';
import type { Payable } from './services/order-service.ts';
import { serviceOf } from './services/registry.ts';
import { keptTaking } from './shown-orders-store.ts';

/** The gateways that a site takes payments by; a site without settings takes none. */
export const readGateways = async (actor: Actor): Promise<GatewaySetting[]> =>
  (await getItem(siteKeys.site(actor, 'PAYMENTS')))?.gateways ?? [];

/** The bank accounts that a site shows its customers for transfers. */
export const readBankDetails = async (actor: Actor): Promise<BankDetail[]> =>
  (await getItem(siteKeys.site(actor, 'BANK')))?.bankDetails ?? [];

/** An order that the actor may see; any other answers NOT_FOUND. */
export async function readOrder(actor: Actor, orderId: string): Promise<Outcome<OrderItem, 'NOT_FOUND'>> {
  const order = await getItem(paymentKeys.order(actor, orderId));
  return order && mayReachOrder(actor, order) ? ok(order) : fail('NOT_FOUND');
}

/**
 * Whose order it is; of one that pays for a quotation whoever holds its link, and at a checkout of ours, which nobody knows but
 * who was sent there, whoever comes to one that is paid without a session.
 */
const mayReachOrder = (actor: Actor, { owner, subject, kartVersion, page }: OrderItem): boolean =>
  mayReach(actor, owner) ||
  (actor.kind === 'quoteHolder' && kartVersion !== undefined && actor.kartId === subject) ||
  (actor.kind === 'visitor' && page !== undefined);

/** The order that stands in a slot; the slot's row decides in the commit that takes it (takeSlotWrites). */
export async function readSlot(actor: Actor, { owner, searchId, slot }: OrderSlot): Promise<HeldSlot> {
  const held = await getItem(paymentKeys.orderSlot(actor, owner, searchId, slot));
  const order = held && (await getItem(paymentKeys.order(actor, held.orderId)));
  return { orderId: held?.orderId, order };
}

/** An order with its events, oldest first, in one trip; NOT_FOUND where the actor may not see it. */
export async function readTimeline(
  actor: Actor,
  orderId: string,
): Promise<Outcome<{ order: OrderItem; events: OrderEventItem[] }, 'NOT_FOUND'>> {
  const items = await queryAll(paymentKeys.orderItems(actor, orderId), { consistent: true });
  const order = items.find(({ sk }) => sk === 'A') as unknown as OrderItem | undefined;
  if (!order || !mayReachOrder(actor, order)) return fail('NOT_FOUND');
  return ok({ order, events: items.filter(({ sk }) => String(sk).startsWith('EV#')) as unknown as OrderEventItem[] });
}

/** The payments begun for an order at gateways. */
export const readPayment = (actor: Actor, orderId: string): Promise<PaymentItem | undefined> =>
  getItem(paymentKeys.payment(actor, orderId));

/** The rows that say what an order pays for, for whoever ends one that nobody paid. One trip, none where it names none. */
export async function readPaidFor(actor: Actor, order: OrderItem): Promise<readonly unknown[]> {
  const keys = serviceOf(order).keysOf(actor, order);
  return keys.length ? getItems(keys) : [];
}

/** What an order pays for, as its service reads it, with its owner's wallet, in one trip. */
export async function readPayable(actor: Actor, order: OrderItem): Promise<{ payable: Payable; wallet: Wallet }> {
  const service = serviceOf(order);
  const [wallet, ...rows] = await getItems([
    walletKeys.wallet(actor, order.owner, order.currency),
    ...service.keysOf(actor, order),
  ]);
  return {
    payable: service.payable(actor, order, rows),
    wallet: wallet ?? emptyWallet(order.owner, order.currency),
  };
}

/** Payments begun at gateways that nobody has said the outcome of, the latest first. One Query. */
export const openPayments = (scope: Scope, asked: { cursor: string | undefined; limit: number }) =>
  readCards(listIn(scope, { site: paymentKeys.openPayments }), (card) => JSON.parse(card) as PaymentCard, {
    ...asked,
    descending: true,
  });

/** So many refunds to settle are counted: more are as good as many. */
const MOST_COUNTED = 100;

/** Payments of the site with a refund that waits for staff, a hundred at most. One Query. */
export async function refundsThatWait(scope: Scope): Promise<number> {
  const list = listIn(scope, { site: paymentKeys.refundsToSettle });
  const { cards } = await readCards(list, (card) => card, { cursor: undefined, limit: MOST_COUNTED });
  return cards.length;
}

/** The order that was credited with a payment of one of the site's gateways, by the gateway's own id of it. */
export async function orderOfGatewayPayment(actor: Actor, paymentId: string): Promise<string | undefined> {
  const { gateways } = await keptTaking(actor);
  const claims = await getItems(
    gateways.map(({ name, account }) => globalPaymentKeys.gatewayPayment(name, account, paymentId)),
  );
  return claims.find((claim) => claim?.site === actor.site)?.orderId;
}

/** What of a gateway's payment was credited, minor units; undefined where it never was. Claims are for ever. */
export const readCredited = async (gateway: string, account: string, paymentId: string): Promise<number | undefined> =>
  (await getItem(globalPaymentKeys.gatewayPayment(gateway, account, paymentId)))?.minor;
