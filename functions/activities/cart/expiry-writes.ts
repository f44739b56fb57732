import type { Actor } from '#functions/actor.ts';
import { activityKeys } from '#functions/activities/keys.ts';
import type { Write } from '#functions/table/write.ts';
import type { TaskSubject } from '#functions/tasks/task.ts';
import { endTask, putTask } from '#functions/tasks/writes.ts';
import { addDays, DAY } from '#shared/time.ts';
import { localToMs } from '#shared/zone-time.ts';
import type { CartHead, CartItem } from './model.ts';

/** A cart that nobody touches is kept so long, ms. */
const UNTOUCHED = 30 * DAY;

/** What a cart's due work names. */
export const cartSubject = (actor: Actor, id: string): TaskSubject => ({
  ...{ site: actor.site, reference: id, name: 'cart' },
});

/**
 * From when on a cart that was not checked out is over: its last day is, of the range that was searched and of its visits, or
 * it was untouched too long. ms since 1970.
 */
export function overFrom(
  actor: Actor,
  { endDate, updatedAt }: Pick<CartHead, 'endDate' | 'updatedAt'>,
  items: readonly Pick<CartItem, 'date'>[],
): number {
  const last = items.reduce((day, { date }) => (date > day ? date : day), endDate);
  return Math.min(localToMs(`${addDays(last, 1)}T00:00`, actor.head.zone), Date.parse(updatedAt) + UNTOUCHED);
}

/** A new cart is looked at when it would be over: one that was changed since is looked at again then. */
export const expiryTaskWrite = (actor: Actor, head: CartHead, items: readonly CartItem[]): Write<never> =>
  putTask(
    actor,
    activityKeys.cartTask(actor, head.id, 'EXPIRY'),
    'EXPIRY',
    cartSubject(actor, head.id),
    overFrom(actor, head, items),
  );

/** It was checked out: from then on its order says when it is over. */
export const endExpiryWrite = (actor: Actor, { id }: Pick<CartHead, 'id'>): Write<never> =>
  endTask(activityKeys.cartTask(actor, id, 'EXPIRY'));
