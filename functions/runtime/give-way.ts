import { setImmediate as turn } from 'node:timers/promises';

/** Steps that nobody else's request is kept waiting for: some ms of reading rows. */
const STEPS = 20;

/**
 * For long work that never waits for anything, however many promises it is made of: called before each of its steps, it
 * lets whatever else the process serves have its turn now and then.
 */
export function giveWay(): () => Promise<void> | undefined {
  let steps = 0;
  return () => {
    steps += 1;
    return steps % STEPS === 0 ? turn() : undefined;
  };
}
