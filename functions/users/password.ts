import { randomBytes } from 'node:crypto';

/** Loaded when a password is first set or tried: most calls of the domain need none. */
const argon2 = () => import('hash-wasm');

/** OWASP's least parameters for argon2id: 19 MiB, two passes, one lane; about 50 ms. */
const cost = { parallelism: 1, iterations: 2, memorySize: 19 * 1024, hashLength: 32 } as const;

/** The encoded form, which carries its salt and parameters. */
export async function hashPassword(password: string): Promise<string> {
  const { argon2id } = await argon2();
  return argon2id({ ...cost, password: password.normalize('NFKC'), salt: randomBytes(16), outputType: 'encoded' });
}

/** A hash of the same cost, made from random bytes that nobody kept: no password fits it. */
const NOBODYS = '$argon2id$v=19$m=19456,t=2,p=1$QRuI4DSOv8s3UKDsDO/www$Qq5ZNggdAcVzsZSjnNeivtdZT5WjF0VQszb+23656Pw';

/**
 * Whether the password fits the hash. Without a hash (unknown account, no password set yet) it takes as long and
 * answers no, so that the time does not tell who has an account.
 */
export async function fitsPassword(password: string, hash: string | undefined): Promise<boolean> {
  const { argon2Verify } = await argon2();
  const fits = await argon2Verify({ password: password.normalize('NFKC'), hash: hash ?? NOBODYS });
  return fits && hash !== undefined;
}
