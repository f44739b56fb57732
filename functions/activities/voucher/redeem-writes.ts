import { actorName, type UserActor } from '#functions/actor.ts';
import { voucherHash } from '#functions/activities/booked/voucher-writes.ts';
import type { BookedHead } from '#functions/activities/cart/model.ts';
import { changeCartWrites } from '#functions/activities/cart/writes.ts';
import { activityKeys } from '#functions/activities/keys.ts';
import { clock } from '#functions/clock.ts';
import { create, type Write } from '#functions/table/write.ts';
import { formatDay, instant } from '#shared/time.ts';
import type { VoucherRead } from './voucher-store.ts';

/** An item taken in, once, and with the last of them the cart redeemed. CONFLICT where somebody did meanwhile. */
export function redeemWrites(
  actor: UserActor,
  { cart: { head, items } }: VoucherRead,
  { code, itemId }: { code: string; itemId: string },
): Write<never>[] {
  const at = instant(clock.now());
  const redeemed = { ...head.booked.redeemed, [itemId]: at };
  const isLast = items.every(({ id }) => redeemed[id]);
  const item = items.find(({ id }) => id === itemId);
  const note = item ? [item.title, formatDay(item.date), item.timeSlot].filter(Boolean).join(', ') : '';
  const next: BookedHead = {
    ...head,
    status: isLast ? 'REDEEMED' : head.status,
    booked: { ...head.booked, redeemed },
  };
  return [
    create(activityKeys.voucherItem(actor, voucherHash(code), itemId), { at, by: actorName(actor) }),
    ...changeCartWrites(actor, head, next, { told: { event: 'redeem', note } }),
  ];
}
