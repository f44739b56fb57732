import { scopeOf } from '#functions/scope.ts';
import { handle } from '#functions/http/handle.ts';
import { ok } from '#shared/errors.ts';
import { getCustomers } from '#shared/users/customers/get-customers.ts';
import { findCustomers } from './find-customers.ts';
import { readGroupNames } from './group-names.ts';
import { showCustomer } from './show-customer.ts';

export const getCustomersHandler = handle(getCustomers, async (actor, filter) => {
  const scope = scopeOf(actor, getCustomers);
  const [found, names] = await Promise.all([findCustomers(scope, filter), readGroupNames(actor)]);
  if (!found.ok) return found;
  return ok({ ...found.value, records: found.value.records.map((card) => showCustomer(card, names)) });
});
