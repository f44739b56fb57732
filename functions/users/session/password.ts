import { randomBytes } from 'node:crypto';
import { argon2 } from '#functions/runtime/argon2.ts';

/** The encoded form, which carries its salt and parameters; about 50 ms. */
export const hashPassword = (password: string): Promise<string> =>
  argon2().hash(password.normalize('NFKC'), randomBytes(16));

/** A hash of the same cost, made from random bytes that nobody kept: no password fits it. */
const NOBODYS = '$argon2id$v=19$m=19456,t=2,p=1$QRuI4DSOv8s3UKDsDO/www$Qq5ZNggdAcVzsZSjnNeivtdZT5WjF0VQszb+23656Pw';

/**
 * Whether the password fits the hash. Without a hash (unknown account, no password set yet) it takes as long and
 * answers no, so that the time does not tell who has an account.
 */
export async function fitsPassword(password: string, hash: string | undefined): Promise<boolean> {
  const fits = await argon2().verify(password.normalize('NFKC'), hash ?? NOBODYS);
  return fits && hash !== undefined;
}
