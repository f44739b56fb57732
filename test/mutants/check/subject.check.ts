import { beforeAll, expect, test } from 'vitest';
import { commit } from '#functions/table/commit.ts';
import { keys } from '#functions/keys.ts';
import { getItem } from '#functions/table/read.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { dearer, isReady, unseen } from './subject.ts';

const world = useWorld();
beforeAll(() => {
  if (!isReady(1) || isReady(2)) throw new Error('not ready');
});

test('a row in the engine tells', async () => {
  const key = keys.order(world.job('sarathi'), 'CHECK');
  expect(await getItem(key)).toBeUndefined();
  await commit(world.job('sarathi'), [{ kind: 'put', key, item: { minor: dearer(1), unseen: unseen(1) } }]);
  expect(await getItem(key)).toMatchObject({ minor: 101 });
});
