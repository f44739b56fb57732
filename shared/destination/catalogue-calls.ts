import type { Call } from '../contract.ts';
import { createDmcCombo } from './create-dmc-combo.ts';
import { fetchActivities } from './fetch-activities.ts';
import { getActivities } from './get-activities.ts';
import { getAllCities } from './get-all-cities.ts';
import { getAllCombos } from './get-all-combos.ts';
import { getCombos } from './get-combos.ts';
import { getTourOptionsByCity } from './get-tour-options-by-city.ts';
import { getTourOptions } from './get-tour-options.ts';
import { getTransferChoices } from './get-transfer-choices.ts';
import { saveActivity } from './save-activity.ts';
import { saveTourOptions } from './save-tour-options.ts';
import { updateActivityPriority } from './update-activity-priority.ts';
import { updateCombo } from './update-combo.ts';

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
