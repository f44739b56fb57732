import { handle } from '#functions/http/handle.ts';
import { commit } from '#functions/table/commit.ts';
import { ok } from '#shared/errors.ts';
import { setLowBalance } from '#shared/wallet/set-low-balance.ts';
import { atWallet } from './at-wallet.ts';
import { readWallet } from './store.ts';
import { lowBalanceChoiceWrites } from './writes.ts';

/** One choice a wallet: of several who share it, whoever chose last is mailed. */
export const setLowBalanceHandler = handle(setLowBalance, (actor, { amount, currency }) =>
  atWallet(actor, { site: actor.site, owner: actor.owner, currency }, async () => {
    const wallet = await readWallet(actor, actor.owner, currency);
    const choice = amount === null ? undefined : { minor: amount, userId: actor.userId };
    const done = await commit(actor, lowBalanceChoiceWrites(actor, wallet, choice), { busy: 'WALLET_BUSY' });
    return done.ok ? ok({ isOn: choice !== undefined }) : done;
  }),
);
