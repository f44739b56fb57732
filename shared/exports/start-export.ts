import * as z from 'zod/mini';
import { ticketFilter } from '../bookings/ticket-filter.ts';
import { defineCall } from '../contract.ts';
import { customerFilter } from '../users/customer-filter.ts';
import { exportRow } from './export-row.ts';

/** The ticket queue, narrowed as the list itself is. */
const tickets = z.strictObject({
  /** The ticket queue. */
  list: z.literal('tickets'),
  /** As `getTickets` takes it; a `cursor` is not looked at. */
  filter: ticketFilter,
});
/** The customers, narrowed as the list itself is. */
const customers = z.strictObject({
  /** The customers. */
  list: z.literal('customers'),
  /** As `getCustomers` takes it; `page` and `cursor` are not looked at. */
  filter: customerFilter,
});

/** Each list has a permission of its own (shared/exports/lists.ts), which the handler asks for. */
export const startExport = defineCall({
  name: 'exports/start-export',
  method: 'POST',
  path: '/api/exports/startExport',
  summary: 'Begins writing all rows of a list, as its filter narrows it, into an Excel file.',
  actor: 'user',
  access: { scope: 'own', userTypes: ['staff'] },
  request: z.discriminatedUnion('list', [tickets, customers]),
  response: exportRow,
  failures: ['JOB_RUNNING', 'TOO_MANY_JOBS', 'MODULE_OFF'],
  idempotent: true,
});
