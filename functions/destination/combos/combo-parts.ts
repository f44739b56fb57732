import type { Actor } from '#functions/actor.ts';
import type { ComboOption } from '#shared/destination/combos/combo-fields.ts';
import type { TransferRate } from '#shared/destination/rates/rate-shown.ts';
import { spanWords, transferWords } from '#shared/destination/rates/rate-words.ts';
import type { Day } from '#shared/time.ts';
import { readActivities } from '../activities/activity-store.ts';
import type { ActivityItem, TourOptionItem } from '../catalogue-model.ts';
import { readFew } from '#functions/records/whole-kind-store.ts';
import { markets as siteMarkets } from '../masters.ts';
import { type ReadRows, readRows } from '#functions/records/kept-store.ts';
import { type CityRates, readCityRates } from '../rates/store.ts';
import { isStillSold, MARKET_GONE, todayOf } from './still-sold.ts';
import { readTourOptions } from '../activities/tour-option-store.ts';
import { readWays, type Way } from '../offered-transfer-store.ts';

/** What combos are made of, as it stands. */
export interface ComboParts {
  options: ReadonlyMap<string, TourOptionItem>;
  /** The activities that those are ways to do. */
  activities: ReadonlyMap<string, ActivityItem>;
  /** Rates by their option. */
  ratesOf(option: TourOptionItem): ReturnType<CityRates['get']>;
  /** Transfers between areas that there are, by id. */
  ways: ReadonlyMap<string, Way>;
  /** Names of markets, by id; none where no transfer is an option's rate. */
  marketNames: ReadonlyMap<string, string>;
  /** The site's day: a rate that has ended is sold no more. */
  today: Day;
}

/** Whether a transfer of a combo is one of its option's rates: their ids begin with the option's. */
export const isRateOf = ({ tourOptionId }: Pick<ComboOption, 'tourOptionId'>, transferId: string): boolean =>
  transferId.startsWith(`${tourOptionId}.`);

/** Ids of transfers between areas that options of combos name. */
export const areaTransferIds = (parts: readonly ComboOption[]): string[] =>
  parts.flatMap((part) => [part.onwardTransfer, part.returnTransfer].filter((id) => id !== '' && !isRateOf(part, id)));

/** Reads what options of combos name: a trip a hundred options, activities or transfers. Lists read by `keptRows`. */
export async function readComboParts(
  actor: Actor,
  parts: readonly ComboOption[],
  read: ReadRows = readRows,
): Promise<ComboParts> {
  const areRatesNamed = parts.some((part) =>
    [part.onwardTransfer, part.returnTransfer].some((id) => id !== '' && isRateOf(part, id)),
  );
  const [options, ways, markets] = await Promise.all([
    readTourOptions(
      actor,
      parts.map(({ tourOptionId }) => tourOptionId),
      read,
    ),
    readWays(actor, areaTransferIds(parts), read),
    areRatesNamed ? readFew(actor, siteMarkets) : [],
  ]);
  const cities = [...new Set([...options.values()].map(({ cityId }) => cityId))];
  const [activities, byCity] = await Promise.all([
    readActivities(
      actor,
      [...options.values()].map(({ activityId }) => activityId),
      read,
    ),
    Promise.all(cities.map(async (cityId) => [cityId, await readCityRates(actor, cityId)] as const)),
  ]);
  const rates = new Map(byCity);
  return {
    options,
    activities,
    ratesOf: ({ cityId, id }) => rates.get(cityId)?.get(id),
    ways,
    marketNames: new Map(markets.map(({ id, name }) => [id, name])),
    today: todayOf(actor),
  };
}

/** A transfer rate as a choice of a combo is called: whose it is and when it holds tell those of one kind apart. */
export const rateName = (rate: TransferRate, marketNames: ReadonlyMap<string, string>): string =>
  `${rate.description} (${[
    transferWords(rate),
    marketNames.get(rate.marketId) ?? MARKET_GONE,
    spanWords(rate.validFromDate, rate.validTillDate),
  ].join(', ')})`;

/** What a transfer of a combo is called; empty for none. */
export function transferNameOf(parts: ComboParts, of: ComboOption, transferId: string): string {
  if (!transferId) return '';
  const option = parts.options.get(of.tourOptionId);
  const rate = option && parts.ratesOf(option)?.transfers.find(({ id }) => id === transferId);
  return rate ? rateName(rate, parts.marketNames) : (parts.ways.get(transferId)?.name ?? 'Deleted transfer');
}

/** Whether a transfer that an option of a combo names is there, and offered: a rate that has ended is not. */
export function isThere(parts: ComboParts, of: ComboOption, transferId: string): boolean {
  if (!isRateOf(of, transferId)) return parts.ways.get(transferId)?.isOffered === true;
  const option = parts.options.get(of.tourOptionId);
  const rate = option && parts.ratesOf(option)?.transfers.find(({ id }) => id === transferId);
  return rate !== undefined && isStillSold(rate, parts.today);
}

/** Why a combo that is offered is not sold, by what it is made of; empty where it is. */
export function whyNotSold(tourOptions: readonly ComboOption[], parts: ComboParts): string {
  const options = tourOptions.map(({ tourOptionId }) => parts.options.get(tourOptionId));
  if (options.some((option) => option?.isDeactivated !== false)) return 'Option no longer sold';
  if (options.some((option) => parts.activities.get(option!.activityId)?.isDeactivated !== false))
    return 'Activity no longer sold';
  const hasItsWays = (one: ComboOption) =>
    [one.onwardTransfer, one.returnTransfer].every((id) => id === '' || isThere(parts, one, id));
  return tourOptions.every(hasItsWays) ? '' : 'Transfer no longer offered';
}
