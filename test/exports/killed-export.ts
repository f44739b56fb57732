import { clock } from '#functions/clock.ts';
import { partSize } from '#functions/exports/part-size.ts';
import { runJob } from '#functions/workers/run-job.ts';
import { killAtOperation } from '#test/harness/kill-at-operation.ts';

/**
 * Writes a file in a process of its own, which kills itself, without a word, at the n-th operation it sends to the
 * table: before sending it, or with the operation on its way.
 */
const { AT, USER_ID, JOB_ID, PART_ROWS } = process.env as Record<string, string>;
clock.now = () => Date.parse(AT!);
Object.assign(partSize, { rows: Number(PART_ROWS), page: Number(PART_ROWS) });
killAtOperation();
await runJob('sarathi', USER_ID!, JOB_ID!);
