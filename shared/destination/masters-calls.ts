import type { Call } from '../contract.ts';
import { startImport } from './start-import.ts';
import { previewImport } from './preview-import.ts';
import { confirmImport } from './confirm-import.ts';
import { getImports } from './get-imports.ts';
import { getImport } from './get-import.ts';
import { createNewAccomodation } from './create-new-accomodation.ts';
import { createNewMarket } from './create-new-market.ts';
import { deleteRecord } from './delete-record.ts';
import { getAccomodation } from './get-accomodation.ts';
import { getAllDmcData } from './get-all-dmc-data.ts';
import { getDefaultMarketOptions } from './get-default-market-options.ts';
import { getDrivers } from './get-drivers.ts';
import { getLocationOptions } from './get-location-options.ts';
import { getMarketOfCustomer } from './get-market-of-customer.ts';
import { getRecordHistory } from './get-record-history.ts';
import { saveDriver } from './save-driver.ts';
import { saveLocationOption } from './save-location-option.ts';
import { searchMarket } from './search-market.ts';
import { updateMarketForCustomer } from './update-market-for-customer.ts';

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
  startImport,
  previewImport,
  confirmImport,
  getImport,
  getImports,
] as const satisfies readonly Call[];
