import { readdir, stat, unlink } from 'node:fs/promises';
import path from 'node:path';
import { tableShape } from '#infra/table.ts';
import { DAY } from '#shared/time.ts';
import type { LocalTable } from './local-table.ts';

/** As the bucket's own rule has it on AWS: offers are of no use once their fares have expired. */
const OFFERS_LIVE = DAY;

/**
 * What DynamoDB's time to live and the bucket's lifecycle do on AWS, and the embedded engine and a folder do not: rows
 * and offers whose time is over by `now` (ms since 1970) go. Answers how many of each.
 */
export async function purge(table: LocalTable, home: string, now: number): Promise<{ rows: number; offers: number }> {
  let rows = 0;
  for await (const row of table.rows([tableShape.ttl])) {
    const ttl = row[tableShape.ttl];
    if (typeof ttl !== 'number' || ttl * 1000 > now) continue;
    await table.expire(row, ttl);
    rows += 1;
  }
  return { rows, offers: await purgeOffers(path.join(home, 'objects', 'offers'), now) };
}

async function purgeOffers(folder: string, now: number): Promise<number> {
  let gone = 0;
  for (const name of await readdir(folder).catch(() => [])) {
    const file = path.join(folder, name);
    const written = await stat(file).catch(() => undefined);
    if (!written?.isFile() || written.mtimeMs + OFFERS_LIVE > now) continue;
    await unlink(file).catch(() => undefined);
    gone += 1;
  }
  return gone;
}
