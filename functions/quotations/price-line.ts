import type { UserActor } from '#functions/actor.ts';
import { readTourOption } from '#functions/destination/activities/tour-option-store.ts';
import { readAccommodation } from '#functions/destination/masters/accommodation-store.ts';
import { readMarkets } from '#functions/destination/rates/markets.ts';
import { noRates } from '#functions/destination/rates/model.ts';
import { pricedFor } from '#functions/destination/rates/priced-for.ts';
import { readCityRates } from '#functions/destination/rates/store.ts';
import type { KartItem, Line, LineOf } from './model.ts';
import { dateOf } from './show-kart.ts';

/** Whose rates are shown where the site has no market. */
const NO_MARKET = { id: '', name: 'the default market', isDefault: true, isDeactivated: false };

/** What is read to price lines: an option once, however many lines are of it. */
export interface KartFacts {
  option: (id: string) => ReturnType<typeof readTourOption>;
  stay: (id: string) => ReturnType<typeof readAccommodation>;
}

export function kartFacts(actor: UserActor): KartFacts {
  const once = <T>(read: (id: string) => Promise<T>) => {
    const asked = new Map<string, Promise<T>>();
    return (id: string) => {
      const found = asked.get(id) ?? read(id);
      asked.set(id, found);
      return found;
    };
  };
  return { option: once((id) => readTourOption(actor, id)), stay: once((id) => readAccommodation(actor, id)) };
}

/**
 * An activity with its names and what the rates of the customer's market say of its day for the whole party; undefined
 * where the site has no such option.
 */
async function pricedActivity(
  actor: UserActor,
  head: KartItem,
  line: LineOf<'activities'>,
  facts: KartFacts,
): Promise<LineOf<'activities'> | undefined> {
  const { tourOptionId = '', transferType, sharingBasis } = line.fields;
  const [option, markets] = await Promise.all([facts.option(tourOptionId), readMarkets(actor)]);
  if (!option || option.activityId !== line.fields.activityId) return undefined;
  const named = { ...line, name: option.activityName, optionName: option.name };
  const { adults, child, infant } = head;
  const date = dateOf(head, line.day) || head.arrivalDate;
  if (adults + child + infant === 0)
    return { ...named, rate: { price: null, cost: null, reason: 'The quotation has no travellers yet.', date } };
  const market =
    markets.find(({ id }) => id === head.marketId) ?? markets.find(({ isDefault }) => isDefault) ?? NO_MARKET;
  const rates = (await readCityRates(actor, option.cityId)).get(option.id) ?? noRates();
  const { total, cost, reason, code } = pricedFor(
    actor,
    { option, rates, markets, market },
    {
      ...{ tourOptionId, startDate: date, adults, child, infant },
      ...(transferType && sharingBasis && { transferType, sharingBasis }),
    },
  );
  const isClosed = code === 'STOP_SALE' || code === 'WEEKDAY';
  return { ...named, rate: { price: total, cost, reason, date, ...(isClosed && { isClosed }) } };
}

/** A line with the names that it shows, and of an activity what the rates say; undefined where its master is gone. */
export async function withFacts(
  actor: UserActor,
  head: KartItem,
  line: Line,
  facts = kartFacts(actor),
): Promise<Line | undefined> {
  if (line.kind === 'activities') return pricedActivity(actor, head, line, facts);
  if (line.kind !== 'accomodations') return line;
  const stay = await facts.stay(line.fields.accomodationId ?? '');
  return stay && { ...line, name: stay.name };
}
