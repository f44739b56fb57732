import type { callsByDomain } from '#shared/calls.ts';

/** What each domain is called, in the page's order, and a sentence about its calls. */
export const domainTitles: Record<keyof typeof callsByDomain, readonly [title: string, sentence: string]> = {
  users: ['Users and sessions', 'Signing in, one’s own account and company, and customers as staff look after them.'],
  flights: ['Flights', 'Searching, quoting, ordering and holding flights.'],
  payments: ['Payments', 'Orders, what pays them, and what gateways say of it.'],
  bookings: ['Bookings and tickets', 'What was booked, and its tickets.'],
  changes: ['Change requests and refunds', 'Cancelling what was booked, in whole or in part, and what is refunded.'],
  wallet: ['Wallet', 'Balances, statements, credit and bank transfers.'],
  exports: ['Lists as Excel files', 'Long lists as files that are made beside the page.'],
  markups: [
    'Who pays what, and why: customer groups, markups, discounts, taxes',
    'Customer groups, markups, discounts and taxes, and why somebody pays a price.',
  ],
  permissions: ['Who may do what', 'What members of staff may do, by groups.'],
  site: ['Site', 'How a site looks, what it sells, and partner sites.'],
  areas: ['Areas of cities, and transfers between them', 'Parts of cities, and drives between them.'],
  destination: [
    'What the destination desk sells: masters, activities, options, combos, rates',
    'What the destination desk sells: masters, activities, options, combos and rates.',
  ],
  quotations: [
    'Quotations of the destination desk',
    'Trips that the destination desk puts together, prices and sends.',
  ],
  transfers: [
    'Job sheet of transfers, itineraries by date, drivers’ pages',
    'Transfers of trips with a voucher, who drives them, and what guests do day by day.',
  ],
  activities: ['Activities', 'Activities as buyers see them: prices by day, carts, and what is added to prices.'],
  documents: ['Papers as PDFs', 'Papers as PDFs.'],
  invoices: ['Invoices', 'Numbered papers of what was sold.'],
  keys: [
    'Keys for programs',
    'Keys by which programs of agencies and companies make calls, and what was used of them.',
  ],
  partners: [
    'Sites that sell for each other',
    'Becoming a supplier, asking one, deciding on what is asked, and looking after who sells.',
  ],
  files: ['Files', 'Pictures and slips that people send.'],
  reference: ['Reference data', 'Airports, airlines, cities and countries.'],
};
