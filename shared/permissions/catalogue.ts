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
          usual('flights.book', 'Book flights', 'On one’s own account'),
          usual('flights.bookForCustomer', 'Book for a customer', 'At the customer’s price and in their name'),
          usual('flights.hold', 'Hold and release', 'Seats without payment'),
        ],
      },
      {
        name: 'Ticket queue',
        rbacPermissions: [
          usual('tickets.view', 'View tickets', 'Every booking of the site'),
          byHand('tickets.export', 'Download Excel', 'The queue as a file'),
          byHand('tickets.documents', 'Read passport data', 'Each reading is recorded'),
          usual(
            'tickets.supplier',
            'Ask the supplier again',
            'Bookings in process or in doubt, ticket numbers that did not come',
          ),
        ],
      },
      {
        name: 'E-ticket',
        rbacPermissions: [
          usual('tickets.edit', 'Edit Txn Fee and Discount', 'On any booking'),
          usual('tickets.mail', 'Send by e-mail', 'To any address'),
        ],
      },
      {
        name: 'Change requests',
        rbacPermissions: [
          usual('changes.view', 'View change requests', 'Refund, partial refund, reissue'),
          usual('changes.ask', 'Send a change request', 'For any booking'),
          byHand('changes.decide', 'Accept charges', 'Commits the cancellation or the reissue'),
          byHand('changes.override', 'Override charges', 'Against the supplier’s answer'),
        ],
      },
      {
        name: 'Fixed departures',
        rbacPermissions: [
          usual('departures.view', 'View departures', 'Seats and who travels'),
          usual('departures.edit', 'Make and change departures', 'Seats, prices and dates'),
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
          byHand('wallet.limit', 'Credit limits', 'How far a wallet may go below zero'),
          byHand('wallet.pay', 'Pay from a customer’s wallet', 'For what is booked for them'),
        ],
      },
      {
        name: 'Payments',
        rbacPermissions: [
          usual('payments.view', 'View payments', 'Attempts at gateways, transfers that wait'),
          byHand('payments.refund', 'Give payments back', 'Bookings that nobody could confirm'),
          byHand('payments.transfers', 'Confirm bank transfers', 'Credits the customer’s wallet'),
          byHand('payments.gateways', 'Change gateways', 'Accounts, fees and keys'),
          byHand('payments.accounts', 'Change bank accounts', 'Where customers transfer to; what two people confirm'),
        ],
      },
      {
        name: 'Books',
        rbacPermissions: [
          usual('invoices.view', 'View invoices', 'Invoices and credit notes'),
          byHand('reports.view', 'View reports', 'Earnings, taxes, profit by supplier'),
          byHand('reports.export', 'Download reports', 'Statements and balances as a file'),
          byHand('taxes.edit', 'Change taxes', 'Their rates, and who is exempted'),
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
          usual('customers.create', 'Make agents and customers', 'For a new company, or for themselves'),
          byHand(
            'customers.join',
            'Add users to a company',
            'And give an account that nobody opened yet another email: both lead to its wallet',
          ),
          usual('customers.approve', 'Approve agents', 'Who registered and may not order yet'),
          usual('customers.block', 'Block and unblock', 'Ends their sessions'),
          usual('customers.search', 'Search and hold switches', 'And the exemption from look to book'),
          byHand('customers.export', 'Download Excel', 'The list as a file'),
          byHand('customers.pan', 'Open and verify PAN cards', 'A person’s number, names of holders'),
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
          usual('markups.view', 'View markups', 'Rules, and why a price is what it is'),
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
          usual('karts.edit', 'Make and change quotations', 'Days, services, customers'),
          usual('karts.price', 'Set prices by hand', 'Beside what rates say'),
          usual('karts.confirm', 'Confirm quotations', 'Turns them into work'),
        ],
      },
      {
        name: 'Activities',
        rbacPermissions: [
          usual('activities.view', 'View activity carts', 'Of every agency'),
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
          byHand('rates.edit', 'Change rates', 'And their order'),
        ],
      },
      {
        name: 'Master data',
        rbacPermissions: [
          usual('masters.view', 'View master data', 'Markets, hotels, areas, activities'),
          usual('masters.edit', 'Change master data', 'And deactivate it'),
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
          usual('transfers.edit', 'Assign drivers', 'And send their links'),
          byHand('transfers.money', 'Settle with drivers', 'What they are paid'),
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
          usual('suppliers.view', 'View linked suppliers', 'And what was asked of them'),
          byHand('suppliers.edit', 'Link suppliers', 'Ask, switch on and off'),
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
          usual('settings.view', 'View settings', 'And who changed them'),
          byHand('settings.edit', 'Change settings', 'Brand, company, access, search engines, policies'),
          byHand('settings.secrets', 'Change secrets', 'Keys of gateways, suppliers, mail'),
          usual('visa.edit', 'Change visa pages', 'Categories and checklists'),
        ],
      },
      {
        name: 'Staff and rights',
        rbacPermissions: [usual('rights.view', 'View who may do what', 'Groups and their members')],
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
