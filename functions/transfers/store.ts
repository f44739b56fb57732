import type { Actor } from '#functions/actor.ts';
import { readCards } from '#functions/lists/store.ts';
import type { DriverActor } from '#functions/actor.ts';
import type { Scope } from '#functions/scope.ts';
import { listIn, ofReached } from '#functions/table/list-in.ts';
import { getItem, queryAll } from '#functions/table/read.ts';
import { transferKeys } from './keys.ts';
import type { AsidesRow, DriverTokenItem, ItineraryDay, TransferItem } from './model.ts';
import { plainTransfer } from './plain.ts';

/** So many transfers of a span of days are answered at most. */
export const MOST_TRANSFERS = 1_000;

/** A transfer of the actor's site; undefined where there is none of that id. */
export async function readTransfer(actor: Actor, id: string): Promise<TransferItem | undefined> {
  const [kartId = '', ...part] = id.split('.');
  if (!kartId) return undefined;
  const row = await getItem(transferKeys.drive(actor, kartId, part.join('.')));
  return row && plainTransfer(row);
}

/** All that were ever made of a quotation, withdrawn ones too. One Query. */
export const readTransfersOfKart = async (actor: Actor, kartId: string): Promise<TransferItem[]> =>
  (await queryAll(transferKeys.drivesOfKart(actor, kartId), { consistent: true })).map(plainTransfer);

/** Days of a quotation whose guests do something, as they stand. One Query. */
export const readDaysOfKart = async (actor: Actor, kartId: string): Promise<ItineraryDay[]> =>
  (await queryAll(transferKeys.itineraryDays(actor, kartId), { consistent: true })).map(({ card }) => unpackDay(card));

const unpack = (card: string): TransferItem => JSON.parse(card) as TransferItem;
const unpackDay = (card: string): ItineraryDay => JSON.parse(card) as ItineraryDay;

/** Days from and to, both inclusive. */
export interface DateRange {
  from: string;
  to: string;
}
/** A span of days as sort keys of lists that begin with the day. */
export const spanOf = ({ from, to }: DateRange) => ({ from, to: `${to}#~` });

/** Transfers of a span of days by time: all, a driver's, or those that nobody drives. One Query. */
export const transfersIn = (
  scope: Scope,
  range: DateRange,
  by: { driverId: string } | 'withoutDriver' | undefined,
  page: { limit: number; cursor?: string } = { limit: MOST_TRANSFERS },
) =>
  readCards(
    listIn(scope, {
      site: (actor) =>
        by === undefined
          ? transferKeys.drives(actor)
          : by === 'withoutDriver'
            ? transferKeys.drivesWithoutDriver(actor)
            : transferKeys.drivesOfDriver(actor, by.driverId),
    }),
    unpack,
    { ...spanOf(range), ...page },
  );

/** A driver's own transfers of a span of days, withdrawn ones too. One Query. */
export const transfersOfMine = (actor: DriverActor, range: DateRange) =>
  readCards(ofReached(actor, transferKeys.drivesOfDriver(actor, actor.driverId)), unpack, {
    ...spanOf(range),
    limit: MOST_TRANSFERS,
  });

/** What vouchered guests do on a day. One Query. */
export const itinerariesOn = async (scope: Scope, date: string): Promise<ItineraryDay[]> =>
  (
    await readCards(listIn(scope, { site: (actor) => transferKeys.itineraries(actor) }), unpackDay, {
      ...spanOf({ from: date, to: date }),
      limit: MOST_TRANSFERS,
    })
  ).cards;

/** Numbers of the quotations whose transfers are still to be made, moved or withdrawn, the lowest first. */
export const quotationsAtWork = async (actor: Actor): Promise<number[]> =>
  [...((await getItem(transferKeys.atWork(actor)))?.numbers ?? [])].toSorted((one, other) => one - other);

/** Clashes of a trip that were set aside; undefined where none ever was. */
export const readAsides = (actor: Actor, kartId: string): Promise<AsidesRow | undefined> =>
  getItem(transferKeys.clashesAside(actor, kartId));

/** What opens drivers' pages, by driver. One Query. */
export const driverTokensIn = (scope: Scope) =>
  queryAll(listIn(scope, { site: (actor) => transferKeys.driverTokens(actor) }));

/** What opens a driver's page; undefined where nobody made it, or it was ended. */
export const readDriverToken = (actor: Actor, driverId: string): Promise<DriverTokenItem | undefined> =>
  getItem(transferKeys.driverToken(actor, driverId));
