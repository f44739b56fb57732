import type { Call } from '../contract.ts';
import { createDmcCombo } from './combos/create-dmc-combo.ts';
import { fetchActivities } from './activities/fetch-activities.ts';
import { getActivities } from './activities/get-activities.ts';
import { getAllCities } from './activities/get-all-cities.ts';
import { getAllCombos } from './combos/get-all-combos.ts';
import { getCombos } from './combos/get-combos.ts';
import { getTourOptionsByCity } from './activities/get-tour-options-by-city.ts';
import { getTourOptions } from './activities/get-tour-options.ts';
import { getTransferChoices } from './combos/get-transfer-choices.ts';
import { saveActivity } from './activities/save-activity.ts';
import { saveTourOptions } from './activities/save-tour-options.ts';
import { updateActivityPriority } from './activities/update-activity-priority.ts';
import { updateCombo } from './combos/update-combo.ts';

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
  createDmcCombo,
  updateCombo,
  getCombos,
  getAllCombos,
  getTransferChoices,
] as const satisfies readonly Call[];
