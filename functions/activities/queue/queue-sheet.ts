import type * as z from 'zod/mini';
import type { ListFile } from '#functions/lists/list-file.ts';
import { scopeOfJob } from '#functions/scope.ts';
import type { queueFilter } from '#shared/activities/queue/queue-filter.ts';
import type { QueueRow } from '#shared/activities/queue/queue-row.ts';
import { activityCartSheet } from '#shared/activities/queue/queue-sheet.ts';
import { cartsFrom } from './queue-store.ts';

export const activityCartsFile: ListFile<z.output<typeof queueFilter>, QueueRow> = {
  columns: activityCartSheet,
  async read(actor, { filter, cursor, wanted }) {
    const page = await cartsFrom(scopeOfJob(actor), filter.status, { cursor: cursor || undefined, limit: wanted });
    return { rows: page.carts, cursor: page.cursor ?? null };
  },
};
