import type { Actor, OwnerId } from '#functions/actor.ts';
import { ownerOf } from '#functions/actors/user.ts';
import type { Scope } from '#functions/scope.ts';
import { walletKeys } from './keys.ts';
import { listIn } from '#functions/table/list-in.ts';
import { getItem, type Page, queryAll, queryPage } from '#functions/table/read.ts';
import { readPayer } from '#functions/users/store.ts';
import { emptyWallet, type LimitEvent, type Wallet, type WalletEntry } from './model.ts';

/** An owner's wallet; one that nothing was ever posted to is empty, with no credit. */
export const readWallet = async (actor: Actor, owner: OwnerId, currency: string): Promise<Wallet> =>
  (await getItem(walletKeys.wallet(actor, owner, currency))) ?? emptyWallet(owner, currency);

export const readWalletEntry = (
  actor: Actor,
  owner: OwnerId,
  currency: string,
  entryId: string,
): Promise<WalletEntry | undefined> => getItem(walletKeys.walletEntry(actor, owner, currency, entryId));

/** A wallet's entries, newest first. */
export const walletEntries = (
  actor: Actor,
  owner: OwnerId,
  currency: string,
  page: { limit?: number; cursor?: string } = {},
): Promise<Page<WalletEntry>> =>
  queryPage(walletKeys.entriesOfWallet(actor, owner, currency), {
    descending: true,
    consistent: true,
    ...page,
  });

/** Changes of a credit limit that are read at once. */
const LATEST_CHANGES = 5;

/** The latest changes of a wallet's credit limit, the latest first. One Query. */
export const latestLimitEvents = async (actor: Actor, owner: OwnerId, currency: string): Promise<LimitEvent[]> =>
  (
    await queryPage(walletKeys.limitEventsOfWallet(actor, owner, currency), {
      descending: true,
      limit: LATEST_CHANGES,
    })
  ).items;

/** Whose wallet a user of this site pays from; undefined where there is no such user. */
export async function walletOwnerOf(actor: Actor, userId: string): Promise<OwnerId | undefined> {
  const user = await readPayer(actor, userId);
  return user && ownerOf(user);
}

/** Whose wallets a site has, in which currencies. */
export const listWallets = async (scope: Scope): Promise<Pick<Wallet, 'owner' | 'currency'>[]> =>
  (await queryAll(listIn(scope, { site: walletKeys.wallets }))).map(({ card }) => card);
