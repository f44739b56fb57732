import { getAirlineSpecificMarkupForWl } from '#shared/markups/rules/get-airline-specific-markup-for-wl.ts';
import { getDefaultAirlineMarkup } from '#shared/markups/rules/get-default-airline-markup.ts';
import { getFixedDepartureMarkup } from '#shared/markups/rules/get-fixed-departure-markup.ts';
import { getLeGroupsForWl } from '#shared/markups/groups/get-le-groups-for-wl.ts';
import { getTaxRates } from '#shared/markups/taxes/get-tax-rates.ts';
import { type DomainLists, list } from '../list-row.ts';

export const lists: DomainLists = {
  measured: [
    list('staff', getLeGroupsForWl),
    list('staff', getDefaultAirlineMarkup),
    list('staff', getAirlineSpecificMarkupForWl),
    list('staff', getFixedDepartureMarkup),
    list('staff', getTaxRates),
  ],
  left: {
    'markups/rules/explain-price': 'one thing, with what belongs to it',
    'markups/groups/get-consumer-le-id-group-mapping': 'one thing, with what belongs to it',
    'markups/rules/preview-rule': 'one thing, with what belongs to it',
    'markups/taxes/save-tax-rate': 'writes, and answers what it wrote',
  },
};
