import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { processTree } from './process-tree.ts';

/** A program with all that it starts. */
export interface Program {
  pid: number;
  /** Resolves with the first match in what it prints; rejects with the end of its words when it ends before. */
  says(pattern: RegExp): Promise<RegExpExecArray>;
  stop(): Promise<void>;
}

/** As it was before anything of this process set where its own table is. */
const outside = { ...process.env };

/**
 * Starts a program whose output is always read (a full pipe would stop it), in a group of its own that goes with it.
 */
export function startProgram(command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Program {
  const child = spawn(command, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
    env: { ...outside, NODE_ENV: 'production', ...env },
  });
  let said = '';
  let listen = () => undefined as void;
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      said = (said + chunk.toString()).slice(-20_000);
      listen();
    });
  }
  const ended = new Promise<never>((_, reject) => {
    child.once('error', reject);
    child.once('exit', (code) =>
      reject(new Error(`${command} ${args.join(' ')} ended (${code}): ${said.trim().slice(-600)}`)),
    );
  });
  ended.catch(() => undefined);
  const says = (pattern: RegExp) =>
    new Promise<RegExpExecArray>((resolve) => {
      listen = () => {
        const found = pattern.exec(said);
        if (found) resolve(found);
      };
      listen();
    });
  return { pid: child.pid ?? 0, says: (pattern) => Promise.race([says(pattern), ended]), stop: () => end(child) };
}

const PATIENCE = 5_000;

async function end(child: ChildProcess): Promise<void> {
  const all = processTree(child.pid ?? 0);
  if (child.exitCode === null && child.signalCode === null) {
    const gone = once(child, 'exit');
    child.kill('SIGTERM');
    await Promise.race([gone, pause(PATIENCE, undefined, { ref: false })]);
  }
  for (const pid of all) signal(pid);
}

function signal(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // Gone already.
  }
}

export interface Embedded extends Program {
  address(site: string, path: string): string;
}

/** The embedded platform in processes of its own, with a fresh state. `runtime` starts it and says its port. */
export async function startEmbedded(
  runtime = 'test/harness/browser-runtime.ts',
  ...words: readonly string[]
): Promise<Embedded> {
  const program = startProgram(process.execPath, ['start.mjs', '--run', runtime, ...words]);
  try {
    const port = (await program.says(/"port":(\d+)/))[1]!;
    return { ...program, address: (site, path) => `http://${site}.localhost:${port}${path}` };
  } catch (error) {
    await program.stop();
    throw error;
  }
}
