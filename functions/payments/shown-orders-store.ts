import type { Actor } from '#functions/actor.ts';
import { keptAsOf } from '#functions/site/kept-as-of.ts';
import { siteKeys } from '#functions/site/keys.ts';
import { paymentKeys } from './keys.ts';
import { getItems } from '#functions/table/read.ts';
import { toMinor } from '#shared/money.ts';
import { keepingFinal } from './final-rows-store.ts';
import { stageOf } from './list-writes.ts';
import type { GatewaySetting, OrderItem } from './model.ts';

const shownFields = [
  'orderId',
  'serviceName',
  'subject',
  'remark',
  'state',
  'userId',
  'amount',
  'paidBy',
] as const satisfies readonly (keyof OrderItem)[];
/** An order as lists show it. */
export type ShownOrder = Pick<OrderItem, (typeof shownFields)[number]>;

/** No event leads out of an order's end. */
const readShown = keepingFinal<OrderItem, (typeof shownFields)[number], ShownOrder>({
  fields: shownFields,
  of: (row) =>
    Object.fromEntries(
      shownFields.flatMap((field) => (field in row ? [[field, row[field]]] : [])),
    ) as unknown as ShownOrder,
  isFinal: (row) => stageOf(row.state) === 'ENDED',
});

/** Orders as they stand, of those that are there; those at their end are kept in memory. */
export async function ordersShown(actor: Actor, orderIds: readonly string[]): Promise<ReadonlyMap<string, ShownOrder>> {
  const ids = [...new Set(orderIds)].filter(Boolean);
  const orders = await readShown(ids.map((id) => paymentKeys.order(actor, id)));
  return new Map(orders.flatMap((order) => (order ? [[order.orderId, order] as const] : [])));
}

/** What lists show of how a site takes money. What moves money reads it anew (readGateways, readSecondPersonFrom). */
interface Taking {
  gateways: readonly GatewaySetting[];
  /** From which amount on, minor units, a second person confirms a transfer; undefined: never. */
  secondPersonFrom: number | undefined;
}
const kept = keptAsOf<Taking>('settings');

/** Cached by the head's settings revision: a change is seen by the next request. */
export const keptTaking = (actor: Actor): Promise<Taking> =>
  kept(actor, async () => {
    const [payments, bank] = await getItems([siteKeys.site(actor, 'PAYMENTS'), siteKeys.site(actor, 'BANK')]);
    const from = bank?.secondPersonFrom ?? 0;
    return {
      gateways: payments?.gateways ?? [],
      secondPersonFrom: from ? toMinor(from, actor.head.currency) : undefined,
    };
  });

/** How customers know a gateway; its own name where it is none of the site's. */
export const titleIn = (gateways: readonly GatewaySetting[], gateway: string): string =>
  gateways.find(({ name }) => name === gateway)?.title ?? gateway;
