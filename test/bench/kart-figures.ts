import { gzipSync } from 'node:zlib';
import { keys } from '#functions/keys.ts';
import { getItem } from '#functions/table/read.ts';
import { randomId } from '#shared/ids.ts';
import { getKartChanges } from '#shared/quotations/builder/get-kart-changes.ts';
import { getKartById } from '#shared/quotations/get-kart-by-id.ts';
import { MOST_LINES } from '#shared/quotations/line-fields.ts';
import { saveKart } from '#shared/quotations/save-kart.ts';
import { isBeingMade } from '#functions/quotations/store.ts';
import { readTransfersOfKart } from '#functions/transfers/store.ts';
import { testJob } from '#test/harness/test-environment.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { sendStoredKart, storeKart } from '#test/quotations/store-kart.ts';
import { stayLine, storeStay } from '#test/quotations/store-vouchered.ts';
import { benchTable } from './bench-table.ts';
import { askGood, timesOf } from './call-figures.ts';
import type { Figure } from './figure.ts';
import { type Recorded, recordTable } from './table-recorder.ts';

const KB = 1024;

/** A quotation of two hundred lines that was sent twice: what opening it asks and weighs, and what saving one of its lines takes. */
export async function kartFigures(): Promise<Figure[]> {
  const table = await benchTable();
  const desk = table.user('sarathi', 'staff');
  const customer = table.user('sarathi', 'travelAgent');
  const lines = Array.from({ length: MOST_LINES }, (_, at) => ({
    ...{ id: randomId(), day: 1 + (at % 20), place: at, time: '09:30', price: 100 + at },
    ...{ name: `Service ${at} of the trip`, description: `Guests are met at gate ${at}. ${randomId()} ${randomId()}` },
  }));
  const { id } = await storeKart(desk, customer, { noOfDays: 20, noOfNights: 19, miscellaneous: lines });
  for (let again = 0; again < 2; again++) await sendStoredKart(desk, id);
  const open = () => askGood({ site: 'sarathi', call: getKartById, body: { id }, as: desk });
  const weight = gzipSync(JSON.stringify(await open())).byteLength;
  const { take } = recordTable();
  take();
  await open();
  const queries = take().filter(({ name }) => name === 'QueryCommand').length;
  await askGood({ site: 'sarathi', call: getKartChanges, body: { id }, as: desk });
  const unchanged = take().reduce((sum, { units }) => sum + units, 0);
  const job = testJob('sarathi', 'bench');
  let price = 0;
  const [one, saved] = (await timesOf(
    [
      () => getItem(keys.kart(job, id)),
      () => {
        price = (price + 1) % 500;
        const miscellaneous = [{ id: lines[7]!.id, price }];
        return askGood({ site: 'sarathi', call: saveKart, body: { id, miscellaneous }, as: desk });
      },
    ],
    30,
  )) as [number, number];
  return [
    { name: 'open a quotation of 200 lines: queries', measured: queries, budget: 1, unit: '', held: true },
    { name: 'open a quotation of 200 lines: gzip', measured: weight / KB, budget: 60, unit: 'KB', held: true },
    {
      name: 'ask whether it changed: read units, session included',
      measured: unchanged,
      budget: 6,
      unit: '',
      held: true,
    },
    ...(await voucherFigures(desk, customer, take)),
    {
      name: `save a line of 200, p50 against one GetItem (${one.toFixed(2)} ms)`,
      ...{ measured: saved / one, budget: 4, unit: '×', held: false },
    },
  ];
}

/** A quotation of two hundred stays, each with a car there and back: what its voucher takes, in the call that asks for it. */
async function voucherFigures(desk: TestUser, customer: TestUser, take: () => Recorded[]): Promise<Figure[]> {
  const stay = await storeStay(desk);
  const accomodations = Array.from({ length: MOST_LINES }, (_, at) =>
    stayLine(stay, { day: 1 + (at % 18), noOfNights: 1 }),
  );
  const { id } = await storeKart(desk, customer, { noOfDays: 20, noOfNights: 19, accomodations });
  take();
  const begun = performance.now();
  await askGood({ site: 'sarathi', call: saveKart, body: { id, isVouchered: true }, as: desk });
  const took = performance.now() - begun;
  const parts = take().flatMap(({ input }) => (Array.isArray(input.TransactItems) ? [input.TransactItems.length] : []));
  const job = testJob('sarathi', 'bench');
  const made = (await readTransfersOfKart(job, id)).length;
  if (made !== 2 * MOST_LINES || (await isBeingMade(job, id))) throw new Error(`only ${made} transfers were made`);
  return [
    {
      name: `voucher a quotation of 200 lines, ${made} transfers: writes of its greatest of ${parts.length} commits`,
      ...{ measured: Math.max(...parts), budget: 100, unit: '', held: true },
    },
    {
      name: 'voucher a quotation of 200 lines: until all its transfers are made',
      ...{ measured: took / 1000, budget: 5, unit: 's', held: false },
    },
  ];
}
