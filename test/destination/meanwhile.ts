import { expect } from 'vitest';
import type { World } from '#test/harness/use-world.ts';

/** Does what somebody asks for, and something else just before it is committed; `like` is the same on other rows. */
export async function meanwhile<T>(
  { faults }: World,
  like: () => Promise<unknown>,
  ask: () => Promise<T>,
  act: () => Promise<unknown>,
): Promise<T> {
  faults.reset();
  await like();
  const { list } = faults.counts();
  const committed = list.findLastIndex(({ name }) => name === 'TransactWriteItems') + 1;
  let acted = 0;
  faults.beforeNth(committed, async () => {
    acted += 1;
    await act();
  });
  const answer = await ask();
  expect(acted).toBe(1);
  return answer;
}
