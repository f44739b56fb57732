import { type Scope, scopeOf } from '#functions/scope.ts';
import { clock } from '#functions/clock.ts';
import { handle } from '#functions/http/handle.ts';
import { getRateCalendar } from '#shared/destination/rates/get-rate-calendar.ts';
import {
  firstOfYear,
  marketOfYear,
  rateYear,
  yearLetters,
  type YearWish,
} from '#shared/destination/rates/rate-year.ts';
import { fail, ok } from '#shared/errors.ts';
import { type Day, dayIn } from '#shared/time.ts';
import { keptActivityCities } from '../activities/activity-store.ts';
import { keptRows } from '#functions/destination/kept-rows.ts';
import { readMarkets } from './markets.ts';
import { noRates } from './model.ts';
import { readCityRates } from './store.ts';
import { readTourOptions, readTourOptionsOfCity } from '../activities/tour-option-store.ts';
import type { TourOptionCard } from '../activities/tour-option-card.ts';

/** Adults that a year is looked up for where nobody says. */
const USUAL_PARTY = 2;
const collator = new Intl.Collator('en', { numeric: true });

export const getRateCalendarHandler = handle(getRateCalendar, async (actor, request) => {
  const { kind, transferType, sharingBasis, tourOptionIds } = request;
  const scope = scopeOf(actor, getRateCalendar);
  const namedCity = tourOptionIds.length ? undefined : request.cityId;
  const [cities, markets, named, ofNamedCity] = await Promise.all([
    keptActivityCities(scope),
    readMarkets(actor),
    readTourOptions(actor, tourOptionIds, keptRows),
    namedCity === undefined ? undefined : optionsOf(scope, namedCity),
  ]);
  if (named.size < new Set(tourOptionIds).size) return fail('NOT_FOUND');
  const byDefault = markets.find(({ isDefault }) => isDefault) ?? markets[0];
  const market = request.marketId === undefined ? byDefault : markets.find(({ id }) => id === request.marketId);
  if (request.marketId !== undefined && !market) return fail('NOT_FOUND');
  const cityId = request.cityId ?? [...named.values()][0]?.cityId ?? firstOf(cities);
  const options = tourOptionIds.length
    ? [...named.values()].filter((option) => option.cityId === cityId)
    : (ofNamedCity ?? (await optionsOf(scope, cityId)));
  const today = dayIn(actor.head.zone, clock.now());
  const wish: YearWish = {
    from: request.fromMonth ? `${request.fromMonth}-01` : firstOfYear(request.year ?? yearOfDay(today)),
    today,
    kind,
    transfer: { transferType, sharingBasis },
    adults: request.adults ?? USUAL_PARTY,
    marketId: market?.id ?? '',
    defaultMarketId: markets.find(({ isDefault }) => isDefault)?.id ?? '',
  };
  const rates = options.length ? await readCityRates(actor, cityId) : new Map();
  return ok({
    cities: cities.map(({ id, city }) => ({ id, name: city })),
    cityId,
    markets: markets.filter(({ isDeactivated, id }) => !isDeactivated || id === market?.id),
    marketId: wish.marketId,
    year: yearOfDay(wish.from),
    from: wish.from,
    options: options
      .toSorted(
        (one, other) =>
          Number(one.isDeactivated) - Number(other.isDeactivated) ||
          collator.compare(one.activityName, other.activityName) ||
          collator.compare(one.name, other.name),
      )
      .map((option) => yearOf(option, { ...option, ...(rates.get(option.id) ?? noRates()) }, wish)),
  });
});

/** The destination that most sites begin with, before any other. */
const firstOf = (cities: readonly { id: string; city: string }[]): string =>
  (cities.find(({ city }) => /dubai/i.test(city)) ?? cities[0])?.id ?? '';

const yearOfDay = (day: Day): number => Number(day.slice(0, 4));

const optionsOf = async (scope: Scope, cityId: string) => (cityId ? readTourOptionsOfCity(scope, cityId) : []);

function yearOf(option: TourOptionCard, catalogue: Parameters<typeof rateYear>[0], wish: YearWish) {
  const priced = marketOfYear(catalogue, wish);
  const rates = wish.kind === 'ticket' ? catalogue.tickets : catalogue.transfers;
  return {
    tourOptionId: option.id,
    name: option.name,
    activityName: option.activityName,
    isDeactivated: option.isDeactivated,
    rates: rates.filter(({ marketId }) => marketId === priced).length,
    isFallback: priced !== wish.marketId,
    days: yearLetters(rateYear(catalogue, wish)),
  };
}
