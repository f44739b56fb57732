import { type Actor, actorName, type OwnerId, type UserActor } from '#functions/actor.ts';
import { activityKeys } from '#functions/activities/keys.ts';
import { clock } from '#functions/clock.ts';
import { entry } from '#functions/table/key.ts';
import { create, type Write } from '#functions/table/write.ts';
import type { CartState } from '#shared/activities/cart/lifecycle.ts';
import { sortableId } from '#shared/ids.ts';
import { instant } from '#shared/time.ts';
import type { CartHead, CartItem } from './model.ts';

/** Rows that the site's counts are spread over, so that no two sales wait for one. */
export const COUNT_SHARDS = 8;

const shardOf = (id: string): `SHARD#${number}` =>
  `SHARD#${[...id].reduce((sum, letter) => (sum * 31 + letter.codePointAt(0)!) % 997, 7) % COUNT_SHARDS}`;

const placesOf = (actor: Actor, head: CartHead): Record<string, string> => ({
  card: JSON.stringify(head),
  ...entry(activityKeys.cartsInState(actor, head.status), `${head.updatedAt}#${head.id}`),
  ...entry(activityKeys.cartsOfOwner(actor, head.owner, head.status), `${head.updatedAt}#${head.id}`),
});

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

const eventWrite = (actor: Actor, head: CartHead, event: string, from: string, note = ''): Write<never> => {
  const now = clock.now();
  return create(activityKeys.cartEvent(actor, head.id, sortableId(now)), {
    ...{ event, from, to: head.status, note },
    at: instant(now),
    by: actorName(actor),
  });
};

/** A new cart, which is what its maker puts things into from now on. CONFLICT where its id is there. */
export const createCartWrites = (actor: UserActor, head: CartHead, items: readonly CartItem[]): Write<never>[] => [
  create(activityKeys.cart(actor, head.id), { ...head, ...placesOf(actor, head) }),
  ...items.map((item) => create(activityKeys.cartItem(actor, head.id, item.id), { ...item })),
  { kind: 'put', key: activityKeys.cartInHand(actor, actor.userId), item: { cartId: head.id } },
  ...countWrites(actor, undefined, head),
  eventWrite(actor, head, 'create', ''),
];

/** What of a cart's items changes. */
interface ChangedItems {
  put?: readonly CartItem[];
  dropped?: readonly CartItem[];
}

/** A cart as it is to be, one version on. CONFLICT where it changed since it was read. */
export function changeCartWrites(
  actor: UserActor,
  before: CartHead,
  next: CartHead,
  { put = [], dropped = [], told }: ChangedItems & { told?: { event: string; note: string } } = {},
): Write<never>[] {
  const head = { ...next, version: before.version + 1, updatedAt: instant(clock.now()) };
  return [
    {
      kind: 'put',
      key: activityKeys.cart(actor, head.id),
      item: { ...head, ...placesOf(actor, head) },
      when: [{ field: 'version', is: before.version }],
    },
    ...put.map((item): Write<never> => ({
      kind: 'put',
      key: activityKeys.cartItem(actor, head.id, item.id),
      item: { ...item },
    })),
    ...dropped.map(({ id }): Write<never> => ({ kind: 'delete', key: activityKeys.cartItem(actor, head.id, id) })),
    ...countWrites(actor, before, head),
    ...(told ? [eventWrite(actor, head, told.event, before.status, told.note)] : []),
  ];
}
