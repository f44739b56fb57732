import fc from 'fast-check';
import { expect, test } from 'vitest';
import { useWorld } from '#test/harness/use-world.ts';
import { ledgerActs, ledgerProperty } from '#test/wallet/ledger-acts.ts';
import { faultsOf, readLedger } from '#test/wallet/read-ledger.ts';

const world = useWorld({ at: '2026-11-21T04:00:00Z' });
const acts = ledgerActs(world);
const { newOwner, credit, debitOnce, reverse, patiently, wallet, entries } = acts;

test('1,000 sequences of up to 50 postings', async () => {
  await fc.assert(ledgerProperty(acts, 50), { numRuns: 1_000, seed: 20261121 });
  expect(faultsOf(await readLedger('sarathi'))).toEqual([]);
}, 1_800_000);

test.each([2, 20, 100, 200])(
  '%i debits at once, 50 times, with conflicts injected, never pass the limit',
  async (count) => {
    for (let seed = 1; seed <= 50; seed++) {
      const owner = newOwner();
      // Every winner is a round of all the others: few of many at most seeds.
      const enough = count > 20 && seed % 10 ? seed % 11 : (seed * 7) % count;
      await credit(owner, enough * 500 + 1);
      world.faults.conflict(seed % 5);
      const outcomes = await Promise.all(Array.from({ length: count }, () => patiently(() => debitOnce(owner, 500))));
      expect([seed, outcomes.filter(({ ok }) => ok).length, (await wallet(owner)).balance]).toEqual([seed, enough, 1]);
    }
  },
  3_600_000,
);

test('500 transactions, each reversed twice by 20 workers', async () => {
  const owner = newOwner();
  for (let n = 0; n < 500; n++) await credit(owner, 100 + n);
  // Enough for every second reversal too: what refuses it must be the first one, not the balance.
  await credit(owner, 1_000_000);
  const before = await entries(owner);
  const asked = Array.from({ length: 1_000 }, (_, n) => String(n % 500).padStart(12, '0'));
  const outcomes: string[] = [];
  const worker = async () => {
    for (let entryId = asked.pop(); entryId !== undefined; entryId = asked.pop()) {
      const undone = entryId;
      const outcome = await patiently(() => reverse(owner, undone));
      outcomes.push(outcome.ok ? 'reversed' : outcome.code);
    }
  };
  await Promise.all(Array.from({ length: 20 }, worker));
  const count = (what: string) => outcomes.filter((one) => one === what).length;
  expect([count('reversed'), count('ILLEGAL_TRANSITION'), (await wallet(owner)).balance]).toEqual([
    500, 500, 1_000_000,
  ]);
  expect((await entries(owner)).slice(0, 501)).toEqual(before);
});
