import * as z from 'zod/mini';
import { ticketFilter } from '../bookings/ticket-filter.ts';
import { defineCall } from '../contract.ts';
import { importedKinds } from '../destination/import/imported-masters.ts';
import { customerFilter } from '../users/customers/customer-filter.ts';
import { endsInOrder, statementFilter } from '../wallet/statement/statement.ts';
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

/** A customer's statement, or the entries of all wallets of the site, narrowed as the statement itself is. */
const walletEntries = z.strictObject({
  /** The wallet report. */
  list: z.literal('walletEntries'),
  /** As `getWlUserWalletEntry` takes it, whose it is left empty for the whole site; a `cursor` is not looked at. */
  filter: z
    .extend(statementFilter, {
      /** The customer; empty where none, or an address, is named. */
      userId: z._default(z.string().check(z.maxLength(40)), ''),
      /** The same by the address they sign in with; empty for none. */
      email: z._default(z.string().check(z.maxLength(200)), ''),
    })
    .check(endsInOrder),
});

/** A master of the destination desk. */
const masters = z.strictObject({
  /** Whose records, by their kind. */
  list: z.enum(importedKinds),
  /** Nothing narrows it. */
  filter: z.strictObject({
    /** The columns without any rows, with what each may hold: to be filled in and imported. */
    isTemplate: z._default(z.boolean(), false),
  }),
});

/** Each list has a permission of its own (shared/exports/lists.ts), which the handler asks for. */
export const startExport = defineCall({
  name: 'exports/start-export',
  method: 'POST',
  path: '/api/exports/startExport',
  summary: 'Begins writing all rows of a list, as its filter narrows it, into an Excel file.',
  actor: 'user',
  access: { scope: 'own', userTypes: ['staff'] },
  request: z.discriminatedUnion('list', [tickets, customers, walletEntries, masters]),
  response: exportRow,
  failures: ['JOB_RUNNING', 'TOO_MANY_JOBS', 'MODULE_OFF'],
  idempotent: true,
});
