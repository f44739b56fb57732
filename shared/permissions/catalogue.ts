/** What a member of staff may be allowed to do, one thing at a time. */
interface CatalogueEntry {
  /** `<subject>.<act>`; a contract's `access.permission` names it. */
  id: string;
  /** As the editor says it. */
  label: string;
  /** What it reaches, in a few words. */
  hint: string;
  /** Held by staff without a group, and switched on with its group or module; all others are given by hand. */
  defaultAllowed: boolean;
}

/** Allowed by default. */
const usual = <const Id extends string>(id: Id, label: string, hint: string) =>
  ({ id, label, hint, defaultAllowed: true }) as const satisfies CatalogueEntry;
/** Given by hand only: money that moves, rights, secrets, settings, taxes, staff, files that leave the site. */
const byHand = <const Id extends string>(id: Id, label: string, hint: string) =>
  ({ id, label, hint, defaultAllowed: false }) as const satisfies CatalogueEntry;

/**
 * Every permission of the product as modules of groups, in the editor's order. Whoever is a super admin holds all of
 * them. Never loaded before the editor is opened: browsers learn which of them somebody holds from the session.
 */
export const catalogue = [
  {
    moduleName: 'Flights',
    userPermissionGroups: [
      {
        name: 'Search and booking',
        rbacPermissions: [
          usual('flights.search', 'Search flights', 'Fares, fare rules and seats'),
          usual('flights.book', 'Book flights', 'For your own account'),
          usual('flights.bookForCustomer', 'Book for a customer', 'At the customer’s price and in their name'),
          usual('flights.hold', 'Hold and release', 'Holds without payment'),
        ],
      },
      {
        name: 'Ticket queue',
        rbacPermissions: [
          usual('tickets.view', 'View tickets', 'Every booking of the site'),
          byHand('tickets.export', 'Download Excel', 'The queue as a file'),
          byHand('tickets.documents', 'Read passport data', 'Every view is recorded'),
          usual(
            'tickets.supplier',
            'Check with the supplier again',
            'Bookings in process or unconfirmed, missing ticket numbers',
          ),
        ],
      },
      {
        name: 'E-ticket',
        rbacPermissions: [
          usual('tickets.edit', 'Edit Txn Fee and Discount', 'On any booking'),
          usual('tickets.mail', 'Send by email', 'To any address'),
        ],
      },
      {
        name: 'Change requests',
        rbacPermissions: [
          usual('changes.view', 'View change requests', 'Refund, partial refund, reissue'),
          usual('changes.ask', 'Send a change request', 'For any booking'),
          byHand('changes.decide', 'Accept charges', 'Confirms the cancellation or reissue'),
          byHand('changes.override', 'Override charges', 'Instead of the supplier’s charges'),
        ],
      },
      {
        name: 'Fixed departures',
        rbacPermissions: [
          usual('departures.view', 'View departures', 'Seats and who travels'),
          usual('departures.edit', 'Create and edit departures', 'Seats, prices and dates'),
        ],
      },
      {
        name: 'Flight settings',
        rbacPermissions: [byHand('flights.settings', 'Change flight settings', 'Sources, deadlines, what is sold')],
      },
    ],
  },
  {
    moduleName: 'Wallet and payments',
    userPermissionGroups: [
      {
        name: 'Wallets',
        rbacPermissions: [
          usual('wallet.view', 'View wallets', 'Balances and entries of any customer'),
          byHand('wallet.credit', 'Add money', 'Credit and debit a customer’s wallet'),
          byHand('wallet.limit', 'Credit limits', 'How far a wallet can go below zero'),
          byHand('wallet.pay', 'Pay from a customer’s wallet', 'For bookings made for them'),
        ],
      },
      {
        name: 'Payments',
        rbacPermissions: [
          usual('payments.view', 'View payments', 'Gateway attempts, pending transfers'),
          byHand('payments.refund', 'Refund payments', 'Bookings that could not be confirmed'),
          byHand('payments.transfers', 'Confirm bank transfers', 'Credits the customer’s wallet'),
          byHand('payments.gateways', 'Change gateways', 'Accounts, fees and keys'),
          byHand(
            'payments.accounts',
            'Change bank accounts',
            'Where customers send transfers; what needs a second person',
          ),
        ],
      },
      {
        name: 'Books',
        rbacPermissions: [
          usual('invoices.view', 'View invoices', 'Invoices and credit notes'),
          byHand('reports.view', 'View reports', 'Earnings, taxes, profit by supplier'),
          byHand('reports.export', 'Download reports', 'Statements and balances as a file'),
          byHand('taxes.edit', 'Change taxes', 'Rates and exemptions'),
        ],
      },
    ],
  },
  {
    moduleName: 'Customers',
    userPermissionGroups: [
      {
        name: 'Customers',
        rbacPermissions: [
          usual('customers.view', 'View customers', 'Details, bookings, notes'),
          usual('customers.edit', 'Change details', 'Names, phones, company'),
          usual('customers.notes', 'Write notes', 'On a customer, for other staff'),
          usual('customers.create', 'Create agents and customers', 'With a new company or without one'),
          byHand(
            'customers.join',
            'Add users to a company',
            'Also change the email of accounts not opened yet: both give access to the wallet',
          ),
          usual('customers.approve', 'Approve agents', 'Registered, but cannot book yet'),
          usual('customers.block', 'Block and unblock', 'Ends their sessions'),
          usual('customers.search', 'Search and hold switches', 'Including the look-to-book exemption'),
          byHand('customers.export', 'Download Excel', 'The list as a file'),
          byHand('customers.pan', 'Open and verify PAN cards', 'A person’s number, names of holders'),
        ],
      },
      {
        name: 'Keys for programs',
        rbacPermissions: [
          usual('keys.view', 'View keys', 'Whose they are and what was used'),
          byHand('keys.edit', 'Set limits and end keys', 'Of any customer'),
        ],
      },
      {
        name: 'Groups',
        rbacPermissions: [usual('customers.group', 'Change a customer’s group', 'Which markups they pay')],
      },
      {
        name: 'Enquiries',
        rbacPermissions: [
          usual('enquiries.view', 'View enquiries', 'CRM and subscribers'),
          usual('enquiries.edit', 'Work on enquiries', 'Assign, answer, close'),
        ],
      },
    ],
  },
  {
    moduleName: 'Markups',
    userPermissionGroups: [
      {
        name: 'Rules',
        rbacPermissions: [
          usual('markups.view', 'View markups', 'Rules and price explanations'),
          byHand('markups.edit', 'Change markups', 'Rules and groups'),
        ],
      },
    ],
  },
  {
    moduleName: 'Quotations',
    userPermissionGroups: [
      {
        name: 'Quotations',
        rbacPermissions: [
          usual('karts.view', 'View quotations', 'Every version'),
          usual('karts.edit', 'Create and edit quotations', 'Days, services, customers'),
          usual('karts.price', 'Set prices by hand', 'Instead of the rates'),
          usual('karts.confirm', 'Confirm quotations', 'Turns them into bookings'),
        ],
      },
      {
        name: 'Activities',
        rbacPermissions: [
          usual('activities.view', 'View activity carts', 'Of all agencies'),
          usual('activities.edit', 'Work on activity carts', 'Confirm, decline, vouchers'),
        ],
      },
    ],
  },
  {
    moduleName: 'Rates',
    userPermissionGroups: [
      {
        name: 'Rates',
        rbacPermissions: [
          usual('rates.view', 'View rates', 'Tickets and transfers'),
          byHand('rates.edit', 'Change rates', 'Including their order'),
        ],
      },
      {
        name: 'Master data',
        rbacPermissions: [
          usual('masters.view', 'View master data', 'Markets, hotels, areas, activities'),
          usual('masters.edit', 'Change master data', 'Including deactivating'),
          byHand('masters.files', 'Import and export', 'Whole lists as a file'),
        ],
      },
    ],
  },
  {
    moduleName: 'Transfers',
    userPermissionGroups: [
      {
        name: 'Job sheet',
        rbacPermissions: [
          usual('transfers.view', 'View the job sheet', 'Days, drivers, guests'),
          usual('transfers.edit', 'Assign drivers', 'Including sending their links'),
          byHand('transfers.money', 'Settle with drivers', 'Driver payments'),
        ],
      },
    ],
  },
  {
    moduleName: 'Partners',
    userPermissionGroups: [
      {
        name: 'Suppliers',
        rbacPermissions: [
          usual('suppliers.view', 'View linked suppliers', 'And the requests to them'),
          byHand('suppliers.edit', 'Link suppliers', 'Request, switch on and off'),
        ],
      },
      {
        name: 'Consumers',
        rbacPermissions: [
          usual('consumers.view', 'View API consumers', 'And their requests'),
          byHand('consumers.edit', 'Decide on consumers', 'Approve, reject, search and hold switches'),
        ],
      },
    ],
  },
  {
    moduleName: 'Settings',
    userPermissionGroups: [
      {
        name: 'Site',
        rbacPermissions: [
          usual('settings.view', 'View settings', 'And their change history'),
          byHand('settings.edit', 'Change settings', 'Brand, company, access, search engines, policies'),
          byHand('settings.secrets', 'Change secrets', 'Keys of gateways, suppliers, mail'),
          usual('visa.edit', 'Change visa pages', 'Categories and checklists'),
        ],
      },
      {
        name: 'Staff and rights',
        rbacPermissions: [usual('rights.view', 'View staff permissions', 'Groups and their members')],
      },
    ],
  },
] as const;

type Module = (typeof catalogue)[number];
/** The id of a permission. Staff accounts and rights themselves are a super admin's alone: no group grants them. */
export type Permission = Module['userPermissionGroups'][number]['rbacPermissions'][number]['id'];

/** All of them, in the catalogue's order. */
export const allPermissions = catalogue.flatMap(({ userPermissionGroups }) =>
  userPermissionGroups.flatMap(
    ({ rbacPermissions }): readonly { id: Permission; label: string; hint: string; defaultAllowed: boolean }[] =>
      rbacPermissions,
  ),
);
