import type { ListFile } from '#functions/lists/list-file.ts';
import { scopeOfJob } from '#functions/scope.ts';
import type { QueueFilter } from '#shared/activities/queue/queue-filter.ts';
import type { QueueRow } from '#shared/activities/queue/queue-row.ts';
import { activityCartSheet } from '#shared/activities/queue/queue-sheet.ts';
import { findCarts } from './queue-store.ts';

export const activityCartsFile: ListFile<QueueFilter, QueueRow> = {
  columns: activityCartSheet,
  async read(actor, { filter, cursor, wanted }) {
    const { carts, cursor: next } = await findCarts(scopeOfJob(actor), { ...filter, cursor: cursor ?? '' }, wanted);
    return { rows: carts, cursor: next ?? null };
  },
};
