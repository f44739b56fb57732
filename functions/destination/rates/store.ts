import type { Actor } from '#functions/actor.ts';
import type { TourOptionItem } from '#functions/destination/catalogue-model.ts';
import { keptValue } from '#functions/destination/kept-rows.ts';
import { keptAsOf } from '#functions/site/kept-as-of.ts';
import { destinationKeys } from '#functions/destination/keys.ts';
import { decidedBy, ofReached } from '#functions/table/list-in.ts';
import { getItem, queryAll } from '#functions/table/read.ts';
import type { RecordKind } from '#shared/destination/record-kinds.ts';
import type { RateKind } from '#shared/destination/rates/rate-fields.ts';
import { noRates, type OptionRates, type RateOrderRow, type RateRow } from './model.ts';
import { ownPart, unpackTicket, unpackTransfer } from './pack-rate.ts';

/** How a kind of rates is called in the table. */
export const rowKind = { ticket: 'TKT', transfer: 'TRF' } as const satisfies Record<RateKind, string>;

/** How a kind of rates is called in histories: all of an option's rates have one together, under the option's id. */
export const eventKind = { ticket: 'ticketRate', transfer: 'transferRate' } as const satisfies Record<
  RateKind,
  RecordKind
>;

type Row = { sk: string } & Partial<RateRow & RateOrderRow>;

/** Rates of both kinds by their options; each list in its order. */
function gather(rows: readonly Row[]): Map<string, OptionRates> {
  const found = new Map<string, OptionRates>();
  const orders = new Map<OptionRates, { TKT?: string[]; TRF?: string[] }>();
  for (const { sk, card, version = 0, ids } of rows) {
    const [optionId = '', kind, part = ''] = sk.split('#');
    const of = found.get(optionId) ?? noRates();
    found.set(optionId, of);
    if (kind === 'ORDER') {
      orders.set(of, { ...orders.get(of), [part]: ids });
      if (part === 'TKT') of.ticketOrder = version;
      else of.transferOrder = version;
    } else {
      const rate = { tourOptionId: optionId, part, version };
      if (kind === 'TKT') of.tickets.push(unpackTicket(rate, card!));
      else of.transfers.push(unpackTransfer(rate, card!));
    }
  }
  for (const of of found.values()) {
    const { TKT = [], TRF = [] } = orders.get(of) ?? {};
    of.tickets = inOrder(of.tickets, TKT);
    of.transfers = inOrder(of.transfers, TRF);
  }
  return found;
}

/** Rates in the order of the parts of their ids. */
function inOrder<Rate extends { id: string }>(rates: Rate[], parts: readonly string[]): Rate[] {
  if (rates.length < 2) return rates;
  const places = new Map(parts.map((part, at) => [part, at]));
  const placeOf = ({ id }: Rate) => places.get(ownPart(id)) ?? parts.length;
  return rates.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** An option's rates as they stand now, whatever is cached: what editors read. One Query. */
export async function readOptionRates(
  actor: Actor,
  option: Pick<TourOptionItem, 'id' | 'cityId'>,
): Promise<OptionRates> {
  const rows = await queryAll(ofReached(option, destinationKeys.tourRatesOfCity(actor, option.cityId)), {
    beginsWith: `${option.id}#`,
    consistent: true,
  });
  return gather(rows).get(option.id) ?? noRates();
}

/** The same as lists show them, kept in memory until the head's destination revision moves. */
export const keptOptionRates = (actor: Actor, option: Pick<TourOptionItem, 'id' | 'cityId'>): Promise<OptionRates> =>
  keptValue(actor, `rates ${option.id}`, () => readOptionRates(actor, option));

/** How often a combo has begun to name a rate; 0 also for one that is not there. */
export const readTimesNamed = async (
  actor: Actor,
  { id, cityId }: Pick<TourOptionItem, 'id' | 'cityId'>,
  kind: RateKind,
  rateId: string,
): Promise<number> =>
  (await getItem(destinationKeys.tourRate(actor, cityId, id, rowKind[kind], ownPart(rateId))))?.timesNamed ?? 0;

/** Rates of every option of a city, by the option's id. */
export type CityRates = ReadonlyMap<string, OptionRates>;

/** Cities of all sites whose rates are held in memory; the one that was asked for longest ago gives way. */
const MOST_CITIES = 20;
const kept = keptAsOf<CityRates>('destination', MOST_CITIES);

/** Rates of a city; one Query, kept in memory until the head's destination revision moves. */
export const readCityRates = (actor: Actor, cityId: string): Promise<CityRates> =>
  kept(
    actor,
    async () => gather(await queryAll(decidedBy(destinationKeys.tourRatesOfCity(actor, cityId)), { consistent: true })),
    cityId,
  );

/** The version of a kind's order. */
export const orderOfKind = (rates: OptionRates, kind: RateKind): number =>
  kind === 'ticket' ? rates.ticketOrder : rates.transferOrder;
