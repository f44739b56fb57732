import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { tableName } from '#functions/table/client.ts';
import { commit } from '#functions/table/commit.ts';
import { keys } from '#functions/keys.ts';
import { SCHEMA_VERSION, schemaKey } from '#functions/table/schema-version.ts';
import { getItem, type Item } from '#functions/table/read.ts';
import { type LocalTable, localTable } from '#infra/local/local-table.ts';
import { bringUpToDate } from '#infra/upgrade/bring-up-to-date.ts';
import { killableProcess } from '#test/harness/killable-process.ts';
import { storedRow } from '#test/harness/stored-row.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { loudQuotes, NEXT } from './loud-quotes.ts';

const world = useWorld({ at: '2026-12-01T08:00:00Z' });
const run = killableProcess(world.folder, path.join(import.meta.dirname, 'killed-upgrade.ts'));
const job = () => world.job('sarathi');
const QUOTES = 5;
/** Every so many-th operation one is killed at. */
const STEP = 3;
let table: LocalTable;
let marks = 0;

beforeAll(() => {
  table = localTable(process.env.DYNAMODB_ENDPOINT!, tableName());
});
afterAll(() => table.close());

const upgrade = () =>
  bringUpToDate({
    ...{ rows: table.rows, by: job(), say: () => undefined, anew: '' },
    ...{ upgrades: loudQuotes, version: NEXT },
  });
/** Rows of today's version in a table that is not known to be of the next one. */
async function begin(): Promise<string[]> {
  const words = Array.from({ length: QUOTES }, () => `word${(marks += 1)}`);
  const made = words.map((word) => ({ kind: 'put' as const, key: keys.quote(job(), word), item: { word } }));
  expect((await commit(job(), [...made, { kind: 'delete', key: schemaKey() }])).ok).toBe(true);
  return words;
}
const rowOf = (word: string) => storedRow<Item>(keys.quote(job(), word));

it('goes on where a process was killed, wherever that is, and nothing is done twice', async () => {
  await begin();
  const { signal, said } = await run(0, 'before', {});
  const operations = Number(said);
  expect([signal, operations > 2 * QUOTES]).toEqual([null, true]);
  const cut: number[] = [];
  for (let killAt = 1; killAt <= operations; killAt += STEP) {
    const words = await begin();
    const about = `killed at ${killAt} of ${operations}`;
    expect((await run(killAt, killAt % 2 ? 'before' : 'under way', {})).signal, about).toBe('SIGKILL');
    const { rows, left } = await upgrade();
    cut.push(rows);
    expect(left, about).toBe(0);
    for (const word of words) {
      expect(await rowOf(word), about).toMatchObject({ word, loud: word.toUpperCase(), v: NEXT });
      expect(await rowOf(`beside ${word}`), about).toMatchObject({ of: word, v: SCHEMA_VERSION });
    }
    expect(await getItem(schemaKey()), about).toMatchObject({ version: NEXT });
    expect(await upgrade(), about).toEqual({ rows: 0, left: 0 });
  }
  // Some were killed with work behind them, and some left work to do.
  expect(Math.max(...cut)).toBeGreaterThan(Math.min(...cut));
}, 300_000);
