import type { Call } from '../contract.ts';
import { fetchActivities } from './fetch-activities.ts';
import { getActivities } from './get-activities.ts';
import { getAllCities } from './get-all-cities.ts';
import { getTourOptionsByCity } from './get-tour-options-by-city.ts';
import { getTourOptions } from './get-tour-options.ts';
import { saveActivity } from './save-activity.ts';
import { saveTourOptions } from './save-tour-options.ts';
import { updateActivityPriority } from './update-activity-priority.ts';

/** Activities, tour options, combos. */
export const catalogueCalls = [
  saveActivity,
  getActivities,
  fetchActivities,
  updateActivityPriority,
  getAllCities,
  saveTourOptions,
  getTourOptions,
  getTourOptionsByCity,
] as const satisfies readonly Call[];
