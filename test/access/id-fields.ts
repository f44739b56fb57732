import * as z from 'zod/mini';
import type { Call } from '#shared/contract.ts';

/** Kinds of things that are somebody's. test/access/foreign-world.ts makes one of each. */
export const idKinds = [
  'booking',
  'order',
  'search',
  'trace',
  'quote',
  'traveller',
  'user',
  'company',
  /** A session's token: on its own site whoever holds it is its user. */
  'session',
  /** The link of a mail that sets a password. */
  'password link',
  /** The half that proves beside an id who may see: with both, anybody may. */
  'pnr',
  /** Where a list of somebody's goes on. */
  'cursor',
  /** A name or number that somebody's rows are found by. */
  'passenger',
  /** A permission group of a site's staff. */
  'permission group',
  /** A file that somebody sent. */
  'upload',
  /** A list that staff have as a file. */
  'export',
  /** A group of customers who pay alike. */
  'markup group',
  /** A markup or discount: one for all airlines, for one of them, for fixed departures. */
  'default rule',
  'airline rule',
  'departure rule',
  /** A bank transfer that somebody says to have made. */
  'transfer',
  /** Masters of the destination desk. */
  'market',
  'accommodation',
  'driver',
  'location',
  /** What can be done in a city, a way to do it, and ways that are sold together. */
  'activity',
  'tour option',
  'combo',
  /** What an option costs. */
  'ticket rate',
  'transfer rate',
  /** A part of a city, and a drive between two of them. */
  'area',
  'area transfer',
] as const;
export type IdKind = (typeof idKinds)[number];

/**
 * What a field of a call names. A kind alone: without that thing the call is refused, as if it were not there. `maybe`:
 * the call may answer without it, and tells nothing of it. `nobody`: no row of anybody's; with a test, that asks this
 * call for what is another's or another site's.
 */
export type IdField = IdKind | `maybe ${IdKind}` | 'nobody' | `nobody: test/${string}.test.ts`;

/**
 * By call, every field that names a row, by its path (`next.traceId`, `bookingIds.[]`). A field that looks like an id
 * and is not here fails the test.
 */
export const idFields: Record<string, Record<string, IdField>> = {
  'bookings/get-tickets': {
    PNR: 'maybe pnr',
    Passenger: 'maybe passenger',
    cursor: 'maybe cursor',
    'statusIds.[]': 'nobody',
    // For staff alone, a number that each site counts for itself.
    customerId: 'nobody: test/bookings/bookings-of-customer.test.ts',
  },
  // As the list's own calls: whatever it names, nothing of anybody else's comes into the file.
  'exports/start-export': {
    'filter.PNR': 'nobody',
    'filter.cursor': 'nobody',
    'filter.statusIds.[]': 'nobody',
    'filter.customerId': 'nobody',
    'filter.groupId': 'nobody',
    'filter.staffId': 'nobody',
    'filter.userId': 'nobody',
  },
  'exports/start-statement-export': { 'filter.cursor': 'nobody' },
  'exports/cancel-export': { exportId: 'export' },
  'exports/get-export': { exportId: 'export' },
  'bookings/get-booked-flights': { cursor: 'maybe cursor' },
  'bookings/get-booking-details': { bookingId: 'booking' },
  // Its owner needs no proof.
  'bookings/get-ticket-detail': { bookingId: 'booking', pnr: 'maybe pnr' },
  'bookings/update-booking-details': { bookingId: 'booking' },
  'bookings/send-ticket-mail': { bookingId: 'booking', siteId: 'nobody' },
  'bookings/ask-supplier-again': { bookingId: 'booking' },
  'flights/accept-airline-change': { bookingId: 'booking' },
  'bookings/do-without-ticket-numbers': { bookingId: 'booking' },
  'bookings/refund-unknown-booking': { bookingId: 'booking' },
  // A search is named by who begins it; the same name elsewhere is another search. A customer's number, which each site
  // counts for itself.
  'flights/search/search-flights': {
    searchId: 'maybe search',
    customerId: 'nobody: test/flights/book-for-customer.test.ts',
  },
  'flights/search/get-flight-price': { customerId: 'nobody: test/flights/book-for-customer.test.ts' },
  'flights/get-fare-rules': {
    traceId: 'trace',
    resultIndex: 'nobody',
    returnResultIndex: 'nobody',
    quoteId: 'maybe quote',
  },
  'flights/ask-fare-rules': { orderId: 'order' },
  'flights/fare-quote': {
    traceId: 'trace',
    resultIndex: 'nobody',
    returnResultIndex: 'nobody',
    customerId: 'nobody: test/flights/book-for-customer.test.ts',
  },
  'flights/get-ssr': { quoteId: 'quote' },
  'flights/validate-booking': { quoteId: 'quote', customerId: 'nobody: test/flights/book-for-customer.test.ts' },
  'flights/set-flight-details': {
    searchId: 'maybe search',
    quoteId: 'quote',
    'next.traceId': 'maybe trace',
    'next.resultIndex': 'nobody',
    'next.returnResultIndex': 'nobody',
    customerId: 'nobody: test/flights/book-for-customer.test.ts',
  },
  'flights/get-flight-details': { orderId: 'order' },
  'flights/get-passenger-documents': { orderId: 'order' },
  'flights/get-passenger-view-options': { quoteId: 'quote' },
  // A city of the world.
  'reference/search-cities': { cityId: 'nobody' },
  'users/session/get-user-by-session-id': { sessionId: 'session' },
  'users/session/login-by-session-id': { sessionId: 'session' },
  'users/session/generate-password': { token: 'password link' },
  'users/registration/get-referrals': { cursor: 'maybe cursor' },
  // Named by a hash of what the token is.
  'users/session/end-sessions': { 'sessionIds.[]': 'session' },
  // A number counted by each site for itself.
  'users/customers/approve-customer': { customerId: 'nobody: test/users/approve-customer.test.ts' },
  'files/finish-upload': { uploadId: 'upload' },
  // One that is not theirs is as good as none.
  'site/settings/save-settings': { 'uploads.[]': 'nobody: test/site/brand-pictures.test.ts' },
  'users/company/set-agency-logo': { uploadId: 'upload' },
  'users/registration/confirm-email': { token: 'password link' },
  'users/registration/take-back-email': { token: 'password link' },
  // A customer's number.
  'users/profile/get-travellers': { customerId: 'nobody: test/payments/pay-for-customer.test.ts' },
  'users/profile/open-travellers': {
    'ids.[]': 'traveller',
    customerId: 'nobody: test/payments/pay-for-customer.test.ts',
  },
  'users/profile/save-traveller': { id: 'traveller', customerId: 'nobody: test/payments/pay-for-customer.test.ts' },
  'users/profile/delete-traveller': { id: 'traveller' },
  'users/customers/get-customers': {
    groupId: 'maybe markup group',
    cursor: 'maybe cursor',
    staffId: 'maybe user',
    userId: 'maybe user',
  },
  'users/customers/get-customers-by-rbac-group': { rbacUserGroupId: 'maybe permission group', cursor: 'maybe cursor' },
  'users/customers/search-wl-user': { searchQuery: 'maybe passenger' },
  'users/customers/get-user-by-id': { id: 'user' },
  'users/customers/get-customer-monthly-flight-details': { userId: 'user' },
  'destination/masters/create-new-market': { id: 'market' },
  // A customer's number, which each site counts for itself.
  'destination/masters/update-market-for-customer': {
    customerId: 'nobody: test/destination/market-of-customer.test.ts',
    marketId: 'market',
  },
  'destination/masters/get-market-of-customer': { customerId: 'nobody: test/destination/market-of-customer.test.ts' },
  'destination/masters/get-accomodation': { id: 'accommodation', cityId: 'nobody', cursor: 'maybe cursor' },
  'destination/masters/create-new-accomodation': { id: 'accommodation', cityId: 'nobody' },
  'destination/masters/save-driver': { id: 'driver' },
  'destination/masters/save-location-option': { id: 'location' },
  'destination/delete-record': { id: 'market' },
  'destination/get-record-history': { id: 'maybe market' },
  // Whose file it is stands in its name.
  'destination/import/preview-import': { uploadId: 'nobody: test/destination/import.test.ts' },
  'destination/import/confirm-import': { importId: 'export' },
  'destination/import/get-import': { importId: 'export' },
  'destination/get-all-dmc-data': { cursor: 'maybe cursor' },
  // An upload that is not theirs is refused as a wrong value.
  'destination/activities/save-activity': {
    id: 'activity',
    cityId: 'nobody',
    areaId: 'area',
    'pictures.[].uploadId': 'nobody: test/destination/activities.test.ts',
  },
  'areas/map-area-activity': { activityId: 'activity', areaId: 'area' },
  'destination/activities/get-activities': { cityId: 'nobody' },
  'destination/activities/fetch-activities': { cityId: 'nobody' },
  'destination/activities/update-activity-priority': { activityId: 'activity' },
  'destination/activities/save-tour-options': { activityId: 'activity', 'tourOptions.[].id': 'tour option' },
  'destination/activities/get-tour-options': { activityId: 'activity' },
  'destination/activities/get-tour-options-by-city': { cityId: 'nobody' },
  'destination/combos/create-dmc-combo': { id: 'combo', 'tourOptions.[].tourOptionId': 'tour option' },
  'destination/combos/update-combo': { id: 'combo', 'tourOptions.[].tourOptionId': 'tour option' },
  'destination/combos/get-combos': { cursor: 'maybe cursor' },
  'destination/rates/save-activity-ticket-rates': {
    id: 'ticket rate',
    tourOptionId: 'tour option',
    marketId: 'market',
  },
  'destination/rates/get-tour-option-ticket-rates': { tourOptionId: 'tour option' },
  'destination/rates/delete-tour-option-ticket-rates': { id: 'ticket rate' },
  'destination/rates/change-tour-option-ticket-rate-priority': { 'newPriority.[]': 'ticket rate' },
  'destination/rates/save-tour-option-transfer-rates': {
    id: 'transfer rate',
    tourOptionId: 'tour option',
    marketId: 'market',
  },
  'destination/rates/get-tour-option-transfer-rates': { tourOptionId: 'tour option' },
  'destination/rates/delete-tour-option-transfer-rates': { id: 'transfer rate' },
  'destination/rates/change-tour-option-transfer-rate-priority': { 'newPriority.[]': 'transfer rate' },
  'destination/rates/get-tour-option-price-for-quotation-builder': { tourOptionId: 'tour option', marketId: 'market' },
  // A city of the world, in which every site has options of its own.
  'destination/rates/get-rate-calendar': { cityId: 'nobody', 'tourOptionIds.[]': 'tour option', marketId: 'market' },
  'destination/rates/copy-tour-option-rate-season': { tourOptionId: 'tour option', marketId: 'market' },
  'destination/combos/get-transfer-choices': { tourOptionId: 'tour option' },
  // Cities of the world.
  'areas/search-areas': { cityId: 'nobody', cursor: 'maybe cursor' },
  'areas/add-area': { id: 'area', cityId: 'nobody' },
  'areas/delete-area': { areaId: 'area' },
  'areas/get-transfers': { areaId: 'maybe area', marketId: 'maybe market', cursor: 'maybe cursor' },
  'areas/create-transfers': { id: 'area transfer', from: 'area', to: 'area', marketId: 'market' },
  'areas/delete-transfers': { id: 'area transfer' },
  'areas/get-filtered-areas': { from: 'maybe area', to: 'maybe area', marketId: 'maybe market' },
  'areas/get-filtered-areas-transfers': { from: 'maybe area', to: 'maybe area', marketId: 'maybe market' },
  'areas/get-filtered-areas-transfers-type': { from: 'maybe area', to: 'maybe area', marketId: 'maybe market' },
  'markups/groups/save-le-group': { id: 'markup group' },
  'markups/groups/set-default-le-group': { groupId: 'markup group' },
  'markups/groups/delete-le-group': { groupId: 'markup group' },
  'markups/groups/map-le-id-with-le-group-id': { groupId: 'markup group', LEId: 'company' },
  'markups/groups/get-consumer-le-id-group-mapping': { consumerLEId: 'company' },
  'markups/groups/set-le-relation-config': { userLEID: 'company' },
  // A group that is not the site's is refused as a wrong value; nobody has departures yet.
  'markups/rules/save-default-airline-markup': { markupId: 'default rule', groupId: 'nobody', departureId: 'nobody' },
  'markups/rules/delete-default-airline-markup': { markupId: 'default rule' },
  'markups/rules/save-airline-specific-markup-for-wl': {
    markupId: 'airline rule',
    groupId: 'nobody',
    departureId: 'nobody',
  },
  'markups/rules/delete-airline-specific-markup-for-wl': { markupId: 'airline rule' },
  'markups/rules/save-fixed-departure-markup': { markupId: 'departure rule', groupId: 'nobody', departureId: 'nobody' },
  'markups/rules/delete-fixed-departure-markup': { markupId: 'departure rule' },
  'markups/rules/preview-rule': { markupId: 'default rule', groupId: 'nobody', departureId: 'nobody' },
  'markups/rules/explain-price': {
    // One way of asking goes without the other.
    bookingId: 'nobody',
    traceId: 'nobody',
    resultIndex: 'nobody',
    returnResultIndex: 'nobody',
    userId: 'user',
    // Each site counts its own.
    customerId: 'nobody: test/markups/explain.test.ts',
    groupId: 'markup group',
    departureId: 'nobody',
  },
  // Without an id a new one is made.
  'permissions/groups/save-user-group': { id: 'permission group' },
  'permissions/groups/delete-user-group': { id: 'permission group' },
  'permissions/groups/save-permissions': { userGroupId: 'permission group', 'changes.[].id': 'nobody' },
  'permissions/groups/add-user-to-rbac-user-group': { userId: 'user', userGroupId: 'permission group' },
  'permissions/groups/get-user-group-by-user-id': { userId: 'user' },
  'permissions/groups/explain-access': { userId: 'user' },
  'users/customers/add-customer-note': { userId: 'user' },
  'users/customers/open-customer-pan': { userId: 'user' },
  'users/customers/create-staff': { permissionGroupId: 'permission group' },
  'users/customers/resend-link': { userId: 'user' },
  'users/customers/set-super-admin': { userId: 'user' },
  // A mailed link opens nothing here, whoever's.
  'users/session/confirm-second-factor': { token: 'password link' },
  'users/customers/get-failed-mails': {
    mailId: 'nobody: test/notifications/failed-mails.test.ts',
    cursor: 'maybe cursor',
  },
  'users/customers/lift-bounce': { userId: 'user' },
  'users/customers/reset-second-factor': { userId: 'user' },
  // A number counted by each site for itself.
  'users/customers/toggle-block': { customerId: 'nobody: test/users/customer-actions.test.ts' },
  'users/customers/update-details': { customerId: 'nobody: test/users/update-details.test.ts' },
  'users/customers/toggle-flight-search-exemption': { customerId: 'nobody: test/users/customer-actions.test.ts' },
  'users/customers/set-flight-hold-setting-for-user': { userId: 'user' },
  'users/customers/set-flight-search-setting-for-user': { userId: 'user' },
  'users/customers/create-agent': { 'userData.legalEntityId': 'company' },
  'users/company/get-legal-entity-by-id': { id: 'company' },
  'users/company/get-colleagues': { legalEntityId: 'company', cursor: 'maybe cursor' },
  'users/company/toggle-block-colleague': { userId: 'user' },
  'users/company/set-daily-limit': { userId: 'user' },
  'payments/pay-from-wallet': { orderId: 'order' },
  'payments/start-payment': { orderId: 'order' },
  'payments/get-order': { orderId: 'order' },
  'payments/order-success-callback': { orderId: 'order' },
  'payments/verify-phonepe-payment': { orderId: 'order' },
  'payments/gateways/get-gateway-transactions': {
    userId: 'maybe user',
    orderId: 'maybe order',
    cursor: 'maybe cursor',
  },
  'payments/get-my-payments': { cursor: 'maybe cursor' },
  'payments/ask-gateway': { orderId: 'order' },
  // What the gateway calls the refund.
  'payments/settle-outside-refund': { orderId: 'order', refundId: 'nobody' },
  // What the gateway calls the site's own keys.
  'payments/gateways/save-gateway-settings': { 'gateways.[].keyId': 'nobody' },
  'wallet/get-wallet-balance': { userId: 'user' },
  'wallet/statement/get-my-wallet-entry': { cursor: 'maybe cursor' },
  'wallet/statement/get-wl-user-wallet-entry': { userId: 'user', cursor: 'maybe cursor' },
  'wallet/statement/get-site-entries': { cursor: 'maybe cursor' },
  'wallet/statement/get-summary': { userId: 'user' },
  'wallet/statement/search-transaction-by-pnr': { pnr: 'maybe pnr', userId: 'user' },
  // What the bank calls the transfer.
  'wallet/user-payment-entry': { reference: 'nobody', slipUploadId: 'upload' },
  'wallet/get-my-transfers': { cursor: 'maybe cursor' },
  'wallet/get-slip': { transferId: 'transfer' },
  'wallet/confirm-transfer': { transferId: 'transfer' },
  'wallet/reject-transfer': { transferId: 'transfer' },
  'wallet/set-credit-limit': { userId: 'user' },
  'payments/get-pending-entries': { cursor: 'maybe cursor' },
  // What the bank calls the transfer that is being entered.
  'wallet/add-wallet-entry': { userId: 'user', externalId: 'nobody' },
};

const looksLikeId =
  /^_?(ids?|IDs?|pnr|PNR|token|cursor|slug|key|ref|reference|index)$|[A-Za-z\d](Ids?|IDs?|PNR|Pnr|Token|Cursor|Slug|Key|Ref|Reference|Index)$|_(ids?|pnr|token|cursor|slug|key|ref|reference|index)$/;

interface Schema {
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  allOf?: Schema[];
  oneOf?: Schema[];
}

/** Paths of all values that a request may hold, at any depth; `[]` stands for each of a list. */
export function pathsOf(call: Call): string[] {
  const found = new Set<string>();
  const walk = (schema: Schema, at: readonly string[]): void => {
    for (const part of [...(schema.anyOf ?? []), ...(schema.allOf ?? []), ...(schema.oneOf ?? [])]) walk(part, at);
    for (const [name, part] of Object.entries(schema.properties ?? {})) walk(part, [...at, name]);
    if (schema.items) walk(schema.items, [...at, '[]']);
    if (at.length && !schema.properties && !schema.items) found.add(at.join('.'));
  };
  walk(z.toJSONSchema(call.request, { io: 'input', unrepresentable: 'any' }) as Schema, []);
  return [...found];
}

/** Paths of the request's values whose names say that they name something. */
export const idPathsOf = (call: Call): string[] =>
  pathsOf(call).filter((path) =>
    looksLikeId.test(
      path
        .split('.')
        .filter((name) => name !== '[]')
        .at(-1)!,
    ),
  );

export const kindOf = (field: IdField): IdKind | undefined =>
  field.startsWith('nobody') ? undefined : (field.replace(/^maybe /, '') as IdKind);

/** The test that shows it, where a field is nobody's because of what that test shows. */
export const shownBy = (field: IdField): string | undefined => /^nobody: (.*)$/.exec(field)?.[1];

/** Puts a value at a path of a request: `[]` is the list's one member. */
export function put(target: Record<string, unknown>, path: string, value: string): Record<string, unknown> {
  const [name, ...rest] = path.split('.') as [string, ...string[]];
  if (!rest.length) return { ...target, [name]: value };
  const inner = target[name];
  if (rest[0] !== '[]') return { ...target, [name]: put({ ...(inner as object) }, rest.join('.'), value) };
  const deeper = rest.slice(1).join('.');
  const first = (Array.isArray(inner) ? inner[0] : undefined) as Record<string, unknown> | undefined;
  return { ...target, [name]: [deeper ? put({ ...first }, deeper, value) : value] };
}
