import { scopeOfJob } from '#functions/scope.ts';
import { areas, areaWordWrites } from '#functions/areas/area-writes.ts';
import type { AreaItem } from '#functions/areas/model.ts';
import { newestAreas } from '#functions/areas/store.ts';
import { areaRequest } from '#shared/areas/area-request.ts';
import { createNewAccomodation } from '#shared/destination/masters/create-new-accomodation.ts';
import { createNewMarket } from '#shared/destination/masters/create-new-market.ts';
import type { ImportedKind } from '#shared/destination/import/imported-masters.ts';
import { saveDriver } from '#shared/destination/masters/save-driver.ts';
import { saveLocationOption } from '#shared/destination/masters/save-location-option.ts';
import { findAccommodations } from '../masters/accommodation-store.ts';
import { digitsOf, naturalKey } from '#functions/records/natural-key.ts';
import { readFewNow } from '#functions/records/whole-kind-store.ts';
import { endTokenWrite, nothingToDrive } from '#functions/transfers/driver-end-writes.ts';
import { refusedByJobs } from '../masters/driver-jobs.ts';
import { defaultMarketWrites } from '../masters/market-writes.ts';
import { accommodations, drivers, locations, markets } from '../masters.ts';
import type { AccommodationItem } from '../masters-model.ts';
import { areaTransfer } from './area-transfers.ts';
import { activity, cityColumns, tourOption } from './catalogue.ts';
import { catalogueNames } from './catalogue-names.ts';
import { cityNames, NO_CITY } from './city-names.ts';
import { parsed } from './parsed.ts';
import { ticketRate, transferRate } from './rates.ts';
import { importFew, type ImportWays, importWays } from './ways.ts';

const market = importFew(
  markets,
  createNewMarket.request,
  [{ heading: 'Name', field: 'name', type: 'text', isRequired: true, hint: 'Unique within the site.' }],
  async (actor) => {
    let byDefault = (await readFewNow(scopeOfJob(actor), markets)).find(({ isDefault }) => isDefault)?.id;
    return {
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
);

type Stay = Pick<AccommodationItem, 'name' | 'address' | 'area' | 'areaId' | 'cityId' | 'phoneNumber' | 'email'>;

const accommodation = importWays<Stay & { city: string }, AccommodationItem>({
  columns: [
    { heading: 'Name', field: 'name', type: 'text', isRequired: true, hint: 'Unique within the city.' },
    { heading: 'Address', field: 'address', type: 'text', isRequired: true, hint: 'Street address.' },
    { heading: 'Area', field: 'area', type: 'text', hint: 'An area of the city.' },
    { heading: 'City', field: 'city', type: 'text', isRequired: true, hint: 'As in the list of cities.' },
    { heading: 'Country', field: 'country', type: 'text', hint: 'If several cities share the name.' },
    { heading: 'Phone Number', field: 'phoneNumber', type: 'phone', hint: 'With country code.' },
    { heading: 'Email', field: 'email', type: 'text', hint: 'Email address.' },
  ],
  records: accommodations,
  optional: ['area', 'phoneNumber', 'email'],
  async open(actor) {
    const names = await catalogueNames(actor);
    const { cities } = names;
    return {
      async draftOf({ name, address, area, city, country, phoneNumber, email }) {
        const found = cities.find(String(city ?? ''), String(country ?? ''));
        const fields = { name, address, area, phoneNumber, email };
        const read = await parsed(createNewAccomodation.request, { ...fields, cityId: found?.id ?? '-' });
        const errors = { ...('errors' in read && read.errors), ...(!found && { city: NO_CITY }) };
        if ('errors' in read || !found) return { errors };
        const areaId = (await names.area(found.id, read.draft.area))?.id ?? '';
        return { draft: { ...read.draft, areaId, city: found.city } };
      },
      fieldsOf: ({ name, address, area, areaId, cityId, city, phoneNumber, email }, before) => ({
        ...{ name, address, area, cityId, city, phoneNumber, email },
        // A row that says nothing of the area leaves it.
        areaId: area === '' ? (before?.areaId ?? '') : areaId,
      }),
      stood: ({ name, address, area, cityId, phoneNumber, email }) => ({
        ...{ name, address, area, phoneNumber, email },
        ...cities.write(cityId),
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

const driver = importFew(
  drivers,
  saveDriver.request,
  [
    { heading: 'Driver Name', field: 'driverName', type: 'text', isRequired: true, hint: 'Name for guests.' },
    {
      heading: 'Phone',
      field: 'phone',
      type: 'phone',
      hint: 'With country code; name and phone identify the driver.',
    },
  ],
  async (actor) => {
    const all = await readFewNow(scopeOfJob(actor), drivers);
    const keyOf = (name: unknown, phone: unknown) => naturalKey(String(name ?? ''), digitsOf(String(phone ?? '')));
    const ids = new Map(all.map(({ id, driverName, phone }) => [keyOf(driverName, phone), id]));
    return {
      async draftOf({ driverName, phone, isActive }) {
        const read = await parsed(saveDriver.request, { driverName, phone });
        if ('errors' in read || isActive !== false) return read;
        const id = ids.get(keyOf(driverName, phone));
        const refused = id && (await refusedByJobs(actor, id));
        return refused ? { errors: { isActive: refused.message ?? '' } } : read;
      },
      writes: (next, before) =>
        before && !before.isDeactivated && next.isDeactivated
          ? [nothingToDrive(actor, next.id), endTokenWrite(actor, next.id)]
          : [],
    };
  },
);

const location = importFew(locations, saveLocationOption.request, [
  { heading: 'Location', field: 'location', type: 'text', isRequired: true, hint: 'Unique within the site.' },
]);

const area = importWays<Pick<AreaItem, 'name' | 'cityId' | 'city' | 'country'>, AreaItem>({
  columns: [
    { heading: 'Name', field: 'name', type: 'text', isRequired: true, hint: 'Unique within the city.' },
    ...cityColumns,
  ],
  records: areas,
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
      stood: ({ name, cityId }) => ({ name, ...cities.write(cityId) }),
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
