import { clock } from '#functions/clock.ts';
import { partLines } from '#functions/destination/import/parts.ts';
import { runJob } from '#functions/jobs/run-job.ts';
import { onTableOperations } from '#test/harness/table-operations.ts';

/**
 * Writes an import in a process of its own, which kills itself, without a word, at the n-th operation it sends to the
 * table: before sending it, or with the operation on its way.
 */
const { AT, KILL_AT, KILL_WHEN, USER_ID, JOB_ID, PART_LINES } = process.env as Record<string, string>;
clock.now = () => Date.parse(AT!);
partLines.count = Number(PART_LINES);
const die = () => process.kill(process.pid, 'SIGKILL');

let operations = 0;
onTableOperations('killer', async ({ send }) => {
  operations += 1;
  if (operations === Number(KILL_AT)) {
    if (KILL_WHEN === 'before') die();
    setTimeout(die, 1);
  }
  await send();
});
await runJob('sarathi', USER_ID!, JOB_ID!);
