import { type Actor, actorName, type OwnerId, type UserActor } from '#functions/actor.ts';
import { activityKeys } from '#functions/activities/keys.ts';
import { clock } from '#functions/clock.ts';
import { entry } from '#functions/table/key.ts';
import { create, type Write } from '#functions/table/write.ts';
import type { CartState } from '#shared/activities/cart/lifecycle.ts';
import { sortableId } from '#shared/ids.ts';
import { instant } from '#shared/time.ts';
import { expiryTaskWrite } from './expiry-writes.ts';
import { inOrder } from './in-order.ts';
import type { Cart, CartEventRow, CartHead, CartItem } from './model.ts';

/** Rows that the site's counts are spread over, so that no two sales wait for one. */
export const COUNT_SHARDS = 8;

const shardOf = (id: string): `SHARD#${number}` =>
  `SHARD#${[...id].reduce((sum, letter) => (sum * 31 + letter.codePointAt(0)!) % 997, 7) % COUNT_SHARDS}`;

/** What lists show of it. A cart in hand stands in none: it is nobody else's business. */
const packedCart = ({ booked, ...head }: CartHead): string => {
  if (!booked) return JSON.stringify(head);
  const { takes: _takes, voucher: _voucher, ...shown } = booked;
  return JSON.stringify({ ...head, booked: shown });
};

const placesOf = (actor: Actor, head: CartHead): Record<string, string> =>
  head.status === 'DRAFT'
    ? {}
    : {
        card: packedCart(head),
        ...entry(activityKeys.cartsInState(actor, head.status), `${head.updatedAt}#${head.id}`),
        ...entry(activityKeys.cartsOfOwner(actor, head.owner, head.status), `${head.updatedAt}#${head.id}`),
      };

/** Moves a cart among the counts, of the site and of owners: no write where it stays where it was. */
function countWrites(actor: Actor, before: CartHead | undefined, next: CartHead): Write<never>[] {
  if (before?.status === next.status && before.owner === next.owner) return [];
  const add = (of: OwnerId | `SHARD#${number}`, counts: Partial<Record<CartState, number>>): Write<never> => ({
    kind: 'update',
    key: activityKeys.cartCount(actor, of),
    add: counts,
  });
  const [entered, left] = [{ [next.status]: 1 }, before && { [before.status]: -1 }];
  const isOfOne = !before || before.owner === next.owner;
  return [
    ...(before?.status === next.status ? [] : [add(shardOf(next.id), { ...left, ...entered })]),
    ...(isOfOne
      ? [add(next.owner, { ...left, ...entered })]
      : [add(before.owner, left ?? {}), add(next.owner, entered)]),
  ];
}

const eventOf = (
  actor: Actor,
  head: CartHead,
  event: CartEventRow['event'],
  from: CartEventRow['from'],
  note = '',
): CartEventRow => ({ event, from, to: head.status, note, at: head.updatedAt, by: actorName(actor) });

const eventWrite = (actor: Actor, { id }: CartHead, row: CartEventRow): Write<never> =>
  create(activityKeys.cartEvent(actor, id, sortableId(Date.parse(row.at))), { ...row });

/** What of a cart changes beside its head. */
interface Changed {
  put?: readonly CartItem[];
  dropped?: readonly CartItem[];
  told?: { event: CartEventRow['event']; note: string };
}

/** A cart as it is to be, and what its commit writes. */
export interface CartChange {
  cart: Cart;
  writes: Write<never>[];
  /** Whether its maker puts things into it from now on. */
  isInHand: boolean;
}

/**
 * A new cart, which is what its maker puts things into from now on. `instead`: the id that was read of the cart in hand,
 * empty for none; left out: whatever it is. CONFLICT where its id is there, or another is in hand by now.
 */
export function createCart(actor: UserActor, head: CartHead, items: readonly CartItem[], instead?: string): CartChange {
  const created = eventOf(actor, head, 'create', '');
  return {
    isInHand: true,
    cart: { head, items: inOrder(items), events: [created] },
    writes: [
      create(activityKeys.cart(actor, head.id), { ...head, ...placesOf(actor, head) }),
      ...items.map((item) => create(activityKeys.cartItem(actor, head.id, item.id), { ...item })),
      {
        kind: 'put',
        key: activityKeys.cartInHand(actor, actor.userId),
        item: { cartId: head.id },
        ...(instead !== undefined && {
          when: [instead ? { field: 'cartId', is: instead } : { field: 'cartId', missing: true }],
          otherwise: 'CONFLICT' as const,
        }),
      },
      ...countWrites(actor, undefined, head),
      eventWrite(actor, head, created),
      expiryTaskWrite(actor, head, items),
    ],
  };
}

/** Its head alone, one version on, where it stands among the others still. `otherwise` where it changed since it was read. */
export const headWrite = (
  actor: Actor,
  { version }: CartHead,
  next: CartHead,
  otherwise: 'CONFLICT' | 'BUSY',
): Write<never> => ({
  kind: 'put',
  key: activityKeys.cart(actor, next.id),
  item: { ...next, version: version + 1, ...placesOf(actor, { ...next, version: version + 1 }) },
  when: [{ field: 'version', is: version }],
  otherwise,
});

/** A cart as it is to be, one version on. `otherwise` where it changed since it was read. */
export const changeCartWrites = (
  actor: Actor,
  before: CartHead,
  next: CartHead,
  changed: Changed = {},
  otherwise: 'CONFLICT' | 'BUSY' = 'CONFLICT',
): Write<never>[] => changeOf(actor, before, next, changed, otherwise).writes;

/** The same with what the cart is then. CONFLICT where it changed since it was read. */
export function changeCart(
  actor: Actor,
  { head, items, events }: Cart,
  next: CartHead,
  changed: Changed = {},
): CartChange {
  const { put = [], dropped = [] } = changed;
  const { touched, told, writes } = changeOf(actor, head, next, changed, 'CONFLICT');
  const gone = new Set([...put, ...dropped].map(({ id }) => id));
  return {
    isInHand: false,
    cart: {
      head: { ...touched, version: head.version + 1 },
      items: inOrder([...items.filter(({ id }) => !gone.has(id)), ...put]),
      events: [...events, ...told],
    },
    writes,
  };
}

function changeOf(
  actor: Actor,
  before: CartHead,
  next: CartHead,
  { put = [], dropped = [], told }: Changed,
  otherwise: 'CONFLICT' | 'BUSY',
): { touched: CartHead; told: CartEventRow[]; writes: Write<never>[] } {
  const touched = { ...next, updatedAt: instant(clock.now()) };
  const rows = told ? [eventOf(actor, touched, told.event, before.status, told.note)] : [];
  return {
    touched,
    told: rows,
    writes: [
      headWrite(actor, before, touched, otherwise),
      ...put.map((item): Write<never> => ({
        kind: 'put',
        key: activityKeys.cartItem(actor, touched.id, item.id),
        item: { ...item },
      })),
      ...dropped.map(({ id }): Write<never> => ({ kind: 'delete', key: activityKeys.cartItem(actor, touched.id, id) })),
      ...countWrites(actor, before, touched),
      ...rows.map((row) => eventWrite(actor, touched, row)),
    ],
  };
}
