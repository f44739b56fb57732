import { spawnSync } from 'node:child_process';
import { jobsWorker } from '#infra/aws/function-shapes.ts';

/** MB of heap that the jobs' function is deployed with. */
export const HEAP = jobsWorker.heap;
/** MB of each half of what is young: most that a job makes is soon let go. */
const YOUNG = jobsWorker.youngHeap;

/** What a job took in a process of its own. */
export interface JobRun {
  ms: number;
  /** Its own processor time, ms: without what it waited for the table. */
  work: number;
  /** The most that it held, MB. */
  peak: number;
}

/** Runs `test/bench/export-run.ts` in a process of its own. */
export function runApart(...words: string[]): JobRun {
  const { stdout, stderr } = spawnSync(process.execPath, ['start.mjs', '--run', 'test/bench/export-run.ts', ...words], {
    encoding: 'utf8',
    env: { ...process.env, NODE_OPTIONS: `--max-old-space-size=${HEAP} --max-semi-space-size=${YOUNG}` },
  });
  const line = stdout.split('\n').find((one) => one.startsWith('{"ms"'));
  if (!line) throw new Error(`no work was done: ${stderr.slice(-400)}`);
  return JSON.parse(line) as JobRun;
}
