import { serve } from '#functions/http/serve.ts';
import { searchAreasHandler } from './search-areas.ts';
import { addAreaHandler } from './add-area.ts';
import { deleteAreaHandler } from './delete-area.ts';
import { mapAreaActivityHandler } from './map-area-activity.ts';
import { getTransfersHandler } from './get-transfers.ts';
import { createTransfersHandler } from './create-transfers.ts';
import { deleteTransfersHandler } from './delete-transfers.ts';
import { getFilteredAreasHandler } from './get-filtered-areas.ts';
import { getFilteredAreasTransfersHandler } from './get-filtered-areas-transfers.ts';
import { getFilteredAreasTransfersTypeHandler } from './get-filtered-areas-transfers-type.ts';

export const areasHandlers = [
  searchAreasHandler,
  addAreaHandler,
  deleteAreaHandler,
  mapAreaActivityHandler,
  getTransfersHandler,
  createTransfersHandler,
  deleteTransfersHandler,
  getFilteredAreasHandler,
  getFilteredAreasTransfersHandler,
  getFilteredAreasTransfersTypeHandler,
];
export const handler = serve(areasHandlers);
