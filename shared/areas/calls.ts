import type { Call } from '../contract.ts';
import { searchAreas } from './search-areas.ts';
import { addArea } from './add-area.ts';
import { deleteArea } from './delete-area.ts';
import { mapAreaActivity } from './map-area-activity.ts';
import { getTransfers } from './get-transfers.ts';
import { createTransfers } from './create-transfers.ts';
import { deleteTransfers } from './delete-transfers.ts';
import { getFilteredAreas } from './get-filtered-areas.ts';
import { getFilteredAreasTransfers } from './get-filtered-areas-transfers.ts';
import { getFilteredAreasTransfersType } from './get-filtered-areas-transfers-type.ts';

/** Areas of cities, and transfers between them. */
export const areasCalls = [
  searchAreas,
  addArea,
  deleteArea,
  mapAreaActivity,
  getTransfers,
  createTransfers,
  deleteTransfers,
  getFilteredAreas,
  getFilteredAreasTransfers,
  getFilteredAreasTransfersType,
] as const satisfies readonly Call[];
