import { CreateTableCommand, DynamoDBClient, ResourceInUseException } from '@aws-sdk/client-dynamodb';
import { type ChildProcess, spawn } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createTableInput } from '#infra/table.ts';
import { freePort } from './ports.ts';

export interface Engine {
  endpoint: string;
  /** Settles, with one clear sentence, only where the engine ends unasked. */
  lost: Promise<Error>;
  /** Ends the engine; the file keeps everything acknowledged. */
  stop(): Promise<void>;
}

/** The engine's binary: the package for this platform, else `dynoxide` on the PATH. */
function binary(): string {
  try {
    return path.join(
      path.dirname(
        createRequire(import.meta.url).resolve(`@dynoxide/${process.platform}-${process.arch}/package.json`),
      ),
      'dynoxide',
    );
  } catch {
    return 'dynoxide';
  }
}

/**
 * Starts the embedded DynamoDB engine on a free port; with `file`, its rows survive restarts.
 * Throws one clear sentence when the binary is missing or the file is damaged.
 */
export async function startEngine({ file }: { file?: string } = {}): Promise<Engine> {
  if (process.env.DYNAMODB_ENDPOINT)
    return { endpoint: process.env.DYNAMODB_ENDPOINT, lost: new Promise(() => undefined), stop: async () => undefined };
  if (file) await endOrphan(file);
  const port = await freePort();
  const child = spawn(
    binary(),
    ['serve', '--host', '127.0.0.1', '--port', String(port), ...(file ? ['--db-path', file] : [])],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  let said = '';
  let isUp = false;
  child.stderr.on('data', (chunk: Buffer) => (said = (said + chunk.toString()).slice(-2000)));
  const ended = new Promise<never>((_, reject) => {
    child.once('error', () =>
      reject(
        new Error(
          'The DynamoDB engine `dynoxide` was not found. Install it on the PATH, or set DYNAMODB_ENDPOINT to a DynamoDB-compatible server.',
        ),
      ),
    );
    child.once('exit', (code, signal) =>
      reject(
        new Error(
          isUp
            ? `The DynamoDB engine stopped (${signal ?? code}).`
            : `The DynamoDB engine did not start (${signal ?? code}): ${said.trim() || 'no message'}${file ? `. If ${file} is damaged, start over with: npm start -- --fresh` : ''}`,
        ),
      ),
    );
  });
  ended.catch(() => undefined);
  if (file && child.pid) await writeFile(`${file}.pid`, String(child.pid));
  const endpoint = `http://127.0.0.1:${port}`;
  await Promise.race([answers(endpoint), ended]);
  isUp = true;
  let isStopping = false;
  const lost = new Promise<Error>((resolve) => void ended.catch((error: Error) => isStopping || resolve(error)));
  return {
    endpoint,
    lost,
    stop() {
      isStopping = true;
      return end(child);
    },
  };
}

/** A start that was killed leaves its engine behind with the file open; it goes before the next one comes. */
async function endOrphan(file: string): Promise<void> {
  const pid = Number(await readFile(`${file}.pid`, 'utf8').catch(() => ''));
  if (!pid) return;
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
  if (!command.includes('dynoxide') || !command.includes(file)) return;
  process.kill(pid, 'SIGTERM');
  while (await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')) await pause(20);
}

async function answers(endpoint: string): Promise<void> {
  for (;;) {
    const up = await fetch(endpoint).then(
      () => true,
      () => false,
    );
    if (up) return;
    await pause(20);
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await gone;
}

/** Makes the table unless it is there. */
export async function ensureTable(endpoint: string, name: string): Promise<void> {
  const client = new DynamoDBClient({
    endpoint,
    region: 'eu-west-1',
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
  });
  await client.send(new CreateTableCommand(createTableInput(name))).catch((error) => {
    if (!(error instanceof ResourceInUseException)) throw error;
  });
  client.destroy();
}
