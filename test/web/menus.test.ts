import { expect, it } from 'vitest';
import type { SiteData } from '#shared/site/model.ts';
import { allPermissions } from '#shared/permissions/catalogue.ts';
import type { Holder } from '#shared/permissions/holds.ts';
import { visibleItems } from '#web/app/shell/menus.ts';
import { staffMenu } from '#web/app/shell/staff-menu.ts';

const site = {
  activeModules: [{ siteModuleId: 1, siteModule: { module_name: 'Flights' } }],
  wlMeta: { canShowPermissionMenu: false, isTestHost: false },
} as unknown as SiteData;
const staff: Holder = {
  userType: 'staff',
  isSuperAdmin: false,
  permissions: new Set(allPermissions.map(({ id }) => id)),
};
const labels = (user: Holder | undefined, may = () => true) =>
  staffMenu.flatMap(({ items }) => visibleItems(items, site, user, may)).map(({ label }) => label);

it('staff see what their permissions, the modules and the site allow', () => {
  const seen = labels(staff);
  expect(seen).toEqual(expect.arrayContaining(['Ticket queue', 'Customers', 'Wallet report']));
  for (const hidden of ['Quotations', 'Fixed departures', 'Supplier export', 'Permission groups'])
    expect(seen).not.toContain(hidden);
});

it('staff do not see what their group does not grant, whoever else there is', () => {
  const few = { ...staff, permissions: new Set(['tickets.view']) };
  expect(labels(few)).toContain('Ticket queue');
  expect(labels(few)).not.toContain('Customers');
  expect(labels({ ...few, isSuperAdmin: true })).toContain('Customers');
});

it('an item that needs a permission is shown to nobody who is not signed in', () => {
  expect(labels(undefined)).not.toContain('Ticket queue');
});

it('an item without a screen is not shown', () => {
  expect(labels(staff, () => false)).toEqual([]);
});

it('every item of the staff menu but the open ones asks for a permission', () => {
  const open = staffMenu.flatMap(({ items }) => items).filter(({ permission, modules }) => !permission && !modules);
  expect(open.map(({ label }) => label)).toEqual(['Overview', 'Referral']);
});

it('the flights and settings of staff stand in the order of the specification, what is added behind', () => {
  const to = (label: string) => staffMenu.find((section) => section.label === label)!.items.map((item) => item.to);
  expect(staffMenu.map(({ label }) => label)).toEqual(['Dashboard', 'Flights', 'Transactions', 'Packages', 'Settings']);
  expect(to('Flights').slice(0, 5)).toEqual([
    '/flight/ticketQueue',
    '/staff/flightSettings',
    '/flights/holdQueue',
    '/flights/changeRequestQueue',
    '/flights/manage-markup',
  ]);
  const under = staffMenu.find(({ label }) => label === 'Transactions')!.items.map((item) => item.under);
  expect(under).toEqual(['Supplier', 'Supplier', ...Array(5).fill('Customer'), 'Verification']);
  expect(to('Settings')).toEqual([
    '/staff/setting/seo-settings',
    '/staff/setting/other-settings',
    '/staff/setting/permission-groups',
    '/staff/setting/payment-gateways',
    '/staff/sites',
  ]);
});
