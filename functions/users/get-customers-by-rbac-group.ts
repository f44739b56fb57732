import { scopeOf } from '#functions/actors/scope.ts';
import { handle } from '#functions/http/handle.ts';
import { readMarkups } from '#functions/markups/store.ts';
import { ok } from '#shared/errors.ts';
import { getCustomersByRbacGroup } from '#shared/users/get-customers-by-rbac-group.ts';
import { CUSTOMERS_PAGE } from '#shared/users/get-customers.ts';
import { pageOfPermissionGroup } from './customer-store.ts';
import { showCustomer } from './show-customer.ts';

export const getCustomersByRbacGroupHandler = handle(
  getCustomersByRbacGroup,
  async (actor, { rbacUserGroupId, page }) => {
    const scope = scopeOf(actor, getCustomersByRbacGroup.access.scope);
    const [found, { groups }] = await Promise.all([
      pageOfPermissionGroup(scope, rbacUserGroupId, page, CUSTOMERS_PAGE),
      readMarkups(actor),
    ]);
    return ok({ ...found, records: found.records.map((card) => showCustomer(card, groups)) });
  },
);
