import { createDmcComboHandler } from './create-dmc-combo.ts';
import { fetchActivitiesHandler } from './fetch-activities.ts';
import { getActivitiesHandler } from './get-activities.ts';
import { getAllCitiesHandler } from './get-all-cities.ts';
import { getAllCombosHandler } from './get-all-combos.ts';
import { getCombosHandler } from './get-combos.ts';
import { getTourOptionsByCityHandler } from './get-tour-options-by-city.ts';
import { getTourOptionsHandler } from './get-tour-options.ts';
import { getTransferChoicesHandler } from './get-transfer-choices.ts';
import { saveActivityHandler } from './save-activity.ts';
import { saveTourOptionsHandler } from './save-tour-options.ts';
import { updateActivityPriorityHandler } from './update-activity-priority.ts';
import { updateComboHandler } from './update-combo.ts';

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
  createDmcComboHandler,
  updateComboHandler,
  getCombosHandler,
  getAllCombosHandler,
  getTransferChoicesHandler,
] as const;
