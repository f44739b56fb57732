import { beforeAll, expect, test } from 'vitest';
import type { OrderItem } from '#functions/payments/model.ts';
import { readSandboxOrder } from '#functions/payments/sandbox-gateway/store.ts';
import { settleOrder } from '#functions/payments/settle-order.ts';
import { readOrder } from '#functions/payments/store.ts';
import { readWallet } from '#functions/wallet/store.ts';
import { payFromWallet } from '#shared/payments/pay-from-wallet.ts';
import { callHttp } from '#test/harness/call-http.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { faultsOf, readLedger } from '#test/wallet/read-ledger.ts';
import { fillWallet, gatewayOrderOf, openGateway, payAtGateway, sellOrder, type Sold, TOTAL } from './sell-order.ts';

const world = useWorld({ at: '2026-11-21T04:00:00Z' });
const job = () => world.job('sarathi');
let user: TestUser;
beforeAll(async () => {
  user = await world.addUser('sarathi', 'travelAgent');
  await fillWallet(world, user, 100 * TOTAL);
  await openGateway(job());
});

const stateOf = async ({ orderId }: Sold) => ((await readOrder(job(), orderId)) as { value: OrderItem }).value.state;
const balance = async () => (await readWallet(job(), user.actor.owner, 'INR')).balance;

interface Way {
  sell(): Promise<Sold>;
  pay(sold: Sold): Promise<unknown>;
  /** What the payment took from the customer for good, minor units. */
  taken(sold: Sold, before: number): Promise<number>;
}
const ways: Record<'wallet' | 'gateway', Way> = {
  wallet: {
    sell: () => sellOrder(user),
    pay: ({ orderId }) => callHttp({ site: 'sarathi', call: payFromWallet, as: user, body: { orderId } }),
    taken: async (_, before) => before - (await balance()),
  },
  gateway: {
    sell: async () => {
      const sold = await sellOrder(user);
      await payAtGateway(job(), sold);
      return sold;
    },
    pay: ({ orderId }) => settleOrder(job(), orderId),
    taken: async (sold) => {
      const { payments, refunds } = (await readSandboxOrder(gatewayOrderOf(sold)))!;
      return TOTAL * (payments.length - refunds.length);
    },
  },
};

/** Pays, and lets the clock be `late` ms past the order's end just before the n-th operation with the table. */
async function payAsItExpires(way: Way, n: number, late: number) {
  world.clock.restore();
  const sold = await way.sell();
  const before = await balance();
  world.faults.reset();
  world.faults.beforeNth(n, () => world.clock.set(new Date(sold.expiresAt + late).toISOString()));
  const answer = await way.pay(sold);
  const { list } = world.faults.counts();
  world.faults.reset();
  return { answer, state: await stateOf(sold), taken: await way.taken(sold, before), list };
}

test.each(['wallet', 'gateway'] as const)(
  'an order that expires while its payment by %s is under way is not paid: the moment of the commit decides',
  async (name) => {
    const undisturbed = await payAsItExpires(ways[name], Infinity, 0);
    expect(undisturbed).toMatchObject({ state: 'PAID', taken: TOTAL });
    const paidAt = undisturbed.list.findIndex(({ name: operation }) => operation === 'TransactWriteItems') + 1;
    expect(paidAt).toBeGreaterThan(2);
    for (let n = 1; n < paidAt; n++) {
      expect.soft(await payAsItExpires(ways[name], n, 0), `at operation ${n}`).toMatchObject({
        state: 'AWAITING_PAYMENT',
        taken: 0,
        ...(name === 'wallet' && { answer: { errorCode: 'ORDER_EXPIRED' } }),
      });
      expect.soft(await payAsItExpires(ways[name], n, -1), `1 ms before the end, at operation ${n}`).toMatchObject({
        state: 'PAID',
        taken: TOTAL,
      });
    }
    expect(faultsOf(await readLedger('sarathi'))).toEqual([]);
  },
);
