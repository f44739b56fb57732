import type { Actor } from '#functions/actor.ts';
import type { Write } from '#functions/table/write.ts';
import { fail } from '#shared/errors.ts';
import { accommodationKey, accommodationPlaces, readAccommodation } from './masters/accommodation-store.ts';
import { defaultMarketKey, fewKey, readOneFew } from './few-store.ts';
import type { AccommodationItem, DriverItem, LocationItem, MarketItem } from './masters-model.ts';
import { digitsOf, naturalKey } from './natural-key.ts';
import type { RecordWays, StoredRecord } from './record-ways.ts';
import { type RecordRow, removeWrites, changeRow } from './record-writes.ts';

/** A master: how its records are read, and how one is written. */
export interface Master<Row extends StoredRecord> extends RecordWays<Row> {
  rowOf(actor: Actor, row: Row): RecordRow;
}

interface Ways<Row extends StoredRecord> extends Pick<
  Master<Row>,
  'read' | 'nameOf' | 'wordsOf' | 'refuses' | 'rowOf'
> {
  /** Goes with a deletion and a deactivation: what must hold beside the row itself. */
  holds?(actor: Actor, row: Row): Write<'NOT_FOUND'>[];
}

const master = <Row extends StoredRecord>({ holds = () => [], ...ways }: Ways<Row>): Master<Row> => ({
  ...ways,
  deleteWrites: (actor, row) => [...removeWrites(actor, ways.rowOf(actor, row)), ...holds(actor, row)],
  deactivateWrites: (actor, row, isDeactivated) => [
    changeRow(ways.rowOf(actor, row), ways.rowOf(actor, { ...row, isDeactivated, version: row.version + 1 })),
    ...(isDeactivated ? holds(actor, row) : []),
  ],
});

const said = (...parts: readonly string[]): string => parts.filter(Boolean).join(', ');

const IS_DEFAULT = 'This is the default market. Make another market the default first.';

export const markets = master<MarketItem>({
  read: (actor, id) => readOneFew(actor, 'MARKET', id),
  nameOf: ({ name }) => name,
  wordsOf: ({ name, isDefault }) => said(name, isDefault ? 'default' : ''),
  refuses: ({ isDefault }) => (isDefault ? fail('RECORD_IN_USE', { message: IS_DEFAULT }) : undefined),
  // Another may make it the default meanwhile.
  holds: (actor, { id }) => [
    {
      kind: 'check',
      key: defaultMarketKey(actor),
      when: [{ anyOf: [{ absent: true }, { field: 'marketId', isNot: id }] }],
    },
  ],
  rowOf: (actor, { id, name, isDeactivated, version, createdAt, isDefault }) => ({
    kind: 'market',
    id,
    version,
    key: fewKey(actor, 'MARKET', id),
    nameKey: naturalKey(name),
    name,
    words: said(name, isDefault ? 'default' : ''),
    item: { id, name, isDeactivated, version, createdAt },
  }),
});

const accommodationWords = ({ name, address, area, city, phoneNumber, email }: AccommodationItem): string =>
  said(name, address, area, city, phoneNumber, email);

export const accommodations = master<AccommodationItem>({
  read: readAccommodation,
  nameOf: ({ name }) => name,
  wordsOf: accommodationWords,
  rowOf: (actor, row) => {
    const { id, name, address, area, cityId, city, phoneNumber, email, isDeactivated, version, createdAt } = row;
    return {
      kind: 'accommodation',
      id,
      version,
      key: accommodationKey(actor, id),
      nameKey: naturalKey(name, cityId),
      name,
      words: accommodationWords(row),
      item: {
        ...{ id, name, address, area, cityId, city, phoneNumber, email, isDeactivated, version, createdAt },
        ...accommodationPlaces(actor, row),
      },
    };
  },
});

export const drivers = master<DriverItem>({
  read: (actor, id) => readOneFew(actor, 'DRIVER', id),
  nameOf: ({ driverName }) => driverName,
  wordsOf: ({ driverName, phone }) => said(driverName, phone),
  rowOf: (actor, { id, driverName, phone, isDeactivated, version, createdAt }) => ({
    kind: 'driver',
    id,
    version,
    key: fewKey(actor, 'DRIVER', id),
    nameKey: naturalKey(driverName, digitsOf(phone)),
    name: driverName,
    words: said(driverName, phone),
    item: { id, driverName, phone, isDeactivated, version, createdAt },
  }),
});

export const locations = master<LocationItem>({
  read: (actor, id) => readOneFew(actor, 'LOC', id),
  nameOf: ({ location }) => location,
  wordsOf: ({ location }) => location,
  rowOf: (actor, { id, location, isDeactivated, version, createdAt }) => ({
    kind: 'location',
    id,
    version,
    key: fewKey(actor, 'LOC', id),
    nameKey: naturalKey(location),
    name: location,
    words: location,
    item: { id, location, isDeactivated, version, createdAt },
  }),
});
