import * as z from 'zod/mini';
import { defineCall } from '../contract.ts';
import { ownStatementExport } from '../wallet/wallet-sheet.ts';
import { exportRow } from './export-row.ts';

/** A customer's own statement; whose it is says the session. Staff have the wallet report. */
export const startStatementExport = defineCall({
  name: 'exports/start-statement-export',
  method: 'POST',
  path: '/api/exports/startStatementExport',
  summary: "Begins writing the statement of one's own wallet, as its filter narrows it, into an Excel file.",
  actor: 'user',
  access: { scope: 'own', userTypes: ['travelAgent', 'corporate', 'retail'] },
  request: z.strictObject({
    /** As `getMyWalletEntry` takes it; a `cursor` is not looked at. */
    filter: ownStatementExport.filter,
  }),
  response: exportRow,
  failures: ['JOB_RUNNING', 'TOO_MANY_JOBS', 'MODULE_OFF'],
  idempotent: true,
});
