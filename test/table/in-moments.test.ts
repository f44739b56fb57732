import { expect, it, vi } from 'vitest';
import { keys } from '#functions/keys.ts';
import { clock } from '#functions/clock.ts';
import { commit } from '#functions/table/commit.ts';
import { inMoments, inTurn } from '#functions/table/in-turn.ts';
import { getItem } from '#functions/table/read.ts';
import { readWallet } from '#functions/wallet/store.ts';
import { debitWrites, creditWrites } from '#functions/wallet/writes.ts';
import { fail, type FailureCode, ok, type Outcome } from '#shared/errors.ts';
import { SECOND } from '#shared/time.ts';
import { useWorld } from '#test/harness/use-world.ts';

const world = useWorld();
const job = () => world.job('sarathi');
const until = async (name: string) => (await getItem(keys.line(job(), name)))?.until;
/** Lost so many times before it is won. */
const lost = (times: number) => {
  const attempt = vi.fn(async (): Promise<Outcome<string>> => ok('won'));
  for (let time = 0; time < times; time++) attempt.mockResolvedValueOnce(fail('BUSY'));
  return attempt;
};
const latest = () => clock.now() + 20 * SECOND;

it('costs nothing where nobody else comes, and a write each time that it is lost', async () => {
  world.faults.reset();
  expect(await inMoments(job(), 'alone', latest(), lost(0))).toEqual(ok('won'));
  expect(world.faults.counts().operations).toBe(0);
  expect(await until('alone')).toBeUndefined();
  const attempt = lost(3);
  expect(await inMoments(job(), 'alone', latest(), attempt)).toEqual(ok('won'));
  expect(attempt).toHaveBeenCalledTimes(4);
});

it('gives those who lose at once moments one after the other', async () => {
  world.clock.set('2026-11-21T04:00:00Z');
  const now = clock.now();
  await Promise.all(Array.from({ length: 5 }, () => inMoments(job(), 'shared', latest(), lost(1))));
  expect(await until('shared')).toBe(now + 5 * 40);
  // Once they are over the next one waits for nobody.
  world.clock.advance(5 * 40 + 1);
  await inMoments(job(), 'shared', latest(), lost(1));
  expect(await until('shared')).toBe(clock.now() + 40);
});

it('refuses at once who would have to wait longer than a call lasts, and takes no moment for them', async () => {
  world.clock.set('2026-11-21T04:00:00Z');
  const taken = clock.now() + 20 * SECOND;
  const line = { kind: 'put', key: keys.line(job(), 'long'), item: { until: taken } } as const;
  expect((await commit(job(), [line])).ok).toBe(true);
  const attempt = lost(1);
  expect(await inMoments(job(), 'long', latest(), attempt)).toEqual(fail('BUSY'));
  expect(attempt).toHaveBeenCalledTimes(1);
  expect(await until('long')).toBe(taken);
});

it('ends after eight moments, and at any other refusal', async () => {
  const never = vi.fn(async () => fail('WALLET_BUSY'));
  expect(await inMoments(job(), 'never', latest(), never)).toEqual(fail('WALLET_BUSY'));
  expect(never).toHaveBeenCalledTimes(9);
  const refused = vi.fn(async () => fail('NOT_FOUND'));
  expect(await inMoments(job(), 'refused', latest(), refused)).toEqual(fail('NOT_FOUND'));
  expect(refused).toHaveBeenCalledTimes(1);
});

it('keeps the turn in its process while it waits for a moment', async () => {
  const told: string[] = [];
  const first = lost(2);
  await Promise.all([
    inTurn(job(), 'kept', 'BUSY', () => (told.push('first'), first())),
    inTurn(job(), 'kept', 'BUSY', async () => (told.push('second'), ok('done'))),
  ]);
  expect(told).toEqual(['first', 'first', 'first', 'second']);
});

it('lets thirty processes at one wallet all pass, in a few tries each and not in thirty', async () => {
  const [PROCESSES, PRICE] = [30, 500];
  const owner = 'LE#RUSHED';
  const wallet = () => readWallet(job(), owner, 'INR');
  const filled = creditWrites(job(), {
    wallet: await wallet(),
    ...{ minor: PROCESSES * PRICE, against: 'bank', reference: 'R', remark: 'in' },
  });
  expect((await commit(job(), filled)).ok).toBe(true);
  let tries = 0;
  const pay = async (): Promise<Outcome<void, FailureCode>> => {
    tries += 1;
    const debit = { minor: PRICE, against: 'clearing', reference: 'O', remark: 'out' } as const;
    return commit(job(), debitWrites(job(), { wallet: await wallet(), ...debit }), { busy: 'WALLET_BUSY' });
  };
  const answers = await Promise.all(Array.from({ length: PROCESSES }, () => inMoments(job(), owner, latest(), pay)));
  expect(answers.filter(({ ok: paid }) => !paid)).toEqual([]);
  expect((await wallet()).balance).toBe(0);
  expect(tries).toBeLessThan(4 * PROCESSES);
});
