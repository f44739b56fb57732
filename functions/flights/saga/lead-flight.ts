import type { JobActor } from '#functions/actor.ts';
import type { OrderItem } from '#functions/payments/model.ts';
import { readSaga, readSold } from './store.ts';
import { advance } from './advance.ts';

/** More steps than any order takes; past it something goes round in circles, and the sweeper may go on another day. */
const MOST_STEPS = 12;

/** Leads a paid flight on, step by step, by the worker that holds `lease`. */
export async function leadFlight(
  actor: JobActor,
  { orderId, subject }: Pick<OrderItem, 'orderId' | 'subject'>,
  lease: string,
): Promise<void> {
  let isFresh = false;
  for (let step = 0; step < MOST_STEPS; step++) {
    const items = await readSaga(actor, orderId, subject);
    if (!items) return;
    const sold = await readSold(actor, items.order);
    const progress = await advance({ ...items, actor, lease, isFresh, ...(sold && { sold }) });
    if (progress === 'STOP') return;
    isFresh = true;
  }
}
