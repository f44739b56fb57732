import type { UserActor } from '#functions/actor.ts';
import { readActivity } from '#functions/destination/activities/activity-store.ts';
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
  activity: (id: string) => ReturnType<typeof readActivity>;
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
  return {
    option: once((id) => readTourOption(actor, id)),
    activity: once((id) => readActivity(actor, id)),
    stay: once((id) => readAccommodation(actor, id)),
  };
}

/** Which of the catalogue a line is of; empty of what has no master. */
export const masterOf = ({ kind, fields }: Line): string =>
  kind === 'activities' ? (fields.tourOptionId ?? '') : kind === 'accomodations' ? (fields.accomodationId ?? '') : '';

/** Whether what a line is of is there and not deactivated, its activity neither. */
export async function isStillSold(line: Line, facts: KartFacts): Promise<boolean> {
  if (line.kind === 'accomodations') return (await facts.stay(masterOf(line)))?.isDeactivated === false;
  if (line.kind !== 'activities') return true;
  const { activityId = '' } = line.fields;
  const [option, activity] = await Promise.all([facts.option(masterOf(line)), facts.activity(activityId)]);
  return option?.isDeactivated === false && option.activityId === activityId && activity?.isDeactivated === false;
}

/** Whether the rates were asked about a line already: the same of the catalogue, on the same day, with the same drives. */
export function isRatedAlike(before: Line | undefined, line: Line): boolean {
  if (!before || masterOf(before) !== masterOf(line)) return false;
  if (before.kind !== 'activities' || line.kind !== 'activities') return true;
  const { transferType, sharingBasis } = before.fields;
  return (
    before.day === line.day &&
    (transferType ?? null) === (line.fields.transferType ?? null) &&
    (sharingBasis ?? null) === (line.fields.sharingBasis ?? null)
  );
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
