import type { Actor } from '#functions/actor.ts';
import { mayReach } from '#functions/actors/may-reach.ts';
import type { Scope } from '#functions/scope.ts';
import { readCards } from '#functions/lists/store.ts';
import { siteKeys } from '#functions/site/keys.ts';
import { walletKeys } from '#functions/wallet/keys.ts';
import { listIn } from '#functions/table/list-in.ts';
import { getItem, getItems } from '#functions/table/read.ts';
import { bankReference } from '#functions/wallet/bank-reference.ts';
import { ANY_ACCOUNT, claimAccounts } from '#functions/wallet/claim-accounts.ts';
import { fail, ok, type Outcome } from '#shared/errors.ts';
import { toMinor } from '#shared/money.ts';
import type { TransferItem } from './model.ts';

/** A transfer that the actor may see; any other answers NOT_FOUND. */
export async function readTransfer(actor: Actor, transferId: string): Promise<Outcome<TransferItem, 'NOT_FOUND'>> {
  const transfer = await getItem(walletKeys.transfer(actor, transferId));
  return transfer && mayReach(actor, transfer.owner) ? ok(transfer) : fail('NOT_FOUND');
}

const unpack = (card: string): TransferItem => JSON.parse(card) as TransferItem;
interface Asked {
  cursor: string | undefined;
  limit: number;
}

/** Transfers that wait for staff, the longest first. One Query. */
export const transfersThatWait = (scope: Scope, asked: Asked) =>
  readCards(listIn(scope, { site: walletKeys.waitingTransfers }), unpack, asked);

/** Transfers of a scope, newest first. One Query. */
export const transfersIn = (scope: Scope, asked: Asked) =>
  readCards(listIn(scope, { site: walletKeys.transfers, own: walletKeys.transfersOfOwner }), unpack, {
    ...asked,
    descending: true,
  });

/** Cards of waiting transfers read at a time: half a megabyte, and hardly ever more than one Query. */
const WAITING_AT_ONCE = 500;

/** Whether a bank's reference (normalised) waits for staff as a transfer to one of these accounts, or to none by name. */
export async function isWaitingFor(scope: Scope, accounts: readonly string[], reference: string): Promise<boolean> {
  let cursor: string | undefined;
  do {
    const page = await transfersThatWait(scope, { cursor, limit: WAITING_AT_ONCE });
    const found = page.cards.some(
      (transfer) => bankReference(transfer.reference) === reference && isOfOneOf(accounts, transfer.accountNumber),
    );
    if (found) return true;
    cursor = page.cursor;
  } while (cursor);
  return false;
}

/** Whether a transfer may have come to one of these accounts; a site without accounts has but one. */
const isOfOneOf = (accounts: readonly string[], accountNumber: string): boolean =>
  !accountNumber || accounts.length === 0 || accounts.includes(claimAccounts([], accountNumber)[0]!);

/** Whether a bank's reference (normalised) was entered before, at one of these accounts of the site or for all of them. */
export const isClaimed = async (actor: Actor, accounts: readonly string[], reference: string): Promise<boolean> =>
  (
    await getItems([ANY_ACCOUNT, ...accounts].map((account) => walletKeys.bankReference(actor, account, reference)))
  ).some((claim) => claim !== undefined);

/** From which amount on, minor units, a second person confirms a transfer; undefined: never. */
export async function readSecondPersonFrom(actor: Actor): Promise<number | undefined> {
  const row = await getItem(siteKeys.site(actor, 'BANK'));
  return row?.secondPersonFrom ? toMinor(row.secondPersonFrom, actor.head.currency) : undefined;
}
