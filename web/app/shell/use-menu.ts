import { matchPath } from 'react-router-dom';
import type { UserData } from '#shared/users/model.ts';
import { siteRoutes } from '#web/app/routes.ts';
import { useUser } from '#web/app/session/session.ts';
import { useSite } from '#web/site/site.ts';
import { type MenuItem, salesMenu, userMenu, visibleItems } from './menus.ts';

/** Whether a screen exists at this address and is open to this user. */
function may(path: string, user: UserData | undefined): boolean {
  const route = siteRoutes.find(
    (candidate) => candidate.path !== '*' && matchPath({ path: candidate.path, end: true }, path),
  );
  if (!route || route.leadsOn) return false;
  return !Array.isArray(route.access) || (user !== undefined && route.access.includes(user.userType));
}

/** Narrows a menu to what this person sees of it. */
export function useVisibleItems(): (items: readonly MenuItem[]) => readonly MenuItem[] {
  const site = useSite();
  const user = useUser();
  return (items) => visibleItems(items, site, user, may);
}

/** The menus of the bar on top, as this person sees them. */
export function useMenu() {
  const user = useUser();
  const seen = useVisibleItems();
  return { sales: seen(salesMenu), own: user ? seen(userMenu) : [] };
}
