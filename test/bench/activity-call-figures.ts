import { gzipSync } from 'node:zlib';
import { createActivityWrites } from '#functions/destination/activities/activity-writes.ts';
import { keys } from '#functions/keys.ts';
import { commit } from '#functions/table/commit.ts';
import { getItem } from '#functions/table/read.ts';
import { addToCart } from '#shared/activities/cart/add-to-cart.ts';
import { clearAllCart } from '#shared/activities/cart/clear-all-cart.ts';
import { searchActivitiesByCityId } from '#shared/activities/search-activities-by-city-id.ts';
import { addArea } from '#shared/areas/add-area.ts';
import { createTransfers } from '#shared/areas/create-transfers.ts';
import { createNewMarket } from '#shared/destination/masters/create-new-market.ts';
import { randomId } from '#shared/ids.ts';
import { addDays, dayIn } from '#shared/time.ts';
import { seedRates } from '#test/destination/seed-rates.ts';
import { makeActivity } from '#test/destination/store-catalogue.ts';
import { testJob } from '#test/harness/test-environment.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { benchTable, signedIn } from './bench-table.ts';
import { askGood, timesOf } from './call-figures.ts';
import { type Figure, median } from './figure.ts';
import { recordTable, tripsOf } from './table-recorder.ts';

const SITE = 'gulf';
const [ACTIVITIES, OPTIONS_OF_EACH] = [40, 5];
const KB = 1024;
const dubai = {
  ...{ id: 'ae-03-dubai', city: 'Dubai', country: 'United Arab Emirates', countryCode: 'AE', stateId: 'AE-03' },
};

/** A city of 200 options in the default market, with three transfers to where they are; ids of its options. */
async function makeCity(staff: TestUser): Promise<string[]> {
  const ask = { site: SITE, as: staff } as const;
  const { market } = await askGood({ ...ask, call: createNewMarket, body: { name: 'Bench', isDefault: true } });
  const areaOf = async (name: string) =>
    (await askGood({ ...ask, call: addArea, body: { name, cityId: dubai.id } })).area.id;
  const [marina, deira] = [await areaOf('Marina of the bench'), await areaOf('Deira of the bench')];
  for (const transferType of ['Pickup', 'Drop', 'Pickup & Drop'] as const)
    await askGood({
      ...{ ...ask, call: createTransfers },
      body: {
        ...{ from: transferType === 'Drop' ? marina : deira, to: transferType === 'Drop' ? deira : marina },
        ...{ marketId: market.id, transferType, sharingBasis: 'SIC', description: 'Coach', amount: 25 },
      },
    });
  const options: string[] = [];
  for (let nth = 0; nth < ACTIVITIES; nth++) {
    const area = { id: marina, name: 'Marina of the bench' };
    const description = Array.from({ length: 24 }, () => randomId(40).toLowerCase()).join(' ');
    const activity = makeActivity({ name: `Bench ${nth}`, description, area });
    const made = await commit(staff.actor, createActivityWrites(staff.actor, activity, dubai, []));
    if (!made.ok) throw new Error(made.code);
    options.push(...(await seedRates(testJob(SITE, 'bench'), dubai.id, market.id, OPTIONS_OF_EACH, activity)));
  }
  return options;
}

/** What a search of a whole city weighs on its way, and how long it and an addition to a cart take. */
export async function activityCallFigures(): Promise<Figure[]> {
  const table = await benchTable();
  const [tourOptionId] = await makeCity(await signedIn(table.user(SITE, 'staff')));
  const agent = await signedIn(table.user(SITE, 'travelAgent'));
  const startDate = addDays(dayIn('Asia/Dubai', Date.now()), 20);
  const trip = { adults: 2, children: 1, infants: 0, startDate, endDate: addDays(startDate, 4) };
  const ask = { site: SITE, as: agent } as const;
  const search = () => askGood({ ...ask, call: searchActivitiesByCityId, body: { cityId: dubai.id, ...trip } });
  const found = await search();
  const priced = found.activities.flatMap(({ options, ways }) => [...options, ...ways]).flatMap(({ days }) => days);
  const wanted = ACTIVITIES * (OPTIONS_OF_EACH + 3) * 5;
  const bytes = gzipSync(JSON.stringify(found)).length;
  const add = () =>
    askGood({ ...ask, call: addToCart, body: { tourOptionId: tourOptionId!, date: startDate, ...trip } });
  // An option stands in a cart once: each addition is to a cart that was emptied, out of the time.
  const clear = () => askGood({ ...ask, call: clearAllCart, body: {} });
  const getOne = () => getItem(keys.user(agent.actor, agent.actor.userId));
  const times: { read: number[]; added: number[] } = { read: [], added: [] };
  for (let go = 0; go < 80; go++) {
    // In turns: what else the machine does falls on both alike.
    const from = performance.now();
    await getOne();
    const then = performance.now();
    await add();
    if (go >= 20) {
      times.read.push(then - from);
      times.added.push(performance.now() - then);
    }
    await clear();
  }
  const { take } = recordTable();
  await add();
  const trips = tripsOf(take());
  const [searched] = await timesOf([search], 15);
  return [
    {
      name: 'days of a searched city of 200 options that have no price',
      measured: wanted - priced.filter(({ total }) => total !== null).length,
      budget: 0,
      unit: '',
      held: true,
    },
    {
      name: 'a city of 200 options × 5 days, 3 transfers to each activity: answer, gzip',
      measured: bytes / KB,
      budget: 100,
      unit: 'KB',
      held: true,
    },
    { name: 'the same: the whole call, p50', measured: searched!, budget: 60, unit: 'ms', held: false },
    { name: 'add to a cart in hand: trips, session included', measured: trips, budget: 3, unit: '', held: true },
    {
      name: `add to a cart, p50 against one GetItem (${median(times.read).toFixed(2)} ms)`,
      measured: median(times.added) / median(times.read),
      budget: 4,
      unit: '×',
      held: false,
    },
  ];
}
