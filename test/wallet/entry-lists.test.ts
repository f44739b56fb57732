import { expect, it } from 'vitest';
import type { OwnerId } from '#functions/actor.ts';
import { mayReach } from '#functions/actors/may-reach.ts';
import { scopeOfJob } from '#functions/scope.ts';
import { commit } from '#functions/table/commit.ts';
import { keys } from '#functions/keys.ts';
import type { WalletEntryCard } from '#functions/wallet/list-writes.ts';
import type { HouseEntry } from '#functions/wallet/model.ts';
import { listWallets, readWallet, walletEntries } from '#functions/wallet/store.ts';
import { creditWrites, debitWrites, transferWrites } from '#functions/wallet/writes.ts';
import { DAY } from '#shared/time.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { listed } from '#test/table/listed.ts';

const world = useWorld({ at: '2026-11-29T18:00:00.000Z' });
type Site = 'sarathi' | 'gulf';

async function credit(site: Site, owner: OwnerId, minor: number, reference: string, currency = 'INR'): Promise<void> {
  const job = world.job(site);
  const wallet = await readWallet(job, owner, currency);
  const remark = `of ${reference}`;
  const done = await commit(job, creditWrites(job, { wallet, minor, against: 'bank', reference, remark }));
  if (!done.ok) throw new Error(done.code);
}

it('wallet entries by date: the site’s of a currency, an owner’s; and a month of a house account', async () => {
  const job = world.job('sarathi');
  const [one, other] = ['LE#ONE', 'U#OTHER'] as const;
  await credit('sarathi', one, 500, 'a');
  world.clock.advance(DAY);
  await credit('sarathi', other, 300, 'b');
  await credit('sarathi', one, 200, 'dollars', 'USD');
  await credit('gulf', one, 900, 'elsewhere');
  // Half past midnight in Delhi: December, though November everywhere west of it.
  world.clock.set('2026-11-30T19:00:00.000Z');
  const wallet = await readWallet(job, one, 'INR');
  await commit(job, debitWrites(job, { wallet, minor: 100, against: 'clearing', reference: 'c', remark: 'a sale' }));

  const site = await listed<WalletEntryCard>(world, keys.walletEntries(job, 'INR'));
  expect(site.map(({ reference }) => reference)).toEqual(['c', 'b', 'a']);
  expect(site[0]).toEqual({
    owner: one,
    entryId: '000000000001',
    currency: 'INR',
    minor: -100,
    balanceAfter: 400,
    moneyIn: 500,
    at: '2026-11-30T19:00:00.000Z',
    by: 'job:test',
    kind: 'payment',
    remark: 'a sale',
    reference: 'c',
  });
  const range = { from: '2026-11-30', to: '2026-11-30T18:30' };
  const day = await listed<WalletEntryCard>(world, keys.walletEntries(job, 'INR'), range);
  expect(day.map(({ reference }) => reference)).toEqual(['b']);
  const own = await listed<WalletEntryCard>(world, keys.walletEntriesOfOwner(job, one, 'INR'));
  expect(own.map(({ reference }) => reference)).toEqual(['c', 'a']);
  const elsewhere = await listed<WalletEntryCard>(world, keys.walletEntries(world.job('gulf'), 'INR'));
  expect(elsewhere.map(({ reference }) => reference)).toEqual(['elsewhere']);

  const month = (account: string, yyyymm: string) =>
    listed<HouseEntry>(world, keys.houseMonth(job, account, 'INR', yyyymm));
  expect((await month('bank', '202611')).map(({ reference, minor }) => [reference, minor])).toEqual([
    ['b', -300],
    ['a', -500],
  ]);
  expect(await month('bank', '202612')).toEqual([]);
  expect(await month('clearing', '202612')).toMatchObject([{ account: 'clearing', minor: 100, reference: 'c' }]);
});

it('a partner site owns a wallet as a company does', async () => {
  const job = world.job('sarathi');
  const partner: OwnerId = 'SITE#gulf';
  await credit('sarathi', partner, 1000, 'advance');
  const [from, to] = [await readWallet(job, partner, 'INR'), await readWallet(job, 'LE#TWO', 'INR')];
  const moved = await commit(job, transferWrites(job, { from, to, minor: 400, reference: 'sale', remark: '' }));
  expect(moved.ok).toBe(true);
  expect((await walletEntries(job, partner, 'INR')).items.map(({ minor }) => minor)).toEqual([-400, 1000]);
  expect(await listWallets(scopeOfJob(job))).toContainEqual(expect.objectContaining({ owner: partner, balance: 600 }));
  const own = await listed<WalletEntryCard>(world, keys.walletEntriesOfOwner(job, partner, 'INR'));
  expect(own.map(({ owner }) => owner)).toEqual([partner, partner]);
  expect(mayReach(world.user('sarathi', 'staff').actor, partner)).toBe(true);
  for (const stranger of [world.user('sarathi', 'travelAgent'), world.user('gulf', 'travelAgent')])
    expect(mayReach(stranger.actor, partner)).toBe(false);
});
