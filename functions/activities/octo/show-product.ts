import type { ActivityForSale, OptionForSale } from '../city-offer-store.ts';
import type { Terms } from '../selling.ts';
import { MOST_DAYS, MOST_GUESTS } from '#shared/activities/guests.ts';
import type { OctoOption, OctoPricing, OctoProduct, OctoUnit, UnitId } from '#shared/activities/octo/model.ts';
import type { Currency } from '#shared/money.ts';
import { addDays } from '#shared/time.ts';
import { oneAdult, priceOnDay, pricingOf } from './shown-price.ts';
import { beginnings } from './beginnings.ts';

/** Years that guests are of who pay as what, both included, as flights have them: nobody says it of an activity. */
const ages = { adult: [12, 100], child: [2, 11], infant: [0, 1] } as const satisfies Record<UnitId, readonly number[]>;
const units = [
  { id: 'adult', type: 'ADULT', internalName: 'Adult', accompaniedBy: [] },
  { id: 'child', type: 'CHILD', internalName: 'Child', accompaniedBy: [] },
  { id: 'infant', type: 'INFANT', internalName: 'Infant', accompaniedBy: ['adult', 'child'] },
] as const;

/** By which terms, in which zone and money, with prices or without. */
export interface Showing {
  zone: string;
  currency: Currency;
  terms: Terms;
  hasPrices: boolean;
}

/** An activity with its options as OCTO has it. */
export function showProduct({ activity, options }: ActivityForSale, showing: Showing): OctoProduct {
  const isInstant = options.every((option) => option.isInstant);
  const { currency } = showing;
  return {
    id: activity.id,
    internalName: activity.name,
    reference: null,
    locale: 'en',
    timeZone: showing.zone,
    allowFreesale: false,
    instantConfirmation: isInstant,
    instantDelivery: isInstant,
    availabilityRequired: true,
    availabilityType: options.some((option) => beginnings(option)[0] !== '') ? 'START_TIME' : 'OPENING_HOURS',
    deliveryFormats: ['QRCODE', 'PDF_URL'],
    deliveryMethods: ['VOUCHER'],
    redemptionMethod: 'DIGITAL',
    options: options.map((option, at) => showOption(option, at === 0, showing)),
    ...(showing.hasPrices && {
      ...{ defaultCurrency: currency, availableCurrencies: [currency], pricingPer: 'BOOKING' },
    }),
  };
}

const showOption = (option: OptionForSale, isFirst: boolean, showing: Showing): OctoOption => ({
  id: option.id,
  default: isFirst,
  internalName: option.name,
  reference: null,
  availabilityLocalStartTimes: beginnings(option).map((time) => time || '00:00'),
  cancellationCutoff: option.cancelHours === 1 ? '1 hour' : `${option.cancelHours} hours`,
  cancellationCutoffAmount: option.cancelHours,
  cancellationCutoffUnit: 'hour',
  requiredContactFields: ['firstName', 'lastName', 'phoneNumber'],
  restrictions: { minUnits: null, maxUnits: option.capacity },
  units: unitsOf(option),
  ...(showing.hasPrices && { pricingFrom: lowestAhead(option, showing) }),
});

/** Kinds of guests that an option is for. */
export function unitsOf({ minAge, maxAge }: Pick<OptionForSale, 'minAge' | 'maxAge'>): OctoUnit[] {
  return units.flatMap(({ id, type, internalName, accompaniedBy }): OctoUnit[] => {
    const [youngest, oldest] = [Math.max(ages[id][0], minAge ?? 0), Math.min(ages[id][1], maxAge ?? 100)];
    if (youngest > oldest) return [];
    const restrictions = {
      ...{ minAge: youngest, maxAge: oldest, idRequired: false, paxCount: 1, accompaniedBy: [...accompaniedBy] },
      ...{ minQuantity: null, maxQuantity: MOST_GUESTS },
    };
    return [{ id, type, internalName, reference: null, restrictions, requiredContactFields: [] }];
  });
}

/** The lowest price of one adult in the days that a search shows. */
function lowestAhead(option: OptionForSale, { terms, currency }: Showing): OctoPricing[] {
  let lowest: OctoPricing | undefined;
  for (let day = 0; day < MOST_DAYS; day += 1) {
    const price = priceOnDay(option, oneAdult, addDays(terms.today, day), terms);
    if (price.ok && (!lowest || price.total + price.own < lowest.retail)) lowest = pricingOf(price, currency);
  }
  return lowest ? [lowest] : [];
}
