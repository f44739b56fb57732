import { readTourOptionsOfCity } from '#functions/destination/activities/tour-option-store.ts';
import { readCityRates } from '#functions/destination/rates/store.ts';
import { scopeOfJob } from '#functions/scope.ts';
import { soldOptionOf } from '#functions/activities/sold-option.ts';
import { activityRuleChooser } from '#shared/activities/markup/choose-rule.ts';
import type { ActivityRule } from '#shared/activities/markup/model.ts';
import type { SoldAreaTransfer } from '#shared/activities/price/price-area-transfer.ts';
import { netOfOption, netOfWays, sellNet, type Selling } from '#shared/activities/price/price-item.ts';
import { addDays } from '#shared/time.ts';
import { testJob } from '#test/harness/test-environment.ts';
import { seedRates } from '#test/destination/seed-rates.ts';
import { activityCallFigures } from './activity-call-figures.ts';
import { benchTable } from './bench-table.ts';
import { type Figure, timeOf } from './figure.ts';

const [OPTIONS, DAYS] = [200, 5];
const CITY = 'eg-11-cairo';
const FIRST = '2026-12-12';

/** So many rules as a site has at most, of which most are for other cities. */
const rules = Array.from({ length: 1_000 }, (_, nth): ActivityRule => ({
  ...{ id: `R${nth}`, kind: 'percentOfBase', value: 500 + nth, activityId: '', cityId: nth % 9 ? `C${nth}` : '' },
  ...{ groupId: nth % 3 ? '' : 'GOLD', validFrom: '', validTo: '', isOn: true, version: 1 },
  createdAt: `2026-01-01T00:00:00.${String(nth).padStart(3, '0')}Z`,
}));

const ways = (['Pickup', 'Drop', 'Pickup & Drop'] as const).map((transferType): SoldAreaTransfer => ({
  ...{ id: transferType, fromId: 'MARINA', toId: 'MARINA', marketId: 'INDIA', transferType, amount: 2_500, cost: null },
  ...{ isPerPax: true, minPax: null, maxPax: null, validFromDate: '', validTillDate: '', isDeactivated: false },
}));
const chosen = [{ pickUp: 'Pickup' }, { drop: 'Drop' }, { both: 'Pickup & Drop' }];

/** A city's options on five days, each by itself and with three transfers, at their rates and markups in memory. */
export async function activityFigures(): Promise<Figure[]> {
  await benchTable();
  const job = testJob('gulf', 'bench');
  await seedRates(job, CITY, 'INDIA', OPTIONS);
  const rates = await readCityRates(job, CITY);
  const options = (await readTourOptionsOfCity(scopeOfJob(job), CITY)).map((option) =>
    soldOptionOf({ ...option, timeSlots: [] }, { isDeactivated: false, area: { id: 'MARINA' } }, rates.get(option.id)),
  );
  const priceAll = () => {
    // Made once a search, as the search makes it.
    const selling: Selling = {
      ...{
        today: FIRST,
        now: '00:00',
        marketId: 'INDIA',
        defaultMarketId: '',
        groupId: 'GOLD',
        rates: { gst: 1_800, tds: 0 },
      },
      transfers: new Map(ways.map((way) => [way.id, way])),
      rule: activityRuleChooser(rules, 'GOLD'),
    };
    let priced = 0;
    for (let nth = 0; nth < DAYS; nth++) {
      const wish = { date: addDays(FIRST, nth), adults: 2, children: 1, infants: 0 };
      const driven = chosen.map((one) => netOfWays('MARINA', { ...wish, ...one }, selling));
      for (const option of options) {
        const net = netOfOption(option, wish, selling);
        priced += Number(sellNet([net], option, wish, selling).ok);
        for (const way of driven) priced += Number(sellNet([net, way], option, wish, selling).ok);
      }
    }
    return priced;
  };
  const wanted = OPTIONS * DAYS * (1 + chosen.length);
  return [
    { name: 'prices of a city that are lacking', measured: wanted - priceAll(), budget: 0, unit: '', held: true },
    {
      ...{ name: '200 options × 5 days × 3 transfers priced', measured: await timeOf(20, priceAll), budget: 15 },
      ...{ unit: 'ms', held: false },
    },
    ...(await activityCallFigures()),
  ];
}
