import { fetchActivities } from '#shared/destination/activities/fetch-activities.ts';
import { getActivities } from '#shared/destination/activities/get-activities.ts';
import { getAllCities } from '#shared/destination/activities/get-all-cities.ts';
import { getAllCombos } from '#shared/destination/combos/get-all-combos.ts';
import { getCombos } from '#shared/destination/combos/get-combos.ts';
import { getRecordHistory } from '#shared/destination/get-record-history.ts';
import { getTourOptionsByCity } from '#shared/destination/activities/get-tour-options-by-city.ts';
import { getTourOptions } from '#shared/destination/activities/get-tour-options.ts';

/** What shows activities, their options or combos, or what was done to one; asked again after a change. */
export const showingCatalogue = [
  getActivities,
  fetchActivities,
  getAllCities,
  getTourOptions,
  getTourOptionsByCity,
  getCombos,
  getAllCombos,
  getRecordHistory,
];
