import type { Actor } from '#functions/actor.ts';
import { readActivities } from '#functions/destination/activities/activity-store.ts';
import { unpackActivity } from '#functions/destination/activities/activity-card.ts';
import { readTourOptions } from '#functions/destination/activities/tour-option-store.ts';
import { unpackTourOption } from '#functions/destination/activities/tour-option-card.ts';
import type { ActivityItem, TourOptionItem } from '#functions/destination/catalogue-model.ts';
import { keptValue } from '#functions/destination/kept-rows.ts';
import { destinationKeys } from '#functions/destination/keys.ts';
import { offeredAreaNames } from '#functions/destination/offered-transfer-store.ts';
import { noRates } from '#functions/destination/rates/model.ts';
import { readCityRates } from '#functions/destination/rates/store.ts';
import { decidedBy } from '#functions/table/list-in.ts';
import { queryAll } from '#functions/table/read.ts';
import type { SoldOption } from '#shared/activities/price/price-item.ts';

/** An option as buyers see it: in full, and as it is priced. */
export type OptionForSale = TourOptionItem & SoldOption;

/** An activity that is sold. */
export interface ActivityForSale {
  activity: ActivityItem;
  /** Name of its area; empty where it has none that is offered. */
  area: string;
  /** By name, those deactivated left out. */
  options: readonly OptionForSale[];
}

/** What a site sells in a city, whoever buys. */
export interface CityOffer {
  /** By priority, then by name. */
  activities: readonly ActivityForSale[];
  options: ReadonlyMap<string, { option: OptionForSale; of: ActivityForSale }>;
}

const collator = new Intl.Collator('en');

/** What is sold in a city, with rates of all markets; kept as the cities are. */
export const keptCityOffer = (actor: Actor, cityId: string): Promise<CityOffer> =>
  keptValue(actor, `for sale in ${cityId}`, () => readCityOffer(actor, cityId));

async function readCityOffer(actor: Actor, cityId: string): Promise<CityOffer> {
  const [activityCards, optionCards, rates] = await Promise.all([
    queryAll(decidedBy(destinationKeys.activitiesOfCity(actor, cityId)), { fields: ['card'] }),
    queryAll(decidedBy(destinationKeys.tourOptionsOfCity(actor, cityId)), { fields: ['card'] }),
    readCityRates(actor, cityId),
  ]);
  const offered = activityCards.map(({ card }) => unpackActivity(card)).filter(({ isDeactivated }) => !isDeactivated);
  const ofOffered = new Set(offered.map(({ id }) => id));
  const optionIds = optionCards
    .map(({ card }) => unpackTourOption(card))
    .filter(({ isDeactivated, activityId }) => !isDeactivated && ofOffered.has(activityId))
    .map(({ id }) => id);
  const [activities, options, areas] = await Promise.all([
    readActivities(
      actor,
      offered.map(({ id }) => id),
    ),
    readTourOptions(actor, optionIds),
    offeredAreaNames(
      actor,
      offered.flatMap(({ area }) => (area ? [area.id] : [])),
    ),
  ]);
  const forSale = [...activities.values()]
    .filter(({ isDeactivated }) => !isDeactivated)
    .toSorted((one, other) => one.priority - other.priority || collator.compare(one.name, other.name))
    .map((activity): ActivityForSale => {
      const areaId = activity.area && areas.has(activity.area.id) ? activity.area.id : '';
      return {
        activity,
        area: areas.get(areaId) ?? '',
        options: [...options.values()]
          .filter(({ activityId, isDeactivated }) => activityId === activity.id && !isDeactivated)
          .toSorted((one, other) => collator.compare(one.name, other.name))
          .map((option) => ({ ...option, ...(rates.get(option.id) ?? noRates()), areaId })),
      };
    });
  return {
    activities: forSale,
    options: new Map(forSale.flatMap((of) => of.options.map((option) => [option.id, { option, of }] as const))),
  };
}
