import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb';
import type { JobActor } from '#functions/actor.ts';
import { tourOptionPlaces } from '#functions/destination/activities/catalogue-list-writes.ts';
import { ownPart, packTicket, packTransfer, rateIdOf } from '#functions/destination/rates/pack-rate.ts';
import { tableClient, tableName } from '#functions/table/client.ts';
import { keys } from '#functions/keys.ts';
import type { Item } from '#functions/table/read.ts';
import type { AnyRate } from '#shared/destination/rates/rate-year.ts';
import { randomId } from '#shared/ids.ts';
import { ticket, transfer } from './made-rates.ts';
import { makeActivity, makeOption } from './store-catalogue.ts';

const AT_ONCE = 25;

/**
 * So many options of a city with two seasons of ticket rates and a transfer each, for one market: the rows that prices
 * and years are made of, with no histories and claims. Answers the options' ids.
 */
export async function seedRates(
  job: JobActor,
  cityId: string,
  marketId: string,
  count: number,
  activity = makeActivity({ cityId, city: 'Dubai' }),
): Promise<string[]> {
  const options = Array.from({ length: count }, (_, nth) => makeOption(activity, { name: `Option ${nth}` }));
  const rows = options.flatMap((option, nth): Item[] => {
    const made = (rate: AnyRate, fields: object) => ({
      ...rate,
      ...fields,
      id: rateIdOf(option.id, randomId(80)),
      marketId,
    });
    const tickets = [
      // Unlike any other, as prices are: equal ones weigh next to nothing on the wire.
      made(ticket('W', { adultAmount: 17_900 + nth * 137 }), {
        description: 'Winter',
        validFromDate: '2026-11-01',
      }),
      made(ticket('S'), { description: 'Summer', validTillDate: '2026-10-31', adultAmount: 14_900 }),
    ];
    const seat = made(transfer('F'), { description: 'Coach' });
    const order = (kind: 'TKT' | 'TRF', rates: readonly AnyRate[]) => ({
      ...keys.tourRateOrder(job, cityId, option.id, kind),
      ids: rates.map(({ id }) => ownPart(id)),
      version: rates.length,
    });
    const rate = (kind: 'TKT' | 'TRF', one: AnyRate) => ({
      ...keys.tourRate(job, cityId, option.id, kind, ownPart(one.id)),
      card: 'transferType' in one ? packTransfer(one) : packTicket(one),
      version: 1,
      v: 3,
    });
    return [
      { ...option, ...tourOptionPlaces(job, option), ...keys.tourOption(job, option.id) },
      ...tickets.map((one) => rate('TKT', one)),
      rate('TRF', seat),
      order('TKT', tickets),
      order('TRF', [seat]),
    ];
  });
  for (let at = 0; at < rows.length; at += AT_ONCE)
    await tableClient().send(
      new BatchWriteCommand({
        RequestItems: { [tableName()]: rows.slice(at, at + AT_ONCE).map((Item) => ({ PutRequest: { Item } })) },
      }),
    );
  return options.map(({ id }) => id);
}
