import { clock } from '#functions/clock.ts';
import { takeSlip } from '#functions/files/take-slip.ts';
import { handle } from '#functions/http/handle.ts';
import { spend } from '#functions/http/request/rate-limit.ts';
import { readBankDetails } from '#functions/payments/store.ts';
import { commit } from '#functions/table/commit.ts';
import { readUser } from '#functions/users/store.ts';
import { fail, ok } from '#shared/errors.ts';
import { randomId } from '#shared/ids.ts';
import { dayIn, HOUR, instant } from '#shared/time.ts';
import { userPaymentEntry } from '#shared/wallet/user-payment-entry.ts';
import { bankReference } from './bank-reference.ts';
import { claimAccounts } from './claim-accounts.ts';
import type { TransferItem } from './transfers/model.ts';
import { showTransfer } from './transfers/show-transfer.ts';
import { isClaimed, readSecondPersonFrom } from './transfers/store.ts';
import { reportTransferWrites } from './transfers/writes.ts';

/** Transfers that one person may report: each waits for somebody's eyes. */
const REPORTS = { limit: 20, windowMs: HOUR };

/** Nothing is credited by it: staff look at the bank first. */
export const userPaymentEntryHandler = handle(userPaymentEntry, async (actor, request, context) => {
  const { amount: minor, currency, reference, sentOn, accountNumber, remark, slipUploadId } = request;
  if (minor <= 0) return fail('VALIDATION', { errors: { amount: 'Enter an amount greater than zero.' } });
  const claim = bankReference(reference);
  if (claim === '')
    return fail('VALIDATION', { errors: { reference: 'Enter a reference that has letters or digits.' } });
  if (sentOn > dayIn(actor.head.zone, clock.now()))
    return fail('VALIDATION', { errors: { sentOn: 'Please choose today or an earlier date.' } });
  const accounts = await readBankDetails(actor);
  if (accounts.length === 0) return fail('NOT_FOUND', { message: 'This site does not accept bank transfers.' });
  if (accountNumber && !accounts.some((account) => account.accountNumber === accountNumber))
    return fail('VALIDATION', { errors: { accountNumber: 'Please choose one of the accounts.' } });
  const allowed = await spend(actor, 'XFER', actor.userId, REPORTS);
  if (!allowed.ok) return allowed;
  // A word ahead: whether it was entered before is decided when it is confirmed.
  if (await isClaimed(actor, claimAccounts(accounts, accountNumber), claim))
    return fail('CONFLICT', { message: 'This reference has already been entered.' });
  const slip = slipUploadId === undefined ? undefined : await takeSlip(actor, slipUploadId);
  if (slip && !slip.ok) return slip;
  const user = await readUser(actor, actor.userId);
  const transfer: TransferItem = {
    transferId: randomId(),
    state: 'REPORTED',
    owner: actor.owner,
    userId: actor.userId,
    by: actor.email,
    customer: user?.companyName || actor.name || actor.email,
    minor,
    currency,
    reference,
    sentOn,
    accountNumber,
    remark,
    ...(slip && { slip: slip.value.file }),
    createdAt: instant(clock.now()),
  };
  const answer = showTransfer(actor, transfer, await readSecondPersonFrom(actor));
  const done = await commit(actor, [
    ...context.claim(answer),
    ...(slip?.value.writes ?? []),
    ...reportTransferWrites(actor, transfer),
  ]);
  return done.ok ? ok(answer) : done;
});
