import { Worker } from 'node:worker_threads';
import { fail, ok, type Outcome } from '#shared/errors.ts';
import { SECOND } from '#shared/time.ts';
import type { Sheet, SheetRow } from './sheet.ts';
import { TOO_LARGE, TOO_SLOW } from './workbook-limits.ts';
import code from 'thread:./workbook-thread.ts';
import type { WorkbookTask, WorkbookWord } from './workbook-thread.ts';

/** Well within a job's lease (`JOB_LEASE`), ms: a file that takes it was made to be slow. */
const LONGEST = 40 * SECOND;
/** Files that are read at once: more would be memory for a crowd that never comes. */
const AT_ONCE = 2;
/** MB. A file at all of its limits takes half of it; the limits come first, and this is for what they forgot. */
const memory = { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 };

let running = 0;
const waiting: (() => void)[] = [];

/**
 * The first sheet of a workbook, read in a thread of its own: it takes a whole processor for seconds, in which a process
 * that serves everybody has others to answer. FILE_REFUSED with a sentence for what cannot be read, is too large, or
 * takes longer than `longest` ms.
 */
export async function readSheet(file: Buffer, longest = LONGEST): Promise<Outcome<Sheet, 'FILE_REFUSED'>> {
  if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  running += 1;
  try {
    return await inThread(file, longest);
  } finally {
    running -= 1;
    waiting.shift()?.();
  }
}

const refuse = (message: string) => fail('FILE_REFUSED', { message });

async function inThread(file: Buffer, longest: number): Promise<Outcome<Sheet, 'FILE_REFUSED'>> {
  // Nothing of this process is in it but the file: no environment, no secret.
  const thread = new Worker(code, {
    eval: true,
    name: 'workbook',
    workerData: { file } satisfies WorkbookTask,
    env: {},
    execArgv: [],
    resourceLimits: memory,
  });
  try {
    return await new Promise((resolve, reject) => {
      const late = setTimeout(() => resolve(refuse(TOO_SLOW)), longest);
      const rows: SheetRow[] = [];
      let is1904 = false;
      thread
        .on('message', (word: WorkbookWord) => {
          if ('refused' in word) return resolve(refuse(word.refused));
          if ('is1904' in word) is1904 = word.is1904;
          else rows.push(...(word.rows as SheetRow[]));
          if ('isLast' in word && word.isLast) return resolve(ok({ rows, is1904 }));
          thread.postMessage('more');
        })
        .once('error', (error: Error & { code?: string }) =>
          error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? resolve(refuse(TOO_LARGE)) : reject(error),
        )
        .once('exit', () => {
          clearTimeout(late);
          reject(new Error('the thread that read a workbook ended'));
        });
    });
  } finally {
    await thread.terminate();
  }
}
