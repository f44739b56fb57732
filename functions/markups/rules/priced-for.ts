import type { UserActor } from '#functions/actor.ts';
import { ownerOf } from '#functions/actors/user.ts';
import type { UserItem } from '#functions/users/model.ts';
import { readUser } from '#functions/users/store.ts';
import { fail, ok, type Outcome } from '#shared/errors.ts';
import { RETAIL } from '#shared/markups/model.ts';
import { companyOf, customerFrom } from '../groups/customer-of.ts';
import { siteTaxes } from '#shared/site/site-taxes.ts';
import type { Customer, MarkupBook } from '../model.ts';
import { shopperOf } from './preview.ts';
import { groupNameOf } from './rule-words.ts';

/** Somebody as prices see them, and why, in a sentence. */
export interface PricedFor {
  customer: Customer;
  because: string;
}

/** Whose price a user of the site pays. NOT_FOUND. */
export async function pricedForUser(
  actor: UserActor,
  book: MarkupBook,
  userId: string,
): Promise<Outcome<PricedFor, 'NOT_FOUND'>> {
  const user = await readUser(actor, userId);
  return user ? ok(await pricedAs(actor, book, user)) : fail('NOT_FOUND');
}

async function pricedAs(actor: UserActor, book: MarkupBook, user: UserItem): Promise<PricedFor> {
  const buyer = { userType: user.userType, groupId: user.groupId ?? '', owner: ownerOf(user) };
  const company = await companyOf(actor, buyer);
  const customer = customerFrom(book, buyer, company);
  const name = company?.companyName || `${user.firstName} ${user.lastName}`.trim();
  const wanted = company?.groupId || buyer.groupId;
  const group = groupNameOf(book.groups, customer.groupId);
  const isUntold = customer.userType === 'retail' || customer.isTdsDeductable || !siteTaxes(actor.head).hasTds;
  const tds = isUntold ? '' : ' No TDS is deducted.';
  if (customer.groupId === RETAIL) return { customer, because: `${name} has no group and pays the retail price.` };
  if (wanted === customer.groupId) return { customer, because: `${name} is in ${group}, which sets the price.${tds}` };
  const why = wanted ? 'is in a deleted group' : 'has no group';
  return { customer, because: `${name} ${why}: ${group}, the default group, applies.${tds}` };
}

/** Whose price somebody of a group pays: `RETAIL` for whoever is in none, empty for the default group. NOT_FOUND. */
export function pricedForGroup(book: MarkupBook, groupId: string): Outcome<PricedFor, 'NOT_FOUND'> {
  if (groupId === RETAIL)
    return ok({ customer: shopperOf(book, RETAIL), because: 'A customer without a group, at the retail price.' });
  const group = groupId ? book.groups.find(({ id }) => id === groupId) : book.groups.find(({ isDefault }) => isDefault);
  if (!group) return fail('NOT_FOUND');
  return ok({ customer: shopperOf(book, group.id), because: `A trade customer in ${group.groupName}.` });
}
