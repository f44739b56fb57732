import fc from 'fast-check';
import { expect } from 'vitest';
import type { OwnerId } from '#functions/actor.ts';
import { clock } from '#functions/clock.ts';
import { commit } from '#functions/table/commit.ts';
import { keys } from '#functions/keys.ts';
import { queryAll } from '#functions/table/read.ts';
import type { HouseEntry, WalletEntry } from '#functions/wallet/model.ts';
import { readWallet, readWalletEntry } from '#functions/wallet/store.ts';
import { whileBusy } from '#functions/table/until-it-stands.ts';
import { creditLimitWrites, creditWrites, debitWrites, reversalWrites } from '#functions/wallet/writes.ts';
import type { Outcome } from '#shared/errors.ts';
import { DAY, dayIn } from '#shared/time.ts';
import type { World } from '#test/harness/use-world.ts';
import { rowsOf } from '#test/table/listed.ts';

/** What is done to wallets in the ledger's tests, on the Indian test site. */
export function ledgerActs(world: World) {
  let owners = 0;
  const job = () => world.job('sarathi', 'ledger');
  const wallet = (owner: OwnerId) => readWallet(job(), owner, 'INR');
  return {
    job,
    wallet,
    newOwner: (): OwnerId => `LE#OWNER${(owners += 1)}`,
    credit: (owner: OwnerId, minor: number) =>
      whileBusy(async () =>
        commit(
          job(),
          creditWrites(job(), { wallet: await wallet(owner), minor, against: 'bank', reference: 'R', remark: 'in' }),
          { busy: 'WALLET_BUSY' },
        ),
      ),
    debitOnce: async (owner: OwnerId, minor: number) =>
      commit(
        job(),
        debitWrites(job(), { wallet: await wallet(owner), minor, against: 'clearing', reference: 'O', remark: 'out' }),
        { busy: 'WALLET_BUSY' },
      ),
    limit: (owner: OwnerId, to: number) =>
      whileBusy(async () => commit(job(), creditLimitWrites(job(), await wallet(owner), to))),
    reverse: async (owner: OwnerId, entryId: string) => {
      const entry = await readWalletEntry(job(), owner, 'INR', entryId);
      return commit(job(), reversalWrites(job(), { wallet: await wallet(owner), entry: entry!, remark: 'undone' }), {
        busy: 'WALLET_BUSY',
      });
    },
    /** Every entry of a wallet, oldest first. */
    entries: (owner: OwnerId) => queryAll(keys.entriesOfWallet(job(), owner, 'INR'), { consistent: true }),
    /** Every entry of the house's accounts of the clock's day. */
    houseToday: async () => {
      const day = dayIn(job().head.zone, clock.now());
      const pages = await Promise.all(
        ['bank', 'clearing'].map((account) =>
          queryAll<HouseEntry>(rowsOf(keys.houseEntries(job(), account, 'INR', day)), { consistent: true }),
        ),
      );
      return pages.flat();
    },
    /** A day of its own: its house entries are those of one sequence. */
    nextDay: () => world.clock.advance(DAY),
    /** Repeats what lost a race until it is decided. */
    patiently: async (attempt: () => Promise<Outcome<void>>): Promise<Outcome<void>> => {
      for (;;) {
        const outcome = await attempt();
        if (outcome.ok || outcome.code !== 'WALLET_BUSY') return outcome;
      }
    },
  };
}

const amounts = fc.integer({ min: 1, max: 5_000 });
const command = fc.oneof(
  fc.record({ kind: fc.constant('credit' as const), minor: amounts }),
  fc.record({ kind: fc.constant('debit' as const), minor: amounts }),
  fc.record({ kind: fc.constant('limit' as const), minor: fc.integer({ min: 0, max: 3_000 }) }),
  fc.record({ kind: fc.constant('reverse' as const), minor: fc.integer({ min: 0, max: 8 }) }),
);

const sum = (minors: readonly { minor: number }[]) => minors.reduce((total, { minor }) => total + minor, 0);

/**
 * After every command: the balance is the sum of the entries, all accounts sum to zero, and what was entered before
 * stands unchanged.
 */
async function assertBooks(
  { entries, houseToday, wallet }: ReturnType<typeof ledgerActs>,
  owner: OwnerId,
  balance: number,
  before: WalletEntry[],
): Promise<WalletEntry[]> {
  const [now, house, kept] = await Promise.all([entries(owner), houseToday(), wallet(owner)]);
  expect([kept.balance, sum(now), sum(now) + sum(house)]).toEqual([balance, balance, 0]);
  expect(now.slice(0, before.length)).toEqual(before);
  return now;
}

/** Any sequence of postings against a model that only adds: what is allowed, and what the books are after each. */
export function ledgerProperty(acts: ReturnType<typeof ledgerActs>, maxLength: number) {
  const { newOwner, credit, debitOnce, limit, reverse, nextDay } = acts;
  return fc.asyncProperty(fc.array(command, { maxLength, size: 'max' }), async (commands) => {
    const owner = newOwner();
    nextDay();
    let entered: WalletEntry[] = [];
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
      const allowed =
        (kind !== 'reverse' || !undone!.reversed) && (change > 0 || model.balance + model.limit + change >= 0);
      const entryId = entered[model.entries.indexOf(undone!)]?.entryId;
      const act = {
        credit: () => credit(owner, minor),
        debit: () => debitOnce(owner, minor),
        reverse: () => reverse(owner, entryId!),
      };
      const outcome = await act[kind]();
      expect(outcome.ok).toBe(allowed);
      if (allowed) {
        if (kind === 'reverse') undone!.reversed = true;
        model.balance += change;
        model.entries.push({ minor: change, reversed: false });
      }
      entered = await assertBooks(acts, owner, model.balance, entered);
      expect(entered).toHaveLength(model.entries.length);
    }
  });
}
