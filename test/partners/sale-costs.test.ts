import { beforeAll, expect, test } from 'vitest';
import { runBooking } from '#functions/workers/booking-worker.ts';
import { payFromWallet } from '#shared/payments/pay-from-wallet.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { told } from '#test/markups/price-steps.ts';
import { fillWallet, sellOrder, TOTAL } from '#test/payments/sell-order.ts';
import { saleRig } from './sale-rig.ts';
import { SUPPLIER } from './sale-steps.ts';

const world = useWorld({ at: '2026-11-21T04:00:00Z' });
const rig = saleRig(world);
let agent: TestUser;
beforeAll(async () => {
  await rig.setUp();
  agent = await world.addUser(SUPPLIER, 'travelAgent');
  await fillWallet(world, agent, 10 * TOTAL);
});

/** Write units since the counts were reset. */
const written = () =>
  world.faults
    .counts()
    .list.filter(({ name }) => /Write|Put|Update|Delete/.test(name))
    .reduce((sum, { units }) => sum + units, 0);

test('a sale through a link writes at most 2.2 times what a plain one does, from payment to ticket', async () => {
  const plain = await sellOrder(agent, { isLcc: false });
  world.faults.reset();
  await told(agent, payFromWallet, { orderId: plain.orderId });
  await runBooking(SUPPLIER, plain.orderId);
  const once = written();
  rig.double.reset();
  const sold = await rig.sell({ isLcc: false });
  world.faults.reset();
  await rig.pay('wallet', sold.orderId);
  await rig.work(sold);
  expect(await rig.statesOf(sold)).toEqual(['COMPLETED', 'COMPLETED']);
  const twice = written();
  expect(once).toBeGreaterThan(50);
  expect(twice / once).toBeGreaterThan(1.5);
  expect(twice / once, `${twice} units of ${once}`).toBeLessThanOrEqual(2.2);
});
