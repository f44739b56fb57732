import { consumerOf, legalEntityOf, type JobActor, type UserActor } from '#functions/actor.ts';
import { readSite } from '#functions/site/store.ts';
import { type Names, namesOf, userIdOf } from '#functions/users/names.ts';
import type { StatementEntry } from '#shared/wallet/statement/statement.ts';
import type { WalletEntryCard } from '../list-writes.ts';
import { pnrsOf } from './pnr-store.ts';

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
 * bookings without their ticket.
 */
export async function showEntries(
  actor: UserActor | JobActor,
  cards: readonly WalletEntryCard[],
  { ofAll, isForCustomer = false, pnrs: known }: Reader,
): Promise<StatementEntry[]> {
  const owners = ofAll ? cards.map(({ owner }) => owner) : [];
  const [names, site, pnrs] = await Promise.all([
    namesOf(
      actor,
      [
        ...cards.map(({ by }) => userIdOf(by)),
        ...owners.flatMap((owner) => (owner.startsWith('U#') ? [owner.slice(2)] : [])),
      ],
      owners.flatMap((owner) => legalEntityOf(owner) ?? []),
    ),
    readSite(actor),
    known ??
      pnrsOf(
        actor,
        cards.flatMap(({ order }) => order?.bookingId ?? []),
      ),
  ]);
  const { users: rulers } = await namesOf(
    actor,
    [...names.companies.values()].map(({ ownerUserId }) => ownerUserId),
  );
  const isStaff = !isForCustomer && (actor.kind === 'job' || actor.userType === 'staff');
  const shownMaker = (by: string): string => {
    const user = names.users.get(userIdOf(by));
    if (!user) return '';
    return user.userType === 'staff' && !isStaff ? site.siteName : user.email;
  };
  return cards.map((card) => {
    const { order } = card;
    const pnr = order && pnrs.get(order.bookingId);
    return {
      id: `${card.owner}.${card.entryId}`,
      at: card.at,
      kind: card.kind,
      amount: card.minor,
      balanceAfter: card.balanceAfter,
      remark: card.remark,
      reference: card.reference,
      orderId: order ? card.reference : '',
      serviceName: order?.serviceName ?? '',
      bookingId: pnr === undefined ? '' : (order?.bookingId ?? ''),
      pnr: pnr ?? '',
      ...(card.lines && { lines: card.lines.map(({ kind, minor }) => ({ kind, amount: minor })) }),
      by: shownMaker(card.by),
      customer: ofAll ? whose(card, { ...names, users: new Map([...names.users, ...rulers]) }) : null,
    };
  });
}

/** Whose entry it is; `users` with those whom companies belong to. */
function whose({ owner }: WalletEntryCard, { users, companies }: Names) {
  const company = companies.get(legalEntityOf(owner) ?? '');
  const user = users.get(company?.ownerUserId ?? owner.slice(2));
  const { userId = '', email = '' } = user ?? {};
  if (company) return { name: company.companyName, userId: company.ownerUserId, email };
  // A partner site is called by its short name: the user that stands for it is not known here.
  const name = user ? user.companyName || user.name || email : (consumerOf(owner) ?? '');
  return { name, userId, email };
}
