import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { BatchGetCommand, DynamoDBDocumentClient, PutCommand } from '@aws-sdk/lib-dynamodb';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Engine, ensureTable, startEngine } from '#infra/local/engine.ts';

/** The long tests kill twenty times. */
const KILLS = Number(process.env.PORTOLAN_KILLS ?? 3);
const WRITERS = 8;
const AT_ONCE = 100;
const TABLE = 'kept';
const folder = mkdtempSync(path.join(tmpdir(), 'portolan-killed-'));
const file = path.join(folder, 'table.db');
let outer: string | undefined;

beforeAll(() => {
  // This engine is to be killed: it must be one of this file's own.
  outer = process.env.DYNAMODB_ENDPOINT;
  delete process.env.DYNAMODB_ENDPOINT;
});
afterAll(() => {
  if (outer) process.env.DYNAMODB_ENDPOINT = outer;
  rmSync(folder, { recursive: true, force: true });
});

const clientOf = ({ endpoint }: Engine) =>
  DynamoDBDocumentClient.from(
    new DynamoDBClient({
      endpoint,
      region: 'eu-west-1',
      credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
      maxAttempts: 1,
    }),
  );
const killEngine = () => process.kill(Number(readFileSync(`${file}.pid`, 'utf8')), 'SIGKILL');

/**
 * Writes from all sides until the engine is killed, which happens at the given number of acknowledged writes; the keys
 * of those.
 */
async function writeUntilKilled(client: DynamoDBDocumentClient, round: number, killedAt: number): Promise<string[]> {
  const acknowledged: string[] = [];
  let next = 0;
  const writer = async (): Promise<void> => {
    for (;;) {
      const pk = `${round} ${next++}`;
      const isKept = await client
        .send(new PutCommand({ TableName: TABLE, Item: { pk, sk: 'A', text: pk.repeat(50) } }))
        .then(
          () => true,
          () => false,
        );
      if (!isKept) return;
      acknowledged.push(pk);
      if (acknowledged.length === killedAt) killEngine();
    }
  };
  await Promise.all(Array.from({ length: WRITERS }, writer));
  return acknowledged;
}

async function countOf(client: DynamoDBDocumentClient, names: readonly string[]): Promise<number> {
  let found = 0;
  for (let at = 0; at < names.length; at += AT_ONCE) {
    const Keys = names.slice(at, at + AT_ONCE).map((pk) => ({ pk, sk: 'A' }));
    const { Responses } = await client.send(
      new BatchGetCommand({ RequestItems: { [TABLE]: { Keys, ConsistentRead: true } } }),
    );
    found += Responses?.[TABLE]?.length ?? 0;
  }
  return found;
}

test(
  `${KILLS} kills of the engine under ${WRITERS} writers lose no acknowledged write`,
  { timeout: KILLS * 30_000 },
  async () => {
    const all: string[] = [];
    for (let round = 1; round <= KILLS; round++) {
      const engine = await startEngine({ file });
      await ensureTable(engine.endpoint, TABLE);
      const client = clientOf(engine);
      expect([round, await countOf(client, all)]).toEqual([round, all.length]);
      const acknowledged = await writeUntilKilled(client, round, 50 + ((round * 37) % 200));
      expect(acknowledged.length).toBeGreaterThanOrEqual(50);
      all.push(...acknowledged);
      client.destroy();
      await engine.stop();
    }
    const engine = await startEngine({ file });
    const client = clientOf(engine);
    expect(await countOf(client, all)).toBe(all.length);
    console.log(`${all.length} acknowledged writes, ${KILLS} kills`);
    client.destroy();
    await engine.stop();
  },
);
