import { type Asked, type Holder, holds } from '#shared/permissions/holds.ts';
import type { SiteData } from '#shared/site/model.ts';
import { enquiryModules, type SiteModule } from '#shared/site/modules.ts';
import { hasModule } from '#web/site/site.ts';
import type { IconName } from '#web/ui/icon.tsx';

export interface MenuItem {
  label: string;
  /** Where the menu draws one beside each item. */
  icon?: IconName;
  /** What it stands under among the items of its section. */
  under?: string;
  /** An address of the app; its query and trailing slash do not count when it is looked up among the routes. */
  to: string;
  /** At least one of these must be active. */
  modules?: readonly SiteModule[];
  /** Asked of staff, whose permission groups grant it. */
  permission?: Asked;
  /** Only for whoever rules over a company's users; for who stands for a partner too. */
  ownersOnly?: true | 'partners';
  when?: (site: SiteData) => boolean;
  /** Its route is a late one, not looked up, and open to whoever is signed in, or to all of them but staff. */
  late?: 'everybody' | 'customers';
}
export interface MenuSection {
  label: string;
  icon: IconName;
  items: readonly MenuItem[];
}

/** What is sold, for everybody in the bar on top. */
export const salesMenu: readonly MenuItem[] = [
  { label: 'Flights', to: '/flight/search', modules: ['Flights'] },
  { label: 'Packages', to: '/packages', modules: ['TourPackages'] },
  { label: 'Activities', to: '/activities', modules: ['Activities'], permission: 'activities.view', late: 'everybody' },
  { label: 'Fixed departures', to: '/fixed-departures', modules: ['FixedDeparture'] },
];

/** Signed-in agents, travellers and companies. */
export const userMenu: readonly MenuItem[] = [
  { label: 'My Profile', icon: 'person', to: '/user/dashboard', late: 'customers' },
  { label: 'Colleagues', icon: 'person', to: '/user/dashboard/colleagues', ownersOnly: true },
  { label: 'Keys', icon: 'key', to: '/user/dashboard/keys', ownersOnly: 'partners', late: 'customers' },
  { label: 'Tickets', icon: 'ticket', to: '/flight/ticketQueue', modules: ['Flights'] },
  { label: 'Booked flights', icon: 'ticket', to: '/flight/bookedQueue', modules: ['Flights'] },
  { label: 'Change requests', icon: 'arrows', to: '/flight/changeRequests', modules: ['Flights'], late: 'everybody' },
  { label: 'CRM', icon: 'mail', to: '/crm', modules: enquiryModules },
  { label: 'Wallet', icon: 'wallet', to: '/user/transactionHistory', late: 'everybody' },
  { label: 'Invoices', icon: 'wallet', to: '/user/invoices', late: 'everybody' },
];

const bare = (to: string) => to.replace(/\?.*$/, '').replace(/(.)\/$/, '$1');

/**
 * What of a menu this site and user see: module active, permission held, condition met, screen there and open to them.
 * `may` looks a path up among the routes.
 */
export function visibleItems(
  items: readonly MenuItem[],
  site: SiteData,
  holder: Holder | undefined,
  may: (path: string) => boolean,
): readonly MenuItem[] {
  return items.filter(
    ({ to, modules, permission, when, late }) =>
      (!modules || modules.some((module) => hasModule(site, module))) &&
      (!permission || (holder !== undefined && holds(holder, permission))) &&
      (!when || when(site)) &&
      (late !== undefined || may(bare(to))),
  );
}
