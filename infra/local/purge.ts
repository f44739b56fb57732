import { readdir, stat, unlink } from 'node:fs/promises';
import path from 'node:path';
import { tableShape } from '#infra/table.ts';
import { DAY } from '#shared/time.ts';
import type { LocalTable } from './local-table.ts';

/** As the bucket's own rules have it on AWS, by folder. Offers are of no use once their fares have expired. */
const LIVES: Record<string, number> = { offers: DAY, exports: 2 * DAY, uploads: DAY };

/**
 * What DynamoDB's time to live and the bucket's lifecycle do on AWS, and the embedded engine and a folder do not: rows
 * and objects whose time is over by `now` (ms since 1970) go. Answers how many of each.
 */
export async function purge(table: LocalTable, home: string, now: number): Promise<{ rows: number; objects: number }> {
  let rows = 0;
  for await (const row of table.rows([tableShape.ttl])) {
    const ttl = row[tableShape.ttl];
    if (typeof ttl !== 'number' || ttl * 1000 > now) continue;
    await table.expire(row, ttl);
    rows += 1;
  }
  let gone = 0;
  for (const [kind, lives] of Object.entries(LIVES))
    gone += await purgeFolder(path.join(home, 'objects', kind), now - lives);
  return { rows, objects: gone };
}

async function purgeFolder(folder: string, before: number): Promise<number> {
  let gone = 0;
  for (const name of await readdir(folder, { recursive: true }).catch(() => [])) {
    const file = path.join(folder, name);
    const written = await stat(file).catch(() => undefined);
    if (!written?.isFile() || written.mtimeMs > before) continue;
    await unlink(file).catch(() => undefined);
    gone += 1;
  }
  return gone;
}
