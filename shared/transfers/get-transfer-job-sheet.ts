import * as z from 'zod/mini';
import { defineCall } from '../contract.ts';
import { recordIdField } from '../records/record-fields.ts';
import { dateRangeField } from './date-range.ts';
import { transferShown } from './transfer.ts';

export const sheetOrders = ['time', 'driver', 'status'] as const;
export type SheetOrder = (typeof sheetOrders)[number];

export const jobSheetFilter = z.strictObject({
  /** Days of the sheet; left out, today and tomorrow. */
  dateRange: z.optional(dateRangeField),
  /** Whose transfers; empty for everybody's. */
  driverId: z._default(z.union([recordIdField, z.literal('')]), ''),
  /** What they stand by within a day. */
  sortBy: z._default(z.enum(sheetOrders), 'time'),
  /** Only those that nobody drives. */
  onlyWithoutDriver: z._default(z.boolean(), false),
});

export const getTransferJobSheet = defineCall({
  name: 'transfers/get-transfer-job-sheet',
  method: 'POST',
  path: '/api/dmc/getTransferJobSheet',
  summary: 'Transfers of some days, by day, with who drives them.',
  actor: 'user',
  access: { scope: 'site', userTypes: ['staff'], permission: 'transfers.view', module: 'Dmc' },
  request: jobSheetFilter,
  response: z.object({
    /** Days of the sheet. */
    dateRange: z.object({
      /** The first day. */
      from: z.string(),
      /** The last day. */
      to: z.string(),
    }),
    /** At most a thousand of them, by day and then as was asked. */
    transfers: z.array(transferShown),
    /** There are more than that. */
    isCut: z.boolean(),
    /** Numbers of quotations whose transfers are still being made, moved or withdrawn. */
    beingMade: z.array(z.number()),
    /** Everybody who can be given a transfer, by name. */
    drivers: z.array(
      z.object({
        /** Id of the driver. */
        id: z.string(),
        /** The driver’s name. */
        driverName: z.string(),
        /** Where they are rung; empty for nowhere. */
        phone: z.string(),
      }),
    ),
  }),
  failures: [],
});
