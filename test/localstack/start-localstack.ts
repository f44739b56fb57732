import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '#infra/local/ports.ts';
import { containerCommand, containerRemoval, localStackSettings } from './container-command.ts';
import { installHostMode } from './install-host-mode.ts';
import { hasContainerEngine } from './what-is-missing.ts';

const MOST_SECONDS = 120;

/**
 * A process environment that started: which function, its process, how long its code took to load and what it then
 * held.
 */
export interface FunctionStart {
  function: string;
  pid: number;
  ms: number;
  megabytes: number;
}

interface FunctionPeak {
  function: string;
  peak: number;
}

export interface LocalStack {
  endpoint: string;
  /** Host mode only: the most MB that any process of each function has held. */
  peaks: (() => Map<string, number>) | undefined;
  /** Host mode only: the starts of functions so far. Undefined in a container. */
  starts: (() => FunctionStart[]) | undefined;
  stop(): Promise<void>;
}

/**
 * Starts LocalStack on a free port: its image where a container engine answers, else from PyPI as a process. Throws
 * with the end of its log.
 */
export async function startLocalStack(): Promise<LocalStack> {
  const port = await freePort();
  const folder = mkdtempSync(path.join(tmpdir(), 'portolan-localstack-'));
  const log = path.join(folder, 'localstack.log');
  const started = hasContainerEngine() ? startContainer(port, log) : await startProcess(port, folder, log);
  const endpoint = `http://127.0.0.1:${port}`;
  const file = path.join(folder, 'starts.jsonl');
  const notes = (): (FunctionStart | FunctionPeak)[] =>
    existsSync(file)
      ? readFileSync(file, 'utf8')
          .trim()
          .split('\n')
          .map((line) => JSON.parse(line) as FunctionStart | FunctionPeak)
      : [];
  try {
    await isUp(endpoint, started.child, log);
  } catch (error) {
    await started.stop();
    throw error;
  }
  return {
    endpoint,
    starts: started.isHost ? () => notes().filter((note): note is FunctionStart => 'ms' in note) : undefined,
    peaks: started.isHost
      ? () => {
          const most = new Map<string, number>();
          for (const note of notes())
            if ('peak' in note) most.set(note.function, Math.max(note.peak, most.get(note.function) ?? 0));
          return most;
        }
      : undefined,
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

async function startProcess(port: number, folder: string, log: string): Promise<Started> {
  const { python, root, plugin } = await installHostMode(folder);
  const file = openSync(log, 'a');
  // The pipe tells it when this process is gone; a group of its own lets all it started be ended with it.
  const child = spawn('nice', ['-n', '5', python, path.join(plugin, 'run_localstack.py')], {
    stdio: ['pipe', file, file],
    detached: true,
    env: {
      PATH: process.env.PATH,
      HOME: folder,
      TMPDIR: folder,
      ...localStackSettings(`127.0.0.1:${port}`),
      GATEWAY_LISTEN: `127.0.0.1:${port}`,
      OVERRIDE_IN_DOCKER: '0',
      FILESYSTEM_ROOT: root,
      LAMBDA_RUNTIME_EXECUTOR: 'process',
      PYTHONPATH: plugin,
      PORTOLAN_NODE: process.execPath,
      PORTOLAN_STARTS: path.join(folder, 'starts.jsonl'),
      PORTOLAN_RUN_FOLDER: folder,
      ...(process.env.PORTOLAN_KEEP_LOGS && { PORTOLAN_KEEP_LOGS: process.env.PORTOLAN_KEEP_LOGS }),
    },
  });
  return { child, isHost: true, stop: () => end(child, () => process.kill(-child.pid!, 'SIGKILL')) };
}

function startContainer(port: number, log: string): Started {
  const file = openSync(log, 'a');
  const child = spawn('docker', containerCommand(port), { stdio: ['ignore', file, file] });
  return {
    child,
    isHost: false,
    async stop() {
      await end(child, () => child.kill('SIGKILL'));
      spawnSync('docker', containerRemoval(port), { stdio: 'ignore' });
    },
  };
}

async function isUp(endpoint: string, child: ChildProcess, log: string): Promise<void> {
  for (const until = Date.now() + MOST_SECONDS * 1000; ; await pause(250)) {
    const up = await fetch(`${endpoint}/_localstack/health`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (up) return;
    if (child.exitCode !== null || Date.now() > until)
      throw new Error(`LocalStack did not start:\n${readFileSync(log, 'utf8').slice(-3000)}`);
  }
}

async function end(child: ChildProcess, force: () => void): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise<boolean>((resolve) => child.once('exit', () => resolve(true)));
  child.kill('SIGTERM');
  if (await Promise.race([gone, pause(10_000, false)])) return;
  force();
  await gone;
}
