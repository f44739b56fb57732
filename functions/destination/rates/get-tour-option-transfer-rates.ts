import { handle } from '#functions/http/handle.ts';
import { getTourOptionTransferRates } from '#shared/destination/rates/get-tour-option-transfer-rates.ts';
import { listRates } from './list-rates.ts';

export const getTourOptionTransferRatesHandler = handle(getTourOptionTransferRates, async (actor, { tourOptionId }) =>
  listRates(actor, 'transfer', tourOptionId),
);
