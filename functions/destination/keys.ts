import type { Actor } from '#functions/actor.ts';
import { at, list, rows } from '#functions/table/site-key.ts';
import type { ActivityItem, ComboItem, KeptTourOption } from './catalogue-model.ts';
import type { PartWritten } from './import/part-written.ts';
import type { AccommodationItem } from './masters-model.ts';
import type { RateRow, RateOrderRow } from './rates/model.ts';

/** A city with activities: how many there are in it. */
interface ActivityCityRow {
  sk: string;
  city: string;
  country: string;
  activities: number;
}

/**
 * The destination desk's catalogue. A row that a call names by its id alone has its id alone as partition; lists of them
 * are index entries with a card.
 */
export const destinationKeys = {
  /** Which market is the default one: a row beside them; no market's own id is as short. */
  defaultMarket: (actor: Actor) => at(actor, 'MARKET')<{ marketId: string }>('DEFAULT'),
  /** How much of a part of an import's rows is written: in the commit of the rows, so that none is counted twice. */
  importPart: (actor: Actor, importId: string, part: number) => at(actor, 'IMPW', importId)<PartWritten>(String(part)),

  accommodation: (actor: Actor, id: string) => at(actor, 'ACCOM', id)<AccommodationItem>('A'),
  /** Sort key name#id. */
  accommodationsOfCity: (actor: Actor, cityId: string) => list(actor, 'gsi1', 'ACCOM', cityId),
  accommodations: (actor: Actor) => list(actor, 'gsi2', 'ACCOM'),
  /** Cities with activities, put there when one is saved. */
  activityCity: (actor: Actor, cityId: string) => at(actor, 'DMCCITY')(cityId),
  activityCities: (actor: Actor) => rows<ActivityCityRow>(actor, 'DMCCITY'),
  activity: (actor: Actor, id: string) => at(actor, 'ACT', id)<ActivityItem>('A'),
  /** Sort key name#id; by priority they are sorted in code. */
  activitiesOfCity: (actor: Actor, cityId: string) => list(actor, 'gsi1', 'ACT', cityId),
  tourOption: (actor: Actor, id: string) => at(actor, 'TO', id)<KeptTourOption & { ratesMade?: number }>('A'),
  tourOptionsOfCity: (actor: Actor, cityId: string) => list(actor, 'gsi1', 'TO', cityId),
  tourOptionsOfActivity: (actor: Actor, activityId: string) => list(actor, 'gsi2', 'TOA', activityId),
  combo: (actor: Actor, id: string) => at(actor, 'COMBO', id)<ComboItem>('A'),
  combos: (actor: Actor) => list(actor, 'gsi1', 'COMBO'),
  /**
   * Rates stand together by the city of their activity: one Query a city, or an option by `begins_with`. The order of an
   * option's rates is one row, so that a reorder is one conditional write.
   */
  tourRate: (actor: Actor, cityId: string, optionId: string, kind: 'TKT' | 'TRF', rateId: string) =>
    at(actor, 'RT', cityId)<RateRow>(`${optionId}#${kind}#${rateId}`),
  tourRateOrder: (actor: Actor, cityId: string, optionId: string, kind: 'TKT' | 'TRF') =>
    at(actor, 'RT', cityId)(`${optionId}#ORDER#${kind}`),
  tourRatesOfCity: (actor: Actor, cityId: string) =>
    rows<{ sk: string } & Partial<RateRow & RateOrderRow>>(actor, 'RT', cityId),
};
