import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '#infra/local/engine.ts';
import { installHostMode, LOCALSTACK_VERSION } from './install-host-mode.ts';
import { hasContainerEngine } from './what-is-missing.ts';

const SERVICES = 'dynamodb,s3,ses,ssm,cloudformation,lambda,apigateway,events,iam,sts,logs,sqs,secretsmanager,cloudwatch,kms';
const MOST_SECONDS = 120;

/** A process environment that started: which function, its process, how long its code took to load and what it then held. */
export interface FunctionStart {
  function: string;
  pid: number;
  ms: number;
  megabytes: number;
}

export interface LocalStack {
  endpoint: string;
  /** Host mode only: the starts of functions so far. Undefined in a container. */
  starts: (() => FunctionStart[]) | undefined;
  stop(): Promise<void>;
}

/** Starts LocalStack on a free port: its image where a container engine answers, else from PyPI as a process. Throws with the end of its log. */
export async function startLocalStack(): Promise<LocalStack> {
  const port = await freePort();
  const folder = mkdtempSync(path.join(tmpdir(), 'portolan-localstack-'));
  const log = path.join(folder, 'localstack.log');
  const started = hasContainerEngine() ? startContainer(port, log) : await startProcess(port, folder, log);
  const endpoint = `http://127.0.0.1:${port}`;
  const startsFile = path.join(folder, 'starts.jsonl');
  try {
    await isUp(endpoint, started.child, log);
  } catch (error) {
    await started.stop();
    throw error;
  }
  return {
    endpoint,
    starts: started.isHost ? () => (existsSync(startsFile) ? readFileSync(startsFile, 'utf8').trim().split('\n').map((line) => JSON.parse(line) as FunctionStart) : []) : undefined,
    async stop() {
      await started.stop();
      if (!process.env.PORTOLAN_KEEP_LOGS) rmSync(folder, { recursive: true, force: true });
    },
  };
}

interface Started {
  child: ChildProcess;
  isHost: boolean;
  stop(): Promise<void>;
}

const settings = (port: number): Record<string, string> => ({ SERVICES, DISABLE_EVENTS: '1', SKIP_SSL_CERT_DOWNLOAD: '1', DYNAMODB_IN_MEMORY: '1', LAMBDA_SYNCHRONOUS_CREATE: '1', SQS_ENDPOINT_STRATEGY: 'path', LOCALSTACK_HOST: `127.0.0.1:${port}` });

async function startProcess(port: number, folder: string, log: string): Promise<Started> {
  const { python, root, plugin } = await installHostMode();
  const file = openSync(log, 'a');
  const child = spawn('nice', ['-n', '5', python, '-m', 'localstack.runtime.main'], {
    stdio: ['ignore', file, file],
    env: {
      PATH: process.env.PATH,
      HOME: folder,
      TMPDIR: folder,
      ...settings(port),
      GATEWAY_LISTEN: `127.0.0.1:${port}`,
      OVERRIDE_IN_DOCKER: '0',
      FILESYSTEM_ROOT: root,
      LAMBDA_RUNTIME_EXECUTOR: 'process',
      PYTHONPATH: plugin,
      PORTOLAN_NODE: process.execPath,
      PORTOLAN_STARTS: path.join(folder, 'starts.jsonl'),
    },
  });
  return {
    child,
    isHost: true,
    async stop() {
      await end(child);
      rmSync(plugin, { recursive: true, force: true });
    },
  };
}

function startContainer(port: number, log: string): Started {
  const file = openSync(log, 'a');
  const name = `portolan-localstack-${port}`;
  const variables = Object.entries(settings(port)).flatMap(([key, value]) => ['-e', `${key}=${value}`]);
  const child = spawn('docker', ['run', '--rm', '--name', name, '-p', `127.0.0.1:${port}:4566`, '-v', '/var/run/docker.sock:/var/run/docker.sock', ...variables, `localstack/localstack:${LOCALSTACK_VERSION}`], { stdio: ['ignore', file, file] });
  return { child, isHost: false, stop: () => end(child) };
}

async function isUp(endpoint: string, child: ChildProcess, log: string): Promise<void> {
  for (const until = Date.now() + MOST_SECONDS * 1000; ; await pause(250)) {
    const up = await fetch(`${endpoint}/_localstack/health`).then((answer) => answer.ok, () => false);
    if (up) return;
    if (child.exitCode !== null || Date.now() > until) throw new Error(`LocalStack did not start:\n${readFileSync(log, 'utf8').slice(-3000)}`);
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise<boolean>((resolve) => child.once('exit', () => resolve(true)));
  child.kill('SIGTERM');
  if (await Promise.race([gone, pause(10_000, false)])) return;
  child.kill('SIGKILL');
  await gone;
}
