import { fewKind } from '#functions/records/whole-kind-store.ts';
import { digitsOf } from '#functions/records/natural-key.ts';
import { recordKind } from '#functions/records/record-kind.ts';
import { endTokenWrite, nothingToDrive } from '#functions/transfers/driver-end-writes.ts';
import type { AccommodationShown, DriverShown, LocationShown, MarketShown } from '#shared/destination/masters.ts';
import { fail } from '#shared/errors.ts';
import {
  accommodationKey,
  accommodationPlaces,
  readAccommodation,
  readSomeAccommodations,
} from './masters/accommodation-store.ts';
import { marketsAmong, readMarket, staysNoDefault } from './market-store.ts';

const IS_DEFAULT = 'This is the default market. Make another market the default first.';

/** Groups of customers that rates are made for. */
export const markets = fewKind<MarketShown>({
  kind: 'market',
  revision: 'destination',
  rows: 'MARKET',
  own: { name: true, isDefault: false },
  nameField: 'name',
  taken: 'A market with this name already exists.',
  words: ({ name, isDefault }) => [name, isDefault ? 'default' : ''],
  refuses: ({ isDefault }) => (isDefault ? fail('RECORD_IN_USE', { message: IS_DEFAULT }) : undefined),
  // Another may make it the default meanwhile.
  holds: (actor, { id }) => [staysNoDefault(actor, id)],
  read: readMarket,
  among: marketsAmong,
  isFirst: ({ isDefault }) => isDefault,
});

/** Hotels and other places to stay. */
export const accommodations = recordKind<AccommodationShown>(
  {
    kind: 'accommodation',
    revision: 'destination',
    own: {
      name: true,
      address: true,
      area: true,
      areaId: true,
      cityId: true,
      city: true,
      phoneNumber: true,
      email: true,
    },
    nameField: 'name',
    taken: 'This city already has an accommodation with this name.',
    toldApartBy: ({ name, cityId }) => [name, cityId],
    words: ({ name, address, area, city, phoneNumber, email }) => [name, address, area, city, phoneNumber, email],
    places: accommodationPlaces,
  },
  { key: accommodationKey, read: readAccommodation, readSome: readSomeAccommodations },
);

/** Who drives guests. */
export const drivers = fewKind<DriverShown>({
  kind: 'driver',
  revision: 'destination',
  rows: 'DRIVER',
  own: { driverName: true, phone: true },
  nameField: 'driverName',
  taken: 'A driver with this name and number already exists.',
  toldApartBy: ({ driverName, phone }) => [driverName, digitsOf(phone)],
  words: ({ driverName, phone }) => [driverName, phone],
  // Whoever drives no longer has no job to drive, and no page to drive by.
  holds: (actor, { id }) => [nothingToDrive(actor, id), endTokenWrite(actor, id)],
  isFoundBy: ({ phone }, asked) => digitsOf(asked) !== '' && digitsOf(phone).includes(digitsOf(asked)),
});

/** Places that guests are fetched from or taken to. */
export const locations = fewKind<LocationShown>({
  kind: 'location',
  revision: 'destination',
  rows: 'LOC',
  own: { location: true },
  nameField: 'location',
  taken: 'A location with this name already exists.',
});
