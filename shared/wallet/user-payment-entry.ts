import * as z from 'zod/mini';
import { defineCall } from '../contract.ts';
import { uploadIdField } from '../files/upload-id.ts';
import { day } from '../flights/model.ts';
import { amount } from '../money.ts';
import { isOneLine } from '../one-line.ts';
import { inSiteCurrency } from '../site-currency.ts';
import { isAtMostNineDigits, NINE_DIGITS } from './amounts.ts';
import { transferRow } from './transfer.ts';

export const userPaymentEntry = defineCall({
  name: 'wallet/user-payment-entry',
  method: 'POST',
  path: '/api/wl/user/userPaymentEntry',
  summary: 'Says that money was sent to the site’s bank account; staff see to it and credit the wallet.',
  actor: 'user',
  access: { byPartner: true, userTypes: ['travelAgent', 'corporate', 'retail'], scope: 'own' },
  idempotent: true,
  request: inSiteCurrency(
    z
      .strictObject({
        /** How much was sent, above zero; at most nine digits. */
        amount,
        /** ISO 4217; left out, and never another than, the site's own, which its wallets are kept in. */
        currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
        /** The bank's reference of the transfer, such as a UTR, on one line: with letters or digits. */
        reference: z
          .string()
          .check(z.trim(), z.minLength(1), z.maxLength(80), z.refine(isOneLine, 'Please keep this on one line.')),
        /** The day it was sent, `YYYY-MM-DD`; not later than today. */
        sentOn: day,
        /** Number of the site's account that it was sent to, as getBankDetails answers it; empty where it is not known. */
        accountNumber: z._default(z.string().check(z.trim(), z.maxLength(40)), ''),
        /** Anything to add, on one line. */
        remark: z._default(
          z.string().check(z.trim(), z.maxLength(200), z.refine(isOneLine, 'Please keep this on one line.')),
          '',
        ),
        /** A finished upload of one's own for `transferSlip`; left out: none. */
        slipUploadId: z.optional(uploadIdField),
      })
      .check(z.refine(({ amount: entered }) => isAtMostNineDigits(entered), { path: ['amount'], error: NINE_DIGITS })),
  ),
  response: transferRow,
  failures: ['FILE_MISSING'],
});
