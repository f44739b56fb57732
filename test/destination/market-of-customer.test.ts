import { beforeAll, expect, it } from 'vitest';
import { createNewMarket } from '#shared/destination/masters/create-new-market.ts';
import { deleteRecord } from '#shared/destination/delete-record.ts';
import { getMarketOfCustomer } from '#shared/destination/masters/get-market-of-customer.ts';
import { updateMarketForCustomer } from '#shared/destination/masters/update-market-for-customer.ts';
import { getUserById } from '#shared/users/customers/get-user-by-id.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { asking, told } from '#test/markups/price-steps.ts';

const world = useWorld();
let staff: TestUser;
let agent: TestUser;
let customerId = 0;
let markets: { id: string; name: string }[];

beforeAll(async () => {
  staff = world.user('sarathi', 'staff');
  agent = world.user('sarathi', 'travelAgent');
  customerId = agent.item.sequence;
  markets = [];
  for (const name of ['Home', 'Britain', 'India']) markets.push((await told(staff, createNewMarket, { name })).market);
});

const marketNow = async () => (await told(staff, getMarketOfCustomer, { customerId: String(customerId) })).market;

it('a customer without a market is priced by the default one', async () => {
  expect(await told(staff, getMarketOfCustomer, { customerId: String(customerId) })).toMatchObject({
    market: null,
    defaultMarket: { name: 'Home' },
  });
});

it('is put into a market, into another, and taken out again; each is told in the account’s history', async () => {
  const [home, britain, india] = markets;
  const put = (marketId: string) => told(staff, updateMarketForCustomer, { customerId, marketId });
  expect(await put(britain!.id)).toEqual({ marketName: 'Britain' });
  expect(await marketNow()).toMatchObject({ name: 'Britain' });
  expect(await put(india!.id)).toEqual({ marketName: 'India' });
  expect(await put('')).toEqual({ marketName: home!.name });
  expect(await marketNow()).toBeNull();
  const { events } = await told(staff, getUserById, { id: agent.item.userId });
  expect(events.slice(0, 3).map(({ text, changes }) => [text, changes])).toEqual([
    ['Market changed', [{ field: 'market', from: 'India', to: '' }]],
    ['Market changed', [{ field: 'market', from: 'Britain', to: 'India' }]],
    ['Market changed', [{ field: 'market', from: '', to: 'Britain' }]],
  ]);
});

it('a market that customers are in is not deleted, and is not theirs once it is deactivated', async () => {
  const [, britain, india] = markets;
  await told(staff, updateMarketForCustomer, { customerId, marketId: britain!.id });
  expect(await asking(staff)(deleteRecord, { kind: 'market', id: britain!.id })).toMatchObject({
    status: 409,
    errorCode: 'RECORD_IN_USE',
    errorMessage: expect.stringContaining('You can deactivate it instead.'),
  });
  await told(staff, deleteRecord, { kind: 'market', id: india!.id, deactivate: true });
  expect(await asking(staff)(updateMarketForCustomer, { customerId, marketId: india!.id })).toMatchObject({
    status: 404,
  });
  await told(staff, updateMarketForCustomer, { customerId, marketId: '' });
  await told(staff, deleteRecord, { kind: 'market', id: britain!.id });
});

it('nobody is put into a market of another site, and nobody of another site into one', async () => {
  const elsewhere = world.user('gulf', 'staff');
  const foreign = (await told(elsewhere, createNewMarket, { name: 'Home' })).market;
  expect(await asking(staff)(updateMarketForCustomer, { customerId, marketId: foreign.id })).toMatchObject({
    status: 404,
  });
  expect(await asking(staff)(updateMarketForCustomer, { customerId: 999_999, marketId: '' })).toMatchObject({
    status: 404,
  });
});
