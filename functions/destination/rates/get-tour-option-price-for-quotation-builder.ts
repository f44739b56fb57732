import { handle } from '#functions/http/handle.ts';
import { getTourOptionPriceForQuotationBuilder } from '#shared/destination/rates/get-tour-option-price-for-quotation-builder.ts';
import { fail, ok } from '#shared/errors.ts';
import { readMarkets } from './markets.ts';
import { noRates } from './model.ts';
import { pricedFor } from './priced-for.ts';
import { readCityRates } from './store.ts';
import { readTourOption } from '../activities/tour-option-store.ts';

/** Whose rates are shown where the site has no market. */
const NO_MARKET = { id: '', name: 'the default market', isDefault: true, isDeactivated: false };

export const getTourOptionPriceForQuotationBuilderHandler = handle(
  getTourOptionPriceForQuotationBuilder,
  async (actor, request) => {
    const [option, markets] = await Promise.all([readTourOption(actor, request.tourOptionId), readMarkets(actor)]);
    if (!option) return fail('NOT_FOUND');
    const byDefault = markets.find(({ isDefault }) => isDefault);
    const { marketId } = request;
    const market = marketId === undefined ? (byDefault ?? NO_MARKET) : markets.find(({ id }) => id === marketId);
    if (!market) return fail('NOT_FOUND');
    const rates = (await readCityRates(actor, option.cityId)).get(option.id) ?? noRates();
    return ok(pricedFor(actor, { option, rates, markets, market }, request));
  },
);
