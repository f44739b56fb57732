import { enquiryModules } from '#shared/site/modules.ts';
import { siteTaxes } from '#shared/site/site-taxes.ts';
import type { MenuSection } from './menus.ts';

/** Spec: flights-and-shell 2.8. Order and grouping are the specification's; what is ours stands behind it. */
export const staffMenu: readonly MenuSection[] = [
  {
    label: 'Dashboard',
    icon: 'home',
    items: [
      { label: 'Overview', to: '/user/dashboard/' },
      { label: 'Customers', to: '/staff/customers', permission: 'customers.view' },
      { label: 'Linked suppliers', to: '/staff/link_supplier', permission: 'suppliers.view' },
      { label: 'CRM', to: '/crm', permission: 'enquiries.view', modules: enquiryModules },
      { label: 'Referral', to: '/user/dashboard/referral' },
      { label: 'Failed emails', to: '/staff/failedMails', permission: 'customers.view' },
      { label: 'Keys', to: '/staff/keys', permission: 'keys.view' },
    ],
  },
  {
    label: 'Flights',
    icon: 'plane',
    items: [
      { label: 'Ticket queue', to: '/flight/ticketQueue', permission: 'tickets.view', modules: ['Flights'] },
      { label: 'Flight settings', to: '/staff/flightSettings', permission: 'flights.settings', modules: ['Flights'] },
      { label: 'Hold queue', to: '/flights/holdQueue', permission: 'tickets.view', modules: ['Flights'] },
      { label: 'Change requests', to: '/flights/changeRequestQueue', permission: 'changes.view', modules: ['Flights'] },
      { label: 'Markups', to: '/flights/manage-markup', permission: 'markups.view', modules: ['Flights'] },
      {
        label: 'Supplier export',
        to: '/staff/supplierExport',
        permission: 'reports.export',
        when: (site) => site.wlMeta.isTestHost,
      },
      {
        label: 'Refund import',
        to: '/staff/refundImport',
        permission: 'payments.refund',
        when: (site) => site.wlMeta.isTestHost,
      },
      { label: 'Booked flights', to: '/flight/bookedQueue', permission: 'tickets.view', modules: ['Flights'] },
      { label: 'Search', to: '/flight/search', permission: 'flights.search', modules: ['Flights'] },
      {
        label: 'Fixed departures',
        to: '/flight/fixedDepartureQueue',
        permission: 'departures.view',
        modules: ['FixedDeparture'],
      },
    ],
  },
  {
    label: 'Transactions',
    icon: 'arrows',
    items: [
      { label: 'Supplier wallets', under: 'Supplier', to: '/staff/supplierWallets', permission: 'wallet.view' },
      {
        label: 'Pending gateway entries',
        under: 'Supplier',
        to: '/staff/myPendingPaymentGatewayEntries',
        permission: 'payments.view',
      },
      { label: 'Wallet report', under: 'Customer', to: '/staff/walletReport', permission: 'wallet.view' },
      {
        label: 'Gateway transactions',
        under: 'Customer',
        to: '/staff/paymentGatewayTransactions',
        permission: 'payments.view',
      },
      {
        label: 'Supplier profit and loss',
        under: 'Customer',
        to: '/staff/supplierProfitLoss',
        permission: 'reports.view',
      },
      { label: 'Invoices', under: 'Customer', to: '/user/invoices', permission: 'invoices.view' },
      { label: 'Download balances', under: 'Customer', to: '/staff/downloadBalances', permission: 'reports.export' },
      {
        label: 'Verify PAN card',
        under: 'Verification',
        to: '/staff/verifyPanCard',
        permission: 'customers.pan',
        when: (site) => siteTaxes(site).hasPan,
      },
    ],
  },
  {
    label: 'Packages',
    icon: 'box',
    items: [
      { label: 'Quotations', to: '/staff/kart', permission: 'karts.view', modules: ['Dmc'] },
      { label: 'Job sheet', to: '/staff/dmc_job_sheet', permission: 'transfers.view', modules: ['Dmc'] },
      { label: 'Rates', to: '/staff/dmc_rate_management', permission: 'rates.view', modules: ['Dmc'] },
      { label: 'Master data', to: '/staff/dmc_master', permission: 'masters.view', modules: ['Dmc'] },
      { label: 'Data management', to: '/staff/dmc-data-management', permission: 'masters.files', modules: ['Dmc'] },
      {
        label: 'Itineraries by date',
        to: '/staff/dmc-datewise-itineraries',
        permission: 'transfers.view',
        modules: ['Dmc'],
      },
      { label: 'Activities', to: '/staff/dmc-activities', permission: 'masters.view', modules: ['Dmc'] },
      { label: 'Combos', to: '/staff/dmc-combos', permission: 'masters.view', modules: ['Dmc'] },
      { label: 'Activity queue', to: '/activities/queue', permission: 'activities.view', modules: ['Activities'] },
      { label: 'Activity markups', to: '/activities/markup', permission: 'markups.view', modules: ['Activities'] },
      { label: 'Areas', to: '/staff/areas', permission: 'masters.view', modules: ['Dmc'] },
      { label: 'Area transfers', to: '/staff/area-transfer', permission: 'masters.view', modules: ['Dmc'] },
    ],
  },
  {
    label: 'Settings',
    icon: 'gear',
    items: [
      { label: 'SEO', to: '/staff/setting/seo-settings', permission: 'settings.view' },
      { label: 'Other settings', to: '/staff/setting/other-settings', permission: 'settings.view' },
      {
        label: 'Permission groups',
        to: '/staff/setting/permission-groups',
        permission: 'rights.view',
        when: (site) => site.wlMeta.canShowPermissionMenu,
      },
      { label: 'Payment gateways', to: '/staff/setting/payment-gateways', permission: 'payments.gateways' },
      {
        label: 'Partner sites',
        to: '/staff/sites',
        permission: 'superAdmin',
        when: (site) => site.wlMeta.isPlatform === true,
      },
    ],
  },
];
