import { performance } from 'node:perf_hooks';
import { afterAll, expect, it, vi } from 'vitest';
import { hashPasswordsBy } from '#functions/runtime/argon2.ts';
import { fitsPassword, hashPassword } from '#functions/users/session/password.ts';
import { passwordThreads } from '#infra/local/password-threads.ts';

const threads = passwordThreads();
const AT_ONCE = 12;

afterAll(() => threads.stop());

/** ms that this thread worked while many sign in at once. */
async function workOf(hash: string): Promise<number> {
  const before = performance.eventLoopUtilization();
  const fits = await Promise.all(
    Array.from({ length: AT_ONCE }, (_, at) => fitsPassword(at ? 'wrong-password-1' : 'right-password-1', hash)),
  );
  expect(fits.filter(Boolean)).toHaveLength(1);
  return performance.eventLoopUtilization(before).active;
}

it('passwords tried by threads fit as they did, and leave this one to everybody else', async () => {
  hashPasswordsBy(undefined);
  const earlier = await hashPassword('right-password-1');
  const alone = await workOf(earlier);
  hashPasswordsBy(threads);
  expect(await fitsPassword('right-password-1', await hashPassword('right-password-1'))).toBe(true);
  expect(await fitsPassword('right-password-1', undefined)).toBe(false);
  expect(await workOf(earlier)).toBeLessThan(alone / 4);
  hashPasswordsBy(undefined);
  expect(await fitsPassword('right-password-1', earlier)).toBe(true);
});

it('a hash that is none fails alone', async () => {
  const [broken, right] = await Promise.allSettled([
    threads.verify('a', 'no hash'),
    threads.hash('a', new Uint8Array(16)),
  ]);
  expect(broken.status).toBe('rejected');
  expect(right.status).toBe('fulfilled');
});

it('lets as many wait as it can serve in time, and as many again once they are gone', () => {
  const enterAll = () => Array.from({ length: 2_000 }, () => threads.enter()).filter((leave) => leave !== undefined);
  const first = enterAll();
  expect(first.length).toBeGreaterThanOrEqual(2);
  expect(first.length).toBeLessThan(2_000);
  expect(threads.enter()).toBeUndefined();
  first[0]!();
  expect(threads.enter()).toBeDefined();
  for (const leave of first) leave();
});

it('lets fewer wait once passwords take longer', async () => {
  const fresh = passwordThreads();
  const places = () => {
    const leaves = Array.from({ length: 2_000 }, () => fresh.enter()).filter((leave) => leave !== undefined);
    for (const leave of leaves) leave();
    return leaves.length;
  };
  const before = places();
  let now = performance.now();
  const slow = vi.spyOn(performance, 'now').mockImplementation(() => (now += 2_000));
  for (let at = 0; at < 5; at++) await fresh.hash('right-password-1', new Uint8Array(16));
  slow.mockRestore();
  expect(places()).toBeLessThan(before / 2);
  await fresh.stop();
});
