import { handle } from '#functions/http/handle.ts';
import { scopeOf } from '#functions/scope.ts';
import { getQueue, QUEUE_PAGE } from '#shared/activities/queue/get-queue.ts';
import { ok } from '#shared/errors.ts';
import { pageOfQueue, queueCounts } from './queue-store.ts';

export const getQueueHandler = handle(getQueue, async (actor, { status, page, cursor }) => {
  const scope = scopeOf(actor, getQueue);
  const counting = queueCounts(scope);
  const total = counting.then((counts) => counts[status]);
  const [statuses, found] = await Promise.all([
    counting,
    pageOfQueue(scope, { status, page, cursor, size: QUEUE_PAGE, total }),
  ]);
  const { records: carts, ...numbers } = found;
  return ok({ carts, ...numbers, statuses, activeStatus: status });
});
