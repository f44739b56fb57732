import { type Actor, consumerOf, legalEntityOf, type OwnerId } from '#functions/actor.ts';
import { readLegalEntity, readPayer, readUser } from '#functions/users/store.ts';
import type { Scope } from '#functions/scope.ts';
import { readCards } from '#functions/lists/store.ts';
import type { OrderItem } from '#functions/payments/model.ts';
import { paymentKeys } from '#functions/payments/keys.ts';
import { userKeys } from '#functions/users/keys.ts';
import { walletKeys } from '../keys.ts';
import { listIn, ofReached } from '#functions/table/list-in.ts';
import { getItems, queryPage } from '#functions/table/read.ts';
import type { UserItem } from '#functions/users/model.ts';
import { unpackUserCard } from '#functions/users/user-card.ts';
import type { WalletEntryCard } from '../list-writes.ts';
import type { WalletEntry } from '../model.ts';

const unpack = (card: string): WalletEntryCard => JSON.parse(card) as WalletEntryCard;

interface Asked {
  /** Instants, both inclusive. */
  from?: string;
  to?: string;
  cursor: string | undefined;
  limit: number;
}

/** Entries of a scope, newest first: one Query. */
export const entriesIn = (scope: Scope, currency: string, asked: Asked) =>
  readCards(
    listIn(scope, {
      site: (actor) => walletKeys.walletEntries(actor, currency),
      own: (actor, owner) => walletKeys.walletEntriesOfOwner(actor, owner, currency),
    }),
    unpack,
    { ...asked, descending: true },
  );

/** The last entry of a scope's wallet up to an instant, inclusive; undefined where there is none so old. One Query. */
export async function lastEntryUpTo(scope: Scope, currency: string, to: string): Promise<WalletEntryCard | undefined> {
  const { cards } = await entriesIn(scope, currency, { to, cursor: undefined, limit: 1 });
  return cards[0];
}

/** The first entry that a wallet ever had; it costs one read. */
export async function firstEntry(actor: Actor, owner: OwnerId, currency: string): Promise<WalletEntry | undefined> {
  const { items } = await queryPage(walletKeys.entriesOfWallet(actor, owner, currency), {
    limit: 1,
    consistent: true,
  });
  return items[0];
}

/** One entry of a wallet each, of those that are there; in one batch of at most 100. */
export async function entriesByNumber(
  actor: Actor,
  wanted: readonly { owner: OwnerId; currency: string; entryId: string }[],
): Promise<WalletEntryCard[]> {
  const rows = await getItems(
    wanted.map(({ owner, currency, entryId }) => walletKeys.walletEntry(actor, owner, currency, entryId)),
  );
  return rows.flatMap((row) => (row ? [unpack(String(row.card))] : []));
}

/** Orders by their ids, of those that are there; in one trip. At most 100. */
export async function ordersById(actor: Actor, orderIds: readonly string[]): Promise<OrderItem[]> {
  const rows = await getItems([...new Set(orderIds)].map((id) => paymentKeys.order(actor, id)));
  return rows.flatMap((row) => row ?? []);
}

/**
 * A user who shares an owner's wallet: of a company its owner, or whoever came last; of a partner site the user that it was
 * asked for by (`askedFor`). Undefined where there is none.
 */
export async function userOfOwner(
  scope: Scope,
  owner: OwnerId,
  askedFor = '',
): Promise<{ userId: string; email: string; name: string } | undefined> {
  const { actor } = scope;
  if (consumerOf(owner) !== undefined) {
    const partner = askedFor ? await readPayer(actor, askedFor) : undefined;
    return partner && told(partner);
  }
  const company = legalEntityOf(owner);
  if (company === undefined) {
    const user = await readUser(actor, owner.slice(2));
    return user && told(user);
  }
  const entity = await readLegalEntity(actor, company);
  if (!entity) return undefined;
  const { companyName, ownerUserId } = entity;
  const ruler = await readUser(actor, ownerUserId);
  if (ruler) return { ...told(ruler), name: companyName };
  const list = ofReached(entity, userKeys.usersOfCompany(actor, company));
  const { cards } = await readCards(list, unpackUserCard, { limit: 1, cursor: undefined, descending: true });
  const [user] = cards;
  return user && { userId: user.userId, email: user.email, name: companyName };
}

const told = ({ userId, email, firstName, lastName, companyName }: UserItem) => ({
  userId,
  email,
  name: companyName || `${firstName} ${lastName}`.trim() || email,
});
