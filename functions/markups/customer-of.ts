import type { Buyer } from '#functions/actors/buyer.ts';
import { legalEntityOf, type UserActor, type VisitorActor } from '#functions/actors/actor.ts';
import { readLegalEntity } from '#functions/users/store.ts';
import { RETAIL } from '#shared/markups/model.ts';
import type { Customer, MarkupBook } from './model.ts';

/** The commission and group of a customer of the trade. One that was removed falls back on the site's default group. */
function inGroup(book: MarkupBook, wanted: string) {
  const group = book.groups.find(({ id }) => id === wanted) ?? book.groups.find(({ isDefault }) => isDefault);
  return { groupId: group?.id ?? '', commissionShare: group?.commissionShare ?? 0 };
}

/**
 * How a buyer is priced: the actor, unless staff book for somebody. Agents and corporates by their company's group, or the site's default one; everyone else pays
 * the site's retail price, unless a group was given to the user. One read, for customers of the trade only.
 */
export async function customerOf(
  actor: UserActor | VisitorActor,
  book: MarkupBook,
  buyer: Buyer | undefined = actor.kind === 'user' ? actor : undefined,
): Promise<Customer> {
  const retail: Customer = { userType: 'retail', groupId: RETAIL, commissionShare: 0, isTdsDeductable: false };
  if (!buyer) return retail;
  const { userType, groupId, owner } = buyer;
  if (userType === 'staff') return { ...retail, userType };
  if (userType === 'retail') return groupId ? { ...retail, ...inGroup(book, groupId) } : retail;
  const company = legalEntityOf(owner);
  const entity = company === undefined ? undefined : await readLegalEntity(actor, company);
  return { userType, ...inGroup(book, entity?.groupId || groupId), isTdsDeductable: entity?.isTdsDeductable ?? true };
}
