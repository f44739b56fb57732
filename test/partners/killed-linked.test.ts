import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { sandboxMemory } from '#functions/suppliers/store.ts';
import { type Death, deaths } from '#test/harness/killable-process.ts';
import { killableWorker } from '#test/harness/killable-worker.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { payAtGateway } from '#test/payments/sell-order.ts';
import { type Scenario, scenarios } from '#test/workers/saga-rig.ts';
import { allWell, supplierDouble } from '#test/workers/supplier-double.ts';
import { saleRig } from './sale-rig.ts';
import { bothBooks, CONSUMER, SUPPLIER } from './sale-steps.ts';

const world = useWorld({ at: '2026-11-21T04:00:00Z' });
const run = await killableWorker(world.folder, path.join(import.meta.dirname, 'killed-seller.ts'));
const rig = saleRig(world, supplierDouble(sandboxMemory(world.job(SUPPLIER), 'double')));
beforeAll(rig.setUp);

/** A sale that somebody pays and the supplier's worker books, in a process that kills itself there; and its end at both sites. */
async function led({ by, plan, ...scenario }: Scenario, killAt: number, death: Death) {
  rig.double.reset();
  rig.double.plan = { ...allWell, ...plan };
  world.clock.restore();
  const before = await rig.balances();
  const sold = await rig.sell(scenario);
  if (by === 'gateway') await payAtGateway(world.job(CONSUMER), sold);
  const { orderId, theirs } = sold;
  const { signal, said } = await run({
    ...{ orderId, killAt, death },
    more: {
      ...{ AS: rig.sites().agent.token, BY: by, CONSUMER, SUPPLIER, THEIR_ORDER_ID: theirs.orderId },
      PLAN: JSON.stringify(rig.double.plan),
    },
  });
  return { signal, said, end: await rig.endInPasses(sold, before, by) };
}

async function booksAddUp(): Promise<void> {
  const { faults, clearing, payable, paid } = await bothBooks();
  expect({ faults, clearing, payable }).toEqual({ faults: [], clearing: [0, 0], payable: paid });
}

const isAll = Boolean(process.env.PORTOLAN_KILL_ALL);
const usual = ['a full-service fare through a gateway', 'a sold-out fare from the wallet'];
/** So many steps apart; every one in the long tests. */
const STEP = isAll ? 1 : 9;
/** Both sites' books are read whole after so many deaths: what is wrong there once stays wrong. */
const BOOKS_EVERY = isAll ? 12 : 1;

test.each(isAll ? scenarios : scenarios.filter(({ name }) => usual.includes(name)))(
  'killed at any step of $name, it ends once, and alike at both sites',
  async (scenario) => {
    const well = scenario.plan.book === 'SOLD_OUT' ? 'money back' : 'ticketed';
    const whole = await led(scenario, 0, 'before');
    expect(whole).toMatchObject({ end: well });
    const { paidBy, operations } = JSON.parse(whole.said) as { paidBy: number; operations: number };
    expect(operations).toBeGreaterThan(paidBy + 4);
    for (let n = 1, turn = 0; n <= operations; n += STEP, turn++) {
      for (const when of isAll ? deaths : [deaths[turn % 2]!]) {
        const one = await led(scenario, n, when);
        // Who died before they had paid may never pay; what a gateway has taken, and what was paid, goes to its end.
        const ends = scenario.by === 'wallet' && n <= paidBy ? [well, 'money back'] : [well];
        expect([n, when, one.signal]).toEqual([n, when, 'SIGKILL']);
        expect(ends, `${n}, ${when}`).toContain(one.end);
        if (turn % BOOKS_EVERY === 0) await booksAddUp();
      }
    }
    await booksAddUp();
  },
  isAll ? 1_800_000 : 300_000,
);
