import type { Call } from '../contract.ts';
import { createNewAccomodation } from './masters/create-new-accomodation.ts';
import { createNewMarket } from './masters/create-new-market.ts';
import { deleteRecord } from './delete-record.ts';
import { getAccomodation } from './masters/get-accomodation.ts';
import { getAllDmcData } from './get-all-dmc-data.ts';
import { getDefaultMarketOptions } from './masters/get-default-market-options.ts';
import { getDrivers } from './masters/get-drivers.ts';
import { getLocationOptions } from './masters/get-location-options.ts';
import { getMarketOfCustomer } from './masters/get-market-of-customer.ts';
import { getRecordHistory } from './get-record-history.ts';
import { saveDriver } from './masters/save-driver.ts';
import { saveLocationOption } from './masters/save-location-option.ts';
import { searchMarket } from './masters/search-market.ts';
import { updateMarketForCustomer } from './masters/update-market-for-customer.ts';

/** Markets, accommodations, drivers, locations, and what is done to any record. */
export const mastersCalls = [
  createNewMarket,
  searchMarket,
  getDefaultMarketOptions,
  updateMarketForCustomer,
  getMarketOfCustomer,
  getAccomodation,
  createNewAccomodation,
  getDrivers,
  saveDriver,
  getLocationOptions,
  saveLocationOption,
  deleteRecord,
  getRecordHistory,
  getAllDmcData,
] as const satisfies readonly Call[];
