import { matchPath } from 'react-router-dom';
import type { UserData } from '#shared/users/model.ts';
import { siteRoutes } from '#web/app/routes.ts';
import { useUser } from '#web/app/session/session.ts';
import { useSite } from '#web/site/site.ts';
import { type MenuItem, salesMenu, staffMenu, userMenu, visibleItems } from './menus.ts';

/** Whether a screen exists at this address and is open to this user. */
function may(path: string, user: UserData | undefined): boolean {
  const route = siteRoutes.find((candidate) => candidate.path !== '*' && matchPath({ path: candidate.path, end: true }, path));
  if (!route) return false;
  return !Array.isArray(route.access) || (user !== undefined && route.access.includes(user.userType));
}

/** The menus as this person sees them. */
export function useMenu() {
  const site = useSite();
  const user = useUser();
  const seen = (items: readonly MenuItem[]) => visibleItems(items, site, user, may);
  return {
    sales: seen(salesMenu),
    own: user ? seen(userMenu) : [],
    staff: staffMenu.map((section) => ({ ...section, items: seen(section.items) })).filter(({ items }) => items.length > 0),
  };
}
