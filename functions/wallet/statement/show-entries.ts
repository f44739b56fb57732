import { legalEntityOf, type JobActor, type UserActor } from '#functions/actor.ts';
import { ordersShown } from '#functions/payments/kept-store.ts';
import { readSite } from '#functions/site/store.ts';
import { type CompanyName, type Names, namesOf, userIdOf } from '#functions/users/names.ts';
import { readCompany } from '#functions/users/store.ts';
import type { StatementEntry } from '#shared/wallet/statement/statement.ts';
import type { WalletEntryKind } from '#shared/wallet/model.ts';
import type { WalletEntryCard } from '../list-writes.ts';
import type { OrderOfEntry } from '../model.ts';
import { pnrsOf } from './pnr-store.ts';

/** Entries that an order stands behind: their reference is its id. */
const ofOrders: readonly WalletEntryKind[] = ['payment', 'refund', 'topUp'];

/** What an older card is, which does not say so. */
export const kindIn = ({ kind, minor, remark, reverses }: WalletEntryCard): WalletEntryKind => {
  if (kind) return kind;
  if (reverses) return 'reversal';
  if (remark.startsWith('Refund: ')) return 'refund';
  return minor > 0 ? 'added' : 'payment';
};

/** What of entries is told. */
interface Reader {
  /** They are those of a whole site, each with whose it is. */
  ofAll: boolean;
  /** They go to a customer, whoever reads them. */
  isForCustomer?: boolean;
  /** PNRs by booking that are at hand, of all that the entries are of. */
  pnrs?: ReadonlyMap<string, string>;
}

/**
 * Entries as they are read: with the order and PNR that they were for, and who made them. A customer reads the site's
 * name in the place of a member of staff's address. Once names are in memory, only what is not at its end yet is read:
 * bookings without their ticket, and orders of older cards.
 */
export async function showEntries(
  actor: UserActor | JobActor,
  cards: readonly WalletEntryCard[],
  { ofAll, isForCustomer = false, pnrs: known }: Reader,
): Promise<StatementEntry[]> {
  const owners = ofAll ? cards.map(({ owner }) => owner) : [];
  const [names, orders, site] = await Promise.all([
    namesOf(
      actor,
      [
        ...cards.map(({ by }) => userIdOf(by)),
        ...owners.flatMap((owner) => (owner.startsWith('U#') ? [owner.slice(2)] : [])),
      ],
      owners.flatMap((owner) => legalEntityOf(owner) ?? []),
    ),
    ordersOf(actor, cards),
    readSite(actor),
  ]);
  const [pnrs, companies] = await Promise.all([
    known ??
      pnrsOf(
        actor,
        [...orders.values()].map(({ bookingId }) => bookingId),
      ),
    withOwners(actor, names.companies),
  ]);
  const isStaff = !isForCustomer && (actor.kind === 'job' || actor.userType === 'staff');
  const shownMaker = (by: string): string => {
    const user = names.users.get(userIdOf(by));
    if (!user) return '';
    return user.userType === 'staff' && !isStaff ? site.siteName : user.email;
  };
  return cards.map((card) => {
    const order = orders.get(card);
    const pnr = order && pnrs.get(order.bookingId);
    return {
      id: `${card.owner}.${card.entryId}`,
      at: card.at,
      kind: kindIn(card),
      amount: card.minor,
      balanceAfter: card.balanceAfter,
      remark: card.remark,
      reference: card.reference,
      orderId: order ? card.reference : '',
      serviceName: order?.serviceName ?? '',
      bookingId: pnr === undefined ? '' : (order?.bookingId ?? ''),
      pnr: pnr ?? '',
      by: shownMaker(card.by),
      customer: ofAll ? whose(card, { ...names, companies }) : null,
    };
  });
}

/** The order of each entry that has one: as its card says; of an older card as the order's row does. */
async function ordersOf(
  actor: UserActor | JobActor,
  cards: readonly WalletEntryCard[],
): Promise<ReadonlyMap<WalletEntryCard, OrderOfEntry>> {
  const isOlder = (card: WalletEntryCard) => !card.order && ofOrders.includes(kindIn(card));
  const older = cards.filter(isOlder);
  const rows = await ordersShown(
    actor,
    older.map(({ reference }) => reference),
  );
  return new Map(
    cards.flatMap((card): [WalletEntryCard, OrderOfEntry][] => {
      if (card.order) return [[card, card.order]];
      const row = isOlder(card) ? rows.get(card.reference) : undefined;
      if (!row) return [];
      return [[card, { serviceName: row.serviceName, bookingId: kindIn(card) === 'topUp' ? '' : row.subject }]];
    }),
  );
}

/** Companies with whom a link to their wallet names: of those whose row does not say, one Query each. */
async function withOwners(actor: UserActor | JobActor, companies: Names['companies']): Promise<Names['companies']> {
  const owned = await Promise.all(
    [...companies].map(
      async ([id, company]) => [id, company.ownerUserId ? company : await readCompany(actor, id)] as const,
    ),
  );
  return new Map(owned.flatMap(([id, company]): [string, CompanyName][] => (company ? [[id, company]] : [])));
}

function whose({ owner }: WalletEntryCard, { users, companies }: Names) {
  const company = companies.get(legalEntityOf(owner) ?? '');
  if (company) return { name: company.companyName, userId: company.ownerUserId ?? '' };
  const user = users.get(owner.slice(2));
  return user ? { name: user.companyName || user.name || user.email, userId: user.userId } : { name: '', userId: '' };
}
