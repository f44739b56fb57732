// domains: site
import { expect, it, vi } from 'vitest';
import type { Actor } from '#functions/actor.ts';
import { keptAsOf } from '#functions/site/kept-as-of.ts';

/** As much of an actor as is looked at. */
const at = (site: string, settings?: number): Actor =>
  ({ site, head: { revisions: settings === undefined ? {} : { settings } } }) as unknown as Actor;
const reader = () => {
  let reads = 0;
  return vi.fn(async () => (reads += 1));
};

it('is read once a revision, and anew when it moves', async () => {
  const [kept, read] = [keptAsOf<number>('settings'), reader()];
  expect(await kept(at('one'), read)).toBe(1);
  expect(await kept(at('one', 0), read)).toBe(1);
  expect(await kept(at('one', 1), read)).toBe(2);
  expect(await kept(at('one', 1), read)).toBe(2);
  // A request that began before the change knows it by its own head.
  expect(await kept(at('one', 0), read)).toBe(3);
});

it('one site never gets what is another one’s, nor one part what is another’s', async () => {
  const [kept, read] = [keptAsOf<number>('settings'), reader()];
  await kept(at('one', 1), read);
  expect(await kept(at('two', 1), read)).toBe(2);
  expect(await kept(at('one', 1), read, 'part')).toBe(3);
  expect(await kept(at('one', 1), read)).toBe(1);
});

it('what was asked for longest ago gives way', async () => {
  const [kept, read] = [keptAsOf<number>('settings', 2), reader()];
  for (const site of ['one', 'two', 'one', 'three']) await kept(at(site, 1), read);
  expect(read).toHaveBeenCalledTimes(3);
  expect(await kept(at('one', 1), read)).toBe(1);
  expect(await kept(at('two', 1), read)).toBe(4);
});

it('a read that fails is tried again', async () => {
  const kept = keptAsOf<number>('settings');
  await expect(kept(at('one', 1), () => Promise.reject(new Error('throttled')))).rejects.toThrow('throttled');
  expect(await kept(at('one', 1), () => Promise.resolve(7))).toBe(7);
});
