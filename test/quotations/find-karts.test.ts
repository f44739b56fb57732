import { beforeAll, expect, it } from 'vitest';
import type { KartItem } from '#functions/quotations/model.ts';
import { commitFindable } from '#functions/quotations/kart-word-writes.ts';
import { emptyKart } from '#functions/quotations/save-kart.ts';
import { createKartWrites } from '#functions/quotations/writes.ts';
import { copyKart } from '#shared/quotations/copy-kart.ts';
import { getAllKartsForWl } from '#shared/quotations/get-all-karts-for-wl.ts';
import { restoreKartVersion } from '#shared/quotations/restore-kart-version.ts';
import { saveKart } from '#shared/quotations/save-kart.ts';
import type { Call, WireRequestOf } from '#shared/contract.ts';
import { randomId } from '#shared/ids.ts';
import { callHttp } from '#test/harness/call-http.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { readRows } from '#test/wallet/read-ledger.ts';
import { sendStoredKart, storeKart } from './store-kart.ts';

const world = useWorld({ at: '2026-11-21T06:00:00.000Z' });
let desk: TestUser;
let customer: TestUser;
const ask = <C extends Call>(call: C, body: WireRequestOf<C>) => callHttp({ site: 'sarathi', call, body, as: desk });
const list = async (filter: WireRequestOf<typeof getAllKartsForWl>) => (await ask(getAllKartsForWl, filter)).result!;
const named = async (search: string, more: object = {}) =>
  (await list({ search, ...more })).records.map(({ kartName }) => kartName);

beforeAll(async () => {
  desk = await world.addUser('sarathi', 'staff', { isSuperAdmin: true });
  customer = await world.addUser('sarathi', 'travelAgent', { companyName: 'Zamorin Journeys' });
});

it('is found by the beginning of any word of its name, its customer and company, and by its number', async () => {
  const first = await storeKart(desk, customer, { kartName: 'Honeymoon in Fujairah' });
  world.clock.advance(1000);
  await storeKart(desk, customer, { kartName: 'Fujairah by dhow', arrivalDate: '2026-12-01' });
  expect(await named('fuj')).toEqual(['Fujairah by dhow', 'Honeymoon in Fujairah']);
  expect(await named('FUJAIRAH honey')).toEqual(['Honeymoon in Fujairah']);
  expect(await named('zamorin')).toHaveLength(2);
  expect(await named(String(first.quotationId))).toEqual(['Honeymoon in Fujairah']);
  expect(await named('fuj', { show: 'arriving' })).toEqual([]);
  expect(await named('fuj', { from: '2026-12-02' })).toEqual(['Honeymoon in Fujairah']);
  expect(await named('fuj', { show: 'sent' })).toEqual([]);
  expect(await named('fujx')).toEqual([]);
  const stranger = await world.addUser('gulf', 'staff', { isSuperAdmin: true });
  const theirs = await callHttp({ site: 'gulf', call: getAllKartsForWl, body: { search: 'fuj' }, as: stranger });
  expect(theirs.result!.records).toEqual([]);
});

it('by another name is found by that alone, as is a copy, and what is taken back', async () => {
  const { id } = await storeKart(desk, customer, {
    ...{ kartName: 'Ajman shore', miscellaneous: [{ id: randomId(), day: 1, name: 'Visa', price: 1 }] },
  });
  await sendStoredKart(desk, id);
  await ask(saveKart, { id, kartName: 'Sharjah souks' });
  expect(await named('ajman')).toEqual([]);
  expect(await named('souks')).toEqual(['Sharjah souks']);
  expect((await readRows('sarathi')).filter(({ sk }) => String(sk).startsWith('ajman#'))).toEqual([]);
  await ask(copyKart, { id, kartName: 'Sharjah again' });
  expect(await named('sharjah')).toHaveLength(2);
  await ask(restoreKartVersion, { id, number: 1 });
  expect(await named('ajman')).toEqual(['Ajman shore']);
});

it('is found however many were made since, in one Query of words and the rows that they lead to', async () => {
  const base = emptyKart(desk.actor, 0, '');
  const made = Array.from({ length: 130 }, (_, at): KartItem => ({
    ...base,
    ...{ id: randomId(), quotationId: 10_000 + at, kartName: `Qasr ${at}`, customerId: 7, version: 1 },
    createdAt: new Date(Date.parse('2026-01-01T00:00:00.000Z') + at * 60_000).toISOString(),
  }));
  for (const next of made)
    await commitFindable(
      desk.actor,
      { before: undefined, next },
      createKartWrites(desk.actor, next, { days: new Map() }).slice(1),
    );
  const found: string[] = [];
  let cursor = '';
  do {
    world.faults.reset();
    const page = await list({ search: 'qasr', cursor });
    expect(world.faults.counts().byName.Query).toBe(1);
    found.push(...page.records.map(({ kartName }) => kartName));
    cursor = page.cursor ?? '';
  } while (cursor);
  expect(found).toEqual(made.map(({ kartName }) => kartName).toReversed());
});

it('is among those who arrive within a week, the first first, unless it is cancelled', async () => {
  const made = async (arrivalDate: string) =>
    (await storeKart(desk, customer, { kartName: `Arrives ${arrivalDate}`, arrivalDate })).id;
  const days = ['2026-11-20', '2026-11-28', '2026-11-21', '2026-11-29', '2026-11-25'];
  for (const day of days) await made(day);
  await ask(saveKart, { id: await made('2026-11-24'), isCancelled: true });
  const soon = ['2026-11-21', '2026-11-25', '2026-11-28'].map((day) => `Arrives ${day}`);
  expect((await list({ show: 'arriving' })).records.map(({ kartName }) => kartName)).toEqual(soon);
  expect(await named('arrives', { show: 'arriving' })).toEqual(soon);
  expect(await named('arrives', { show: 'arriving', from: '2026-11-22', to: '2026-11-26' })).toEqual([soon[1]]);
});
