import { handle } from '#functions/http/handle.ts';
import { onePage } from '#functions/lists/pages.ts';
import { scopeOf } from '#functions/scope.ts';
import { getQueue, QUEUE_PAGE } from '#shared/activities/queue/get-queue.ts';
import { isQueueNarrowed } from '#shared/activities/queue/queue-filter.ts';
import { ok } from '#shared/errors.ts';
import { findCarts, pageOfQueue, queueCounts } from './queue-store.ts';

export const getQueueHandler = handle(getQueue, async (actor, asked) => {
  const { status } = asked;
  const scope = scopeOf(actor, getQueue);
  const counting = queueCounts(scope);
  const total = counting.then((counts) => counts[status]);
  const finding = isQueueNarrowed(asked)
    ? findCarts(scope, asked).then(({ carts, ...came }) => onePage(carts, came))
    : pageOfQueue(scope, { ...asked, size: QUEUE_PAGE, total }).then((page) => ({ ...page, lookedBackTo: null }));
  const [statuses, found] = await Promise.all([counting, finding]);
  const { records: carts, ...numbers } = found;
  return ok({ carts, ...numbers, statuses, activeStatus: status });
});
