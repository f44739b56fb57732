import { expect, it } from 'vitest';
import type { Permission } from '#shared/permissions/catalogue.ts';
import type { Holder } from '#shared/permissions/holds.ts';
import type { SiteData } from '#shared/site/model.ts';
import type { UserType } from '#shared/users/types.ts';
import { type MenuItem, visibleItems } from '#web/app/shell/menus.ts';
import { startOf } from '#web/app/shell/start-of.ts';

const siteWith = (modules: readonly string[], isPlatform = false) =>
  ({
    activeModules: modules.map((module_name) => ({ siteModuleId: 1, siteModule: { module_name } })),
    wlMeta: { canShowPermissionMenu: true, isTestHost: false, isPlatform },
  }) as unknown as SiteData;
const who = (userType: UserType, permissions: readonly Permission[] = [], isSuperAdmin = false): Holder => ({
  userType,
  isSuperAdmin,
  permissions: new Set<string>(permissions),
});
/** `/user/dashboard/` leads staff elsewhere: no menu of theirs names it. */
const startIn = (site: SiteData, holder: Holder | undefined) =>
  startOf(site, holder, (items: readonly MenuItem[]) =>
    visibleItems(items, site, holder, (path) => !(holder?.userType === 'staff' && path.startsWith('/user/dashboard'))),
  );

const flights = siteWith(['Flights']);
const platform = siteWith([], true);
const visa = siteWith(['Visa']);
const fresh = { ...flights, wlMeta: { ...flights.wlMeta, isFirstDay: true } };

it.each([
  ['a visitor', flights, undefined, '/flight/search'],
  ['an agent', flights, who('travelAgent'), '/flight/search'],
  ['staff who may search', flights, who('staff', ['customers.view', 'flights.search']), '/flight/search'],
  ['a super admin', flights, who('staff', [], true), '/flight/search'],
  ['a new site’s super admin', fresh, who('staff', [], true), '/staff/firstDay'],
  ['a new site’s other staff', fresh, who('staff', ['flights.search']), '/flight/search'],
  ['staff who may not search', flights, who('staff', ['customers.view']), '/staff/customers'],
  ['staff with one right', flights, who('staff', ['settings.view']), '/staff/setting/seo-settings'],
  ['staff without any', flights, who('staff'), '/403'],
  ['the platform’s super admin', platform, who('staff', [], true), '/staff/sites'],
  ['the platform’s other staff', platform, who('staff', ['customers.view']), '/staff/customers'],
  ['a visitor of the platform', platform, undefined, '/login'],
  ['staff of a site without flights', visa, who('staff', ['wallet.view']), '/staff/supplierWallets'],
  ['a customer of a site without flights', visa, who('retail'), '/user/dashboard'],
] as const)('%s begins where they may work', (_, site, holder, start) => {
  expect(startIn(site, holder)).toBe(start);
});
