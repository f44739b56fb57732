import { legalEntityOf, type UserActor, type JobActor } from '#functions/actors/actor.ts';
import { readSite } from '#functions/site/store.ts';
import type { LegalEntityItem } from '#functions/users/model.ts';
import { readCompany } from '#functions/users/store.ts';
import type { StatementEntry } from '#shared/wallet/statement.ts';
import type { WalletEntryKind } from '#shared/wallet/model.ts';
import type { WalletEntryCard } from './list-writes.ts';
import { pnrsOf, type Rows, rowsOf } from './statement-store.ts';

/** Entries that an order stands behind: their reference is its id. */
const ofOrders: readonly WalletEntryKind[] = ['payment', 'refund', 'topUp'];

/** What an older card is, which does not say so. */
export const kindIn = ({ kind, minor, remark, reverses }: WalletEntryCard): WalletEntryKind => {
  if (kind) return kind;
  if (reverses) return 'reversal';
  if (remark.startsWith('Refund: ')) return 'refund';
  return minor > 0 ? 'added' : 'payment';
};

const makerOf = (by: string): string => (by.startsWith('user:') ? by.slice('user:'.length) : '');

/** What of entries is told. */
interface Reader {
  /** They are those of a whole site, each with whose it is. */
  ofAll: boolean;
  /** They go to a customer, whoever reads them. */
  isForCustomer?: boolean;
}

/**
 * Entries as they are read: with the order and PNR that they were for, and who made them. A customer reads the site's
 * name in the place of a member of staff's address. Two
 * batches of reads for every 25 entries.
 */
export async function showEntries(
  actor: UserActor | JobActor,
  cards: readonly WalletEntryCard[],
  reader: Reader,
): Promise<StatementEntry[]> {
  const shown: StatementEntry[] = [];
  for (let at = 0; at < cards.length; at += AT_ONCE)
    shown.push(...(await showSome(actor, cards.slice(at, at + AT_ONCE), reader)));
  return shown;
}

/** Entries whose users, orders and companies are read in one batch, which holds a hundred. */
const AT_ONCE = 25;

async function showSome(
  actor: UserActor | JobActor,
  cards: readonly WalletEntryCard[],
  { ofAll, isForCustomer = false }: Reader,
): Promise<StatementEntry[]> {
  const orderIdOf = (card: WalletEntryCard) => (ofOrders.includes(kindIn(card)) ? card.reference : '');
  const owners = ofAll ? cards.map(({ owner }) => owner) : [];
  const rows = await rowsOf(actor, {
    users: [
      ...cards.map(({ by }) => makerOf(by)),
      ...owners.flatMap((owner) => (owner.startsWith('U#') ? [owner.slice(2)] : [])),
    ],
    orders: cards.map(orderIdOf),
    companies: owners.flatMap((owner) => legalEntityOf(owner) ?? []),
  });
  const [pnrs, site, companies] = await Promise.all([
    pnrsOf(
      actor,
      [...rows.orders.values()].map(({ subject }) => subject),
    ),
    readSite(actor),
    withOwners(actor, rows.companies),
  ]);
  const isStaff = !isForCustomer && (actor.kind === 'job' || actor.userType === 'staff');
  const shownMaker = (by: string): string => {
    const user = rows.users.get(makerOf(by));
    if (!user) return '';
    return user.userType === 'staff' && !isStaff ? site.siteName : user.email;
  };
  return cards.map((card) => {
    const order = rows.orders.get(orderIdOf(card));
    const pnr = order && pnrs.get(order.subject);
    return {
      id: `${card.owner}.${card.entryId}`,
      at: card.at,
      kind: kindIn(card),
      amount: card.minor,
      balanceAfter: card.balanceAfter,
      remark: card.remark,
      reference: card.reference,
      orderId: order?.orderId ?? '',
      serviceName: order?.serviceName ?? '',
      bookingId: pnr === undefined ? '' : (order?.subject ?? ''),
      pnr: pnr ?? '',
      by: shownMaker(card.by),
      customer: ofAll ? whose(card, { ...rows, companies }) : null,
    };
  });
}

/** Companies with whom a link to their wallet names: of those whose row does not say, one Query each. */
async function withOwners(actor: UserActor | JobActor, companies: Rows['companies']): Promise<Rows['companies']> {
  const owned = await Promise.all(
    [...companies].map(
      async ([id, company]) => [id, company.ownerUserId ? company : await readCompany(actor, id)] as const,
    ),
  );
  return new Map(owned.flatMap(([id, company]): [string, LegalEntityItem][] => (company ? [[id, company]] : [])));
}

function whose({ owner }: WalletEntryCard, { users, companies }: Rows) {
  const company = companies.get(legalEntityOf(owner) ?? '');
  if (company) return { name: company.companyName, userId: company.ownerUserId ?? '' };
  const user = users.get(owner.slice(2));
  return user
    ? { name: user.companyName || `${user.firstName} ${user.lastName}`.trim() || user.email, userId: user.userId }
    : { name: '', userId: '' };
}
