import { expect, test } from 'vitest';
import { runSchedule } from '#functions/workers/schedules.ts';
import { readWallet } from '#functions/wallet/store.ts';
import { refusal } from '#infra/local/duffel-fake/replies.ts';
import { MINUTE } from '#shared/time.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { faultsOf, readLedger } from '#test/wallet/read-ledger.ts';
import { useDuffelSite } from './duffel-site.ts';

const world = useWorld({ at: '2026-11-21T04:00:00Z' });
const desk = useDuffelSite(world);
const balance = async () => (await readWallet(desk.job(), desk.user.actor.owner, 'INR')).balance;
const orders = () => desk.fake.asked.filter(({ method, path }) => method === 'POST' && path === '/air/orders').length;

test.each([
  ['a name that the airline cannot take', 'Venkatanarasimharajuvaripeta'],
  ['a seat that is sold', 'Soldout'],
  ['a fare that costs more now', 'Priceup'],
  ['an order that the airline did not make', 'Notcreated'],
])('%s is surely not booked: told once, and the money goes back', async (_, lastName) => {
  const before = await balance();
  const sale = await desk.sell(lastName);
  await runSchedule('give-money-back');
  expect(await desk.orderState(sale)).toBe('REFUNDED');
  expect(await balance()).toBe(before);
  expect(orders()).toBe(1);
});

test('a token that is revoked between payment and order leaves the outcome open, until Duffel takes another', async () => {
  const sale = await desk.sell('Menon');
  expect(await desk.orderState(sale)).toBe('COMPLETED');
  const before = await balance();
  desk.fake.instead = ({ method, path }) =>
    method === 'POST' && path === '/air/orders' ? refusal(503, 'service_unavailable') : undefined;
  const open = await desk.sell('Iyer');
  expect(await desk.orderState(open)).toBe('UNKNOWN');
  desk.fake.instead = () => refusal(401, 'access_token_not_found');
  world.clock.advance(20 * MINUTE);
  await runSchedule('lead-bookings-on');
  expect(await desk.orderState(open)).toBe('UNKNOWN');
  desk.fake.instead = undefined;
  await desk.setSecret('duffelToken', 'duffel_test_another-one');
  world.clock.advance(20 * MINUTE);
  await runSchedule('lead-bookings-on');
  await runSchedule('give-money-back');
  expect(await desk.orderState(open)).toBe('REFUNDED');
  expect(await balance()).toBe(before);
});

test('after all of it the books add up', async () => {
  expect(faultsOf(await readLedger('sarathi'))).toEqual([]);
});
