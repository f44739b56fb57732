import type { Actor } from '#functions/actor.ts';
import type { TourOptionItem } from '#functions/destination/catalogue-model.ts';
import { readTourOption } from '#functions/destination/activities/tour-option-store.ts';
import type { RateKind } from '#shared/destination/rates/rate-fields.ts';
import type { RatedMarket, RatedOption, TicketRate, TransferRate } from '#shared/destination/rates/rate-shown.ts';
import type { RateNames } from '#shared/destination/rates/rate-words.ts';
import { readMarkets } from './markets.ts';
import type { OptionRates } from './model.ts';
import { readOptionRates } from './store.ts';

/** An option as it stands now, with its rates and the site's markets: what an editor begins with. */
export interface OptionAtHand {
  option: TourOptionItem;
  rates: OptionRates;
  markets: readonly RatedMarket[];
}

/** Two trips, since an option says in which city its rates stand. Undefined: the site has no such option. */
export async function optionAtHand(actor: Actor, tourOptionId: string): Promise<OptionAtHand | undefined> {
  const option = tourOptionId && (await readTourOption(actor, tourOptionId));
  if (!option) return undefined;
  const [rates, markets] = await Promise.all([readOptionRates(actor, option), readMarkets(actor)]);
  return { option, rates, markets };
}

/** As much of an option as editors and prices show. */
export const showRatedOption = (
  option: Pick<
    TourOptionItem,
    'id' | 'name' | 'activityName' | 'cityId' | 'hasTicket' | 'weekdays' | 'stopSales' | 'isDeactivated'
  >,
): RatedOption => ({
  tourOptionId: option.id,
  name: option.name,
  activityName: option.activityName,
  cityId: option.cityId,
  hasTicket: option.hasTicket,
  weekdays: option.weekdays,
  stopSales: option.stopSales,
  isDeactivated: option.isDeactivated,
});

/** The markets that rates can be made for, and those that some are for though they are no longer used. */
export const marketsFor = (
  { rates, markets }: Pick<OptionAtHand, 'rates' | 'markets'>,
  kind: RateKind,
): RatedMarket[] => {
  const used = new Set((kind === 'ticket' ? rates.tickets : rates.transfers).map(({ marketId }) => marketId));
  const known = markets.filter(({ id, isDeactivated }) => !isDeactivated || used.has(id));
  return known.toSorted((one, other) => Number(one.isDeactivated) - Number(other.isDeactivated));
};

/** The names that words about rates need. */
export function namesOf(actor: Pick<Actor, 'head'>, markets: readonly RatedMarket[]): RateNames {
  const names = new Map(markets.map(({ id, name }) => [id, name]));
  return { currency: actor.head.currency, marketName: (id) => names.get(id) ?? 'deleted market' };
}

/** Rates of one kind, in their order. */
export interface RatesByKind {
  ticket: TicketRate;
  transfer: TransferRate;
}
export const ratesOf = <K extends RateKind>(
  { tickets, transfers }: OptionRates,
  kind: K,
): readonly RatesByKind[K][] => {
  const byKind: { [Kind in RateKind]: readonly RatesByKind[Kind][] } = { ticket: tickets, transfer: transfers };
  return byKind[kind];
};
