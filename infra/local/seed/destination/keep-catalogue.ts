import type { UserActor } from '#functions/actor.ts';
import { clock } from '#functions/clock.ts';
import { areas, areaWordWrites } from '#functions/areas/area-writes.ts';
import type { AreaItem, AreaTransferItem } from '#functions/areas/model.ts';
import { createTransferWrites } from '#functions/areas/transfer-writes.ts';
import { defaultMarketWrites } from '#functions/destination/masters/market-writes.ts';
import { accommodations, drivers, locations, markets } from '#functions/destination/masters.ts';
import type { RecordKind } from '#functions/records/record-kind.ts';
import type { KeptRecord } from '#functions/records/record-ways.ts';
import { saveWrites } from '#functions/records/save-writes.ts';
import { cityById } from '#functions/reference/cities.ts';
import { bumpRevision } from '#functions/site/revision-writes.ts';
import { commit } from '#functions/table/commit.ts';
import type { Write } from '#functions/table/write.ts';
import type { City } from '#shared/reference/model.ts';
import { instant } from '#shared/time.ts';
import { OutOfPlace } from '../life/stage.ts';
import { idOf } from './ids.ts';
import { demoMarkets, drivers as driverNames, hotels, locations as locationNames } from './people.ts';
import { cities, type CityName, type Place, places } from './places.ts';
import { type Drive, drives, TRANSFER_PARTS } from './transfers.ts';
import type { FailureCode } from '#shared/errors.ts';

/** Somebody of staff may be at work beside. */
const TRIES = 8;

/** Writes that leave things as they are where an earlier start made them. Throws where they are refused otherwise. */
export async function keep(actor: UserActor, what: string, writes: readonly Write<FailureCode>[]): Promise<void> {
  for (let tries = 1; ; tries++) {
    const done = await commit(actor, writes);
    if (done.ok || done.code === 'CONFLICT' || done.code === 'RECORD_NAME_TAKEN') return;
    if (done.code !== 'BUSY' || tries === TRIES) throw new OutOfPlace(`${what} could not be kept: ${done.code}`);
  }
}

/** What every row of the catalogue begins with. */
export const begun = (id: string) => ({
  id,
  isDeactivated: false,
  version: 1,
  createdAt: instant(clock.now()),
});

export const cityOf = (name: CityName): City => {
  const city = cityById(cities[name]);
  if (!city) throw new OutOfPlace(`there is no city ${name}`);
  return city;
};

const record = <Row extends KeptRecord>(
  actor: UserActor,
  kind: RecordKind<Row>,
  row: Row,
  beside: Write<FailureCode>[] = [],
) =>
  keep(actor, kind.nameOf(row), [
    ...saveWrites(actor, kind, { before: undefined, next: row }),
    bumpRevision(actor, kind.revision),
    ...beside,
  ]);

export const marketId = (name: string): string => idOf('market', name);
const areaId = (name: string): string => idOf('area', name);

const areaOf = ({ name, city: named }: Place): AreaItem => {
  const { id: cityId, city, country } = cityOf(named);
  return { ...begun(areaId(name)), name, cityId, city, country };
};
/** An area as an activity names it. */
export const namedArea = (name: string) => ({ id: areaId(name), name });

const placedIn = (area: string): string => (places.some(({ name }) => name === area) ? areaId(area) : '');

/** Markets, hotels, drivers, places to be fetched from, and areas. */
export async function keepMasters(actor: UserActor): Promise<void> {
  for (const [nth, { name }] of demoMarkets.entries()) {
    const row = { ...begun(marketId(name)), name, isDefault: nth === 0 };
    await record(actor, markets, row, nth === 0 ? defaultMarketWrites(actor, undefined, row) : []);
  }
  for (const [nth, { name, address, area, city: named }] of hotels.entries()) {
    const { id: cityId, city } = cityOf(named);
    await record(actor, accommodations, {
      ...begun(idOf('hotel', name)),
      ...{ name, address, area, areaId: placedIn(area), cityId, city, phoneNumber: `+971 4 555 01${String(nth + 10)}` },
      email: `reservations${nth + 1}@hotels.example`,
    });
  }
  for (const [nth, driverName] of driverNames.entries()) {
    const phone = `+971 50 555 01${String(nth + 30)}`;
    await record(actor, drivers, { ...begun(idOf('driver', driverName)), driverName, phone });
  }
  for (const location of locationNames)
    await record(actor, locations, { ...begun(idOf('location', location)), location });
  for (const place of places) {
    const area = areaOf(place);
    await record(actor, areas, area, areaWordWrites(actor, area, undefined));
  }
}

/** The markets that drives are priced for. */
const drivenMarkets = demoMarkets.slice(0, 2);

/** A part (from 0) of the drives, for each of two markets: 120 in all. */
export async function keepTransfers(actor: UserActor, part: number): Promise<void> {
  const named = {
    areas: new Map(places.map((place) => [areaId(place.name), areaOf(place)])),
    markets: new Map(demoMarkets.map(({ name }) => [marketId(name), { name, isDeactivated: false }])),
  };
  for (const { name, percent } of drivenMarkets)
    for (const drive of drives.filter((_, nth) => nth % TRANSFER_PARTS === part)) {
      const transfer = transferOf(drive, name, percent);
      await keep(actor, `${drive.from} – ${drive.to}`, createTransferWrites(actor, transfer, named));
    }
}

const transferOf = ({ from, to, amount, ...drive }: Drive, market: string, percent: number): AreaTransferItem => ({
  ...begun(idOf('transfer', market, from, to, drive.sharingBasis)),
  ...drive,
  fromId: areaId(from),
  toId: areaId(to),
  marketId: marketId(market),
  transferType: 'Pickup & Drop',
  // To half a dollar, as the first market's.
  amount: Math.round((amount * percent) / 5_000) * 50,
  // What the first market leaves is a quarter.
  cost: Math.round(amount * 0.015) * 50,
  isPerPax: drive.sharingBasis === 'SIC',
  validFromDate: '',
  validTillDate: '',
});
