import type { JobActor } from '#functions/actor.ts';
import { cartStands } from '#functions/activities/booked/drives-writes.ts';
import type { BookedHead, Cart, CartItem, SoldItem } from '#functions/activities/cart/model.ts';
import { readCart } from '#functions/activities/cart/store.ts';
import { clock } from '#functions/clock.ts';
import { changesOf } from '#functions/quotations/voucher/changes.ts';
import { inParts, withDriver } from '#functions/quotations/voucher/lead-voucher.ts';
import { commit } from '#functions/table/commit.ts';
import type { DueTask } from '#functions/tasks/store.ts';
import type { TaskSubject } from '#functions/tasks/task.ts';
import { endTask } from '#functions/tasks/writes.ts';
import type { TransferOfVoucher } from '#functions/transfers/model.ts';
import { readTransfersOfKart } from '#functions/transfers/store.ts';
import { transferWrites } from '#functions/transfers/writes.ts';
import { instant, MINUTE } from '#shared/time.ts';
import { msToLocal } from '#shared/zone-time.ts';

/**
 * Makes, and withdraws, the transfers of a cart until they are what it says, in parts that may each be repeated, held to the
 * cart's version. May run twice, and be killed anywhere: what others changed meanwhile is looked at again when the task is due.
 */
export async function leadDrives(actor: JobActor, { key, subject }: DueTask<TaskSubject>): Promise<void> {
  const cart = await readCart(actor, subject.reference);
  const booked = cart?.head.booked;
  if (!cart || !booked) return void (await commit(actor, [endTask(key)]));
  const head = { ...cart.head, booked };
  const transfers = await readTransfersOfKart(actor, head.id);
  const stands = { voucher: head.version, currency: actor.head.currency, now: instant(clock.now()) };
  const wanted = { transfers: wantedDrives(actor, cart, head), days: [] };
  const changes = changesOf(wanted, { transfers, days: [] }, stands);
  const ready = await Promise.all(changes.transfers.map((change) => withDriver(actor, change)));
  for (const part of inParts(ready, (some) => transferWrites(actor, ...some))) {
    const written = await commit(actor, [cartStands(actor, head), ...part]);
    if (!written.ok) return;
  }
  await commit(actor, [cartStands(actor, head), endTask(key)]);
}

/**
 * What a cart wants driven: while it is confirmed, each end of each visit whose guests are fetched or brought back; once it
 * is cancelled, those of guests who are there already.
 */
function wantedDrives(actor: JobActor, { items }: Cart, head: BookedHead): TransferOfVoucher[] {
  const { status, booked } = head;
  const stands = status === 'CONFIRMED' || status === 'REDEEMED';
  return items
    .filter(({ id }) => stands || (status === 'CANCELLED' && booked.redeemed?.[id]))
    .flatMap((item) => drivesOf(actor, item, head));
}

/** ms since 1970; undefined where all that is known is the day. Where nobody said, guests are fetched for the visit's own time. */
const fetchedAt = (sold: SoldItem, timeSlot: string): number | undefined =>
  sold.fetchedAt ?? (timeSlot ? sold.startsAt : undefined);

/** The same of the way back, which begins when the visit ends where nobody said. */
const backAt = (sold: SoldItem, timeSlot: string): number | undefined =>
  sold.backAt ??
  (timeSlot && sold.durationMinutes !== null ? sold.startsAt + sold.durationMinutes * MINUTE : undefined);

function drivesOf(
  actor: JobActor,
  { id, title, name, sold, timeSlot }: CartItem,
  head: BookedHead,
): TransferOfVoucher[] {
  if (!sold) return [];
  const { leadGuest, phone, pickUpPlace, driverNote } = head.booked;
  const begins = msToLocal(sold.startsAt, actor.head.zone);
  const local = (at: number | undefined) => (at === undefined ? begins.slice(0, 10) : msToLocal(at, actor.head.zone));
  const fetched = local(fetchedAt(sold, timeSlot));
  const ends = local(backAt(sold, timeSlot));
  const there = [sold.place, title].filter(Boolean).join(', ');
  return sold.legs.map(({ end, sharingType, area }): TransferOfVoucher => {
    const home = [pickUpPlace, area].filter(Boolean).join(', ');
    const isPickUp = end === 'P';
    return {
      ...{ id: `${head.id}.${id}.${end}`, source: 'cart', kartId: head.id, lineId: id, end, sharingType },
      ...{ quotationId: 0, kartName: `Activities of ${leadGuest}`, title: `${title}: ${name}` },
      date: (isPickUp ? fetched : ends).slice(0, 10),
      time: (isPickUp ? fetched : ends).slice(11, 16),
      pickupLocation: isPickUp ? home : there,
      dropLocation: isPickUp ? there : home,
      ...{ guest: leadGuest, phone, pax: head.adults + head.children + head.infants },
      remarkForCustomer: isPickUp && timeSlot ? `Begins at ${timeSlot}` : '',
      internalRemark: driverNote,
    };
  });
}
