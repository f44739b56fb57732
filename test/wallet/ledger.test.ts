import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { commit } from '#functions/table/commit.ts';
import { readWallet, walletEntries } from '#functions/wallet/store.ts';
import { debitWrites, transferWrites } from '#functions/wallet/writes.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { ledgerActs, ledgerProperty } from './ledger-acts.ts';
import { faultsOf, readLedger } from './read-ledger.ts';

const world = useWorld({ at: '2026-11-21T04:00:00Z' });
const acts = ledgerActs(world);
const { newOwner, job, credit, debitOnce, limit, reverse, patiently, entries } = acts;
beforeAll(() => world.clock.set('2026-11-21T04:00:00Z'));

// A hundred and two hundred in the long tests.
test.each([2, 20])(
  '%i debits at once on a balance for some of them, with conflicts between, never pass the limit',
  async (count) => {
    const owner = newOwner();
    const enough = Math.ceil(count / 2);
    await credit(owner, enough * 500 - 200);
    await limit(owner, 200);
    world.faults.conflict(4);
    const outcomes = await Promise.all(Array.from({ length: count }, () => patiently(() => debitOnce(owner, 500))));
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(enough);
    expect(outcomes.filter((one) => !one.ok && one.code === 'INSUFFICIENT_BALANCE')).toHaveLength(count - enough);
    expect((await readWallet(job(), owner, 'INR')).balance).toBe(-200);
    expect(faultsOf(await readLedger('sarathi'))).toEqual([]);
  },
  60_000,
);

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
  const late = await commit(
    job(),
    debitWrites(job(), { wallet: stale, minor: 100, against: 'clearing', reference: 'O', remark: '' }),
  );
  expect(late).toMatchObject({ ok: false, code: 'WALLET_BUSY' });
});

test('an entry is reversed once, however many ask at once', async () => {
  const owner = newOwner();
  await credit(owner, 10_000);
  await debitOnce(owner, 4_000);
  const before = await entries(owner);
  const asked = await Promise.all(Array.from({ length: 20 }, () => patiently(() => reverse(owner, '000000000001'))));
  expect(asked.filter(({ ok }) => ok)).toHaveLength(1);
  expect(asked.filter((one) => !one.ok && one.code === 'ILLEGAL_TRANSITION')).toHaveLength(19);
  expect((await readWallet(job(), owner, 'INR')).balance).toBe(10_000);
  expect((await walletEntries(job(), owner, 'INR')).items[0]).toMatchObject({ reverses: '000000000001', minor: 4_000 });
  expect((await entries(owner)).slice(0, -1)).toEqual(before);
});

test('a transfer moves money between two wallets and makes none', async () => {
  const [from, to] = [newOwner(), newOwner()];
  await credit(from, 900);
  const wallets = { from: await readWallet(job(), from, 'INR'), to: await readWallet(job(), to, 'INR') };
  expect(
    await commit(job(), transferWrites(job(), { ...wallets, minor: 600, reference: 'T', remark: '' })),
  ).toMatchObject({ ok: true });
  expect([(await readWallet(job(), from, 'INR')).balance, (await readWallet(job(), to, 'INR')).balance]).toEqual([
    300, 600,
  ]);
});

test('conflicts and throttling double nothing', async () => {
  const owner = newOwner();
  world.faults.conflict(3);
  expect(await credit(owner, 700)).toMatchObject({ ok: true });
  const debit = debitWrites(job(), {
    wallet: await readWallet(job(), owner, 'INR'),
    minor: 300,
    against: 'clearing',
    reference: 'O',
    remark: '',
  });
  world.faults.throttle(2);
  expect(await commit(job(), debit)).toMatchObject({ ok: true });
  expect((await readWallet(job(), owner, 'INR')).balance).toBe(400);
});

test('any sequence of postings leaves balances equal to their entries and all accounts at zero', async () => {
  await fc.assert(ledgerProperty(acts, 12), { numRuns: 25, seed: 20261121 });
  expect(faultsOf(await readLedger('sarathi'))).toEqual([]);
}, 60_000);
