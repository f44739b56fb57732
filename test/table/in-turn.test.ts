import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { inTurn } from '#functions/table/in-turn.ts';
import { fail, ok, type Outcome } from '#shared/errors.ts';
import { testJob } from '#test/harness/test-environment.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Work that ends when it is told to. */
function held() {
  let end: (outcome: Outcome<string>) => void = () => undefined;
  const outcome = new Promise<Outcome<string>>((resolve) => (end = resolve));
  return { attempt: vi.fn(() => outcome), end: (value: string) => end(ok(value)) };
}
const turn = (name: string, attempt: () => Promise<Outcome<string>>) =>
  inTurn(testJob('sarathi', 'test'), name, 'WALLET_BUSY', attempt);

it('is one at a time of those who come for one row, by who came first', async () => {
  const all = [held(), held(), held()];
  const answers = all.map(({ attempt }) => turn('one row', attempt));
  for (const [at, { end }] of all.entries()) {
    await vi.advanceTimersByTimeAsync(0);
    expect(all.map(({ attempt }) => attempt.mock.calls.length)).toEqual(all.map((_, of) => (of <= at ? 1 : 0)));
    end(`no. ${at}`);
  }
  expect(await Promise.all(answers)).toEqual([ok('no. 0'), ok('no. 1'), ok('no. 2')]);
});

it('keeps nobody from another row', async () => {
  const [mine, other] = [held(), held()];
  const first = turn('mine', mine.attempt);
  const second = turn('other', other.attempt);
  other.end('done');
  expect(await second).toEqual(ok('done'));
  mine.end('done too');
  expect(await first).toEqual(ok('done too'));
});

it('tells who waited 20 s that the row is busy, tries nothing for them, and lets those behind them wait on', async () => {
  const [slow, late, last] = [held(), held(), held()];
  const first = turn('one row', slow.attempt);
  const second = turn('one row', late.attempt);
  await vi.advanceTimersByTimeAsync(10_000);
  const third = turn('one row', last.attempt);
  await vi.advanceTimersByTimeAsync(9_999);
  let said: unknown;
  void second.then((answer) => (said = answer));
  expect(said).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1);
  expect(await second).toEqual(fail('WALLET_BUSY'));
  expect([late.attempt.mock.calls.length, last.attempt.mock.calls.length]).toEqual([0, 0]);
  slow.end('at last');
  last.end('after it');
  expect(await Promise.all([first, third])).toEqual([ok('at last'), ok('after it')]);
});

it('goes to the next where one throws', async () => {
  const broken = turn('one row', () => Promise.reject(new Error('a defect')));
  const next = turn('one row', async () => ok('next'));
  await expect(broken).rejects.toThrow('a defect');
  expect(await next).toEqual(ok('next'));
});
