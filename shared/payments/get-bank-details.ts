import * as z from 'zod/mini';
import { defineCall } from '../contract.ts';

/** Where a customer may transfer money to, for staff to book in. */
export const bankDetail = z.object({
  bankName: z.string(),
  accountName: z.string(),
  accountNumber: z.string(),
  ifsc: z.string(),
  branch: z.string(),
});
export type BankDetail = z.output<typeof bankDetail>;

export const getBankDetails = defineCall({
  name: 'payments/get-bank-details',
  method: 'GET',
  path: '/api/whitelabel/getBankDetails',
  summary: "The site's bank accounts for transfers.",
  actor: 'user',
  access: { scope: 'public' },
  request: z.strictObject({}),
  response: z.array(bankDetail),
  failures: [],
});
