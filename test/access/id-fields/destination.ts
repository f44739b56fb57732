import type { IdFields } from '../id-fields.ts';

export const idFields: IdFields = {
  'destination/masters/create-new-market': { id: 'market' },
  // A customer's number, which each site counts for itself.
  'destination/masters/update-market-for-customer': {
    customerId: 'nobody: test/destination/market-of-customer.test.ts',
    marketId: 'market',
  },
  'destination/masters/get-market-of-customer': { customerId: 'nobody: test/destination/market-of-customer.test.ts' },
  'destination/masters/get-accomodation': { id: 'accommodation', cityId: 'nobody', cursor: 'maybe cursor' },
  'destination/masters/create-new-accomodation': { id: 'accommodation', cityId: 'nobody', areaId: 'area' },
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
};
