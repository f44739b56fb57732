import { expect, it } from 'vitest';
import type { OrderCard } from '#functions/payments/list-writes.ts';
import { expireWrites } from '#functions/payments/unpaid-end-writes.ts';
import { readOrder } from '#functions/payments/store.ts';
import { orderEventWrites } from '#functions/payments/writes.ts';
import { commit } from '#functions/table/commit.ts';
import { keys } from '#functions/keys.ts';
import { payFromWallet } from '#shared/payments/pay-from-wallet.ts';
import { HOUR } from '#shared/time.ts';
import { callHttp } from '#test/harness/call-http.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { listed } from '#test/table/listed.ts';
import { fillWallet, sellOrder, TOTAL } from './sell-order.ts';

const world = useWorld({ at: '2026-11-21T06:00:00.000Z' });
const job = () => world.job('sarathi');

const idsOf = (cards: readonly OrderCard[]) => cards.map(({ orderId }) => orderId);

it('orders of a site by when they were made, and those paid and not at their end', async () => {
  const agent = world.user('sarathi', 'travelAgent');
  await fillWallet(world, agent, 2 * TOTAL);
  const first = await sellOrder(agent);
  world.clock.advance(1000);
  const second = await sellOrder(agent);
  expect(idsOf(await listed<OrderCard>(world, keys.orders(job())))).toEqual([second.orderId, first.orderId]);
  expect(await listed<OrderCard>(world, keys.openOrders(job()))).toEqual([]);
  expect(await listed<OrderCard>(world, keys.orders(world.job('gulf')))).toEqual([]);

  world.clock.advance(1000);
  await callHttp({ site: 'sarathi', call: payFromWallet, as: agent, body: { orderId: first.orderId } });
  const [open] = await listed<OrderCard>(world, keys.openOrders(job()));
  expect(open).toMatchObject({
    orderId: first.orderId,
    state: 'PAID',
    owner: agent.actor.owner,
    amount: TOTAL,
    currency: 'INR',
    paidAt: '2026-11-21T06:00:02.000Z',
  });
  expect(await listed<OrderCard>(world, keys.openOrders(world.job('gulf')))).toEqual([]);

  for (const event of ['startBooking', 'complete'] as const) {
    const order = await readOrder(job(), first.orderId);
    if (!order.ok) throw new Error(order.code);
    expect((await commit(job(), orderEventWrites(job(), order.value, event))).ok).toBe(true);
  }
  world.clock.advance(HOUR);
  const unpaid = await readOrder(job(), second.orderId);
  if (!unpaid.ok) throw new Error(unpaid.code);
  await commit(job(), expireWrites(job(), unpaid.value));
  expect(await listed<OrderCard>(world, keys.openOrders(job()))).toEqual([]);
  expect((await listed<OrderCard>(world, keys.orders(job()))).map(({ state }) => state)).toEqual([
    'EXPIRED',
    'COMPLETED',
  ]);
});
