import { scopeOfJob } from '#functions/scope.ts';
import { noRates } from '#functions/destination/rates/model.ts';
import { readCityRates } from '#functions/destination/rates/store.ts';
import { readTourOptionsOfCity } from '#functions/destination/activities/tour-option-store.ts';
import { MOST_STRIPS } from '#shared/destination/rates/rate-fields.ts';
import { priceOption, type PriceWish } from '#shared/destination/rates/price-option.ts';
import { rateYear, yearLetters } from '#shared/destination/rates/rate-year.ts';
import { testJob } from '#test/harness/test-environment.ts';
import { seedRates } from '#test/destination/seed-rates.ts';
import { benchTable } from './bench-table.ts';
import { type Figure, timeOf } from './figure.ts';
import { recordTable } from './table-recorder.ts';

const OPTIONS = 1_000;
const CITY = 'ae-03-dubai';
const transfer = { transferType: 'return', sharingBasis: 'SIC' } as const;

/** A city's catalogue of 1,000 options with three rates each: what it asks of the table, and how long pricing takes. */
export async function rateFigures(): Promise<Figure[]> {
  await benchTable();
  const job = testJob('gulf', 'bench');
  await seedRates(job, CITY, 'INDIA', OPTIONS);
  const { take } = recordTable();
  take();
  const rates = await readCityRates(job, CITY);
  const read = take();
  await readCityRates(job, CITY);
  const again = take();
  const options = await readTourOptionsOfCity(scopeOfJob(job), CITY);
  const catalogue = options.map((option) => ({ ...option, ...(rates.get(option.id) ?? noRates()) }));
  const wish: PriceWish = {
    ...{ date: '2026-12-24', marketId: 'INDIA', defaultMarketId: '', adults: 2, children: 1, infants: 0, transfer },
  };
  const price = () => catalogue.filter((option) => priceOption(option, wish).ok).length;
  const years = {
    from: '2026-01-01',
    today: '2026-01-01',
    kind: 'ticket',
    transfer,
    adults: 2,
    marketId: 'INDIA',
    defaultMarketId: '',
  } as const;
  const strips = () => catalogue.slice(0, MOST_STRIPS).map((option) => yearLetters(rateYear(option, years)));
  const count = (name: string, measured: number, budget: number): Figure => ({
    ...{ name, measured, budget, unit: '', held: true },
  });
  return [
    count('rates of a city of 1,000 options: queries', read.length, 1),
    count('rates of a city, asked again: queries', again.length, 0),
    count('options of 1,000 without a price', OPTIONS - price(), 0),
    {
      ...{
        name: '1,000 options priced for a day',
        measured: await timeOf(20, price),
        budget: 5,
        unit: 'ms',
        held: false,
      },
    },
    {
      ...{ name: 'heat map of a year × 20 options', measured: await timeOf(20, strips), budget: 20, unit: 'ms' },
      held: false,
    },
  ];
}
