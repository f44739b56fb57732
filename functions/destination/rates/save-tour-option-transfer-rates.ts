import { handle } from '#functions/http/handle.ts';
import { saveTourOptionTransferRates } from '#shared/destination/rates/save-tour-option-transfer-rates.ts';
import { isPerPaxOf } from '#shared/destination/rates/sharing.ts';
import { saveRate } from './save-rate.ts';

export const saveTourOptionTransferRatesHandler = handle(saveTourOptionTransferRates, async (actor, request) => {
  const { id, version, currency: _, ...rate } = request;
  const isPerPax = rate.isPerPax ?? isPerPaxOf(rate.sharingBasis);
  const byAge = isPerPax ? {} : { adultAmount: null, childAmount: null };
  return saveRate(actor, 'transfer', { id, version }, { ...rate, ...byAge, isPerPax });
});
