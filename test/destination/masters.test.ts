import { beforeAll, describe, expect, it } from 'vitest';
import { keys } from '#functions/keys.ts';
import { usableWrite, useWrite } from '#functions/records/uses-store.ts';
import { commit } from '#functions/table/commit.ts';
import { getItem } from '#functions/table/read.ts';
import { addArea } from '#shared/areas/add-area.ts';
import { deleteArea } from '#shared/areas/delete-area.ts';
import { createNewAccomodation } from '#shared/destination/masters/create-new-accomodation.ts';
import { createNewMarket } from '#shared/destination/masters/create-new-market.ts';
import { deleteRecord } from '#shared/destination/delete-record.ts';
import { getAccomodation } from '#shared/destination/masters/get-accomodation.ts';
import { getAllDmcData } from '#shared/destination/get-all-dmc-data.ts';
import { getDefaultMarketOptions } from '#shared/destination/masters/get-default-market-options.ts';
import { getDrivers } from '#shared/destination/masters/get-drivers.ts';
import { getLocationOptions } from '#shared/destination/masters/get-location-options.ts';
import { getRecordHistory } from '#shared/destination/get-record-history.ts';
import type { MarketShown } from '#shared/destination/masters.ts';
import { saveDriver } from '#shared/destination/masters/save-driver.ts';
import { saveLocationOption } from '#shared/destination/masters/save-location-option.ts';
import { searchMarket } from '#shared/destination/masters/search-market.ts';
import type { SiteHead } from '#shared/site/model.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { asking, told } from '#test/markups/price-steps.ts';
import { hostileHtml } from '#test/fixtures/hostile-html.ts';

const AT = '2026-11-22T06:00:00.000Z';
const world = useWorld({ at: AT });
let staff: TestUser;
let elsewhere: TestUser;
beforeAll(() => {
  staff = world.user('sarathi', 'staff');
  elsewhere = world.user('gulf', 'staff');
});

const DUBAI = 'ae-03-dubai';
const stay = { name: 'Marina Suites', address: '12 Quay Road', cityId: DUBAI };
const makeMarket = async (name: string, isDefault = false): Promise<MarketShown> =>
  (await told(staff, createNewMarket, { name, isDefault })).market;
const marketsNow = async (as = staff) => (await told(as, searchMarket, {})).markets;
const defaults = async () => (await marketsNow()).filter(({ isDefault }) => isDefault).map(({ name }) => name);
const revisionNow = async () =>
  (await getItem<SiteHead>(keys.site(world.job('sarathi'), 'HEAD')))!.revisions.destination ?? 0;
const historyOf = async (kind: 'market' | 'driver' | 'accommodation', id: string) =>
  (await told(staff, getRecordHistory, { kind, id })).events;

describe('markets', () => {
  it('begin with one that is the default, and exactly one stays it, whoever is fastest', async () => {
    const uae = await makeMarket('  UAE   residents ');
    expect(uae).toEqual({ id: uae.id, isDeactivated: false, version: 1, name: 'UAE residents', isDefault: true });
    const [britain, india] = [await makeMarket('Britain'), await makeMarket('India')];
    expect(await defaults()).toEqual(['UAE residents']);
    await Promise.all(
      [britain, india, uae].map(({ id, name }) => told(staff, createNewMarket, { id, name, isDefault: true })),
    );
    expect(await defaults()).toHaveLength(1);
    await told(staff, createNewMarket, { id: uae.id, name: uae.name, isDefault: true });
    expect((await marketsNow()).map(({ name }) => name)).toEqual(['UAE residents', 'Britain', 'India']);
    // The default stays it until another is.
    await told(staff, createNewMarket, { id: uae.id, name: uae.name, isDefault: false });
    expect(await defaults()).toEqual(['UAE residents']);
    expect((await told(staff, getDefaultMarketOptions, {})).markets[0]!.name).toBe('UAE residents');
  });

  it('are found by what their names hold, and are every site’s own', async () => {
    const found = async (name: string) =>
      (await told(staff, searchMarket, { name })).markets.map((market) => market.name);
    expect(await found('RESID')).toEqual(['UAE residents']);
    expect(await found('zzz')).toEqual([]);
    expect(await marketsNow(elsewhere)).toEqual([]);
  });

  it('have names that no other of the site has, in any case, and lines of one', async () => {
    const ask = asking(staff);
    const taken = { status: 400, errors: { name: 'A market with this name already exists.' } };
    expect(await ask(createNewMarket, { name: 'BRITAIN' })).toMatchObject(taken);
    const gulf = await makeMarket('Gulf');
    expect(await ask(createNewMarket, { id: gulf.id, name: 'india' })).toMatchObject(taken);
    for (const name of ['', '  ', 'Two\nlines', 'x'.repeat(61)])
      expect(await ask(createNewMarket, { name }), name).toMatchObject({ status: 400, errorCode: 'VALIDATION' });
    await told(staff, createNewMarket, { id: gulf.id, name: 'Gulf states' });
    // The old name is free again.
    const again = await makeMarket('Gulf');
    await told(staff, deleteRecord, { kind: 'market', id: again.id });
  });

  it('that two people save at once keep the first, and the second is shown both', async () => {
    const { id, version } = await makeMarket('Germany');
    const ask = asking(staff);
    expect(await ask(createNewMarket, { id, version, name: 'Germany, Austria' })).toMatchObject({ status: 200 });
    const late = await ask(createNewMarket, { id, version, name: 'Germany, Switzerland' });
    expect(late).toMatchObject({
      status: 409,
      errorCode: 'CONFLICT',
      result: { record: { id, name: 'Germany, Austria', version: 2 } },
    });
    expect(await ask(createNewMarket, { id, version: 2, name: 'Germany, Switzerland' })).toMatchObject({ status: 200 });
  });

  it('hold at the next request, and say who changed what from what to what', async () => {
    const before = await revisionNow();
    const market = await makeMarket('France');
    await told(staff, createNewMarket, { id: market.id, name: 'France, Monaco' });
    // Saved as it is: nothing was changed.
    await told(staff, createNewMarket, { id: market.id, name: 'France, Monaco' });
    expect(await revisionNow()).toBe(before + 2);
    const by = `${staff.item.firstName} ${staff.item.lastName}`.trim();
    expect(await historyOf('market', market.id)).toEqual([
      { at: AT, text: 'Changed', from: 'France', to: 'France, Monaco', by },
      { at: AT, text: 'Created', from: '', to: 'France', by },
    ]);
    const { changes } = await told(staff, getAllDmcData, {});
    expect(changes[0]).toMatchObject({ kind: 'market', name: 'France, Monaco', text: 'Changed', by });
  });

  it('that are the default can be neither deleted nor deactivated', async () => {
    const [first] = await marketsNow();
    for (const deactivate of [undefined, true])
      expect(await asking(staff)(deleteRecord, { kind: 'market', id: first!.id, deactivate })).toMatchObject({
        status: 409,
        errorMessage: 'This is the default market. Make another market the default first.',
      });
  });
});

describe('a record', () => {
  it('that something uses is not deleted, and what uses it is said; it can be deactivated, and had back', async () => {
    const { id } = await makeMarket('Italy');
    const job = world.job('sarathi');
    const use = { kind: 'ticketRate', id: 'O1.R1', name: 'Rate of Desert safari' } as const;
    const used = [usableWrite(keys.few(job, 'MARKET', id)), useWrite(job, id, use)];
    expect((await commit(job, used)).ok).toBe(true);
    // It is said before anything is done, and nothing is.
    const { version } = await told(staff, deleteRecord, {
      kind: 'market',
      id: (await makeMarket('Malta')).id,
      isAsked: true,
    });
    expect(version).toBe(1);
    expect((await marketsNow()).map(({ name }) => name)).toContain('Malta');
    expect(await asking(staff)(deleteRecord, { kind: 'market', id, isAsked: true })).toMatchObject({
      errorCode: 'RECORD_IN_USE',
    });
    const refused = await asking(staff)(deleteRecord, { kind: 'market', id });
    expect(refused).toMatchObject({ status: 409, errorCode: 'RECORD_IN_USE' });
    expect(refused.errorMessage).toBe('This is used by Rate of Desert safari. You can deactivate it instead.');
    await told(staff, deleteRecord, { kind: 'market', id, deactivate: true });
    expect((await marketsNow()).map(({ name }) => name)).not.toContain('Italy');
    const { markets } = await told(staff, searchMarket, { name: 'Italy', withDeactivated: 'true' });
    expect(markets).toMatchObject([{ name: 'Italy', isDeactivated: true }]);
    // From now on nobody begins to use it.
    const other = { ...use, id: 'O1.R2' };
    expect(await commit(job, [usableWrite(keys.few(job, 'MARKET', id)), useWrite(job, id, other)])).toMatchObject({
      code: 'NOT_FOUND',
    });
    const { records } = await told(staff, getAllDmcData, { kind: 'market', isDeactivated: true });
    expect(records).toMatchObject([{ id, name: 'Italy', isDeactivated: true }]);
    await told(staff, deleteRecord, { kind: 'market', id, deactivate: false });
    expect((await historyOf('market', id)).map(({ text }) => text)).toEqual(['Activated', 'Deactivated', 'Created']);
  });

  it('is deleted once, with its name free again; a later or older change is refused', async () => {
    const ask = asking(staff);
    const { driver } = await told(staff, saveDriver, { driverName: 'Yusuf Rahman', phone: '+971 50 555 0177' });
    const { id } = driver;
    await told(staff, saveDriver, { id, driverName: 'Yusuf Rahman', phone: '+971 50 555 0178' });
    expect(await ask(deleteRecord, { kind: 'driver', id, version: 1 })).toMatchObject({ status: 409 });
    expect(await ask(deleteRecord, { kind: 'driver', id, version: 2 })).toMatchObject({
      status: 200,
      result: { version: null },
    });
    expect(await ask(deleteRecord, { kind: 'driver', id })).toMatchObject({ status: 404 });
    expect(await ask(saveDriver, { id, driverName: 'Yusuf' })).toMatchObject({ status: 404 });
    expect((await historyOf('driver', id))[0]).toMatchObject({
      text: 'Deleted',
      from: 'Yusuf Rahman, +971 50 555 0178',
      to: '',
    });
    await told(staff, saveDriver, { driverName: 'Yusuf Rahman', phone: '+971 50 555 0178' });
  });

  it('of another site is as good as none', async () => {
    const [first] = await marketsNow();
    const ask = asking(elsewhere);
    expect(await ask(deleteRecord, { kind: 'market', id: first!.id })).toMatchObject({ status: 404 });
    expect(await ask(createNewMarket, { id: first!.id, name: 'Mine' })).toMatchObject({ status: 404 });
    expect(await told(elsewhere, getRecordHistory, { kind: 'market', id: first!.id })).toEqual({ events: [] });
    // The row that says which market is the default is none itself.
    expect(await asking(staff)(createNewMarket, { id: 'DEFAULT', name: 'Mine' })).toMatchObject({ status: 404 });
  });

  it('keeps hostile names as the text they are', async () => {
    for (const { payload } of hostileHtml.slice(-8)) {
      const location = payload.replace(/\s+/g, ' ').trim().slice(0, 120).trim();
      const saved = await asking(staff)(saveLocationOption, { location });
      if (saved.status === 200) expect(saved.result!.location.location).toBe(location.normalize('NFC'));
      else expect(saved).toMatchObject({ errorCode: 'VALIDATION' });
    }
    const { locations } = await told(staff, getLocationOptions, { search: '<' });
    expect(locations.length).toBeGreaterThan(0);
  });
});

describe('drivers', () => {
  it('may share a name, and are found by name or number', async () => {
    const ask = asking(staff);
    await told(staff, saveDriver, { driverName: 'Imran Shah', phone: '+971 50 555 0101' });
    await told(staff, saveDriver, { driverName: 'Imran Shah', phone: '+971 50 555 0102' });
    expect(await ask(saveDriver, { driverName: 'IMRAN SHAH', phone: '+971 (50) 5550102' })).toMatchObject({
      status: 400,
      errors: { driverName: 'A driver with this name and number already exists.' },
    });
    expect(await ask(saveDriver, { driverName: '' })).toMatchObject({ errors: { driverName: expect.any(String) } });
    expect(await ask(saveDriver, { driverName: 'A', phone: 'call me' })).toMatchObject({
      errors: { phone: 'Please enter a phone number.' },
    });
    const found = async (search: string) => (await told(staff, getDrivers, { search })).drivers.length;
    expect([await found('imran'), await found('5550101'), await found('zz')]).toEqual([2, 1, 0]);
  });
});

describe('accommodations', () => {
  it('need name, address and a city that there is; a mail’s domain may end as it likes', async () => {
    const ask = asking(staff);
    for (const field of ['name', 'address', 'cityId'])
      expect(await ask(createNewAccomodation, { ...stay, [field]: '' }), field).toMatchObject({
        status: 400,
        errors: { [field]: expect.any(String) },
      });
    expect(await ask(createNewAccomodation, { ...stay, cityId: 'nowhere' })).toMatchObject({
      errors: { cityId: 'Please choose a city from the list.' },
    });
    for (const email of ['desk', 'desk@', 'a b@c.d', '@hotel.travel'])
      expect(await ask(createNewAccomodation, { ...stay, email }), email).toMatchObject({
        errors: { email: 'Please enter a valid email.' },
      });
    for (const [at, email] of ['desk@marina.hotel', 'desk@marina.دبي', 'desk@intranet', ''].entries())
      expect(await ask(createNewAccomodation, { ...stay, name: `Marina ${at}`, email }), email).toMatchObject({
        status: 200,
        result: { accommodation: { email, city: 'Dubai' } },
      });
  });

  it('stand in one of their city’s areas, chosen or typed as it is called, and keep what else was typed', async () => {
    const ask = asking(staff);
    const make = async (fields: object) =>
      (await told(staff, createNewAccomodation, { ...stay, area: '', ...fields })).accommodation;
    const area = async (name: string, cityId = DUBAI) => (await told(staff, addArea, { name, cityId })).area;
    const [bay, kochi] = [await area('Business Bay'), await area('Fort', 'in-13-kochi')];
    expect(await make({ name: 'Chosen', areaId: bay.id })).toMatchObject({ area: 'Business Bay', areaId: bay.id });
    expect(await make({ name: 'Typed', area: 'business  bay' })).toMatchObject({ areaId: bay.id });
    const open = await make({ name: 'Before the area', area: 'Palm Crescent' });
    expect(open).toMatchObject({ area: 'Palm Crescent', areaId: '' });
    expect(await ask(createNewAccomodation, { ...stay, name: 'Elsewhere', areaId: kochi.id })).toMatchObject({
      status: 400,
      errors: { areaId: 'This city has no such area. Please choose another.' },
    });
    const toMend = async () =>
      (await told(staff, getAccomodation, { cityId: DUBAI, withoutArea: 'true' })).records.map(({ name }) => name);
    const before = await toMend();
    expect(before).toContain('Before the area');
    expect(before).not.toContain('Chosen');
    // What was typed before there was such an area is that area, in lists and alone, without a save.
    const palm = await area('Palm crescent');
    expect(await toMend()).toEqual(before.filter((name) => name !== 'Before the area'));
    const alone = async (id: string) => (await told(staff, getAccomodation, { id })).records[0];
    expect(await alone(open.id)).toMatchObject({ area: 'Palm Crescent', areaId: palm.id, version: 1 });
    // An area's new name is its accommodations' too, and one that is offered no longer stays theirs.
    await told(staff, addArea, { id: bay.id, name: 'The Bay', cityId: DUBAI });
    await told(staff, deleteRecord, { kind: 'area', id: bay.id, deactivate: true });
    const [chosen] = (await told(staff, getAccomodation, { cityId: DUBAI, name: 'chosen' })).records;
    expect(chosen).toMatchObject({ area: 'The Bay', areaId: bay.id });
    expect(await make({ id: chosen!.id, name: 'Chosen again', areaId: bay.id })).toMatchObject({ areaId: bay.id });
    expect(await make({ id: chosen!.id, name: 'Chosen again' })).toMatchObject({ area: '', areaId: '' });
    // One whose area is gone is to be mended, by what it was called.
    const gone = await area('Old Pier');
    const stays = await make({ name: 'At the pier', areaId: gone.id });
    await told(staff, deleteArea, { areaId: gone.id });
    expect(await alone(stays.id)).toMatchObject({ area: 'Old Pier', areaId: '' });
    expect(await toMend()).toContain('At the pier');
    for (const name of ['Chosen again', 'Typed', 'Before the area', 'At the pier']) {
      const [row] = (await told(staff, getAccomodation, { cityId: DUBAI, name })).records;
      await told(staff, deleteRecord, { kind: 'accommodation', id: row!.id });
    }
  });

  it('are listed by name, of a city or of all, page after page', async () => {
    for (let nth = 10; nth < 60; nth++)
      await told(staff, createNewAccomodation, { ...stay, name: `Palm Court ${nth}`, address: `${nth} Creek Road` });
    await told(staff, createNewAccomodation, { ...stay, name: 'Palm Court 10', cityId: 'in-13-kochi' });
    expect(await asking(staff)(createNewAccomodation, { ...stay, name: 'PALM court 10' })).toMatchObject({
      errors: { name: 'This city already has an accommodation with this name.' },
    });
    const names: string[] = [];
    let cursor = '';
    do {
      const page = await told(staff, getAccomodation, { cityId: DUBAI, cursor });
      names.push(...page.records.map(({ name }) => name));
      cursor = page.cursor ?? '';
    } while (cursor);
    expect(names).toHaveLength(54);
    expect(names).toEqual(names.toSorted());
    const found = async (name: string, cityId: string) =>
      (await told(staff, getAccomodation, { name, cityId })).records.map(({ city }) => city);
    expect(await found('court 10', DUBAI)).toEqual(['Dubai']);
    expect((await found('palm court 10', '')).toSorted()).toEqual(['Dubai', 'Kochi']);
    expect(await found('court 10', '')).toEqual([]);
  });

  it('move from city to city, and change their names in every list', async () => {
    const { accommodation } = await told(staff, createNewAccomodation, { ...stay, name: 'Old Wharf' });
    const { id } = accommodation;
    await told(staff, createNewAccomodation, { ...stay, id, name: 'New Wharf', cityId: 'in-13-kochi' });
    const inCity = async (cityId: string) =>
      (await told(staff, getAccomodation, { cityId, name: 'wharf' })).records.map(({ name }) => name);
    expect([await inCity(DUBAI), await inCity('in-13-kochi')]).toEqual([[], ['New Wharf']]);
    await told(staff, deleteRecord, { kind: 'accommodation', id, deactivate: true });
    expect(await inCity('in-13-kochi')).toEqual([]);
    expect((await told(staff, getAccomodation, { id })).records).toMatchObject([{ isDeactivated: true, version: 3 }]);
    await told(staff, deleteRecord, { kind: 'accommodation', id });
    expect(await asking(staff)(getAccomodation, { id })).toMatchObject({ status: 404 });
  });
});
