import type { Holder } from '#shared/permissions/holds.ts';
import type { SiteData } from '#shared/site/model.ts';
import { paths } from '#web/app/paths.ts';
import { hasModule } from '#web/site/site.ts';
import { type MenuItem, salesMenu, userMenu } from './menus.ts';
import { staffMenu } from './staff-menu.ts';

/**
 * Where somebody begins who asked for no page: the search where flights are sold to them; the platform's super admin at
 * its sites; a new site's at what is left to do; whoever has no flights at the first item of their own menu. `seen` narrows a menu to theirs.
 */
export function startOf(
  site: SiteData,
  holder: Holder | undefined,
  seen: (items: readonly MenuItem[]) => readonly MenuItem[],
): string {
  if (site.wlMeta.isPlatform && holder?.isSuperAdmin) return paths.staffSites;
  if (site.wlMeta.isFirstDay && holder?.isSuperAdmin) return paths.staffFirstDay;
  const isSold = hasModule(site, 'Flights');
  if (holder?.userType === 'staff') {
    const items = seen(staffMenu.flatMap((section) => section.items));
    if (isSold && items.some(({ to }) => to === paths.flightSearch)) return paths.flightSearch;
    return items[0]?.to ?? paths.forbidden;
  }
  if (isSold) return paths.flightSearch;
  return seen(holder ? [...salesMenu, ...userMenu] : salesMenu)[0]?.to ?? paths.login;
}
