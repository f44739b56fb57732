import { onTableOperations } from './table-operations.ts';

/**
 * Kills the process it is called in, without a word, at the operation `KILL_AT` (from 1) that is sent to the table: where
 * `KILL_WHEN` is `before`, before sending it, else with the operation on its way. What comes back says how many were sent.
 */
export function killAtOperation(): () => number {
  const { KILL_AT, KILL_WHEN } = process.env;
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
  return () => operations;
}
