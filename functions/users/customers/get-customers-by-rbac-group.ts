import { scopeOf } from '#functions/scope.ts';
import { handle } from '#functions/http/handle.ts';
import { ok } from '#shared/errors.ts';
import { getCustomersByRbacGroup } from '#shared/users/customers/get-customers-by-rbac-group.ts';
import { CUSTOMERS_PAGE } from '#shared/users/customers/get-customers.ts';
import { pageOfPermissionGroup } from '../customer-store.ts';
import { readGroupNames } from './group-names.ts';
import { showCustomer } from './show-customer.ts';

export const getCustomersByRbacGroupHandler = handle(
  getCustomersByRbacGroup,
  async (actor, { rbacUserGroupId: groupId, page, cursor }) => {
    const scope = scopeOf(actor, getCustomersByRbacGroup);
    const [found, names] = await Promise.all([
      pageOfPermissionGroup(scope, { groupId, page, cursor, size: CUSTOMERS_PAGE }),
      readGroupNames(actor),
    ]);
    return ok({ ...found, records: found.records.map((card) => showCustomer(card, names)) });
  },
);
