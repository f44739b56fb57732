import { handle } from '#functions/http/handle.ts';
import { commit } from '#functions/table/commit.ts';
import { fail, ok } from '#shared/errors.ts';
import { addWalletEntry } from '#shared/wallet/add-wallet-entry.ts';
import { readWallet, walletOwnerOf } from './store.ts';
import { whileBusy } from './while-busy.ts';
import { creditWrites, debitWrites, externalClaimWrites } from './writes.ts';

/** Books money that staff received or gave back: the wallet's other side is the bank. */
export const addWalletEntryHandler = handle(addWalletEntry, async (actor, request, context) => {
  const { userId, type, currency, amount, remark, externalId } = request;
  if (amount <= 0) return fail('VALIDATION', { errors: { amount: 'Enter an amount above zero.' } });
  if (currency !== actor.head.currency)
    return fail('VALIDATION', { errors: { currency: `Wallets of this site are kept in ${actor.head.currency}.` } });
  const owner = await walletOwnerOf(actor, userId);
  if (!owner) return fail('NOT_FOUND');
  return whileBusy(async () => {
    const wallet = await readWallet(actor, owner, currency);
    const posting = { wallet, minor: amount, against: 'bank', reference: externalId ?? '', remark } as const;
    const answer = {
      currency,
      balance: wallet.balance + (type === 'credit' ? amount : -amount),
      creditLimit: wallet.creditLimit,
    };
    const claims = [
      ...context.claim(answer),
      ...(externalId === undefined ? [] : externalClaimWrites(actor, wallet, externalId)),
    ];
    const done = await commit(actor, [...claims, ...(type === 'credit' ? creditWrites : debitWrites)(actor, posting)], {
      busy: 'WALLET_BUSY',
    });
    if (done.ok) return ok(answer);
    if (done.code === 'CONFLICT') return fail('CONFLICT', { message: 'This reference was entered before.' });
    return done as ReturnType<typeof fail<'INSUFFICIENT_BALANCE' | 'WALLET_BUSY'>>;
  });
});
