import { fetchActivitiesHandler } from './fetch-activities.ts';
import { getActivitiesHandler } from './get-activities.ts';
import { getAllCitiesHandler } from './get-all-cities.ts';
import { getTourOptionsByCityHandler } from './get-tour-options-by-city.ts';
import { getTourOptionsHandler } from './get-tour-options.ts';
import { saveActivityHandler } from './save-activity.ts';
import { saveTourOptionsHandler } from './save-tour-options.ts';
import { updateActivityPriorityHandler } from './update-activity-priority.ts';

/** Activities, tour options, combos. */
export const catalogueHandlers = [
  saveActivityHandler,
  getActivitiesHandler,
  fetchActivitiesHandler,
  updateActivityPriorityHandler,
  getAllCitiesHandler,
  saveTourOptionsHandler,
  getTourOptionsHandler,
  getTourOptionsByCityHandler,
] as const;
