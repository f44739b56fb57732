import type { Actor } from '#functions/actors/actor.ts';
import type { BookingItem, PassengerSecrets } from '#functions/bookings/model.ts';
import { secretsName } from '#functions/bookings/writes.ts';
import type { OrderItem } from '#functions/payments/model.ts';
import { decryptPersonal } from '#functions/runtime/data-keys.ts';
import { bookingKeys } from '#functions/bookings/keys.ts';
import { paymentKeys } from '#functions/payments/keys.ts';
import { dueIn, dueKey, type DueKind } from '#functions/table/due.ts';
import type { Key } from '#functions/table/key.ts';
import { getItem, getItems, queryPage } from '#functions/table/read.ts';
import { instant } from '#shared/time.ts';
import type { TaskSubject } from './task.ts';

/** A task as the due index shows it. */
export interface DueTask<Subject extends TaskSubject = TaskSubject> {
  key: Key;
  /** The instant it was due by when seen: what its lease is conditional on. */
  due: string;
  /** The instant at which it comes back, for whoever took it by its lease. */
  heldUntil?: string;
  subject: Subject;
}

const AT_ONCE = 25;
const SHARDS = [0, 1, 2, 3] as const;

/** What of a kind is due at `now` (ms since 1970), the longest waiting first, a bounded number of each partition. */
export async function dueTasks(kind: DueKind, now: number): Promise<DueTask[]> {
  const pages = await Promise.all(
    SHARDS.map((shard) => queryPage(dueIn(kind, shard), { to: instant(now), limit: AT_ONCE })),
  );
  return pages.flatMap(({ items }) =>
    items.map((row) => ({ key: dueKey(row), due: String(row.ds), subject: row.card as TaskSubject })),
  );
}

/** An order and its booking as they stand, in one consistent trip. */
export async function readSaga(
  actor: Actor,
  orderId: string,
  bookingId: string,
): Promise<{ order: OrderItem; booking: BookingItem } | undefined> {
  const [order, booking] = await getItems([paymentKeys.order(actor, orderId), bookingKeys.booking(actor, bookingId)]);
  return order && booking ? { order, booking } : undefined;
}

/**
 * A booking's passports, PANs and dates of birth, one per passenger in order; undefined where they were erased. For
 * suppliers only.
 */
export async function readPassengerSecrets(actor: Actor, bookingId: string): Promise<PassengerSecrets[] | undefined> {
  const item = await getItem(bookingKeys.bookingPii(actor, bookingId));
  return item?.sealed && ((await decryptPersonal(secretsName(actor, bookingId), item.sealed)) as PassengerSecrets[]);
}
