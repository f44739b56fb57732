import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, unlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { decrypt, encrypt } from './cipher.ts';
import type { KeyKeeper } from './key-keeper.ts';

/**
 * keys.json: every key that ever wrapped, base64 by id, and the one that wraps now. Rotating adds a key and moves
 * `current`.
 */
interface KeyFile {
  keys: Record<string, string>;
  current: string;
}

/**
 * Keys in a file that only its owner can read, made when missing. Read once: a rotation takes effect at the next start.
 */
export function fileKeeper(file: string): KeyKeeper {
  let loaded: Promise<KeyFile> | undefined;
  const load = () => (loaded ??= readOrMake(file));
  const keyOf = (ring: KeyFile, id: string) => {
    const key = ring.keys[id];
    if (!key) throw new Error(`the key file has no key ${id}`);
    return Buffer.from(key, 'base64');
  };
  return {
    async make(aad) {
      const ring = await load();
      const plain = randomBytes(32);
      const iv = randomBytes(12);
      const wrapped = Buffer.concat([iv, encrypt(plain, keyOf(ring, ring.current), iv, aad)]);
      return { plain, wrapped: { id: ring.current, w: wrapped.toString('base64') } };
    },
    async unwrap({ id, w }, aad) {
      const wrapped = Buffer.from(w, 'base64');
      return decrypt(wrapped.subarray(12), keyOf(await load(), id), wrapped.subarray(0, 12), aad);
    },
  };
}

/** Two processes may start at once: the file that is there first counts, and it is there whole or not at all. */
async function readOrMake(file: string): Promise<KeyFile> {
  const known = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) =>
    error.code === 'ENOENT' ? undefined : Promise.reject(error),
  );
  if (known !== undefined) return JSON.parse(known) as KeyFile;
  const id = randomBytes(6).toString('hex');
  const fresh: KeyFile = { keys: { [id]: randomBytes(32).toString('base64') }, current: id };
  const draft = `${file}.${id}`;
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(draft, JSON.stringify(fresh), { mode: 0o600 });
  await link(draft, file).catch((error: NodeJS.ErrnoException) =>
    error.code === 'EEXIST' ? undefined : Promise.reject(error),
  );
  await unlink(draft);
  return JSON.parse(await readFile(file, 'utf8')) as KeyFile;
}
