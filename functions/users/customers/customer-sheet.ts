import { scopeOfJob } from '#functions/scope.ts';
import type { ListFile } from '#functions/lists/list-file.ts';
import type { CustomerFilter } from '#shared/users/customers/customer-filter.ts';
import type { CustomerRow } from '#shared/users/customers/customer.ts';
import { siteTaxes } from '#shared/site/site-taxes.ts';
import { customerSheet } from '#shared/users/customers/customer-sheet.ts';
import { findCustomers } from '#functions/users/customers/find-customers.ts';
import { readGroupNames } from '#functions/users/customers/group-names.ts';
import { showCustomer } from '#functions/users/customers/show-customer.ts';

export const customersFile: ListFile<CustomerFilter, CustomerRow> = {
  columns: (head) => customerSheet(siteTaxes(head)),
  async read(actor, { filter, cursor, wanted }) {
    const [found, names] = await Promise.all([
      findCustomers(scopeOfJob(actor), { ...filter, cursor }, wanted),
      readGroupNames(actor),
    ]);
    if (!found.ok) return { rows: [] };
    return { rows: found.value.records.map((card) => showCustomer(card, names)), cursor: found.value.cursor };
  },
};
