import { mkdtemp, readdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DynamoDBClient, ListTablesCommand } from '@aws-sdk/client-dynamodb';
import { describe, expect, test } from 'vitest';
import { ensureTable, startEngine } from '#infra/local/engine.ts';
import { type Lambdas, startGateway } from '#infra/local/gateway.ts';

const folder = () => mkdtemp(path.join(tmpdir(), 'portolan-start-'));
const lambdas = {} as Lambdas;

describe('starting on a machine that is not quite right', () => {
  test('a damaged database file is one clear sentence with a way out', async () => {
    const file = path.join(await folder(), 'table.db');
    await writeFile(file, 'this was a database once, '.repeat(400));
    const problem = await startEngine({ file }).then(
      (engine) => ensureTable(engine.endpoint, 'portolan').finally(() => engine.stop()),
      (error: Error) => error,
    ).catch((error: Error) => error);
    expect(problem).toBeInstanceOf(Error);
    expect((problem as Error).message).toContain('npm start -- --fresh');
  });

  test('a port in use says so and names the next', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const { port } = other.address() as AddressInfo;
    await expect(startGateway(port, lambdas, 'secret', '')).rejects.toThrow(`Port ${port} is in use. Choose another with: npm start -- --port ${port + 1}`);
    other.close();
  });

  test('an engine left behind by a killed start goes before the next one comes', async () => {
    const file = path.join(await folder(), 'table.db');
    const orphan = await startEngine({ file });
    const next = await startEngine({ file });
    await expect(fetch(orphan.endpoint)).rejects.toThrow();
    await ensureTable(next.endpoint, 'portolan');
    await next.stop();
  });

  test('the table is there again after a restart of the engine', async () => {
    const file = path.join(await folder(), 'table.db');
    const first = await startEngine({ file });
    await ensureTable(first.endpoint, 'portolan');
    await first.stop();
    const second = await startEngine({ file });
    const client = new DynamoDBClient({ endpoint: second.endpoint, region: 'eu-west-1', credentials: { accessKeyId: 'local', secretAccessKey: 'local' } });
    expect((await client.send(new ListTablesCommand())).TableNames).toContain('portolan');
    await second.stop();
    expect(await readdir(path.dirname(file))).toContain('table.db');
  });
});
