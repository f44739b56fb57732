import { beforeAll, describe, expect, it } from 'vitest';
import { checkPicture } from '#functions/files/pictures/check-picture.ts';
import { objects } from '#functions/runtime/objects.ts';
import { siteObject } from '#functions/files/object-name.ts';
import { demoActivities } from '#infra/local/seed/destination/activities.ts';
import { drawPicture } from '#infra/local/seed/destination/draw-picture.ts';
import { keepActivity } from '#infra/local/seed/destination/keep-activity.ts';
import { keepMasters, keepTransfers } from '#infra/local/seed/destination/keep-catalogue.ts';
import { demoMarkets, drivers, hotels } from '#infra/local/seed/destination/people.ts';
import { placeOf, places, roadBetween } from '#infra/local/seed/destination/places.ts';
import { ticketRatesOf, transferRatesOf } from '#infra/local/seed/destination/rates-of.ts';
import { drives, TRANSFER_PARTS } from '#infra/local/seed/destination/transfers.ts';
import { planOf, usualSize } from '#infra/local/seed/life/plan.ts';
import { demoSites } from '#infra/local/seed/sites.ts';
import type { AreaTransferRow } from '#shared/areas/area-transfer.ts';
import { getTransfers } from '#shared/areas/get-transfers.ts';
import { searchAreas } from '#shared/areas/search-areas.ts';
import { fetchActivities } from '#shared/destination/activities/fetch-activities.ts';
import { getAllCombos } from '#shared/destination/combos/get-all-combos.ts';
import { getTourOptionPriceForQuotationBuilder } from '#shared/destination/rates/get-tour-option-price-for-quotation-builder.ts';
import { getTourOptions } from '#shared/destination/activities/get-tour-options.ts';
import { searchMarket } from '#shared/destination/masters/search-market.ts';
import { pictureRules } from '#shared/files/purposes.ts';
import { addDays } from '#shared/time.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { told } from '#test/markups/price-steps.ts';
import { readRows } from '#test/wallet/read-ledger.ts';

const YEAR = 2026;
const world = useWorld({ at: '2026-11-22T06:00:00.000Z' });
const site = 'gulf' as const;
const staff = () => world.user(site, 'staff');

/** As the demo's life does, some of the activities. */
async function keepAll(): Promise<void> {
  await keepMasters(staff().actor);
  for (let part = 0; part < TRANSFER_PARTS; part++) await keepTransfers(staff().actor, part);
  for (const nth of [0, 1, 10]) await keepActivity(staff().actor, nth, YEAR);
}
beforeAll(keepAll, 60_000);

/** All pages of the transfers. */
async function allTransfers(): Promise<AreaTransferRow[]> {
  const rows: AreaTransferRow[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const page: { records: AreaTransferRow[]; cursor: string | null } = await told(staff(), getTransfers, { cursor });
    rows.push(...page.records);
    cursor = page.cursor;
  }
  return rows;
}

describe('the demo’s catalogue', () => {
  it('has what the desk begins with', async () => {
    expect([demoActivities.length, hotels.length, drivers.length, places.length]).toEqual([40, 12, 8, 25]);
    expect(new Set(demoActivities.map(([name]) => name)).size).toBe(40);
    // Two ways to do each: 80 options.
    expect(demoActivities.every(([, , , , ...options]) => options.length === 2)).toBe(true);
    expect((await told(staff(), searchMarket, {})).markets.map(({ name, isDefault }) => [name, isDefault])).toEqual([
      ['Rest of world', true],
      ['Europe', false],
      ['GCC', false],
      ['India', false],
    ]);
    const transfers = await allTransfers();
    expect(transfers).toHaveLength(120);
    expect(transfers.every(({ from, to, marketName }) => from.name && to.name && marketName)).toBe(true);
    expect((await told(staff(), searchAreas, { search: 'marina' })).records[0]).toMatchObject({
      name: 'Dubai Marina',
      city: { city: 'Dubai', country: 'United Arab Emirates' },
    });
  });

  it('is the same however often a step is begun', async () => {
    const before = (await readRows(site)).length;
    await keepAll();
    expect((await readRows(site)).length).toBe(before);
  }, 60_000);

  it('is priced: a safari for two by the season, and nothing on the days left open', async () => {
    const { activities } = await told(staff(), fetchActivities, { cityId: 'ae-03-dubai' });
    const safari = activities.find(({ name }) => name === 'Lahbab desert safari')!;
    expect(safari).toMatchObject({ optionCount: 2, area: { name: 'Lahbab Desert' }, priority: 1 });
    const { tourOptions } = await told(staff(), getTourOptions, { activityId: safari.id });
    const india = (await told(staff(), searchMarket, { name: 'india' })).markets[0]!;
    const evening = tourOptions.find(({ name }) => name === 'Evening with dinner')!;
    const ask = (startDate: string) =>
      told(staff(), getTourOptionPriceForQuotationBuilder, {
        ...{ tourOptionId: evening.id, marketId: india.id, startDate, adults: 2 },
        ...{ transferType: 'return', sharingBasis: 'PVT' },
      });
    // Two seats in winter and a sedan for both, in cents.
    expect(await ask('2027-01-20')).toMatchObject({ isPriced: true, total: 2 * 5_600 + 6_300 });
    expect(await ask('2027-01-02')).toMatchObject({ ticketRate: { description: 'Festive' } });
    expect(await ask('2027-04-07')).toMatchObject({ isPriced: false, total: null, reason: expect.any(String) });
  });

  it('has combos of what stands there, which are sold', async () => {
    const { combos } = await told(staff(), getAllCombos, {});
    expect(combos.map(({ name, amount, tourOptions }) => [name, amount, tourOptions.length])).toEqual([
      ['Tower and dunes', 9_500, 2],
    ]);
  });

  it('has pictures that would be taken, each its own, and the same whenever it is drawn', async () => {
    const drawn = demoActivities.map(([name, , theme]) => drawPicture(theme, name));
    expect(new Set(drawn.map((one) => one.toString('base64'))).size).toBe(40);
    for (const one of drawn) {
      expect(checkPicture(one, 'image/png', pictureRules.activityPicture)).toMatchObject({
        ok: true,
        value: { width: 480, height: 300 },
      });
      expect(one.length).toBeLessThan(60_000);
    }
    const { activities } = await told(staff(), fetchActivities, { cityId: 'ae-03-dubai' });
    const file = activities[0]!.picture!.url.split('/').at(-1)!;
    expect(await objects().get(siteObject(staff().actor, 'app/brand', file))).toBeTruthy();
  });
});

describe('its prices', () => {
  const options = demoActivities.flatMap(([activity, , , , ...both]) =>
    both.map((option) => ({ activity, option, tourOptionId: 'OPTION', year: YEAR })),
  );
  const markets = demoMarkets.map((market) => ({ ...market, id: market.name }));

  it('cover two years but for the gaps made on purpose', () => {
    const open = new Map<string, string[]>();
    for (const asked of options)
      for (const market of markets) {
        const rates = ticketRatesOf({ ...asked, market });
        for (let day = `${YEAR}-01-01`; day <= `${YEAR + 1}-12-31`; day = addDays(day, 1))
          if (!rates.some(({ validFromDate, validTillDate }) => validFromDate <= day && day <= validTillDate))
            open.set(`${asked.activity}, ${market.name}`, [
              ...(open.get(`${asked.activity}, ${market.name}`) ?? []),
              day,
            ]);
      }
    expect([...open.keys()].toSorted()).toEqual(['Hot-air balloon, Rest of world', 'Lahbab desert safari, India']);
    expect([...new Set(open.get('Lahbab desert safari, India'))]).toEqual(
      Array.from({ length: 14 }, (_, at) => addDays('2027-04-01', at)),
    );
  });

  it('earn something, and carry no rate twice', () => {
    for (const asked of options)
      for (const market of markets) {
        const tickets = ticketRatesOf({ ...asked, market });
        const transfers = transferRatesOf({ ...asked, market });
        expect(tickets.every(({ adultAmount, adultCost }) => adultAmount > adultCost! && adultCost! > 0)).toBe(true);
        expect(transfers.every(({ amount, cost }) => amount > cost!)).toBe(true);
        const ids = [...tickets, ...transfers].map(({ id }) => id);
        expect(new Set(ids).size).toBe(ids.length);
      }
  });

  it('of drives grow with the road', () => {
    const sedans = drives.filter(({ maxPax, from }) => maxPax === 3 && from.includes('DXB'));
    const byRoad = sedans.toSorted(
      (a, b) => roadBetween(placeOf(a.from), placeOf(a.to)) - roadBetween(placeOf(b.from), placeOf(b.to)),
    );
    expect(byRoad.map(({ amount }) => amount)).toEqual(sedans.map(({ amount }) => amount).toSorted((a, b) => a - b));
    expect(sedans.every(({ amount }) => amount > 1_500 && amount < 9_000)).toBe(true);
  });
});

it('a life brings it to the desk alone, and first', () => {
  const now = Date.parse('2026-11-22T06:00:00.000Z');
  const does = (name: string) => {
    const steps = planOf(
      demoSites.find(({ head }) => head.site === name)!,
      now,
      usualSize,
    );
    return steps.filter((step) => step.does.startsWith('keeps'));
  };
  expect(does('kestrel')).toEqual([]);
  expect(does('dune')).toHaveLength(1 + TRANSFER_PARTS + 40);
});
