import { scopeOf } from '#functions/scope.ts';
import { handle } from '#functions/http/handle.ts';
import { ok } from '#shared/errors.ts';
import { searchWlUser } from '#shared/users/customers/search-wl-user.ts';
import { searchCustomers } from './search-customers.ts';
import { readGroupNames } from './group-names.ts';
import { showCustomer } from './show-customer.ts';

export const searchWlUserHandler = handle(searchWlUser, async (actor, { searchQuery }) => {
  const scope = scopeOf(actor, searchWlUser);
  const [{ cards, hasMore }, names] = await Promise.all([searchCustomers(scope, searchQuery), readGroupNames(actor)]);
  return ok({ records: cards.map((card) => showCustomer(card, names)), hasMore });
});
