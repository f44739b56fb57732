import { getAccomodation } from '#shared/destination/masters/get-accomodation.ts';
import { getAllDmcData } from '#shared/destination/get-all-dmc-data.ts';
import { getDefaultMarketOptions } from '#shared/destination/masters/get-default-market-options.ts';
import { getDrivers } from '#shared/destination/masters/get-drivers.ts';
import { getLocationOptions } from '#shared/destination/masters/get-location-options.ts';
import { getMarketOfCustomer } from '#shared/destination/masters/get-market-of-customer.ts';
import { getRecordHistory } from '#shared/destination/get-record-history.ts';
import { searchMarket } from '#shared/destination/masters/search-market.ts';

/** What shows masters, or what was done to one; asked again after a change. */
export const showingMasters = [
  searchMarket,
  getDefaultMarketOptions,
  getMarketOfCustomer,
  getAccomodation,
  getDrivers,
  getLocationOptions,
  getRecordHistory,
  getAllDmcData,
];
