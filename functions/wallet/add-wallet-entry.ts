import type { OwnerId, UserActor } from '#functions/actor.ts';
import { scopeOf } from '#functions/scope.ts';
import { clock } from '#functions/clock.ts';
import type { Context } from '#functions/http/context.ts';
import { handle } from '#functions/http/handle.ts';
import { readBankDetails } from '#functions/payments/store.ts';
import { commit } from '#functions/table/commit.ts';
import { readPayer } from '#functions/users/store.ts';
import { stillThere } from '#functions/users/writes.ts';
import type { RequestOf } from '#shared/contract.ts';
import { fail, ok } from '#shared/errors.ts';
import { randomId } from '#shared/ids.ts';
import { dayIn, instant } from '#shared/time.ts';
import { addWalletEntry } from '#shared/wallet/add-wallet-entry.ts';
import { atWallet } from './at-wallet.ts';
import { bankReference } from './bank-reference.ts';
import { claimAccounts } from './claim-accounts.ts';
import { inForce } from './in-force.ts';
import { readWallet, walletOwnerOf } from './store.ts';
import type { TransferItem } from './transfers/model.ts';
import { isClaimed, isWaitingFor, readSecondPersonFrom } from './transfers/store.ts';
import { reportTransferWrites } from './transfers/writes.ts';
import { referenceWordWrites } from './reference-writes.ts';
import { creditWrites, debitWrites, nextEntryId, referenceClaimWrites } from './writes.ts';

const ENTERED_BEFORE = 'This reference has already been entered.';
const WAITS_ALREADY = 'This reference is waiting as a transfer. Confirm or reject it under Pending gateway entries.';

/**
 * Books money that staff received or gave back: the wallet's other side is the bank. Nobody credits their own wallet, and
 * what two people have to confirm as a transfer nobody credits alone: from that amount on it becomes one.
 */
export const addWalletEntryHandler = handle(addWalletEntry, async (actor, request, context) => {
  const { userId, type, currency, amount, remark, externalId, accountNumber = '' } = request;
  if (amount <= 0) return fail('VALIDATION', { errors: { amount: 'Enter an amount greater than zero.' } });
  const scope = scopeOf(actor, addWalletEntry);
  const owner = await walletOwnerOf(actor, userId);
  if (!owner) return fail('NOT_FOUND');
  if (type === 'credit' && owner === actor.owner)
    return fail('FORBIDDEN', { message: 'Someone else must credit your own wallet.' });
  if (type === 'credit' && externalId === undefined)
    return fail('VALIDATION', { errors: { externalId: 'Enter the bank reference for a credit.' } });
  const reference = externalId === undefined ? undefined : bankReference(externalId);
  if (reference === '')
    return fail('VALIDATION', { errors: { externalId: 'Enter a reference that has letters or digits.' } });
  const known = reference === undefined ? [] : await readBankDetails(actor);
  if (accountNumber && reference !== undefined && !known.some((account) => account.accountNumber === accountNumber))
    return fail('VALIDATION', { errors: { accountNumber: 'Please choose one of the accounts.' } });
  // Where none is named, the site’s first is meant.
  const accounts = claimAccounts(known.slice(0, 1), accountNumber);
  if (reference !== undefined && (await isWaitingFor(scope, accounts, reference)))
    return fail('CONFLICT', { message: WAITS_ALREADY });
  const secondFrom = type === 'credit' ? await readSecondPersonFrom(actor) : undefined;
  if (secondFrom !== undefined && amount >= secondFrom && reference !== undefined) {
    if (await isClaimed(actor, accounts, reference)) return fail('CONFLICT', { message: ENTERED_BEFORE });
    return enterForTwo(
      actor,
      { ...request, owner, accountNumber: accountNumber || (known[0]?.accountNumber ?? '') },
      context,
    );
  }
  return atWallet(actor, { site: actor.site, owner, currency }, async () => {
    const wallet = await readWallet(actor, owner, currency);
    const posting = { wallet, minor: amount, against: 'bank', reference: externalId ?? '', remark } as const;
    const answer = {
      currency,
      balance: wallet.balance + (type === 'credit' ? amount : -amount),
      creditLimit: inForce(wallet, clock.now()).creditLimit,
      isWaiting: false,
    };
    const claims = [
      ...context.claim(answer),
      ...(reference === undefined ? [] : referenceClaimWrites(actor, accounts, reference)),
    ];
    const money = (type === 'credit' ? creditWrites : debitWrites)(actor, posting);
    const entryId = nextEntryId(wallet);
    const words = referenceWordWrites(actor, 'BANKED', {
      reference: externalId ?? '',
      id: `${owner}#${entryId}`,
      pointer: { owner, currency, entryId, userId },
    });
    const writes = [...claims, ...stillThere(actor, userId), ...money, ...words];
    const done = await commit(actor, writes, { busy: 'WALLET_BUSY' });
    if (done.ok) return ok(answer);
    if (done.code === 'CONFLICT') return fail('CONFLICT', { message: ENTERED_BEFORE });
    return done;
  });
});

type Entered = RequestOf<typeof addWalletEntry> & { owner: OwnerId; accountNumber: string };

/** A credit that waits as a transfer, its maker the first of two. Nothing is booked, and its reference stays free. */
async function enterForTwo(actor: UserActor, entered: Entered, { claim }: Pick<Context, 'claim'>) {
  const { userId, owner, currency, amount: minor, remark, externalId = '', accountNumber } = entered;
  const [user, wallet] = await Promise.all([readPayer(actor, userId), readWallet(actor, owner, currency)]);
  const now = clock.now();
  const transfer: TransferItem = {
    ...{ transferId: randomId(), state: 'HALF_CONFIRMED', isEntered: true, confirmedFirstBy: actor.userId },
    ...{ owner, userId, by: actor.email, minor, currency, reference: externalId, accountNumber, remark },
    customer: user ? user.companyName || `${user.firstName} ${user.lastName}`.trim() || user.email : '',
    sentOn: dayIn(actor.head.zone, now),
    createdAt: instant(now),
  };
  const { creditLimit } = inForce(wallet, now);
  const answer = { currency, balance: wallet.balance, creditLimit, isWaiting: true };
  const writes = [...claim(answer), ...stillThere(actor, userId), ...reportTransferWrites(actor, transfer)];
  const done = await commit(actor, writes);
  return done.ok ? ok(answer) : done;
}
