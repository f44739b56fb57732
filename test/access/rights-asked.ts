import { exportedLists } from '#shared/exports/lists.ts';
import type { Permission } from '#shared/permissions/catalogue.ts';
import { partNames } from '#shared/site/part-names.ts';
import type { Owning } from './foreign-world.ts';

/** Rights of what is not built yet, each with what will ask for it. Whoever builds it takes it off this list. */
export const notBuilt: Readonly<Partial<Record<Permission, string>>> = {
  'departures.view': 'fixed departures',
  'departures.edit': 'fixed departures',
  'enquiries.view': 'the CRM',
  'enquiries.edit': 'the CRM',
  'visa.edit': 'visa pages',
};

/** Calls that only say which rights somebody holds: their answers change with each, and open nothing. */
export const saysRights: ReadonlySet<string> = new Set([
  'permissions/get-permissions-from-session',
  'permissions/groups/explain-access',
]);

/** Rights that no contract names for these calls: their handlers ask, by what the request names or for a field. */
export const asksByHandler: Readonly<Partial<Record<Permission, readonly string[]>>> = {
  'flights.book': [
    'payments/get-order',
    'payments/pay-from-wallet',
    'payments/start-payment',
    'payments/order-success-callback',
    'documents/make-document',
  ],
  'flights.bookForCustomer': ['flights/search/search-flights'],
  'wallet.pay': ['payments/pay-from-wallet'],
  'wallet.view': ['wallet/get-wallet-balance', 'users/customers/get-user-by-id'],
  'tickets.documents': ['bookings/get-booking-details'],
  'invoices.view': ['documents/make-document'],
  'karts.view': ['documents/make-document'],
  'activities.view': ['documents/make-document'],
  'tickets.export': ['exports/start-export'],
  'customers.export': ['exports/start-export'],
  'reports.export': ['exports/start-export'],
  'karts.price': ['quotations/save-kart'],
  'karts.confirm': ['quotations/save-kart'],
  'changes.override': ['changes/complete-change-request'],
};

type Body = Record<string, unknown>;

/** What is asked beside a call's sample, where a right goes by what the request names. */
export const otherRequests: Readonly<Record<string, (sample: Body, own: Owning) => Body[]>> = {
  // A new one each time: an old one has the discount by then.
  'quotations/save-kart': ({ id: _old, ...sample }, { owner, ids }) => [
    { ...sample, customerId: owner.item.sequence, discount: 10 },
    { currency: 'INR', id: ids.kart, isVouchered: true },
  ],
  'exports/start-export': () => Object.keys(exportedLists).map((list) => ({ list, filter: {} })),
  'changes/complete-change-request': (sample) => [{ ...sample, reason: 'The airline kept its no-show fee' }],
  'documents/make-document': (sample, { ids }) => [
    { ...sample, kind: 'invoice', id: ids.invoice },
    { ...sample, kind: 'receipt', id: ids.order },
    { ...sample, kind: 'quotation', id: ids.kart },
    { ...sample, kind: 'activityVoucher', id: ids.cart },
  ],
  'destination/masters/update-market-for-customer': (sample, { owner }) => [
    { ...sample, customerId: owner.item.sequence },
  ],
  'bookings/get-booking-details': (sample) => [{ ...sample, withDocuments: true }],
  'site/settings/save-settings': () => partNames.map((part) => ({ part, version: 0, value: {} })),
  'site/settings/undo-settings': () => partNames.map((part) => ({ part, version: 0 })),
  'flights/search/search-flights': (sample, { owner }) => [{ ...sample, customerId: owner.item.sequence }],
  'wallet/get-wallet-balance': (sample, { owner }) => [{ ...sample, userId: owner.item.userId }],
};
