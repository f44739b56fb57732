import { clock } from '#functions/clock.ts';
import { partLines } from '#functions/destination/import/parts.ts';
import { runJob } from '#functions/workers/run-job.ts';
import { killAtOperation } from '#test/harness/kill-at-operation.ts';

/**
 * Writes an import in a process of its own, which kills itself, without a word, at the n-th operation it sends to the
 * table: before sending it, or with the operation on its way.
 */
const { AT, USER_ID, JOB_ID, PART_LINES } = process.env as Record<string, string>;
clock.now = () => Date.parse(AT!);
partLines.count = Number(PART_LINES);
killAtOperation();
await runJob('sarathi', USER_ID!, JOB_ID!);
