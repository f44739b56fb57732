/** argon2id, by whatever the place has for it: 50 ms and 19 MiB a password. */
export interface Argon2 {
  /** The encoded form, which carries its salt and parameters. */
  hash(password: string, salt: Uint8Array): Promise<string>;
  verify(password: string, hash: string): Promise<boolean>;
  /**
   * Takes a place among those who wait for a password; what it answers gives the place back. Undefined where so many
   * wait that one more would wait too long.
   */
  enter(): (() => void) | undefined;
}

/** OWASP's least parameters for argon2id: 19 MiB, two passes, one lane. */
export const cost = { parallelism: 1, iterations: 2, memorySize: 19 * 1024, hashLength: 32 } as const;

/** In the calling thread; loaded when a password is first set or tried: most calls of the domain need none. */
const inline: Argon2 = {
  async hash(password, salt) {
    const { argon2id } = await import('hash-wasm');
    return argon2id({ ...cost, password, salt, outputType: 'encoded' });
  },
  async verify(password, hash) {
    const { argon2Verify } = await import('hash-wasm');
    return argon2Verify({ password, hash });
  },
  enter: () => () => undefined,
};

let chosen = inline;

/** The one in use. A Lambda serves one request at a time, so its own thread is the right one. */
export const argon2 = (): Argon2 => chosen;

/** For a process that serves everybody: threads of their own, so that a password stops nobody else. */
export const hashPasswordsBy = (other: Argon2 | undefined): void => {
  chosen = other ?? inline;
};
