import { getImportHandler } from './get-import.ts';
import { getImportsHandler } from './get-imports.ts';
import { confirmImportHandler } from './confirm-import.ts';
import { previewImportHandler } from './preview-import.ts';
import { startImportHandler } from './start-import.ts';
import { createNewAccomodationHandler } from './create-new-accomodation.ts';
import { createNewMarketHandler } from './create-new-market.ts';
import { deleteRecordHandler } from './delete-record.ts';
import { getAccomodationHandler } from './get-accomodation.ts';
import { getAllDmcDataHandler } from './get-all-dmc-data.ts';
import { getDefaultMarketOptionsHandler } from './get-default-market-options.ts';
import { getDriversHandler } from './get-drivers.ts';
import { getLocationOptionsHandler } from './get-location-options.ts';
import { getMarketOfCustomerHandler } from './get-market-of-customer.ts';
import { getRecordHistoryHandler } from './get-record-history.ts';
import { saveDriverHandler } from './save-driver.ts';
import { saveLocationOptionHandler } from './save-location-option.ts';
import { searchMarketHandler } from './search-market.ts';
import { updateMarketForCustomerHandler } from './update-market-for-customer.ts';

/** Markets, accommodations, drivers, locations, and what is done to any record. */
export const mastersHandlers = [
  createNewMarketHandler,
  searchMarketHandler,
  getDefaultMarketOptionsHandler,
  updateMarketForCustomerHandler,
  getMarketOfCustomerHandler,
  getAccomodationHandler,
  createNewAccomodationHandler,
  getDriversHandler,
  saveDriverHandler,
  getLocationOptionsHandler,
  saveLocationOptionHandler,
  deleteRecordHandler,
  getRecordHistoryHandler,
  getAllDmcDataHandler,
  startImportHandler,
  previewImportHandler,
  confirmImportHandler,
  getImportHandler,
  getImportsHandler,
] as const;
