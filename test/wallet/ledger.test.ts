import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import type { OwnerId } from '#functions/actors/actor.ts';
import { commit } from '#functions/table/commit.ts';
import { readWallet, readWalletEntry, walletEntries } from '#functions/wallet/store.ts';
import { whileBusy } from '#functions/wallet/while-busy.ts';
import { creditLimitWrites, creditWrites, debitWrites, reversalWrites, transferWrites } from '#functions/wallet/writes.ts';
import type { Outcome } from '#shared/errors.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { faultsOf, readLedger } from './read-ledger.ts';

const world = useWorld({ at: '2026-11-21T04:00:00Z' });
let owners = 0;
const newOwner = (): OwnerId => `LE#OWNER${(owners += 1)}`;
const job = () => world.job('sarathi', 'ledger');

const credit = (owner: OwnerId, minor: number) =>
  whileBusy(async () => commit(job(), creditWrites(job(), { wallet: await readWallet(job(), owner, 'INR'), minor, against: 'bank', reference: 'R', remark: 'in' }), { busy: 'WALLET_BUSY' }));
const debitOnce = async (owner: OwnerId, minor: number) =>
  commit(job(), debitWrites(job(), { wallet: await readWallet(job(), owner, 'INR'), minor, against: 'clearing', reference: 'O', remark: 'out' }), { busy: 'WALLET_BUSY' });
const limit = (owner: OwnerId, to: number) => whileBusy(async () => commit(job(), creditLimitWrites(job(), await readWallet(job(), owner, 'INR'), to)));
const reverse = async (owner: OwnerId, entryId: string) => {
  const entry = await readWalletEntry(job(), owner, 'INR', entryId);
  return commit(job(), reversalWrites(job(), { wallet: await readWallet(job(), owner, 'INR'), entry: entry!, remark: 'undone' }), { busy: 'WALLET_BUSY' });
};
async function patiently(attempt: () => Promise<Outcome<void>>): Promise<Outcome<void>> {
  for (;;) {
    const outcome = await attempt();
    if (outcome.ok || outcome.code !== 'WALLET_BUSY') return outcome;
  }
}
beforeAll(() => world.clock.set('2026-11-21T04:00:00Z'));

test.each([2, 20, 100])('%i debits at once on a balance for some of them never pass the limit', async (count) => {
  const owner = newOwner();
  const enough = Math.ceil(count / 2);
  await credit(owner, enough * 500 - 200);
  await limit(owner, 200);
  const outcomes = await Promise.all(Array.from({ length: count }, () => patiently(() => debitOnce(owner, 500))));
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(enough);
  expect(outcomes.filter((one) => !one.ok && one.code === 'INSUFFICIENT_BALANCE')).toHaveLength(count - enough);
  expect((await readWallet(job(), owner, 'INR')).balance).toBe(-200);
  expect(faultsOf(await readLedger('sarathi'))).toEqual([]);
}, 60_000);

test('a debit without a wallet is refused, and so is one a single unit beyond the limit', async () => {
  const owner = newOwner();
  expect(await debitOnce(owner, 1)).toMatchObject({ ok: false, code: 'INSUFFICIENT_BALANCE' });
  await credit(owner, 1000);
  expect(await debitOnce(owner, 1001)).toMatchObject({ ok: false, code: 'INSUFFICIENT_BALANCE' });
  expect(await debitOnce(owner, 1000)).toMatchObject({ ok: true });
});

test('a debit on a balance that was read too early is told apart from one beyond the limit', async () => {
  const owner = newOwner();
  await credit(owner, 1000);
  const stale = await readWallet(job(), owner, 'INR');
  await debitOnce(owner, 100);
  const late = await commit(job(), debitWrites(job(), { wallet: stale, minor: 100, against: 'clearing', reference: 'O', remark: '' }));
  expect(late).toMatchObject({ ok: false, code: 'WALLET_BUSY' });
});

test('an entry is reversed once, however many ask at once', async () => {
  const owner = newOwner();
  await credit(owner, 10_000);
  await debitOnce(owner, 4_000);
  const asked = await Promise.all(Array.from({ length: 20 }, () => patiently(() => reverse(owner, '000000000001'))));
  expect(asked.filter(({ ok }) => ok)).toHaveLength(1);
  expect(asked.filter((one) => !one.ok && one.code === 'ILLEGAL_TRANSITION')).toHaveLength(19);
  expect((await readWallet(job(), owner, 'INR')).balance).toBe(10_000);
  expect((await walletEntries(job(), owner, 'INR')).items[0]).toMatchObject({ reverses: '000000000001', minor: 4_000 });
});

test('a transfer moves money between two wallets and makes none', async () => {
  const [from, to] = [newOwner(), newOwner()];
  await credit(from, 900);
  const wallets = { from: await readWallet(job(), from, 'INR'), to: await readWallet(job(), to, 'INR') };
  expect(await commit(job(), transferWrites(job(), { ...wallets, minor: 600, reference: 'T', remark: '' }))).toMatchObject({ ok: true });
  expect([(await readWallet(job(), from, 'INR')).balance, (await readWallet(job(), to, 'INR')).balance]).toEqual([300, 600]);
});

test('conflicts and throttling double nothing', async () => {
  const owner = newOwner();
  world.faults.conflict(3);
  expect(await credit(owner, 700)).toMatchObject({ ok: true });
  const debit = debitWrites(job(), { wallet: await readWallet(job(), owner, 'INR'), minor: 300, against: 'clearing', reference: 'O', remark: '' });
  world.faults.throttle(2);
  expect(await commit(job(), debit)).toMatchObject({ ok: true });
  expect((await readWallet(job(), owner, 'INR')).balance).toBe(400);
});

const amounts = fc.integer({ min: 1, max: 5_000 });
const command = fc.oneof(
  fc.record({ kind: fc.constant('credit' as const), minor: amounts }),
  fc.record({ kind: fc.constant('debit' as const), minor: amounts }),
  fc.record({ kind: fc.constant('limit' as const), minor: fc.integer({ min: 0, max: 3_000 }) }),
  fc.record({ kind: fc.constant('reverse' as const), minor: fc.integer({ min: 0, max: 8 }) }),
);

test('any sequence of postings leaves balances equal to their entries and all accounts at zero', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(command, { maxLength: 12 }), async (commands) => {
      const owner = newOwner();
      const model = { balance: 0, limit: 0, entries: [] as { minor: number; reversed: boolean }[] };
      for (const { kind, minor } of commands) {
        if (kind === 'limit') {
          // A limit below what is in use would be a limit passed: the model leaves it.
          if (model.balance + minor < 0) continue;
          await limit(owner, minor);
          model.limit = minor;
          continue;
        }
        const undone = model.entries[minor % Math.max(model.entries.length, 1)];
        if (kind === 'reverse' && !undone) continue;
        const change = kind === 'credit' ? minor : kind === 'debit' ? -minor : -undone!.minor;
        const allowed = (kind !== 'reverse' || !undone!.reversed) && (change > 0 || model.balance + model.limit + change >= 0);
        const entryId = (await walletEntries(job(), owner, 'INR', { limit: 50 })).items.at(-1 - model.entries.indexOf(undone!))?.entryId;
        const outcome = kind === 'credit' ? await credit(owner, minor) : kind === 'debit' ? await debitOnce(owner, minor) : await reverse(owner, entryId!);
        expect(outcome.ok).toBe(allowed);
        if (!allowed) continue;
        if (kind === 'reverse') undone!.reversed = true;
        model.balance += change;
        model.entries.push({ minor: change, reversed: false });
      }
      expect((await readWallet(job(), owner, 'INR')).balance).toBe(model.balance);
    }),
    { numRuns: 25, seed: 20261121 },
  );
  expect(faultsOf(await readLedger('sarathi'))).toEqual([]);
}, 60_000);
