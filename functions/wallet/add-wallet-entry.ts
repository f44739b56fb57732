import { scopeOf } from '#functions/actors/scope.ts';
import { clock } from '#functions/clock.ts';
import { handle } from '#functions/http/handle.ts';
import { readBankDetails } from '#functions/payments/store.ts';
import { commit } from '#functions/table/commit.ts';
import { stillThere } from '#functions/users/writes.ts';
import { fail, ok } from '#shared/errors.ts';
import { addWalletEntry } from '#shared/wallet/add-wallet-entry.ts';
import { bankReference } from './bank-reference.ts';
import { carryOlderClaims } from './carry-older-claims.ts';
import { claimAccounts } from './claim-accounts.ts';
import { inForce } from './in-force.ts';
import { readWallet, walletOwnerOf } from './store.ts';
import { whileBusy } from './while-busy.ts';
import { creditWrites, debitWrites, referenceClaimWrites } from './writes.ts';

/**
 * Books money that staff received or gave back: the wallet's other side is the bank. Nobody credits their own wallet.
 */
export const addWalletEntryHandler = handle(addWalletEntry, async (actor, request, context) => {
  const { userId, type, currency, amount, remark, externalId, accountNumber = '' } = request;
  if (amount <= 0) return fail('VALIDATION', { errors: { amount: 'Enter an amount above zero.' } });
  const owner = await walletOwnerOf(actor, userId);
  if (!owner) return fail('NOT_FOUND');
  if (type === 'credit' && owner === actor.owner)
    return fail('FORBIDDEN', { message: 'Your own wallet is credited by somebody else.' });
  if (type === 'credit' && externalId === undefined)
    return fail('VALIDATION', { errors: { externalId: 'A credit needs the bank’s reference.' } });
  const reference = externalId === undefined ? undefined : bankReference(externalId);
  if (reference === '')
    return fail('VALIDATION', { errors: { externalId: 'Enter a reference with letters or digits.' } });
  const known = reference === undefined ? [] : await readBankDetails(actor);
  if (accountNumber && reference !== undefined && !known.some((account) => account.accountNumber === accountNumber))
    return fail('VALIDATION', { errors: { accountNumber: 'Please choose one of the accounts.' } });
  // Where none is named, the site’s first is meant.
  const accounts = claimAccounts(known.slice(0, 1), accountNumber);
  if (reference !== undefined) {
    const carried = await carryOlderClaims(scopeOf(actor, addWalletEntry));
    if (!carried.ok) return carried;
  }
  return whileBusy(async () => {
    const wallet = await readWallet(actor, owner, currency);
    const posting = { wallet, minor: amount, against: 'bank', reference: externalId ?? '', remark } as const;
    const answer = {
      currency,
      balance: wallet.balance + (type === 'credit' ? amount : -amount),
      creditLimit: inForce(wallet, clock.now()).creditLimit,
    };
    const claims = [
      ...context.claim(answer),
      ...(reference === undefined ? [] : referenceClaimWrites(actor, accounts, reference)),
    ];
    const money = (type === 'credit' ? creditWrites : debitWrites)(actor, posting);
    const done = await commit(actor, [...claims, ...stillThere(actor, userId), ...money], { busy: 'WALLET_BUSY' });
    if (done.ok) return ok(answer);
    if (done.code === 'CONFLICT') return fail('CONFLICT', { message: 'This reference was entered before.' });
    return done as ReturnType<typeof fail<'INSUFFICIENT_BALANCE' | 'WALLET_BUSY'>>;
  });
});
