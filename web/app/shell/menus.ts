import type { SiteData } from '#shared/site/model.ts';
import { enquiryModules, type SiteModule } from '#shared/site/modules.ts';
import type { UserData } from '#shared/users/model.ts';
import { hasModule } from '#web/site/site.ts';
import type { IconName } from '#web/ui/icon.tsx';

export interface MenuItem {
  label: string;
  /** An address of the app; its query and trailing slash do not count when it is looked up among the routes. */
  to: string;
  /** At least one of these must be active. */
  modules?: readonly SiteModule[];
  when?: (site: SiteData) => boolean;
}
export interface MenuSection {
  label: string;
  icon: IconName;
  items: readonly MenuItem[];
}

/** Spec: flights-and-shell 2.8. Order and grouping are the specification's. */
export const staffMenu: readonly MenuSection[] = [
  {
    label: 'Dashboard', icon: 'home',
    items: [
      { label: 'Overview', to: '/user/dashboard/' },
      { label: 'Customers', to: '/staff/customers' },
      { label: 'Linked suppliers', to: '/staff/link_supplier' },
      { label: 'CRM', to: '/crm', modules: enquiryModules },
      { label: 'Referral', to: '/user/dashboard/referral' },
    ],
  },
  {
    label: 'Flights', icon: 'plane',
    items: [
      { label: 'Search', to: '/flight/search', modules: ['Flights'] },
      { label: 'Ticket queue', to: '/flight/ticketQueue', modules: ['Flights'] },
      { label: 'Hold queue', to: '/flights/holdQueue', modules: ['Flights'] },
      { label: 'Change requests', to: '/flights/changeRequestQueue', modules: ['Flights'] },
      { label: 'Fixed departures', to: '/flight/fixedDepartureQueue', modules: ['FixedDeparture'] },
      { label: 'Flight settings', to: '/staff/flightSettings', modules: ['Flights'] },
      { label: 'Markups', to: '/flights/manage-markup', modules: ['Flights'] },
      { label: 'Supplier export', to: '/staff/supplierExport', when: (site) => site.wlMeta.isTestHost },
      { label: 'Refund import', to: '/staff/refundImport', when: (site) => site.wlMeta.isTestHost },
    ],
  },
  {
    label: 'Transactions', icon: 'arrows',
    items: [
      { label: 'Supplier wallets', to: '/staff/supplierWallets' },
      { label: 'Pending gateway entries', to: '/staff/myPendingPaymentGatewayEntries' },
      { label: 'Wallet report', to: '/staff/walletReport' },
      { label: 'Gateway transactions', to: '/staff/paymentGatewayTransactions' },
      { label: 'Supplier profit and loss', to: '/staff/supplierProfitLoss' },
      { label: 'Download balances', to: '/staff/downloadBalances' },
      { label: 'Verify PAN card', to: '/staff/verifyPanCard' },
    ],
  },
  {
    label: 'Packages', icon: 'box',
    items: [
      { label: 'Quotations', to: '/staff/kart', modules: ['Dmc'] },
      { label: 'Job sheet', to: '/staff/dmc_job_sheet', modules: ['Dmc'] },
      { label: 'Rates', to: '/staff/dmc_rate_management', modules: ['Dmc'] },
      { label: 'Master data', to: '/staff/dmc_master', modules: ['Dmc'] },
      { label: 'Data management', to: '/staff/dmc-data-management', modules: ['Dmc'] },
      { label: 'Datewise itineraries', to: '/staff/dmc-datewise-itineraries', modules: ['Dmc'] },
      { label: 'Activities', to: '/staff/dmc-activities', modules: ['Dmc'] },
      { label: 'Combos', to: '/staff/dmc-combos', modules: ['Dmc'] },
      { label: 'Areas', to: '/staff/areas', modules: ['Dmc'] },
      { label: 'Area transfers', to: '/staff/area-transfer', modules: ['Dmc'] },
    ],
  },
  {
    label: 'Settings', icon: 'gear',
    items: [
      { label: 'SEO', to: '/staff/setting/seo-settings' },
      { label: 'Other settings', to: '/staff/setting/other-settings' },
      { label: 'Permission groups', to: '/staff/setting/permission-groups', when: (site) => site.wlMeta.canShowPermissionMenu },
    ],
  },
];

/** What is sold, for everybody in the bar on top. */
export const salesMenu: readonly MenuItem[] = [
  { label: 'Flights', to: '/flight/search', modules: ['Flights'] },
  { label: 'Packages', to: '/packages', modules: ['TourPackages'] },
  { label: 'Activities', to: '/activities', modules: ['Activities'] },
  { label: 'Fixed departures', to: '/fixed-departures', modules: ['FixedDeparture'] },
];

/** Signed-in agents, travellers and companies. */
export const userMenu: readonly MenuItem[] = [
  { label: 'My Profile', to: '/user/dashboard' },
  { label: 'Tickets', to: '/flight/ticketQueue', modules: ['Flights'] },
  { label: 'Change requests', to: '/flight/changeRequests', modules: ['Flights'] },
  { label: 'CRM', to: '/crm', modules: enquiryModules },
  { label: 'Wallet', to: '/user/transactionHistory' },
];

const bare = (to: string) => to.replace(/\?.*$/, '').replace(/(.)\/$/, '$1');

/** What of a menu this site and user see: module active, condition met, screen there and open to them. `may` looks a path up among the routes. */
export function visibleItems(items: readonly MenuItem[], site: SiteData, user: UserData | undefined, may: (path: string, user: UserData | undefined) => boolean): readonly MenuItem[] {
  return items.filter(({ to, modules, when }) => (!modules || modules.some((module) => hasModule(site, module))) && (!when || when(site)) && may(bare(to), user));
}
