import { mayReach } from '#functions/actors/may-reach.ts';
import { clock } from '#functions/clock.ts';
import { handle } from '#functions/http/handle.ts';
import { fail, ok } from '#shared/errors.ts';
import { holds } from '#shared/permissions/holds.ts';
import { getWalletBalance } from '#shared/wallet/get-wallet-balance.ts';
import { inForce } from './in-force.ts';
import { readWallet, walletOwnerOf } from './store.ts';

/** Another customer's wallet answers as if it were not there; staff see those of others by `wallet.view` alone. */
export const getWalletBalanceHandler = handle(getWalletBalance, async (actor, { userId }) => {
  const owner = userId === undefined ? actor.owner : await walletOwnerOf(actor, userId);
  if (!owner || !mayReach(actor, owner)) return fail('NOT_FOUND');
  if (owner !== actor.owner && !holds(actor, 'wallet.view')) return fail('FORBIDDEN');
  const wallet = await readWallet(actor, owner, actor.head.currency);
  const { currency, balance, creditLimit } = inForce(wallet, clock.now());
  return ok({ currency, balance, creditLimit });
});
