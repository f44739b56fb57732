import * as z from 'zod/mini';

/** Spaces and hyphens are for reading: they are dropped, and letters become capitals. */
const plain = z.overwrite((text: string) => text.replace(/[\s-]/g, '').toUpperCase());

/** Six digits as an authenticator app shows them, of its present half minute. */
export const appCodeField = z
  .string()
  .check(plain, z.minLength(1), z.regex(/^\d{6}$/, 'Enter the 6 digits shown in your app.'));

/** Six digits of the app, or one of the recovery codes. Each works once. */
export const secondFactorCodeField = z
  .string()
  .check(
    plain,
    z.minLength(1),
    z.regex(/^(\d{6}|[0-9A-Z]{16})$/, 'Enter the 6 digits shown in your app, or a recovery code.'),
  );
