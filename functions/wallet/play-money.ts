import type { Actor } from '#functions/actor.ts';
import { commit } from '#functions/table/commit.ts';
import type { Write } from '#functions/table/write.ts';
import { toMinor } from '#shared/money.ts';
import type { Wallet } from './model.ts';
import { readWallet } from './store.ts';
import { creditWrites } from './writes.ts';

/** Major units that a wallet at the sandbox is filled up to. */
const FULL = 100_000;

/** Fills a wallet at the sandbox, with at least what is `needed` (minor units); nothing where it has that. WALLET_BUSY. */
export function playMoneyWrites(actor: Actor, wallet: Wallet, needed: number): Write<'WALLET_BUSY'>[] {
  if (!actor.head.isSandbox) throw new Error('play money is for the sandbox');
  const full = toMinor(FULL, wallet.currency) + needed;
  return wallet.available >= needed && wallet.balance > 0
    ? []
    : creditWrites(actor, {
        wallet,
        minor: full - wallet.balance,
        against: 'bank',
        reference: 'play money',
        remark: 'Play money of the sandbox',
      });
}

/** The wallet once it can pay what is `needed`: at the sandbox it fills itself, anywhere else it is as it was. */
export async function withPlayMoney(actor: Actor, wallet: Wallet, needed: number): Promise<Wallet> {
  if (!actor.head.isSandbox || wallet.available >= needed) return wallet;
  await commit(actor, playMoneyWrites(actor, wallet, needed));
  return readWallet(actor, wallet.owner, wallet.currency);
}
