import { availableParallelism } from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { type Argon2, cost } from '#functions/runtime/argon2.ts';

/** In JavaScript, since Node 20 runs no other; found from the project's folder, which every start goes to first. */
const THREAD = path.resolve('infra/local/password-thread.mjs');
/** Cores are shared fairly among threads, this one too; more than four would be memory for a crowd that never comes. */
const MOST = Math.max(2, Math.min(4, availableParallelism()));

/** Whoever waits here longer is told so at once instead, ms: well within what a gateway waits for an answer. */
const LONGEST_WAIT = 5_000;
/** What a password is taken to take before any was measured, ms: with care, for the machine may be slow. */
const FIRST_GUESS = 250;
/** The share that the latest has in the mean. */
const LATEST = 0.2;

interface Waiting {
  resolve(value: unknown): void;
  reject(error: Error): void;
}
interface Thread {
  worker: Worker;
  waiting: Map<number, Waiting>;
  /** When it began with what it does now, ms of `performance.now`. */
  since: number;
}

/**
 * argon2id in threads of its own, each made when the ones before it are busy. One that dies fails what it had. As many
 * may wait as the threads, by what passwords took lately, can serve in time.
 */
export function passwordThreads(): Argon2 & { stop(): Promise<void> } {
  const threads = new Set<Thread>();
  let asked = 0;
  let entered = 0;
  let mean = FIRST_GUESS;
  const measure = (thread: Thread) => {
    const now = performance.now();
    // A machine that slept in between says nothing about passwords.
    mean += LATEST * (Math.min(now - thread.since, LONGEST_WAIT) - mean);
    thread.since = now;
  };
  const make = (): Thread => {
    const thread: Thread = { worker: new Worker(THREAD), waiting: new Map(), since: 0 };
    const end = (error: Error) => {
      threads.delete(thread);
      for (const { reject } of thread.waiting.values()) reject(error);
      thread.waiting.clear();
    };
    thread.worker.unref();
    thread.worker.on('message', ({ id, value, error }: { id: number; value?: unknown; error?: string }) => {
      const { resolve, reject } = thread.waiting.get(id)!;
      thread.waiting.delete(id);
      measure(thread);
      if (!thread.waiting.size) thread.worker.unref();
      if (error === undefined) resolve(value);
      else reject(new Error(error));
    });
    thread.worker.once('error', end).once('exit', () => end(new Error('a password thread ended')));
    threads.add(thread);
    return thread;
  };
  const ask = (deed: 'hash' | 'verify', options: object) =>
    new Promise<unknown>((resolve, reject) => {
      const idlest = [...threads].toSorted((a, b) => a.waiting.size - b.waiting.size)[0];
      const thread = !idlest || (idlest.waiting.size && threads.size < MOST) ? make() : idlest;
      const id = (asked += 1);
      if (!thread.waiting.size) thread.since = performance.now();
      thread.waiting.set(id, { resolve, reject });
      thread.worker.ref();
      thread.worker.postMessage({ id, deed, options });
    });
  return {
    hash: async (password, salt) => (await ask('hash', { ...cost, password, salt, outputType: 'encoded' })) as string,
    verify: async (password, hash) => (await ask('verify', { password, hash })) as boolean,
    enter() {
      if (entered >= Math.max(MOST, Math.floor((LONGEST_WAIT * MOST) / mean))) return undefined;
      entered += 1;
      return () => {
        entered -= 1;
      };
    },
    async stop() {
      await Promise.all([...threads].map(({ worker }) => worker.terminate()));
    },
  };
}
