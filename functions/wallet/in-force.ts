import type { Wallet } from './model.ts';

/** A wallet as it stands at `now` (ms since 1970): with a credit limit whose time is over it has none. */
export const inForce = (wallet: Wallet, now: number): Wallet => {
  const { creditLimitUntil, ...rest } = wallet;
  if (creditLimitUntil === undefined || creditLimitUntil > now) return wallet;
  return { ...rest, creditLimit: 0, available: wallet.available - wallet.creditLimit };
};
