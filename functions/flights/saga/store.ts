import type { Actor } from '#functions/actor.ts';
import { bothSitesOf } from '#functions/actors/resale.ts';
import { bookingKeys } from '#functions/bookings/keys.ts';
import type { BookingItem, PassengerSecrets } from '#functions/bookings/model.ts';
import { secretsName } from '#functions/bookings/writes.ts';
import { paymentKeys } from '#functions/payments/keys.ts';
import type { OrderItem } from '#functions/payments/model.ts';
import { decryptPersonal } from '#functions/runtime/data-keys.ts';
import { getItem, getItems } from '#functions/table/read.ts';
import type { Sold } from './saga.ts';

/** An order and its booking as they stand, in one consistent trip. */
export async function readSaga(
  actor: Actor,
  orderId: string,
  bookingId: string,
): Promise<{ order: OrderItem; booking: BookingItem } | undefined> {
  const [order, booking] = await getItems([paymentKeys.order(actor, orderId), bookingKeys.booking(actor, bookingId)]);
  return order && booking ? { order, booking } : undefined;
}

/** The consumer's side of what was sold through a link, as it stands; undefined for any other order. Two trips. */
export async function readSold(actor: Actor, { soldTo }: OrderItem): Promise<Sold | undefined> {
  if (!soldTo) return undefined;
  const { both, consumer } = await bothSitesOf(actor, { soldTo });
  const found = await readSaga(consumer, soldTo.orderId, soldTo.bookingId);
  if (!found) throw new Error(`no other side of ${soldTo.orderId}`);
  return { both, actor: consumer, ...found };
}

/** The supplier's side of what was bought through a link, as it stands; undefined for any other order. Two trips. */
export async function readBought(actor: Actor, { boughtFrom }: OrderItem): Promise<Sold | undefined> {
  if (!boughtFrom) return undefined;
  const { both, supplier } = await bothSitesOf(actor, { boughtFrom });
  const found = await readSaga(supplier, boughtFrom.orderId, boughtFrom.bookingId);
  if (!found) throw new Error(`no other side of ${boughtFrom.orderId}`);
  return { both, actor: supplier, ...found };
}

/**
 * A booking's passports, PANs and dates of birth, one per passenger in order; undefined where they were erased. For
 * suppliers only.
 */
export async function readPassengerSecrets(actor: Actor, bookingId: string): Promise<PassengerSecrets[] | undefined> {
  const item = await getItem(bookingKeys.bookingPii(actor, bookingId));
  return item?.sealed && ((await decryptPersonal(secretsName(actor, bookingId), item.sealed)) as PassengerSecrets[]);
}
