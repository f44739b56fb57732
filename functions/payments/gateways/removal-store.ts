import { drive } from '#functions/lists/drive.ts';
import { readCards } from '#functions/lists/store.ts';
import { paymentKeys } from '#functions/payments/keys.ts';
import type { OrderCard, PaymentCard } from '#functions/payments/list-writes.ts';
import type { PaymentItem } from '#functions/payments/model.ts';
import { ordersShown } from '#functions/payments/shown-orders-store.ts';
import type { Scope } from '#functions/scope.ts';
import { listIn } from '#functions/table/list-in.ts';
import { getItems } from '#functions/table/read.ts';
import { paymentCards } from './transaction-store.ts';

/** What of a gateway's payments still needs it. */
export type StillNeeded = 'open' | 'orders' | 'refunds';

/** Business constant: payments and orders that are looked through; with more under way a gateway stays. */
const MOST_LOOKED = 1000;

/**
 * Why a gateway, by its name, cannot be taken away yet: payments begun there that nobody has heard the end of, orders paid
 * there that are not at their end, payments on their way back or refunds to settle. Undefined: nothing there waits for it.
 */
export async function stillNeeds(scope: Scope, gateway: string): Promise<StillNeeded | undefined> {
  if (await hasPayments(scope, 'open', (payment) => isBegunAt(payment, gateway))) return 'open';
  if (await hasOrders(scope, gateway)) return 'orders';
  const isUnderWay = ({ returned = {}, refunds = {}, ...payment }: Looked) =>
    Object.values(returned).some((one) => one.gateway === gateway && !one.backAt) ||
    (isBegunAt(payment, gateway) &&
      Object.values(refunds).some(({ state, waits }) => state === 'underWay' || waits === true));
  if (await hasPayments(scope, 'refunds', isUnderWay)) return 'refunds';
  return (await hasPayments(scope, 'all', isUnderWay, ({ hasRefunds }) => hasRefunds === true)) ? 'refunds' : undefined;
}

const lookedFields = ['attempts', 'returned', 'refunds'] as const;
type Looked = Pick<PaymentItem, (typeof lookedFields)[number]>;
const isBegunAt = ({ attempts }: Pick<Looked, 'attempts'>, name: string): boolean =>
  attempts.some(({ gateway }) => gateway === name);

/** Whether one of the latest payments of a list is such; `asks`: whether its card says that it may be. */
async function hasPayments(
  scope: Scope,
  list: 'all' | 'open' | 'refunds',
  isSuch: (payment: Looked) => boolean,
  asks: (card: PaymentCard) => boolean = () => true,
): Promise<boolean> {
  const { found } = await drive<boolean>({
    read: async (page) => {
      const { cards, cursor } = await paymentCards(scope, page, list);
      const rows = await getItems(
        cards.filter(asks).map(({ orderId }) => paymentKeys.payment(scope.actor, orderId)),
        { fields: lookedFields },
      );
      return { cards: rows.map((row) => row !== undefined && isSuch(row)), cursor };
    },
    fits: (is) => is,
    isNarrowed: true,
    wanted: 1,
  });
  return found.length > 0;
}

/** Whether an order that was paid at a gateway is not at its end. */
async function hasOrders(scope: Scope, gateway: string): Promise<boolean> {
  const { actor } = scope;
  const list = listIn(scope, { site: paymentKeys.openOrders });
  const { cards, cursor } = await readCards(list, (card) => JSON.parse(card) as OrderCard, {
    cursor: undefined,
    limit: MOST_LOOKED,
  });
  const orders = await ordersShown(
    actor,
    cards.map(({ orderId }) => orderId),
  );
  return (
    cursor !== undefined ||
    [...orders.values()].some(({ paidBy }) => paidBy?.method === 'gateway' && paidBy.gateway === gateway)
  );
}
