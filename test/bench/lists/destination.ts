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
import { getTourOptionsByCity } from '#shared/destination/activities/get-tour-options-by-city.ts';
import { getTourOptions } from '#shared/destination/activities/get-tour-options.ts';
import { getTransferChoices } from '#shared/destination/combos/get-transfer-choices.ts';
import { searchMarket } from '#shared/destination/masters/search-market.ts';
import type { ListWorld } from '../list-world.ts';
import { type DomainLists, inMemory, list } from '../list-row.ts';

const ofOption = ({ tourOptionId }: ListWorld) => ({ tourOptionId });

export const lists: DomainLists = {
  measured: [
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
  ],
  left: {
    'destination/rates/get-tour-option-price-for-quotation-builder': 'one thing, with what belongs to it',
    'destination/import/get-import': 'its rows are read out of a file',
    'destination/rates/copy-tour-option-rate-season': 'writes, and answers what it wrote',
    'destination/activities/save-tour-options': 'writes, and answers what it wrote',
  },
};
