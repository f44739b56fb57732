import { getFilteredAreas } from '#shared/areas/get-filtered-areas.ts';
import { getFilteredAreasTransfers } from '#shared/areas/get-filtered-areas-transfers.ts';
import { getFilteredAreasTransfersType } from '#shared/areas/get-filtered-areas-transfers-type.ts';
import { getTransfers } from '#shared/areas/get-transfers.ts';
import { searchAreas } from '#shared/areas/search-areas.ts';
import { getBookedFlights } from '#shared/bookings/get-booked-flights.ts';
import type { Call, WireRequestOf } from '#shared/contract.ts';
import { fetchActivities } from '#shared/destination/activities/fetch-activities.ts';
import { getAccomodation } from '#shared/destination/masters/get-accomodation.ts';
import { getActivities } from '#shared/destination/activities/get-activities.ts';
import { getAllCities } from '#shared/destination/activities/get-all-cities.ts';
import { getAllCombos } from '#shared/destination/combos/get-all-combos.ts';
import { getAllDmcData } from '#shared/destination/get-all-dmc-data.ts';
import { getCombos } from '#shared/destination/combos/get-combos.ts';
import { getDefaultMarketOptions } from '#shared/destination/masters/get-default-market-options.ts';
import { getDrivers } from '#shared/destination/masters/get-drivers.ts';
import { getImports } from '#shared/destination/import/get-imports.ts';
import { getLocationOptions } from '#shared/destination/masters/get-location-options.ts';
import { getRateCalendar } from '#shared/destination/rates/get-rate-calendar.ts';
import { getRecordHistory } from '#shared/destination/get-record-history.ts';
import { getTourOptionTicketRates } from '#shared/destination/rates/get-tour-option-ticket-rates.ts';
import { getTourOptionTransferRates } from '#shared/destination/rates/get-tour-option-transfer-rates.ts';
import { getTourOptions } from '#shared/destination/activities/get-tour-options.ts';
import { getTourOptionsByCity } from '#shared/destination/activities/get-tour-options-by-city.ts';
import { getTransferChoices } from '#shared/destination/combos/get-transfer-choices.ts';
import { searchMarket } from '#shared/destination/masters/search-market.ts';
import { getExports } from '#shared/exports/get-exports.ts';
import { getFlightSuppliers } from '#shared/flights/search/get-flight-suppliers.ts';
import { getSources } from '#shared/flights/search/get-sources.ts';
import { getAirlineSpecificMarkupForWl } from '#shared/markups/rules/get-airline-specific-markup-for-wl.ts';
import { getDefaultAirlineMarkup } from '#shared/markups/rules/get-default-airline-markup.ts';
import { getFixedDepartureMarkup } from '#shared/markups/rules/get-fixed-departure-markup.ts';
import { getLeGroupsForWl } from '#shared/markups/groups/get-le-groups-for-wl.ts';
import { getTaxRates } from '#shared/markups/taxes/get-tax-rates.ts';
import { getActiveGateway } from '#shared/payments/gateways/get-active-gateway.ts';
import { getBankDetails } from '#shared/payments/get-bank-details.ts';
import { getGatewayTransactions } from '#shared/payments/gateways/get-gateway-transactions.ts';
import { getMyPayments } from '#shared/payments/get-my-payments.ts';
import { getPendingEntries } from '#shared/payments/get-pending-entries.ts';
import { getRbacUserGroupList } from '#shared/permissions/groups/get-rbac-user-group-list.ts';
import { getAirlines } from '#shared/reference/get-airlines.ts';
import { getAirports } from '#shared/reference/get-airports.ts';
import { getCountryList } from '#shared/reference/get-country-list.ts';
import { getNationalities } from '#shared/reference/get-nationalities.ts';
import { getPhoneCodeList } from '#shared/reference/get-phone-code-list.ts';
import { listCities } from '#shared/reference/list-cities.ts';
import { listCountries } from '#shared/reference/list-countries.ts';
import { listStates } from '#shared/reference/list-states.ts';
import { searchCities } from '#shared/reference/search-cities.ts';
import { getSites } from '#shared/site/partner-sites/get-sites.ts';
import { getColleagues } from '#shared/users/company/get-colleagues.ts';
import { getCustomersByRbacGroup } from '#shared/users/customers/get-customers-by-rbac-group.ts';
import { getCustomers } from '#shared/users/customers/get-customers.ts';
import { getFailedMails } from '#shared/users/customers/get-failed-mails.ts';
import { getReferrals } from '#shared/users/registration/get-referrals.ts';
import { getSessions } from '#shared/users/session/get-sessions.ts';
import { getTravellers } from '#shared/users/profile/get-travellers.ts';
import { searchWlUser } from '#shared/users/customers/search-wl-user.ts';
import { getMyTransfers } from '#shared/wallet/get-my-transfers.ts';
import { getMyWalletEntry } from '#shared/wallet/statement/get-my-wallet-entry.ts';
import { getSiteEntries } from '#shared/wallet/statement/get-site-entries.ts';
import { getWlUserWalletEntry } from '#shared/wallet/statement/get-wl-user-wallet-entry.ts';
import type { ListWorld } from './list-world.ts';

/** A list that is asked for, and what it may cost. */
export interface ListRow {
  call: Call;
  /** Its call, and what a reader of its figures has to know. */
  name: string;
  as: 'staff' | 'agent' | 'nobody';
  body(world: ListWorld): unknown;
  /** Times one GetItem that it may take: 2 for the session and a Query, one more for a trip of up to 25 rows more. */
  most: number;
  queries: number;
  /** Rows that Queries read for each row answered. */
  read: number;
  /** Times somebody waits for the table, the session's included. */
  trips: number;
}

interface Different<C extends Call> extends Partial<Pick<ListRow, 'most' | 'queries' | 'read' | 'trips'>> {
  body?(world: ListWorld): WireRequestOf<C>;
  /** Why it costs otherwise than one Query after the session. */
  with?: string;
}

const list = <C extends Call>(
  as: ListRow['as'],
  call: C,
  { body = () => ({}) as WireRequestOf<C>, with: more, ...costs }: Different<C> = {},
): ListRow => ({
  ...{ call, as, body, name: more ? `${call.name} (${more})` : call.name },
  ...{ most: 2, queries: 1, read: 1, trips: 2, ...costs },
});

const inMemory = { with: 'kept in memory', queries: 0, read: 0, trips: 1 };
const fromArea = ({ areaId, marketId }: ListWorld) => ({ from: areaId, marketId });
const ofOption = ({ tourOptionId }: ListWorld) => ({ tourOptionId });
const reference = <C extends Call>(call: C, different: Different<C> = {}) =>
  list('nobody', call, { with: 'reference data in memory', queries: 0, read: 0, trips: 1, ...different });

/** The index finds them, late by a moment: whether somebody is blocked is asked of the rows. */
const accounts = { with: 'accounts as they stand in one trip more', trips: 3, most: 3 };
/** Payments of a page that are all still open, which a page of long ago has none of. */
const openOrders = { with: 'orders that are not at their end in one trip more', trips: 3, most: 3 };
const oneRow = { with: 'one row of settings', queries: 0, read: 0 };

/** Every list there is, over a page of 25. */
export const listRows: readonly ListRow[] = [
  list('agent', getBookedFlights),
  list('staff', searchAreas),
  list('staff', getTransfers),
  list('staff', getFilteredAreas, { body: fromArea }),
  list('staff', getFilteredAreasTransfers, { body: fromArea }),
  list('staff', getFilteredAreasTransfersType, { with: 'of 25 transfers', read: 25, body: fromArea }),
  list('staff', searchMarket, { ...inMemory, body: () => ({ name: '' }) }),
  list('staff', getDefaultMarketOptions, inMemory),
  list('staff', getDrivers, inMemory),
  list('staff', getLocationOptions, inMemory),
  list('staff', getAccomodation),
  list('staff', getRecordHistory, { body: ({ driverId }) => ({ kind: 'driver' as const, id: driverId }) }),
  list('staff', getAllDmcData, {
    ...{ with: 'and the last changes of all records', queries: 2 },
    body: () => ({ kind: 'accommodation' as const }),
  }),
  list('staff', getImports),
  list('staff', getActivities, { body: ({ cityId }) => ({ cityId }) }),
  list('staff', fetchActivities, { body: ({ cityId }) => ({ cityId }) }),
  list('staff', getAllCities),
  list('staff', getTourOptions, { body: ({ activityId }) => ({ activityId }) }),
  list('staff', getTourOptionsByCity, { body: ({ cityId }) => ({ cityId }) }),
  list('staff', getCombos),
  list('staff', getAllCombos, { with: 'each with all rates of its options', most: 2.4 }),
  list('staff', getTransferChoices, { body: ofOption }),
  list('staff', getTourOptionTicketRates, { body: ofOption }),
  list('staff', getTourOptionTransferRates, { body: ofOption }),
  list('staff', getRateCalendar, { body: ({ cityId }) => ({ kind: 'ticket' as const, cityId }) }),
  list('agent', getExports),
  list('agent', getSources, inMemory),
  list('staff', getFlightSuppliers, inMemory),
  list('staff', getLeGroupsForWl),
  list('staff', getDefaultAirlineMarkup),
  list('staff', getAirlineSpecificMarkupForWl),
  list('staff', getFixedDepartureMarkup),
  list('staff', getTaxRates),
  reference(getAirlines),
  reference(listCountries),
  reference(listStates, { body: () => ({ country: 'IN' }) }),
  reference(listCities, { body: () => ({ country: 'SG' }) }),
  reference(searchCities, { body: () => ({ city: 'dub' }) }),
  reference(getCountryList),
  reference(getPhoneCodeList),
  reference(getNationalities),
  reference(getAirports, { body: () => ({ search: 'kochi' }) }),
  list('staff', getSites),
  list('agent', getReferrals),
  list('agent', getSessions),
  list('agent', getTravellers),
  list('staff', getCustomers),
  list('staff', getCustomersByRbacGroup, { body: ({ groupId }) => ({ rbacUserGroupId: groupId }) }),
  list('staff', getFailedMails),
  list('staff', searchWlUser, { ...accounts, body: ({ lastName }) => ({ searchQuery: lastName }) }),
  list('agent', getColleagues, {
    ...accounts,
    with: 'limits, blocks and what is spent today as they stand, with the company that says who may, in one trip more',
    most: 4,
  }),
  list('agent', getActiveGateway, oneRow),
  list('agent', getBankDetails, oneRow),
  list('staff', getGatewayTransactions, openOrders),
  list('agent', getMyPayments, openOrders),
  list('staff', getPendingEntries, { with: 'transfers', body: () => ({ what: 'transfers' as const }) }),
  list('staff', getPendingEntries, { with: 'payments', body: () => ({ what: 'gateways' as const }) }),
  list('staff', getRbacUserGroupList, { with: 'the whole catalogue for each group, 260 KB', most: 3.5 }),
  list('agent', getMyWalletEntry),
  list('staff', getWlUserWalletEntry, { body: ({ agent }) => ({ userId: agent.item.userId }) }),
  list('staff', getSiteEntries),
  list('agent', getMyTransfers),
];

/** Calls whose answers hold rows and that are no lists, by why. */
export const noLists: Readonly<Record<string, readonly string[]>> = {
  'timed by itself': ['bookings/get-tickets', 'bookings/get-booking-details', 'flights/search/search-flights'],
  'one thing, with what belongs to it': [
    'bookings/get-ticket-detail',
    'destination/rates/get-tour-option-price-for-quotation-builder',
    'flights/fare-quote',
    'flights/get-fare-rules',
    'flights/ask-fare-rules',
    'flights/get-flight-details',
    'flights/search/get-flight-price',
    'flights/get-passenger-documents',
    'flights/get-passenger-view-options',
    'flights/get-ssr',
    'markups/rules/explain-price',
    'markups/groups/get-consumer-le-id-group-mapping',
    'markups/rules/preview-rule',
    'payments/get-order',
    'payments/gateways/get-gateway-settings',
    'permissions/groups/explain-access',
    'site/detect-site',
    'site/settings/get-settings',
    'users/customers/get-user-by-id',
    'users/session/get-user-by-session-id',
    'wallet/statement/search-transaction-by-pnr',
  ],
  'sums of days or months': [
    'users/customers/get-customer-monthly-flight-details',
    'wallet/figures/get-house-accounts',
    'wallet/statement/get-summary',
  ],
  'personal data, opened once that is noted': ['users/profile/open-travellers'],
  'its rows are read out of a file': ['destination/import/get-import'],
  'writes, and answers what it wrote': [
    'bookings/send-ticket-mail',
    'destination/rates/copy-tour-option-rate-season',
    'destination/activities/save-tour-options',
    'markups/taxes/save-tax-rate',
    'payments/order-success-callback',
    'payments/gateways/save-gateway-secret',
    'payments/gateways/save-gateway-settings',
    'payments/settle-outside-refund',
    'users/customers/approve-customer',
    'users/profile/change-my-phone-details',
    'users/customers/create-agent',
    'users/customers/create-detail-pending-customer-for-dmc',
    'users/profile/save-profile',
    'users/customers/toggle-block',
    'users/customers/toggle-flight-search-exemption',
  ],
};
