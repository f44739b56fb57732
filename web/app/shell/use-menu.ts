import { matchPath } from 'react-router-dom';
import { type Holder, holds } from '#shared/permissions/holds.ts';
import { siteRoutes } from '#web/app/routes.ts';
import { useHolder } from '#web/app/session/permissions.ts';
import { useUser } from '#web/app/session/session.ts';
import { useSite } from '#web/site/site.ts';
import { type MenuItem, salesMenu, userMenu, visibleItems } from './menus.ts';

/** Whether a screen exists at this address and is open to this user. */
function may(path: string, holder: Holder | undefined): boolean {
  const route = siteRoutes.find(
    (candidate) => candidate.path !== '*' && matchPath({ path: candidate.path, end: true }, path),
  );
  if (!route || route.leadsOn) return false;
  if (route.permission && !(holder && holds(holder, route.permission))) return false;
  return !Array.isArray(route.access) || (holder !== undefined && route.access.includes(holder.userType));
}

/** Narrows a menu to what this person sees of it. */
export function useVisibleItems(): (items: readonly MenuItem[]) => readonly MenuItem[] {
  const site = useSite();
  const holder = useHolder();
  return (items) => visibleItems(items, site, holder, may);
}

/** The menus of the bar on top, as this person sees them. */
export function useMenu() {
  const user = useUser();
  const seen = useVisibleItems();
  return {
    sales: seen(salesMenu),
    own: user ? seen(userMenu.filter(({ ownersOnly }) => !ownersOnly || user.isCompanyOwner)) : [],
  };
}
