import * as z from 'zod/mini';
import { defineCall } from '../../contract.ts';
import { dateRangeField } from '../date-range.ts';
import { driverTransferShown } from '../transfer.ts';
import { driverTokenField } from './token-field.ts';

export const getDriverTransferJobSheet = defineCall({
  name: 'transfers/link/get-driver-transfer-job-sheet',
  method: 'POST',
  path: '/api/dmcDriver/getDriverTransferJobSheet',
  summary: 'A driver’s own transfers, for whoever has their link.',
  actor: 'driver',
  access: { scope: 'own', module: 'Dmc' },
  request: z.strictObject({
    /** What the link ends in. */
    driverAccessToken: driverTokenField,
    /** Days from yesterday to a week from now; left out, today and tomorrow. */
    dateRange: z.optional(dateRangeField),
  }),
  response: z.object({
    /** What the driver is called. */
    driverName: z.string(),
    /** By day and time; those that were withdrawn too. */
    transfers: z.array(driverTransferShown),
  }),
  failures: [],
});
