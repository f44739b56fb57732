import { scopeOf } from '#functions/actors/scope.ts';
import { handle } from '#functions/http/handle.ts';
import { readMarkups } from '#functions/markups/store.ts';
import { ok } from '#shared/errors.ts';
import { searchWlUser } from '#shared/users/search-wl-user.ts';
import { searchCustomers } from './search-customers.ts';
import { showCustomer } from './show-customer.ts';

export const searchWlUserHandler = handle(searchWlUser, async (actor, { searchQuery }) => {
  const scope = scopeOf(actor, searchWlUser.access.scope);
  const [{ cards, hasMore }, { groups }] = await Promise.all([searchCustomers(scope, searchQuery), readMarkups(actor)]);
  return ok({ records: cards.map((card) => showCustomer(card, groups)), hasMore });
});
