import { beforeAll, expect, test } from 'vitest';
import { keys } from '#functions/keys.ts';
import { getItem } from '#functions/table/read.ts';
import { getTickets } from '#shared/bookings/get-tickets.ts';
import { getOrder } from '#shared/payments/get-order.ts';
import { crowd, crowdSecrets } from '#test/fixtures/crowd.ts';
import { callHttp } from '#test/harness/call-http.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { fillWallet } from '#test/payments/sell-order.ts';
import { buyFlight } from '#test/suppliers/buy-flight.ts';

const world = useWorld({ at: '2026-11-21T04:00:00Z' });
const site = 'sarathi' as const;
let agent: TestUser;
beforeAll(async () => {
  agent = await world.addUser(site, 'travelAgent');
  await fillWallet(world, agent, 100_000_000_00);
});

const travellers = crowd.map(({ title, firstName, lastName, paxType, gender, nationality, email }, at) => ({
  ...{
    title: title as 'Mr' | 'Mstr',
    firstName,
    lastName,
    paxType,
    gender,
    nationality,
    email,
    phoneCode: '+91',
    mobileNo: '9810012345',
  },
  dateOfBirth: crowdSecrets[at]!.dateOfBirth,
}));

const stateOf = async (orderId: string) =>
  (await callHttp({ site, call: getOrder, as: agent, body: { orderId } })).result!.state;
const bookingOf = async (orderId: string) =>
  (await getItem<{ subject: string }>(keys.order(world.job(site), orderId)))!.subject;
const foundBy = async (Passenger: string) =>
  (await callHttp({ site, call: getTickets, as: agent, body: { Passenger } })).result!.tickets.map(
    ({ bookingId }) => bookingId,
  );

test('eighteen with five words each are ticketed, and found by each of them', async () => {
  const orderId = await buyFlight({ site, as: agent, source: 'sandbox-gds', lastName: '', travellers });
  expect(await stateOf(orderId)).toBe('COMPLETED');
  for (const word of `${crowd[17]!.firstName} ${crowd[0]!.lastName}`.split(' '))
    expect(await foundBy(word)).toEqual([await bookingOf(orderId)]);
});
