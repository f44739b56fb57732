import { spawnSync } from 'node:child_process';
import { jobsWorker } from '#infra/aws/function-shapes.ts';

/** MB of heap that the jobs' function is deployed with. */
export const HEAP = jobsWorker.heap;
/** MB of each half of what is young: most that a job makes is soon let go. */
const YOUNG = jobsWorker.youngHeap;

/** Runs `test/bench/export-run.ts` in a process of its own: the ms that it took, and the most that it held, MB. */
export function runApart(...words: string[]): { ms: number; peak: number } {
  const { stdout, stderr } = spawnSync(process.execPath, ['start.mjs', '--run', 'test/bench/export-run.ts', ...words], {
    encoding: 'utf8',
    env: { ...process.env, NODE_OPTIONS: `--max-old-space-size=${HEAP} --max-semi-space-size=${YOUNG}` },
  });
  const line = stdout.split('\n').find((one) => one.startsWith('{"ms"'));
  if (!line) throw new Error(`no work was done: ${stderr.slice(-400)}`);
  return JSON.parse(line) as { ms: number; peak: number };
}
