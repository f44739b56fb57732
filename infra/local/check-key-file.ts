import { readFile } from 'node:fs/promises';
import * as z from 'zod/mini';

const keyFile = z.object({ keys: z.record(z.string(), z.base64()), current: z.string() });

/**
 * Throws one clear sentence where the keys of personal data are there and cannot be read: better at the start than at a
 * booking.
 */
export async function checkKeyFile(file: string): Promise<void> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) =>
    error.code === 'ENOENT' ? undefined : Promise.reject(error),
  );
  if (text === undefined || isWhole(text)) return;
  throw new Error(
    `The keys of personal data in ${file} are damaged. Put a copy of the file back, or start over with: npm start -- --fresh`,
  );
}

function isWhole(text: string): boolean {
  try {
    const { keys, current } = keyFile.parse(JSON.parse(text));
    return Object.values(keys).every((key) => Buffer.from(key, 'base64').length === 32) && current in keys;
  } catch {
    return false;
  }
}
