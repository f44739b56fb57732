import { expect, test } from 'vitest';
import { commitAfter } from '#functions/table/commit-after.ts';
import { keys } from '#functions/keys.ts';
import { getItem, getItems } from '#functions/table/read.ts';
import { create, type Write } from '#functions/table/write.ts';
import { useWorld } from '#test/harness/use-world.ts';

const world = useWorld();
const job = () => world.job('sarathi');
const lookUps = (many: number, word: string): Write<never>[] =>
  Array.from({ length: many }, (_, at) => ({
    kind: 'put',
    key: keys.word(job(), 'PAX', word, `B${at}`),
    item: { bookingId: `B${at}` },
  }));
const transition = (id: string) => [create(keys.booking(job(), id), { statusId: 2 })];
const found = async (writes: readonly Write<never>[]) =>
  (await getItems(writes.map(({ key }) => key))).filter(Boolean).length;

test('any number of look-ups stand before the transition, a few in a commit, and again they are the same', async () => {
  world.faults.reset();
  expect(await commitAfter(job(), lookUps(120, 'ANANYA'), transition('T1'))).toEqual({ ok: true, value: undefined });
  const sizes = world.faults.counts().list.map(({ input }) => (input.TransactItems as unknown[] | undefined)?.length);
  expect(sizes).toEqual([25, 25, 25, 25, 20, undefined]);
  expect(await found(lookUps(100, 'ANANYA'))).toBe(100);
  expect(await commitAfter(job(), lookUps(120, 'ANANYA'), transition('T1'))).toMatchObject({ code: 'CONFLICT' });
  expect(await found(lookUps(100, 'ANANYA'))).toBe(100);
});

test('without look-ups it is one commit', async () => {
  world.faults.reset();
  await commitAfter(job(), [], transition('T2'));
  expect(world.faults.counts().operations).toBe(1);
});

test('where the look-ups cannot be written nothing follows, as the caller has it called', async () => {
  world.faults.reset();
  world.faults.throttle(5);
  const done = await commitAfter(job(), lookUps(30, 'BEENA'), transition('T3'), { busy: 'WALLET_BUSY' });
  expect(done).toMatchObject({ ok: false, code: 'WALLET_BUSY' });
  expect(await getItem(keys.booking(job(), 'T3'))).toBeUndefined();
});

test('what cannot be repeated is not written before: it throws, and nothing is written', async () => {
  const counted: Write<never> = { kind: 'update', key: keys.counter(job(), 'bookings', 0), add: { count: 1 } };
  for (const wrong of [counted, ...transition('T4')])
    await expect(commitAfter(job(), [...lookUps(1, 'CHARU'), wrong], transition('T5'))).rejects.toThrow('repeated');
  expect(await found(lookUps(1, 'CHARU'))).toBe(0);
  expect(await getItem(keys.booking(job(), 'T5'))).toBeUndefined();
});
