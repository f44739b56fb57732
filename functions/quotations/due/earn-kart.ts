import type { JobActor } from '#functions/actor.ts';
import { clock } from '#functions/clock.ts';
import { shareOf } from '#functions/payments/refunds/refund-lines.ts';
import { readOrder } from '#functions/payments/store.ts';
import { commit } from '#functions/table/commit.ts';
import { whileBusy } from '#functions/table/until-it-stands.ts';
import type { DueTask } from '#functions/tasks/store.ts';
import type { TaskSubject } from '#functions/tasks/task.ts';
import { endTask, moveTask } from '#functions/tasks/writes.ts';
import type { HouseLine } from '#functions/wallet/model.ts';
import { ok, type Outcome } from '#shared/errors.ts';
import type { KartItem } from '../model.ts';
import { earnedWrites } from './earned-writes.ts';
import { overpaidOf } from '../payment/open-amount.ts';
import { earnedFrom } from '../payment/paid-writes.ts';
import { readHead, readKartPayments } from '../store.ts';

/**
 * What was paid for a quotation as it is earned: its part of the tax and of what suppliers are owed by known costs, the rest
 * the site's own. `before` was earned already; parts that follow each other come to the whole. Minor units.
 */
export function earnedLines(
  { gst, cost, totalPrice }: Pick<KartItem, 'gst' | 'cost' | 'totalPrice'>,
  { before, now }: { before: number; now: number },
): HouseLine[] {
  const part = { before, now, whole: Math.max(totalPrice, before + now) };
  const [tax, owed] = [shareOf(gst, part), shareOf(cost, part)];
  return [
    { account: 'clearing', minor: -now },
    { account: 'tax:gst', minor: tax },
    { account: 'supplierPayable:destination', minor: owed },
    { account: 'revenue:quotations', minor: now - tax - owed },
  ];
}

/** The day after the trip, what was paid for it is earned, order by order, each once. A trip that moved on is looked at again then. */
export async function earnKart(actor: JobActor, { key, subject }: DueTask<TaskSubject>): Promise<void> {
  const head = await readHead(actor, subject.reference);
  const from = head && earnedFrom(actor, head);
  if (from !== undefined && from > clock.now()) return void (await commit(actor, [moveTask(key, from)]));
  const earned = await whileBusy(() => earnOf(actor, subject.reference));
  if (!earned.ok) return;
  await commit(actor, [endTask(key)]);
}

/** What was paid beyond the total is not earned: it waits to go back. BUSY where something of it changed meanwhile. */
async function earnOf(actor: JobActor, id: string): Promise<Outcome<void>> {
  const head = await readHead(actor, id);
  if (!head || head.state === 'CANCELLED') return ok(undefined);
  const most = head.paidOnline - overpaidOf(head);
  let before = 0;
  for (const payment of await readKartPayments(actor, head.id)) {
    const order = await readOrder(actor, payment.orderId);
    if (!order.ok || payment.returnedAt) continue;
    const left = Math.max(0, order.value.amount - (order.value.refunds ?? 0));
    const now = payment.earnedAt ? (payment.earned ?? left) : Math.min(left, Math.max(0, most - before));
    if (!payment.earnedAt && now > 0) {
      const lines = earnedLines(head, { before, now });
      const done = await commit(actor, earnedWrites(actor, head, order.value, { earned: now, lines }));
      if (!done.ok) return done;
    }
    before += now;
  }
  return ok(undefined);
}
