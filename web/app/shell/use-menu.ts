import { holds } from '#shared/permissions/holds.ts';
import { earlyRoutes } from '#web/app/routes.ts';
import { useHolder } from '#web/app/session/permissions.ts';
import { useUser } from '#web/app/session/session.ts';
import type { SiteRoute } from '#web/app/site-route.ts';
import { routeAt } from '#web/app/site-routes.ts';
import { useSite } from '#web/site/site.ts';
import { type MenuItem, salesMenu, userMenu, visibleItems } from './menus.ts';

/** Narrows a menu to what this person sees of it: screens that are among `routes` and open to them. */
export function useVisibleItems(routes: readonly SiteRoute[]): (items: readonly MenuItem[]) => readonly MenuItem[] {
  const site = useSite();
  const user = useUser();
  const holder = useHolder();
  const may = (path: string) => {
    const route = routeAt(routes, path);
    if (!route || route.leadsOn) return false;
    if (Array.isArray(route.access) && !(user && route.access.includes(user.userType))) return false;
    return !route.permission || user?.userType !== 'staff' || (holder !== undefined && holds(holder, route.permission));
  };
  return (items) => visibleItems(items, site, holder, may);
}

/** The menus of the bar on top, as this person sees them: they name early routes only. */
export function useMenu() {
  const user = useUser();
  const seen = useVisibleItems(earlyRoutes);
  return { sales: seen(salesMenu), own: user ? seen(userMenu) : [] };
}
