import type { Actor } from '#functions/actor.ts';
import type { BookedHead } from '#functions/activities/cart/model.ts';
import { cartSubject } from '#functions/activities/cart/expiry-writes.ts';
import { changeCartWrites } from '#functions/activities/cart/writes.ts';
import { activityKeys } from '#functions/activities/keys.ts';
import { clock } from '#functions/clock.ts';
import type { Write } from '#functions/table/write.ts';
import { putTask } from '#functions/tasks/writes.ts';
import { formatMoney } from '#shared/money.ts';
import { addDays, type Day, instant } from '#shared/time.ts';
import { localToMs } from '#shared/zone-time.ts';
import { drivesDueWrites } from './drives-writes.ts';
import { newVoucher } from './voucher-writes.ts';

/** From when on what was paid for a visit is earned: the day after, in the site's zone. ms since 1970. */
export const earnedFrom = (actor: Actor, date: Day): number => localToMs(`${addDays(date, 1)}T00:00`, actor.head.zone);

/**
 * What the end of a paid order writes of its cart: confirmed with its voucher where all of it is instant, else for the desk
 * to confirm. BUSY where it moved on. `code`: of the voucher, empty for none.
 */
export async function cartPaidWrites(
  actor: Actor,
  head: BookedHead,
): Promise<{ code: string; writes: Write<never>[] }> {
  const { booked } = head;
  const confirmed = booked.isInstant ? await newVoucher(actor, head.id) : undefined;
  const paid: BookedHead = {
    ...head,
    status: confirmed ? 'CONFIRMED' : 'PENDING',
    booked: { ...booked, paidAt: instant(clock.now()), ...(confirmed && { voucher: confirmed.voucher }) },
  };
  const note = formatMoney(booked.total, actor.head.currency);
  return {
    code: confirmed?.code ?? '',
    writes: [
      ...changeCartWrites(actor, head, paid, { told: { event: 'pay', note } }, 'BUSY'),
      ...(confirmed ? [...confirmed.writes, ...drivesDueWrites(actor, head)] : []),
      putTask(
        actor,
        activityKeys.cartTask(actor, head.id, 'EARN'),
        'REFRESH',
        cartSubject(actor, head.id),
        earnedFrom(actor, booked.firstDate),
      ),
    ],
  };
}
