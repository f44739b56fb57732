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
  if (head && head.state !== 'CANCELLED') {
    const earned = await whileBusy(() => earnOf(actor, head));
    if (!earned.ok) return;
  }
  await commit(actor, [endTask(key)]);
}

/** BUSY where something of it went back meanwhile. */
async function earnOf(actor: JobActor, head: KartItem): Promise<Outcome<void>> {
  let before = 0;
  for (const payment of await readKartPayments(actor, head.id)) {
    const order = await readOrder(actor, payment.orderId);
    if (!order.ok || payment.returnedAt) continue;
    const now = Math.max(0, order.value.amount - (order.value.refunds ?? 0));
    if (!payment.earnedAt && now > 0) {
      const lines = earnedLines(head, { before, now });
      const done = await commit(actor, earnedWrites(actor, head.id, order.value, lines));
      if (!done.ok) return done;
    }
    before += now;
  }
  return ok(undefined);
}
