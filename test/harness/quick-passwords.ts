import { createHash } from 'node:crypto';
import { afterAll, beforeAll } from 'vitest';
import { type Argon2, hashPasswordsBy } from '#functions/runtime/argon2.ts';

const digest = (password: string, salt: string) => createHash('sha256').update(`${salt} ${password}`).digest('hex');

/** Hashes that take no time: what they fit and do not fit is as with argon2id. */
export const quickHashes: Argon2 = {
  hash: (password, salt) => {
    const text = Buffer.from(salt).toString('hex');
    return Promise.resolve(`$quick$${text}$${digest(password, text)}`);
  },
  verify: (password, hash) => {
    const [, kind, salt = '', expected] = hash.split('$');
    return Promise.resolve(kind === 'quick' && digest(password, salt) === expected);
  },
  enter: () => () => undefined,
};

/**
 * For a file or a `describe` that sends many passwords and proves something else than their hash: 50 ms less for each.
 * Call it before the users are made.
 */
export function useQuickPasswords(): void {
  beforeAll(() => hashPasswordsBy(quickHashes));
  afterAll(() => hashPasswordsBy(undefined));
}
