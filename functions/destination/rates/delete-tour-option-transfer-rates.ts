import { handle } from '#functions/http/handle.ts';
import { deleteTourOptionTransferRates } from '#shared/destination/rates/delete-tour-option-transfer-rates.ts';
import { deleteRate } from './save-rate.ts';

export const deleteTourOptionTransferRatesHandler = handle(
  deleteTourOptionTransferRates,
  async (actor, { id, isAsked }) => deleteRate(actor, 'transfer', id, isAsked),
);
