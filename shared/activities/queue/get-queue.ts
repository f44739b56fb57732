import * as z from 'zod/mini';
import { defineCall } from '../../contract.ts';
import { numberedPage } from '../../lists/pages.ts';
import { queueFilter, queueStates } from './queue-filter.ts';
import { queueRow } from './queue-row.ts';

/** Carts of a page. */
export const QUEUE_PAGE = 25;

const { records: carts, ...numbers } = numberedPage(queueRow).shape;

export const getQueue = defineCall({
  name: 'activities/queue/get-queue',
  method: 'POST',
  path: '/api/activities/queue/getQueue',
  summary: 'Carts by where they are, changed last first, by numbered pages, and how many there are of each.',
  actor: 'user',
  access: { scope: 'own', permission: 'activities.view', module: 'Activities', locked: true },
  request: queueFilter,
  response: z.object({
    /** The page’s carts, changed last first. */
    carts,
    ...numbers,
    /** How many carts there are, by where they are. */
    statuses: z.record(z.enum(queueStates), z.number()),
    /** The one that was asked for. */
    activeStatus: z.enum(queueStates),
    /** Where the page after this one begins; null on the last. */
    cursor: z.nullable(z.string()),
  }),
  failures: [],
});
