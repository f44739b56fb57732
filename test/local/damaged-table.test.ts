import { mkdtemp, open, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DynamoDBClient, PutItemCommand } from '@aws-sdk/client-dynamodb';
import { describe, expect, it } from 'vitest';
import { isDamaged } from '#infra/local/check-home.ts';
import { ensureTable, startEngine } from '#infra/local/engine.ts';
import { localTable } from '#infra/local/local-table.ts';
import { purge } from '#infra/local/purge.ts';

/** Some hundred rows, straight into a table of another engine. */
async function fill(endpoint: string): Promise<void> {
  const client = new DynamoDBClient({
    endpoint,
    region: 'eu-west-1',
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
  });
  for (let at = 0; at < 300; at++) {
    const Item = { pk: { S: `S#x#${at}` }, sk: { S: 'A' }, text: { S: 'row '.repeat(500) } };
    await client.send(new PutItemCommand({ TableName: 'portolan', Item }));
  }
  client.destroy();
}

describe('a database that starts', () => {
  it('and is damaged within is found out by reading it through', async () => {
    const home = await mkdtemp(path.join(tmpdir(), 'portolan-damaged-'));
    const file = path.join(home, 'table.db');
    const first = await startEngine({ file });
    await ensureTable(first.endpoint, 'portolan');
    await fill(first.endpoint);
    await first.stop();
    const { size } = await stat(file);
    const handle = await open(file, 'r+');
    await handle.write(Buffer.alloc(Math.floor(size / 2), 0xa5), 0, undefined, Math.floor(size / 3));
    await handle.close();
    const problem = await startEngine({ file })
      .then(async (engine) => {
        const read = localTable(engine.endpoint, 'portolan');
        return ensureTable(engine.endpoint, 'portolan')
          .then(() => purge(read, home, Date.now()))
          .catch((error: unknown) => isDamaged(file, error))
          .finally(engine.stop);
      })
      .catch((error: Error) => error);
    expect(problem).toBeInstanceOf(Error);
    expect((problem as Error).message).toContain(file);
    expect((problem as Error).message).toContain('npm start -- --fresh');
  });
});
