import fc from 'fast-check';
import { expect } from 'vitest';
import type { OwnerId } from '#functions/actors/actor.ts';
import { commit } from '#functions/table/commit.ts';
import { readWallet, readWalletEntry, walletEntries } from '#functions/wallet/store.ts';
import { whileBusy } from '#functions/wallet/while-busy.ts';
import { creditLimitWrites, creditWrites, debitWrites, reversalWrites } from '#functions/wallet/writes.ts';
import type { Outcome } from '#shared/errors.ts';
import type { World } from '#test/harness/use-world.ts';

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
      whileBusy(async () => commit(job(), creditWrites(job(), { wallet: await wallet(owner), minor, against: 'bank', reference: 'R', remark: 'in' }), { busy: 'WALLET_BUSY' })),
    debitOnce: async (owner: OwnerId, minor: number) =>
      commit(job(), debitWrites(job(), { wallet: await wallet(owner), minor, against: 'clearing', reference: 'O', remark: 'out' }), { busy: 'WALLET_BUSY' }),
    limit: (owner: OwnerId, to: number) => whileBusy(async () => commit(job(), creditLimitWrites(job(), await wallet(owner), to))),
    reverse: async (owner: OwnerId, entryId: string) => {
      const entry = await readWalletEntry(job(), owner, 'INR', entryId);
      return commit(job(), reversalWrites(job(), { wallet: await wallet(owner), entry: entry!, remark: 'undone' }), { busy: 'WALLET_BUSY' });
    },
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

/** Any sequence of postings against a model that only adds: what is allowed, and what the balance is after it. */
export function ledgerProperty({ newOwner, credit, debitOnce, limit, reverse, wallet, job }: ReturnType<typeof ledgerActs>, maxLength: number) {
  return fc.asyncProperty(fc.array(command, { maxLength }), async (commands) => {
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
      const entryId = (await walletEntries(job(), owner, 'INR', { limit: 60 })).items.at(-1 - model.entries.indexOf(undone!))?.entryId;
      const outcome = kind === 'credit' ? await credit(owner, minor) : kind === 'debit' ? await debitOnce(owner, minor) : await reverse(owner, entryId!);
      expect(outcome.ok).toBe(allowed);
      if (!allowed) continue;
      if (kind === 'reverse') undone!.reversed = true;
      model.balance += change;
      model.entries.push({ minor: change, reversed: false });
    }
    expect((await wallet(owner)).balance).toBe(model.balance);
  });
}
