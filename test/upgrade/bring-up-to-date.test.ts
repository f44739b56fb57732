import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { tableClient, tableName } from '#functions/table/client.ts';
import { commit } from '#functions/table/commit.ts';
import { keys } from '#functions/keys.ts';
import { FIRST_VERSION, SCHEMA_VERSION, schemaKey } from '#functions/table/schema-version.ts';
import { getItem, type Item } from '#functions/table/read.ts';
import { type LocalTable, localTable } from '#infra/local/local-table.ts';
import { bringUpToDate } from '#infra/upgrade/bring-up-to-date.ts';
import { type Upgrade, upgradeOf } from '#infra/upgrade/upgrade.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { storedRow } from '#test/harness/stored-row.ts';

const world = useWorld();
const job = () => world.job('sarathi');
let table: LocalTable;
let said: string[] = [];

beforeAll(() => {
  table = localTable(process.env.DYNAMODB_ENDPOINT!, tableName());
});
afterAll(() => table.close());
beforeEach(async () => {
  said = [];
  await commit(job(), [{ kind: 'delete', key: schemaKey() }]);
});

/** The version after today's. */
const NEXT = SCHEMA_VERSION + 1;

/** Rows of a kind that is nobody's: quotes. */
const quoteAt = (id: string) => keys.quote(job(), id);
const olderQuote = (id: string, item: Item = {}) =>
  tableClient().send(
    new PutCommand({ TableName: tableName(), Item: { ...quoteAt(id), v: SCHEMA_VERSION, word: id, ...item } }),
  );
const quote = (id: string) => storedRow<Item>(quoteAt(id));

const loud = (change?: Partial<Upgrade<{ word: string; seen?: number }>>): Upgrade =>
  upgradeOf<{ word: string; seen?: number }>({
    rows: 'quotes',
    at: /^S#[^#]+#QUO#\w+ \/ A$/,
    to: NEXT,
    dependsOn: ['word'],
    bringUpToDate: (_, { word }) => ({ set: { loud: word.toUpperCase() }, remove: ['quiet'] }),
    ...change,
  });
const run = (upgrades: readonly Upgrade[]) =>
  bringUpToDate({
    rows: table.rows,
    by: job(),
    say: (line) => said.push(line),
    anew: 'npm start -- --fresh',
    upgrades,
    version: NEXT,
  });

it('gives older rows what today’s have, once, and says so', async () => {
  await olderQuote('a', { quiet: true });
  await olderQuote('b');
  expect(await run([loud()])).toEqual({ rows: 2, left: 0 });
  expect(await quote('a')).toMatchObject({ word: 'a', loud: 'A', v: NEXT });
  expect(await quote('a')).not.toHaveProperty('quiet');
  expect(said).toEqual([
    'Bringing rows of an older version up to date, once …',
    expect.stringMatching(/^2 rows of an older version are up to date, after [\d.]+ s\.$/),
  ]);
  said = [];
  world.faults.reset();
  expect(await run([loud()])).toEqual({ rows: 0, left: 0 });
  expect(world.faults.counts().operations).toBe(1);
  expect(said).toEqual([]);
});

it('goes on where it was killed, and leaves what is of today alone', async () => {
  for (const id of ['c', 'd', 'e']) await olderQuote(id);
  let done = 0;
  const dies = loud({
    bringUpToDate: (_, { word }) => {
      if ((done += 1) > 1) throw new Error('killed');
      return { set: { loud: word.toUpperCase() } };
    },
  });
  expect(await run([dies])).toEqual({ rows: 1, left: 2 });
  expect(await getItem(schemaKey())).toBeUndefined();
  expect(said.at(-1)).toBe('2 rows could not be brought up to date; they are tried again at the next start.');
  expect(await run([loud()])).toEqual({ rows: 2, left: 0 });
  expect(await getItem(schemaKey())).toMatchObject({ version: NEXT });
});

it('reads a row anew that somebody changed meanwhile', async () => {
  await olderQuote('f');
  let looks = 0;
  const overtaken = loud({
    bringUpToDate: async (actor, { word }) => {
      if ((looks += 1) === 1) await commit(actor, [{ kind: 'update', key: quoteAt('f'), set: { word: 'later' } }]);
      return { set: { loud: word.toUpperCase() } };
    },
  });
  expect(await run([overtaken])).toEqual({ rows: 1, left: 0 });
  expect(await quote('f')).toMatchObject({ word: 'later', loud: 'LATER' });
});

it('takes a row through all versions since, with what stands beside it, in one commit', async () => {
  await olderQuote('g');
  const second = loud({
    bringUpToDate: (actor, row) => ({
      set: { twice: `${(row as unknown as { loud: string }).loud}!` },
      remove: ['loud'],
      beside: [{ kind: 'put', key: keys.quote(actor, 'g-beside'), item: { of: row.word } }],
    }),
  });
  await run([loud({ to: NEXT - 0.5 }), second]);
  expect(await quote('g')).toMatchObject({ twice: 'G!' });
  expect(await quote('g')).not.toHaveProperty('loud');
  expect(await quote('g-beside')).toMatchObject({ of: 'g' });
});

it('passes over rows of a site that is gone', async () => {
  const gone = { pk: 'S#gone#QUO#x', sk: 'A', v: SCHEMA_VERSION, word: 'x' };
  await tableClient().send(new PutCommand({ TableName: tableName(), Item: gone }));
  expect(await run([loud()])).toEqual({ rows: 0, left: 0 });
});

it('refuses a table older than the first version, whether it says so or its rows do, and changes nothing', async () => {
  const older = FIRST_VERSION - 1;
  const said = `This table's rows are of version ${older}, and this release reads ${FIRST_VERSION} and later. Begin anew: npm start -- --fresh`;
  await commit(job(), [{ kind: 'put', key: schemaKey(), item: { version: older } }]);
  await olderQuote('h');
  await expect(run([loud()])).rejects.toThrow(said);
  await commit(job(), [{ kind: 'delete', key: schemaKey() }]);
  await olderQuote('i', { v: older });
  await expect(run([loud()])).rejects.toThrow(said);
  expect([await quote('h'), await quote('i')].map((row) => row?.loud)).toEqual([undefined, undefined]);
  expect(await getItem(schemaKey())).toBeUndefined();
  await commit(job(), [{ kind: 'delete', key: quoteAt('i') }]);
  expect(await run([loud()])).toEqual({ rows: 1, left: 0 });
});
