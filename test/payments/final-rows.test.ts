import { expect, it } from 'vitest';
import { keepingFinal } from '#functions/payments/final-rows-store.ts';
import { commit } from '#functions/table/commit.ts';
import { keys } from '#functions/keys.ts';
import type { Key } from '#functions/table/key.ts';
import { useWorld } from '#test/harness/use-world.ts';

const world = useWorld({ at: '2026-11-21T06:00:00.000Z' });
const job = () => world.job('sarathi');
interface Noted {
  text: string;
  isDone: boolean;
}
const keyOf = (id: string) => keys.userNote(job(), 'U1', id) as Key<Noted>;
const put = (id: string, text: string, isDone: boolean) =>
  commit(job(), [{ kind: 'put', key: keyOf(id), item: { text, isDone } }]);
const reader = (most?: number) =>
  keepingFinal<Noted, keyof Noted, string>({
    fields: ['text', 'isDone'],
    of: ({ text }) => text,
    isFinal: ({ isDone }) => isDone,
    ...(most !== undefined && { most }),
  });

it('reads once what never changes again, and everything else each time, in the order asked', async () => {
  const read = reader();
  const ask = () => read(['three', 'one', 'two'].map(keyOf));
  await put('one', 'first', true);
  await put('two', 'second', false);
  expect(await ask()).toEqual([undefined, 'first', 'second']);
  await put('one', 'never seen', true);
  await put('two', 'changed', true);
  await put('three', 'there now', true);
  expect(await ask()).toEqual(['there now', 'first', 'changed']);
  world.faults.reset();
  expect(await ask()).toEqual(['there now', 'first', 'changed']);
  expect(await read([])).toEqual([]);
  expect(world.faults.counts().operations).toBe(0);
  // Another memory is its own.
  expect(await reader()([keyOf('one')])).toEqual(['never seen']);
});

it('lets go what was kept longest, and reads it anew', async () => {
  const read = reader(2);
  for (const id of ['one', 'two', 'three']) await put(id, id, true);
  expect(await read(['one', 'two', 'three'].map(keyOf))).toEqual(['one', 'two', 'three']);
  world.faults.reset();
  await read(['two', 'three'].map(keyOf));
  expect(world.faults.counts().operations).toBe(0);
  expect(await read([keyOf('one')])).toEqual(['one']);
  expect(world.faults.counts().operations).toBe(1);
});

it('reads more than one trip holds', async () => {
  const ids = Array.from({ length: 101 }, (_, nth) => `many${nth}`);
  for (const id of ['many0', 'many100']) await put(id, id, true);
  const found = await reader()(ids.map(keyOf));
  expect([found.length, found[0], found[1], found[100]]).toEqual([101, 'many0', undefined, 'many100']);
});
