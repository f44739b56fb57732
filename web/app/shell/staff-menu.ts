import { enquiryModules } from '#shared/site/modules.ts';
import type { MenuSection } from './menus.ts';

/** Spec: flights-and-shell 2.8. Order and grouping are the specification's; what is ours stands behind it. */
export const staffMenu: readonly MenuSection[] = [
  {
    label: 'Dashboard',
    icon: 'home',
    items: [
      { label: 'Overview', to: '/user/dashboard/' },
      { label: 'Customers', to: '/staff/customers', permission: 'customers.view' },
      { label: 'Linked suppliers', to: '/staff/link_supplier', permission: 'settings.edit' },
      { label: 'CRM', to: '/crm', modules: enquiryModules },
      { label: 'Referral', to: '/user/dashboard/referral' },
    ],
  },
  {
    label: 'Flights',
    icon: 'plane',
    items: [
      { label: 'Ticket queue', to: '/flight/ticketQueue', permission: 'tickets.view', modules: ['Flights'] },
      { label: 'Flight settings', to: '/staff/flightSettings', permission: 'settings.edit', modules: ['Flights'] },
      { label: 'Hold queue', to: '/flights/holdQueue', permission: 'tickets.view', modules: ['Flights'] },
      { label: 'Change requests', to: '/flights/changeRequestQueue', permission: 'tickets.view', modules: ['Flights'] },
      { label: 'Markups', to: '/flights/manage-markup', permission: 'settings.edit', modules: ['Flights'] },
      {
        label: 'Supplier export',
        to: '/staff/supplierExport',
        permission: 'tickets.view',
        when: (site) => site.wlMeta.isTestHost,
      },
      {
        label: 'Refund import',
        to: '/staff/refundImport',
        permission: 'wallet.credit',
        when: (site) => site.wlMeta.isTestHost,
      },
      { label: 'Search', to: '/flight/search', permission: 'flights.book', modules: ['Flights'] },
      { label: 'Fixed departures', to: '/flight/fixedDepartureQueue', modules: ['FixedDeparture'] },
    ],
  },
  {
    label: 'Transactions',
    icon: 'arrows',
    items: [
      { label: 'Supplier wallets', to: '/staff/supplierWallets', permission: 'wallet.view' },
      { label: 'Pending gateway entries', to: '/staff/myPendingPaymentGatewayEntries', permission: 'wallet.view' },
      { label: 'Wallet report', to: '/staff/walletReport', permission: 'wallet.view' },
      { label: 'Gateway transactions', to: '/staff/paymentGatewayTransactions', permission: 'wallet.view' },
      { label: 'Supplier profit and loss', to: '/staff/supplierProfitLoss', permission: 'wallet.view' },
      { label: 'Download balances', to: '/staff/downloadBalances', permission: 'wallet.view' },
      { label: 'Verify PAN card', to: '/staff/verifyPanCard', permission: 'customers.edit' },
    ],
  },
  {
    label: 'Packages',
    icon: 'box',
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
    label: 'Settings',
    icon: 'gear',
    items: [
      { label: 'SEO', to: '/staff/setting/seo-settings', permission: 'settings.edit' },
      { label: 'Other settings', to: '/staff/setting/other-settings', permission: 'settings.edit' },
      {
        label: 'Permission groups',
        to: '/staff/setting/permission-groups',
        permission: 'settings.edit',
        when: (site) => site.wlMeta.canShowPermissionMenu,
      },
    ],
  },
];
