import { spawn } from 'node:child_process';
import { mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DynamoDBClient, ListTablesCommand } from '@aws-sdk/client-dynamodb';
import { describe, expect, test } from 'vitest';
import { log } from '#functions/runtime/log.ts';
import { ensureTable, startEngine } from '#infra/local/engine.ts';
import { checkKeyFile } from '#infra/local/check-key-file.ts';
import { setEnvironment } from '#infra/local/environment.ts';
import { type Lambdas, startGateway } from '#infra/local/gateway.ts';
import { checkPort, readPort } from '#infra/local/ports.ts';
import { startPortolan } from '#infra/local/run.ts';
import { socketOf, takeHome } from '#infra/local/sole-user.ts';

const folder = () => mkdtemp(path.join(tmpdir(), 'portolan-start-'));
const lambdas = {} as Lambdas;

test('the console has warnings alone, whenever the logger was made', () => {
  const before = { ...process.env };
  delete process.env.LOG_LEVEL;
  log.setLogLevel('INFO');
  setEnvironment('/nowhere', { dynamodb: '', ses: '', manifest: '', port: 1, gateways: {} });
  expect(log.getLevelName()).toBe('WARN');
  process.env = before;
  log.setLogLevel('SILENT');
});

describe('starting on a machine that is not quite right', () => {
  test('a damaged database file is one clear sentence with a way out', async () => {
    const file = path.join(await folder(), 'table.db');
    await writeFile(file, 'this was a database once, '.repeat(400));
    const problem = await startEngine({ file })
      .then(
        (engine) => ensureTable(engine.endpoint, 'portolan').finally(() => engine.stop()),
        (error: Error) => error,
      )
      .catch((error: Error) => error);
    expect(problem).toBeInstanceOf(Error);
    expect((problem as Error).message).toContain('npm start -- --fresh');
  });

  test('a port in use says so and names the next', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const { port } = other.address() as AddressInfo;
    await expect(checkPort(port)).rejects.toThrow(`Port ${port} is in use.`);
    await expect(startGateway(port, lambdas, 'secret', '')).rejects.toThrow(
      `Port ${port} is in use. Choose another with: npm start -- --port ${port + 1}`,
    );
    other.close();
  });

  test.each(['abc', '-1', '70000', '', '1e3'])('"%s" is no port', (text) => {
    expect(() => readPort(text)).toThrow('is no port. Give a number from 1 to 65535');
  });

  test('a home in use is left alone, --fresh or not, until its platform ends', async () => {
    const home = await folder();
    await writeFile(path.join(home, 'table.db'), 'rows of the one that runs');
    const giveBack = await takeHome(home);
    await expect(startPortolan({ home, port: 0, fresh: true })).rejects.toThrow(
      `Portolan is already running on ${home}.`,
    );
    expect(await readFile(path.join(home, 'table.db'), 'utf8')).toBe('rows of the one that runs');
    await giveBack();
    await (
      await takeHome(home)
    )();
  });

  test('a home whose platform was killed is free', async () => {
    const home = await folder();
    const holder = spawn(
      process.execPath,
      ['-e', `require('node:net').createServer().listen(${JSON.stringify(socketOf(home))}, () => console.log('held'))`],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    );
    await new Promise((resolve) => holder.stdout.once('data', resolve));
    await expect(takeHome(home)).rejects.toThrow('already running');
    holder.kill('SIGKILL');
    await new Promise((resolve) => holder.once('exit', resolve));
    await (
      await takeHome(home)
    )();
  });

  test('a database that ends unasked says so; one that is stopped does not', async () => {
    const file = path.join(await folder(), 'table.db');
    const engine = await startEngine({ file });
    process.kill(Number(await readFile(`${file}.pid`, 'utf8')), 'SIGKILL');
    expect((await engine.lost).message).toContain('The DynamoDB engine stopped');
    const next = await startEngine({ file });
    await next.stop();
    expect(await Promise.race([next.lost, Promise.resolve('nothing lost')])).toBe('nothing lost');
  });

  test.each([
    ['half a file', '{"keys":{"a":"'],
    ['no key of that name', JSON.stringify({ keys: {}, current: 'a' })],
    ['a short key', JSON.stringify({ keys: { a: 'AAAA' }, current: 'a' })],
  ])('damaged keys are one clear sentence with a way out: %s', async (_, text) => {
    const file = path.join(await folder(), 'keys.json');
    await writeFile(file, text);
    await expect(checkKeyFile(file)).rejects.toThrow('npm start -- --fresh');
  });

  test('a body of several megabytes hears why it is refused', async () => {
    const heard: number[] = [];
    const domain = (event: { body: string | null }) =>
      Promise.resolve({ statusCode: heard.push(event.body!.length) && 413, body: 'too large' });
    const server = await startGateway(
      0,
      { domains: { site: domain }, sitePage: domain, gatewayPage: domain } as unknown as Lambdas,
      'secret',
      '',
    );
    const { port } = server.address() as AddressInfo;
    const answer = await fetch(`http://127.0.0.1:${port}/api/unknown`, { method: 'POST', body: 'x'.repeat(5_000_000) });
    expect([answer.status, await answer.text()]).toEqual([413, 'too large']);
    expect(heard[0]).toBeLessThan(1_300_000);
    expect((await fetch(`http://127.0.0.1:${port}/app/assets/%E0%A4%A`)).status).toBe(400);
    server.close();
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
    const client = new DynamoDBClient({
      endpoint: second.endpoint,
      region: 'eu-west-1',
      credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
    });
    expect((await client.send(new ListTablesCommand())).TableNames).toContain('portolan');
    await second.stop();
    expect(await readdir(path.dirname(file))).toContain('table.db');
  });
});
