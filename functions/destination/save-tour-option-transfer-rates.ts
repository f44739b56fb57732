import { handle } from '#functions/http/handle.ts';
import { saveTourOptionTransferRates } from '#shared/destination/save-tour-option-transfer-rates.ts';
import { isPerPaxOf } from '#shared/destination/sharing.ts';
import { saveRate } from './rates/save-rate.ts';

export const saveTourOptionTransferRatesHandler = handle(saveTourOptionTransferRates, async (actor, request) => {
  const { id, version, currency: _, ...rate } = request;
  const isPerPax = rate.isPerPax ?? isPerPaxOf(rate.sharingBasis);
  const byAge = isPerPax ? {} : { adultAmount: null, childAmount: null };
  return saveRate(actor, 'transfer', { id, version }, { ...rate, ...byAge, isPerPax });
});
