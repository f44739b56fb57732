import { PutCommand } from '@aws-sdk/lib-dynamodb';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hashSecret } from '#functions/actors/identify.ts';
import { tableClient, tableName } from '#functions/table/client.ts';
import { commit } from '#functions/table/commit.ts';
import { keys } from '#functions/keys.ts';
import { SCHEMA_VERSION, schemaKey } from '#functions/table/schema-version.ts';
import { indexAttributes } from '#functions/table/key.ts';
import { getItem, type Item } from '#functions/table/read.ts';
import { openSessionWrites } from '#functions/users/session-writes.ts';
import { readUser } from '#functions/users/store.ts';
import { type LocalTable, localTable } from '#infra/local/local-table.ts';
import { bringUpToDate } from '#infra/upgrade/bring-up-to-date.ts';
import { HOUR } from '#shared/time.ts';
import { getSessions } from '#shared/users/session/get-sessions.ts';
import { callHttp } from '#test/harness/call-http.ts';
import { killableProcess } from '#test/harness/killable-process.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { storeOlder } from '#test/users/older-user.ts';
import { storedRow } from '#test/harness/stored-row.ts';

const world = useWorld({ at: '2026-12-01T08:00:00Z' });
const run = killableProcess(world.folder, path.join(import.meta.dirname, 'killed-upgrade.ts'));
const job = () => world.job('sarathi');
const SESSIONS = 3;
/** Every so many-th operation one is killed at. */
const STEP = 3;
let table: LocalTable;
const tokens: string[] = [];
let marks = 0;

const sessionOf = (token: string) => keys.session(job(), hashSecret(token.split('.')[1]!));
const rowOf = async (token: string) => (await storedRow<Item>(sessionOf(token)))!;
const upgrade = () => bringUpToDate({ rows: table.rows, by: job(), say: () => undefined });

const put = (item: Item) => tableClient().send(new PutCommand({ TableName: tableName(), Item: item }));

/** Sessions as they stood before users had a list of them. */
async function makeOlder(): Promise<void> {
  const [p, s] = indexAttributes.gsi3;
  for (const token of tokens) {
    const { [p]: _list, [s]: _used, ...row } = await rowOf(token);
    await put({ ...row, v: 3 });
  }
  await commit(job(), [{ kind: 'delete', key: schemaKey() }]);
}
/** An agent and its company of before there were lists, besides; the agent's id. */
const begin = async (): Promise<string> => {
  await makeOlder();
  const userId = await storeOlder(job(), String((marks += 1)));
  const { legalEntityId } = (await readUser(job(), userId))!;
  for (const key of [keys.user(job(), userId), keys.legalEntity(job(), legalEntityId!)])
    await put({ ...(await storedRow<Item>(key)), v: 1 });
  return userId;
};
/** How many own referral codes are claimed for somebody. */
async function codesOf(userId: string): Promise<number> {
  let found = 0;
  for await (const { pk, userId: holder } of table.rows(['userId']))
    if (holder === userId && pk.includes('#UQ#REF#')) found += 1;
  return found;
}
const devices = async () =>
  (await callHttp({ site: 'sarathi', call: getSessions, body: {}, as: { token: tokens[0]! } })).result!.sessions;

beforeAll(async () => {
  table = localTable(process.env.DYNAMODB_ENDPOINT!, tableName());
  const { item } = await world.addUser('sarathi', 'retail');
  for (let at = 0; at < SESSIONS; at++) {
    const { token, writes } = openSessionWrites(job(), item);
    await commit(job(), writes);
    tokens.push(token);
  }
  await upgrade();
});
afterAll(() => table.close());

it('sessions of before there was a list of them stand in it where they were used last', async () => {
  const before = await Promise.all(tokens.map(rowOf));
  expect(await devices()).toHaveLength(SESSIONS);
  await makeOlder();
  expect(await devices()).toHaveLength(1);
  expect(await upgrade()).toEqual({ rows: SESSIONS, left: 0 });
  expect(await Promise.all(tokens.map(rowOf))).toEqual(before);
  expect(await devices()).toHaveLength(SESSIONS);
});

it('a session that is used while it is brought up to date stands where it was used', async () => {
  await makeOlder();
  world.clock.advance(2 * HOUR);
  await devices();
  const used = await rowOf(tokens[0]!);
  expect(used.g3s).toBe('2026-12-01T10:00:00.000Z');
  expect(await upgrade()).toEqual({ rows: SESSIONS, left: 0 });
  expect(await rowOf(tokens[0]!)).toEqual({ ...used, v: SCHEMA_VERSION });
});

it('goes on where a process was killed, wherever that is, and nothing is done twice', async () => {
  const before = await Promise.all(tokens.map(rowOf));
  const first = await begin();
  const { signal, said } = await run(0, 'before', {});
  const operations = Number(said);
  expect([signal, operations > 3 * SESSIONS]).toEqual([null, true]);
  expect(await codesOf(first)).toBe(1);
  const cut: number[] = [];
  for (let killAt = 1; killAt <= operations; killAt += STEP) {
    const userId = await begin();
    const about = `killed at ${killAt} of ${operations}`;
    expect((await run(killAt, killAt % 2 ? 'before' : 'under way', {})).signal, about).toBe('SIGKILL');
    const { rows, left } = await upgrade();
    cut.push(rows);
    expect([about, left, await Promise.all(tokens.map(rowOf)), await codesOf(userId)]).toEqual([about, 0, before, 1]);
    expect(await readUser(job(), userId), about).toMatchObject({ referredBy: 'FRIEND50', v: SCHEMA_VERSION });
    expect(await getItem(schemaKey()), about).toMatchObject({ version: SCHEMA_VERSION });
    expect(await upgrade(), about).toEqual({ rows: 0, left: 0 });
  }
  // Some were killed with work behind them, and some left work to do.
  expect(Math.max(...cut)).toBeGreaterThan(Math.min(...cut));
}, 300_000);
