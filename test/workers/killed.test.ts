import { beforeAll, expect, test } from 'vitest';
import type { OrderItem } from '#functions/payments/model.ts';
import { readSandboxOrder } from '#functions/payments/sandbox-gateway/store.ts';
import { readOrder } from '#functions/payments/store.ts';
import { adapters } from '#functions/suppliers/registry.ts';
import { sandboxMemory } from '#functions/suppliers/store.ts';
import { payFromWallet } from '#shared/payments/pay-from-wallet.ts';
import { readWallet } from '#functions/wallet/store.ts';
import { callHttp } from '#test/harness/call-http.ts';
import { type Death, deaths } from '#test/harness/killable-process.ts';
import { killableWorker } from '#test/harness/killable-worker.ts';
import { sweepDue } from '#test/harness/sweep-due.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { fillWallet, gatewayOrderOf, openGateway, payAtGateway, sellOrder, TOTAL } from '#test/payments/sell-order.ts';
import { faultsOf, readLedger } from '#test/wallet/read-ledger.ts';
import { allWell, type Plan, supplierDouble } from './supplier-double.ts';

const world = useWorld({ at: '2026-11-21T04:00:00Z' });
const run = await killableWorker(world.folder);
let user: TestUser;
let planned: Plan = allWell;
function double() {
  const made = supplierDouble(sandboxMemory(world.job('sarathi'), 'double'));
  made.plan = planned;
  return made;
}
const balance = async () => (await readWallet(world.job('sarathi'), user.actor.owner, 'INR')).balance;

beforeAll(async () => {
  adapters.sandbox = () => double().supplier;
  user = await world.addUser('sarathi', 'travelAgent');
  await fillWallet(world, user, 1_000 * TOTAL);
  await openGateway(world.job('sarathi'));
});

async function paid({ isLcc, by }: Kind) {
  const before = await balance();
  const sold = await sellOrder(user, { isLcc });
  if (by === 'gateway') {
    await payAtGateway(world.job('sarathi'), sold);
    return { ...sold, before };
  }
  const answer = await callHttp({ site: 'sarathi', call: payFromWallet, as: user, body: { orderId: sold.orderId } });
  expect(answer.status).toBe(200);
  return { ...sold, before };
}

const runChild = (orderId: string, killAt: number, death: Death) =>
  run({ orderId, killAt, death, more: { PLAN: JSON.stringify(planned) } });

/** Minor units the customer is without, in the wallet or at the gateway. */
async function spent({ orderId, before }: { orderId: string; before: number }): Promise<number> {
  const atGateway = await readSandboxOrder(gatewayOrderOf({ orderId }));
  return before - (await balance()) + (atGateway ? TOTAL * (atGateway.payments.length - atGateway.refunds.length) : 0);
}

async function endOf(sold: Awaited<ReturnType<typeof paid>>): Promise<string> {
  const { orderId, bookingId } = sold;
  for (let pass = 0; pass < 2; pass++) {
    world.clock.advance(11 * 60_000);
    await sweepDue();
  }
  const { state } = ((await readOrder(world.job('sarathi'), orderId)) as { value: OrderItem }).value;
  return `${state}, issued ${(await double().keptOf(bookingId))?.issued ?? 0}, spent ${await spent(sold)}`;
}

interface Kind {
  name: string;
  isLcc: boolean;
  by: 'wallet' | 'gateway';
  plan: Plan;
  end: string;
}
/** All of them in the long tests, the first two here, and of their steps every third. */
const kinds: Kind[] = [
  {
    name: 'a full-service fare from the wallet',
    isLcc: false,
    by: 'wallet',
    plan: allWell,
    end: 'COMPLETED, issued 1, spent 100000',
  },
  {
    name: 'a sold-out fare through a gateway',
    isLcc: true,
    by: 'gateway',
    plan: { ...allWell, book: 'SOLD_OUT' },
    end: 'REFUNDED, issued 0, spent 0',
  },
  {
    name: 'a full-service fare through a gateway',
    isLcc: false,
    by: 'gateway',
    plan: allWell,
    end: 'COMPLETED, issued 1, spent 100000',
  },
  {
    name: 'a low-cost fare from the wallet',
    isLcc: true,
    by: 'wallet',
    plan: allWell,
    end: 'COMPLETED, issued 1, spent 100000',
  },
  {
    name: 'a sold-out fare from the wallet',
    isLcc: true,
    by: 'wallet',
    plan: { ...allWell, book: 'SOLD_OUT' },
    end: 'REFUNDED, issued 0, spent 0',
  },
  {
    name: 'a ticketing that is refused',
    isLcc: false,
    by: 'wallet',
    plan: { ...allWell, ticket: 'SOLD_OUT' },
    end: 'REFUNDED, issued 0, spent 0',
  },
];

const isAll = Boolean(process.env.PORTOLAN_KILL_ALL);
test.each(isAll ? kinds : kinds.slice(0, 2))(
  'a worker killed at any step of $name is taken over from, and it ends once',
  async (kind) => {
    const { plan, end } = kind;
    planned = plan;
    world.clock.restore();
    const first = await paid(kind);
    const operations = Number((await runChild(first.orderId, 0, 'before')).said);
    expect(operations).toBeGreaterThan(8);
    expect(await endOf(first)).toBe(end);
    const step = isAll ? 1 : 3;
    for (let n = 1, turn = 0; n <= operations; n += step, turn++) {
      // Each step once, by turns before it and under way; both ways in the long tests.
      for (const when of isAll ? deaths : [deaths[turn % 2]!]) {
        world.clock.restore();
        const sold = await paid(kind);
        expect([n, when, (await runChild(sold.orderId, n, when)).signal]).toEqual([n, when, 'SIGKILL']);
        expect([n, when, await endOf(sold)]).toEqual([n, when, end]);
      }
    }
    expect(faultsOf(await readLedger('sarathi'))).toEqual([]);
  },
  300_000,
);
