import { handle } from '#functions/http/handle.ts';
import { scopeOf } from '#functions/scope.ts';
import { getQueue, QUEUE_PAGE } from '#shared/activities/queue/get-queue.ts';
import { ok } from '#shared/errors.ts';
import { pageOfQueue, queueCounts } from './queue-store.ts';

export const getQueueHandler = handle(getQueue, async (actor, { status, page, cursor }) => {
  const scope = scopeOf(actor, getQueue);
  const statuses = await queueCounts(scope);
  const found = await pageOfQueue(scope, { status, page, cursor, size: QUEUE_PAGE, total: statuses[status] });
  const { records: carts, ...numbers } = found;
  return ok({ carts, ...numbers, statuses, activeStatus: status });
});
