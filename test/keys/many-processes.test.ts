import { expect, it, vi } from 'vitest';
import { keys } from '#functions/keys.ts';
import { getItem } from '#functions/table/read.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { makeKey } from './make-key.ts';

const world = useWorld();

/** What `spendCall` does in a process of its own: with a memory of its own, and a clock that is some ms ahead. */
async function processWith(ahead: number) {
  vi.resetModules();
  const [{ clock }, { spendCall }, { makeVisitor }] = await Promise.all([
    import('#functions/clock.ts'),
    import('#functions/http/by-key/spend-call.ts'),
    import('#functions/actors/visitor.ts'),
  ]);
  clock.now = () => Date.parse('2026-12-01T08:30:00.000Z') + ahead;
  return (head: Parameters<typeof makeVisitor>[0], ...asked: [string, { perSecond: number; perDay: number }]) =>
    spendCall(makeVisitor(head), ...asked);
}

it('lets no more of a thousand pass in a second from twenty processes than a key’s limit', async () => {
  const owner = await world.addUser('sarathi', 'travelAgent');
  const job = world.job('sarathi');
  const { key } = await makeKey(owner);
  const limits = { perSecond: 20, perDay: 100_000 };
  const processes: Awaited<ReturnType<typeof processWith>>[] = [];
  for (let nth = 0; nth < 20; nth++) processes.push(await processWith(nth * 20));
  const answers = await Promise.all(
    Array.from({ length: 1000 }, (_, at) => processes[at % 20]!(job.head, key.id, limits)),
  );
  const passed = answers.flatMap((answer) => (answer.ok ? [answer.value] : [])).toSorted((a, b) => a - b);
  expect(passed.length).toBeGreaterThan(0);
  expect(passed.length).toBeLessThanOrEqual(limits.perSecond);
  expect(passed).toEqual(Array.from({ length: passed.length }, (_, at) => at + 1));
  const codes = new Set(answers.flatMap((answer) => (answer.ok ? [] : [answer.code])));
  expect([...codes].filter((code) => code !== 'TOO_MANY_REQUESTS' && code !== 'BUSY')).toEqual([]);
  const row = await getItem(keys.callsOfDay(job, key.id, '2026-12-01'));
  expect(row).toMatchObject({ calls: passed.length, inSecond: passed.length });
}, 60_000);
