import * as z from 'zod/mini';
import { defineCall } from '../../contract.ts';
import { queueFilter, queueStates } from './queue-filter.ts';
import { queueRow } from './queue-row.ts';

/** Carts of a page. */
export const QUEUE_PAGE = 25;

/** How many carts there are, by where they are. */
const queueCounts = z.object({
  /** Carts that wait for their payment. */
  ON_HOLD: z.number(),
  /** Carts that are paid and wait for the desk. */
  PENDING: z.number(),
  /** Carts that the desk has confirmed. */
  CONFIRMED: z.number(),
  /** Carts that the desk has rejected. */
  REJECTED: z.number(),
  /** Carts that were cancelled once paid. */
  CANCELLED: z.number(),
  /** Carts whose every item was redeemed. */
  REDEEMED: z.number(),
  /** Carts that were not paid in time. */
  EXPIRED: z.number(),
});

export const getQueue = defineCall({
  name: 'activities/queue/get-queue',
  method: 'POST',
  path: '/api/activities/queue/getQueue',
  summary:
    'Carts by where they are, changed last first, by numbered pages, and how many there are of each; by cursor where words or days narrow them.',
  actor: 'user',
  access: { scope: 'own', permission: 'activities.view', module: 'Activities', locked: true },
  request: queueFilter,
  response: z.object({
    /** The page’s carts, changed last first. */
    carts: z.array(queueRow),
    /** Carts on all pages together; of a narrowed list those of this answer. */
    totalRecords: z.number(),
    /** How many pages there are; 0 where there are no carts. */
    totalPages: z.number(),
    /** Number of this page, from 1. */
    currentPage: z.number(),
    /** True where a page follows. */
    hasNextPage: z.boolean(),
    /** True where a page goes before. */
    hasPreviousPage: z.boolean(),
    /** How many carts there are, by where they are. */
    statuses: queueCounts,
    /** The one that was asked for. */
    activeStatus: z.enum(queueStates),
    /** Where the page after this one begins, or a narrowed list goes on; null at the end. */
    cursor: z.nullable(z.string()),
    /** Instant at which the last cart that a narrowed list looked at changed, fitting or not; null where nothing narrows it. */
    lookedBackTo: z.nullable(z.string()),
  }),
  failures: [],
});
