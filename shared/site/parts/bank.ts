import * as z from 'zod/mini';
import { filledLine, line } from './lines.ts';

const account = z.strictObject({
  /** Name of the bank. */
  bankName: filledLine(80),
  /** Holder of the account. */
  accountName: filledLine(120),
  /** Number of the account, letters and digits. */
  accountNumber: z.string().check(
    z.overwrite((text) => text.replace(/[\s-]/g, '').toUpperCase()),
    z.regex(/^[A-Z\d]{4,34}$/, 'Please use letters and digits.'),
  ),
  /** Branch code of Indian transfers (IFSC); another country's code in its place elsewhere. */
  ifsc: line(20),
  /** Name of the branch. */
  branch: line(80),
});

/** Where customers may transfer money to. */
export const bankPart = z.strictObject({
  /** The accounts in the order they are shown, at most five. */
  accounts: z.array(account).check(z.maxLength(5)),
  /** From this amount on, whole units of the site's currency, a second person confirms a reported transfer; 0: never. */
  secondPersonFrom: z._default(z.int().check(z.minimum(0), z.maximum(999_999_999)), 0),
});
