import { exportedList } from '../../lists/exported-list.ts';
import type { SheetColumn } from '../../lists/sheet.ts';
import type { SiteTaxes } from '../../site/site-taxes.ts';
import { customerFilter } from './customer-filter.ts';
import type { CustomerRow } from './customer.ts';

/** The customers as a file. */
export const customersExport = exportedList({
  label: 'Customers',
  fileName: 'customers.xlsx',
  sheetName: 'Customers',
  permissions: ['customers.view', 'customers.export'],
  filter: customerFilter,
  whole: { page: 1, cursor: undefined, staffId: undefined },
});

const phone = ({ phoneNumbers }: CustomerRow, wanted: string): string => {
  const found = phoneNumbers.find(({ label, phoneNumber }) => label === wanted && phoneNumber !== 'INVALID');
  return found ? `${found.phoneCountryCode} ${found.phoneNumber}`.trim() : '';
};
const yes = (value: boolean): string => (value ? 'Yes' : 'No');

/** The customers as a sheet, with the numbers that the site's country has. */
export const customerSheet = ({ hasPan, hasGstin, companyNumber }: SiteTaxes): readonly SheetColumn<CustomerRow>[] => [
  { heading: 'Customer Number', kind: 'number', value: (row) => row.customerNumber },
  { heading: 'First Name', kind: 'text', value: (row) => row.firstName },
  { heading: 'Last Name', kind: 'text', value: (row) => row.lastName },
  { heading: 'Company', kind: 'text', value: (row) => row.companyName },
  { heading: 'Email', kind: 'text', value: (row) => row.email },
  { heading: 'Primary Phone', kind: 'phone', value: (row) => phone(row, 'Primary') },
  { heading: 'Secondary Phone', kind: 'phone', value: (row) => phone(row, 'Secondary') },
  { heading: 'Emergency Phone', kind: 'phone', value: (row) => phone(row, 'Emergency') },
  { heading: 'User Type', kind: 'text', value: (row) => row.userType },
  { heading: 'Status', kind: 'text', value: (row) => row.status },
  { heading: 'Blocked', kind: 'text', value: (row) => yes(row.isBlocked) },
  { heading: 'Registered', kind: 'instant', value: (row) => row.createdAt },
  { heading: 'Markup Group', kind: 'text', value: (row) => row.groupName },
  { heading: 'Permission Group', kind: 'text', value: (row) => row.userGroupName },
  ...(hasPan ? [{ heading: 'PAN', kind: 'text', value: (row: CustomerRow) => row.panNumber } as const] : []),
  { heading: hasGstin ? 'GST Number' : companyNumber, kind: 'text', value: (row) => row.gstNumber },
  { heading: 'Exempt from Look to Book', kind: 'text', value: (row) => yes(row.flightLookToBook.is_exempted) },
];
