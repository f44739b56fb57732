import {
  type AttributeValue,
  BatchWriteItemCommand,
  DynamoDBClient,
  paginateScan,
  type WriteRequest,
} from '@aws-sdk/client-dynamodb';
import { ensureTable } from '#infra/local/engine.ts';
import { seedTestSites } from './test-environment.ts';
import { goOnFrom, lastMade, type TestUser, testUserOf } from './test-user.ts';

/** What a seeded table held, for the next file whose clock stands at the same instant. */
interface Seeded {
  rows: Record<string, AttributeValue>[];
  users: [name: string, user: TestUser][];
  lastMade: number;
}

/** By the clock's instant; of this worker, whose files have the modules anew but share what is global. */
const kept = globalThis as { seededWorlds?: Map<string, Seeded> };

/** So many rows go in one batch. */
const BATCH = 25;

/**
 * The world of `seedTestSites`, at a clock that stands: seeded by commits in the first file of a worker that asks for
 * this instant, and its rows put into the table of each one after it.
 */
export async function seededWorld(at: string): Promise<Map<string, TestUser>> {
  const [endpoint, table] = [process.env.DYNAMODB_ENDPOINT!, process.env.TABLE_NAME!];
  const client = new DynamoDBClient({
    endpoint,
    region: 'eu-west-1',
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
  });
  try {
    const worlds = (kept.seededWorlds ??= new Map<string, Seeded>());
    const known = worlds.get(at);
    if (!known) {
      const users = await seedTestSites();
      const rows: Seeded['rows'] = [];
      for await (const { Items = [] } of paginateScan({ client }, { TableName: table })) rows.push(...Items);
      worlds.set(at, { rows, users: structuredClone([...users]), lastMade: lastMade() });
      return users;
    }
    const { rows, users, lastMade: made } = known;
    await ensureTable(endpoint, table);
    const puts = rows.map((Item): WriteRequest => ({ PutRequest: { Item } }));
    for (let from = 0; from < puts.length; from += BATCH)
      await client.send(new BatchWriteItemCommand({ RequestItems: { [table]: puts.slice(from, from + BATCH) } }));
    goOnFrom(made);
    return new Map(
      structuredClone(users).map(([name, { site, item, token }]) => [name, testUserOf(site, item, token)]),
    );
  } finally {
    client.destroy();
  }
}
