import { handle } from '#functions/http/handle.ts';
import { getTransferChoices } from '#shared/destination/get-transfer-choices.ts';
import { fail, ok } from '#shared/errors.ts';
import { rateName } from './combo-parts.ts';
import { readOptionRates } from './rates/store.ts';
import { readTourOption } from './tour-option-store.ts';

export const getTransferChoicesHandler = handle(getTransferChoices, async (actor, { tourOptionId }) => {
  const option = await readTourOption(actor, tourOptionId);
  if (!option) return fail('NOT_FOUND');
  const { transfers } = await readOptionRates(actor, option.cityId, option.id);
  const rates = transfers.map((rate) => ({ id: rate.id, name: rateName(rate) }));
  return ok({ onward: rates, return: rates });
});
