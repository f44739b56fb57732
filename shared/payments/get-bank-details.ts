import * as z from 'zod/mini';
import { defineCall } from '../contract.ts';

/** Where a customer may transfer money to, for staff to book in. */
export const bankDetail = z.object({
  /** Name of the bank. */
  bankName: z.string(),
  /** Holder of the account. */
  accountName: z.string(),
  /** Number of the account. */
  accountNumber: z.string(),
  /** Branch code of Indian transfers (IFSC); another country's code in its place elsewhere. */
  ifsc: z.string(),
  /** Name of the branch. */
  branch: z.string(),
});
export type BankDetail = z.output<typeof bankDetail>;

export const getBankDetails = defineCall({
  name: 'payments/get-bank-details',
  method: 'GET',
  path: '/api/whitelabel/getBankDetails',
  summary: "The site's bank accounts for transfers.",
  actor: 'user',
  access: { scope: 'public', permission: 'flights.book' },
  request: z.strictObject({}),
  response: z.array(bankDetail),
  failures: [],
});
