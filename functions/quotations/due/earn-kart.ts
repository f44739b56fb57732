import type { JobActor } from '#functions/actor.ts';
import { clock } from '#functions/clock.ts';
import { shareOf } from '#functions/payments/refunds/refund-lines.ts';
import { readOrder } from '#functions/payments/store.ts';
import { commit } from '#functions/table/commit.ts';
import { whileBusy } from '#functions/table/until-it-stands.ts';
import type { DueTask } from '#functions/tasks/store.ts';
import type { TaskSubject } from '#functions/tasks/task.ts';
import { endTask, moveTask } from '#functions/tasks/writes.ts';
import { ok, type Outcome } from '#shared/errors.ts';
import type { KartEarnedRow, KartItem } from '../model.ts';
import { earnedFrom } from '../earned-from.ts';
import { overpaidOf } from '../payment/open-amount.ts';
import { readHead, readKartEarned, readKartPayments } from '../store.ts';
import { papersTask } from '../voucher/task-writes.ts';
import { asHeld } from './as-held.ts';
import { type Earned, earnedWrites, paymentEarnedWrites } from './earned-writes.ts';

/** Before anything is earned. */
export const UNEARNED: KartEarnedRow = { count: 0, online: 0, collected: 0, tax: 0, owed: 0 };

/**
 * What is earned where more is: of what orders paid, out of clearing, and of what staff took, which they hold. What is
 * earned in all is set off against the tax that papers name, and owed to suppliers by known costs, by its part of the total;
 * the rest is the site's own. Whatever was earned before at whatever total, it comes to the parts of this one. Minor units.
 */
export function earnedBy(
  { gst, cost, totalPrice }: Pick<KartItem, 'gst' | 'cost' | 'totalPrice'>,
  before: KartEarnedRow,
  { online = 0, collected = 0 }: { online?: number; collected?: number },
): Earned {
  const now = before.online + online + before.collected + collected;
  const part = (minor: number) => (now > 0 ? shareOf(minor, { before: 0, now, whole: Math.max(totalPrice, now) }) : 0);
  const next: KartEarnedRow = {
    ...{ count: before.count + 1, online: before.online + online, collected: before.collected + collected },
    ...{ tax: part(gst), owed: part(cost) },
  };
  const [tax, owed] = [next.tax - before.tax, next.owed - before.owed];
  return {
    before,
    next,
    lines: [
      { account: 'clearing', minor: 0 - online },
      { account: 'collectedOutside', minor: 0 - collected },
      { account: 'tax:due', minor: tax },
      { account: 'supplierPayable:destination', minor: owed },
      { account: 'revenue:quotations', minor: online + collected - tax - owed },
    ],
  };
}

/**
 * The day after the trip, what was paid for it is earned, order by order, each once, and what staff took as far as that
 * has become. A trip that moved on is looked at again then. What was never vouchered has its papers with it.
 */
export async function earnKart(actor: JobActor, { key, subject, heldUntil }: DueTask<TaskSubject>): Promise<void> {
  const head = await readHead(actor, subject.reference);
  const from = head && earnedFrom(actor, head);
  if (from !== undefined && from > clock.now())
    return void (await commit(actor, [asHeld(moveTask(key, from), heldUntil)]));
  const earned = await earnWhatIsPaid(actor, subject.reference);
  if (!earned.ok) return;
  const papers = head && head.state !== 'CANCELLED' ? [papersTask(actor, head.id, clock.now())] : [];
  await commit(actor, [asHeld(endTask(key), heldUntil), ...papers]);
}

/** All that is paid of a quotation whose trip is over is earned. BUSY where others were at it all the time. */
export const earnWhatIsPaid = (actor: JobActor, id: string): Promise<Outcome<void>> =>
  whileBusy(() => earnOf(actor, id));

/** What was paid beyond the total is not earned: it waits to go back. BUSY where something of it changed meanwhile. */
async function earnOf(actor: JobActor, id: string): Promise<Outcome<void>> {
  const [head, payments, stands] = await Promise.all([
    readHead(actor, id),
    readKartPayments(actor, id),
    readKartEarned(actor, id),
  ]);
  if (!head || head.state === 'CANCELLED') return ok(undefined);
  const most = head.paidOnline - overpaidOf(head);
  let row = stands ?? UNEARNED;
  for (const payment of payments) {
    const { orderId, returnedAt } = payment;
    const order = await readOrder(actor, orderId);
    if (!order.ok || returnedAt) continue;
    const left = Math.max(0, order.value.amount - (order.value.refunds ?? 0) - (payment.earned ?? 0));
    const online = Math.min(left, Math.max(0, most - row.online));
    if (online <= 0) continue;
    const earned = earnedBy(head, row, { online });
    const done = await commit(actor, [
      ...earnedWrites(actor, head, orderId, earned),
      ...paymentEarnedWrites(actor, id, { order: order.value, payment }, online),
    ]);
    if (!done.ok) return done;
    row = earned.next;
  }
  const collected = Math.min(head.collectedPayment, Math.max(0, head.totalPrice - row.online)) - row.collected;
  const earned = earnedBy(head, row, { collected });
  if (earned.lines.every(({ minor }) => minor === 0)) return ok(undefined);
  return commit(actor, earnedWrites(actor, head, head.id, earned));
}
