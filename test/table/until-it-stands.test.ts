import { expect, it } from 'vitest';
import { untilItStands } from '#functions/table/until-it-stands.ts';
import { conflict, fail, ok, type Outcome } from '#shared/errors.ts';

/** What came of it in the end, and how often it was tried; the last outcome goes on for ever. */
async function tried(...outcomes: readonly Outcome<number>[]) {
  let calls = 0;
  const outcome = await untilItStands(async () => outcomes[Math.min(calls++, outcomes.length - 1)]!);
  return { outcome, calls };
}

it('is tried anew where others came before it, eight times and no longer', async () => {
  expect(await tried(fail('CONFLICT'), fail('BUSY'), fail('WALLET_BUSY'), ok(7))).toEqual({ outcome: ok(7), calls: 4 });
  expect(await tried(fail('CONFLICT'))).toMatchObject({ outcome: { code: 'CONFLICT' }, calls: 8 });
});

it('is not tried again where it stands, was refused, or a conflict says what stands now', async () => {
  expect((await tried(ok(7))).calls).toBe(1);
  expect((await tried(fail('NOT_FOUND'))).calls).toBe(1);
  const overtaken = conflict({ record: { version: 2 } });
  expect(await tried(overtaken, ok(7))).toEqual({ outcome: overtaken, calls: 1 });
});
