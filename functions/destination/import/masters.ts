import { scopeOfJob } from '#functions/scope.ts';
import { areas, areaWordWrites } from '#functions/areas/area-writes.ts';
import type { AreaItem } from '#functions/areas/model.ts';
import { newestAreas, readAreas } from '#functions/areas/store.ts';
import { areaRequest } from '#shared/areas/area-request.ts';
import { createNewAccomodation } from '#shared/destination/masters/create-new-accomodation.ts';
import { createNewMarket } from '#shared/destination/masters/create-new-market.ts';
import type { ImportedKind } from '#shared/destination/import/imported-masters.ts';
import { saveDriver } from '#shared/destination/masters/save-driver.ts';
import { saveLocationOption } from '#shared/destination/masters/save-location-option.ts';
import { findAccommodations, readSomeAccommodations, showAccommodation } from '../masters/accommodation-store.ts';
import { listFew, readFewNow, readSomeFew } from '../few-store.ts';
import { defaultMarketWrites } from '../masters/market-writes.ts';
import { accommodations, drivers, locations, markets } from '../masters.ts';
import type { AccommodationItem, DriverItem, LocationItem, MarketItem } from '../masters-model.ts';
import { showDriver, showLocation, showMarket } from '../masters/show-masters.ts';
import { areaTransfer } from './area-transfers.ts';
import { activity, cityColumns, tourOption } from './catalogue.ts';
import { cityNames, NO_CITY } from './city-names.ts';
import { parsed } from './parsed.ts';
import { ticketRate, transferRate } from './rates.ts';
import { type ImportWays, importWays } from './ways.ts';

const market = importWays<{ name: string }, MarketItem>({
  kind: 'market',
  columns: [{ heading: 'Name', field: 'name', type: 'text', isRequired: true, hint: 'Unlike any other of the site.' }],
  master: markets,
  readMany: (actor, ids) => readSomeFew(actor, 'MARKET', ids),
  show: showMarket,
  async open(actor) {
    let byDefault = (await readFewNow(scopeOfJob(actor), 'MARKET')).find(({ isDefault }) => isDefault)?.id;
    return {
      draftOf: (values) => parsed(createNewMarket.request, { name: values.name }),
      // A row alone does not say whether it is the default: another one does.
      fieldsOf: ({ name }, before) => ({ name, isDefault: before ? before.id === byDefault : byDefault === undefined }),
      whole: (row) => ({ ...row, isDefault: row.id === byDefault }),
      writes(next, before, stamp) {
        if (before || !next.isDefault) return [];
        byDefault = next.id;
        return defaultMarketWrites(actor, undefined, next, stamp.by);
      },
    };
  },
  readPage: async (actor) => ({
    rows: (await listFew(scopeOfJob(actor), 'MARKET')).map(({ name, isDeactivated }) => ({
      name,
      isActive: !isDeactivated,
    })),
    cursor: null,
  }),
});

type Stay = Pick<AccommodationItem, 'name' | 'address' | 'area' | 'cityId' | 'phoneNumber' | 'email'>;

const accommodation = importWays<Stay & { city: string }, AccommodationItem>({
  kind: 'accommodation',
  columns: [
    { heading: 'Name', field: 'name', type: 'text', isRequired: true, hint: 'Unlike any other of its city.' },
    { heading: 'Address', field: 'address', type: 'text', isRequired: true, hint: 'Street and house.' },
    { heading: 'Area', field: 'area', type: 'text', hint: 'Part of the city.' },
    { heading: 'City', field: 'city', type: 'text', isRequired: true, hint: 'As the list of cities has it.' },
    { heading: 'Country', field: 'country', type: 'text', hint: 'Where there are cities of one name.' },
    { heading: 'Phone Number', field: 'phoneNumber', type: 'phone', hint: 'With its dial code.' },
    { heading: 'Email', field: 'email', type: 'text', hint: 'Any domain.' },
  ],
  master: accommodations,
  readMany: readSomeAccommodations,
  optional: ['area', 'phoneNumber', 'email'],
  show: showAccommodation,
  async open() {
    const cities = await cityNames();
    return {
      async draftOf({ name, address, area, city, country, phoneNumber, email }) {
        const found = cities.find(String(city ?? ''), String(country ?? ''));
        const fields = { name, address, area, phoneNumber, email };
        const read = await parsed(createNewAccomodation.request, { ...fields, cityId: found?.id ?? '-' });
        const errors = { ...('errors' in read && read.errors), ...(!found && { city: NO_CITY }) };
        return 'errors' in read || !found ? { errors } : { draft: { ...read.draft, city: found.city } };
      },
      fieldsOf: ({ name, address, area, cityId, city, phoneNumber, email }) => ({
        ...{ name, address, area, cityId, city, phoneNumber, email },
      }),
    };
  },
  async readPage(actor, cursor) {
    const cities = await cityNames();
    const all = { cityId: '', name: '', withDeactivated: true, cursor, wanted: 500 };
    const page = await findAccommodations(scopeOfJob(actor), all);
    return {
      rows: page.found.map(({ name, address, area, cityId, phoneNumber, email, isDeactivated }) => ({
        ...{ name, address, area, phoneNumber, email },
        ...cities.write(cityId),
        isActive: !isDeactivated,
      })),
      cursor: page.cursor,
    };
  },
});

const driver = importWays<Pick<DriverItem, 'driverName' | 'phone'>, DriverItem>({
  kind: 'driver',
  columns: [
    { heading: 'Driver Name', field: 'driverName', type: 'text', isRequired: true, hint: 'As guests call them.' },
    {
      heading: 'Phone',
      field: 'phone',
      type: 'phone',
      hint: 'With its dial code; with the name it tells drivers apart.',
    },
  ],
  master: drivers,
  readMany: (actor, ids) => readSomeFew(actor, 'DRIVER', ids),
  show: showDriver,
  open: async () => ({
    draftOf: ({ driverName, phone }) => parsed(saveDriver.request, { driverName, phone }),
    fieldsOf: ({ driverName, phone }) => ({ driverName, phone }),
  }),
  readPage: async (actor) => ({
    rows: (await listFew(scopeOfJob(actor), 'DRIVER')).map(({ driverName, phone, isDeactivated }) => ({
      ...{ driverName, phone, isActive: !isDeactivated },
    })),
    cursor: null,
  }),
});

const location = importWays<Pick<LocationItem, 'location'>, LocationItem>({
  kind: 'location',
  columns: [
    { heading: 'Location', field: 'location', type: 'text', isRequired: true, hint: 'Unlike any other of the site.' },
  ],
  master: locations,
  readMany: (actor, ids) => readSomeFew(actor, 'LOC', ids),
  show: showLocation,
  open: async () => ({
    draftOf: (values) => parsed(saveLocationOption.request, { location: values.location }),
    fieldsOf: (draft) => ({ location: draft.location }),
  }),
  readPage: async (actor) => ({
    rows: (await listFew(scopeOfJob(actor), 'LOC')).map(({ location: name, isDeactivated }) => ({
      ...{ location: name, isActive: !isDeactivated },
    })),
    cursor: null,
  }),
});

const area = importWays<Pick<AreaItem, 'name' | 'cityId' | 'city' | 'country'>, AreaItem>({
  kind: 'area',
  columns: [
    { heading: 'Name', field: 'name', type: 'text', isRequired: true, hint: 'Unlike any other of its city.' },
    ...cityColumns,
  ],
  master: areas,
  async readMany(actor, ids) {
    const found = await readAreas(actor, ids);
    return ids.map((id) => found.get(id));
  },
  show: ({ name, cityId, city, isDeactivated }) => ({ name, cityId, city, isDeactivated }),
  async open(actor) {
    const cities = await cityNames();
    return {
      async draftOf({ name, city, country }) {
        const found = cities.find(String(city ?? ''), String(country ?? ''));
        const read = await parsed(areaRequest, { name, cityId: found?.id ?? '-' });
        const errors = { ...('errors' in read && read.errors), ...(!found && { city: NO_CITY }) };
        if ('errors' in read || !found) return { errors };
        return { draft: { name: read.draft.name, cityId: found.id, city: found.city, country: found.country } };
      },
      fieldsOf: (draft) => draft,
      writes: (next, before) => areaWordWrites(actor, next, before),
    };
  },
  async readPage(actor, cursor) {
    const cities = await cityNames();
    const { cards, cursor: next } = await newestAreas(scopeOfJob(actor), { cursor, limit: 500 });
    return {
      rows: cards.map(({ name, cityId, isDeactivated }) => ({
        ...{ name, ...cities.write(cityId), isActive: !isDeactivated },
      })),
      cursor: next ?? null,
    };
  },
});

/** Every master that files hold. */
export const importedWays: Record<ImportedKind, ImportWays> = {
  ...{ market, area, areaTransfer, activity, tourOption, ticketRate, transferRate },
  ...{ accommodation, driver, location },
};
