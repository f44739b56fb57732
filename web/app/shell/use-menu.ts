import { type Holder, holds } from '#shared/permissions/holds.ts';
import type { UserType } from '#shared/users/types.ts';
import { earlyRoutes } from '#web/app/routes.ts';
import { useHolder } from '#web/app/session/permissions.ts';
import { useUser } from '#web/app/session/session.ts';
import type { SiteRoute } from '#web/app/site-route.ts';
import { routeAt } from '#web/app/site-routes.ts';
import { useSite } from '#web/site/site.ts';
import { type MenuItem, salesMenu, userMenu, visibleItems } from './menus.ts';

/**
 * Whether one of the routes answers this address and is open to this person; `userType`: undefined for visitors. Staff
 * of whom it is not known yet what they hold see nothing that asks for it.
 */
export function may(
  routes: readonly SiteRoute[],
  path: string,
  holder: Holder | undefined,
  userType: UserType | undefined = holder?.userType,
): boolean {
  const route = routeAt(routes, path);
  if (!route || route.leadsOn === true || (userType && route.leadsOn?.includes(userType))) return false;
  if (Array.isArray(route.access) && !(userType && route.access.includes(userType))) return false;
  return !route.permission || userType !== 'staff' || (holder !== undefined && holds(holder, route.permission));
}

/** Narrows a menu to what this person sees of it: screens that are among `routes` and open to them. */
export function useVisibleItems(routes: readonly SiteRoute[]): (items: readonly MenuItem[]) => readonly MenuItem[] {
  const site = useSite();
  const userType = useUser()?.userType;
  const holder = useHolder();
  return (items) => visibleItems(items, site, holder, (path) => may(routes, path, holder, userType));
}

/** The menus of the bar on top, as this person sees them: they name early routes only. */
export function useMenu() {
  const user = useUser();
  const seen = useVisibleItems(earlyRoutes);
  const stay = user?.partnerStay;
  return {
    // Nothing is bought by who stands for a partner.
    sales: stay ? [] : seen(salesMenu),
    own: user
      ? seen(
          userMenu.filter(({ ownersOnly, late }) =>
            ownersOnly
              ? user.isCompanyOwner || (ownersOnly !== true && stay)
              : late !== 'customers' || (user.userType !== 'staff' && !stay),
          ),
        )
      : [],
  };
}
