import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { changeConsumerStatus } from '#shared/partners/change-consumer-status.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { asking } from '#test/markups/price-steps.ts';
import { gatewayOrderOf, payAtGateway } from '#test/payments/sell-order.ts';
import { readSandboxOrder } from '#functions/payments/sandbox-gateway/store.ts';
import { allWell, type Plan } from '#test/workers/supplier-double.ts';
import { type SoldTwice, saleRig } from './sale-rig.ts';
import { bothBooks, CONSUMER, SUPPLIER } from './sale-steps.ts';

/** How many histories; test/long asks for 1,000. */
const HISTORIES = Number(process.env.PORTOLAN_HISTORIES ?? 15);

const world = useWorld({ at: '2026-11-21T04:00:00Z' });
const rig = saleRig(world);
beforeAll(rig.setUp);

const plans: Partial<Plan>[] = [
  {},
  {},
  { book: 'SOLD_OUT' },
  { book: 'lost' },
  { book: 'unheard' },
  { ticket: 'unheard' },
];

/** One thing that happens: a sale and how its supplier takes it, the link's end and return, time, and a fault on the way. */
interface Step {
  act: 'sell' | 'suspend' | 'lift' | 'pass';
  plan: Partial<Plan>;
  isLcc: boolean;
  by: 'wallet' | 'gateway';
  suspends: 'never' | 'before payment' | 'before booking';
  /** The nth table operation of payment and booking fails so; 0: none. */
  nth: number;
  when: 'before' | 'after';
}
const step: fc.Arbitrary<Step> = fc.record<Step>({
  act: fc.constantFrom<Step['act'][]>('sell', 'sell', 'sell', 'suspend', 'lift', 'pass'),
  plan: fc.constantFrom(...plans),
  isLcc: fc.boolean(),
  by: fc.constantFrom<Step['by'][]>('wallet', 'wallet', 'gateway'),
  suspends: fc.constantFrom<Step['suspends'][]>('never', 'never', 'before payment', 'before booking'),
  nth: fc.nat({ max: 45 }),
  when: fc.constantFrom<Step['when'][]>('before', 'after'),
});

const named = { consumerSiteId: CONSUMER, supplierListId: `${SUPPLIER}#Flights` };
const say = (newStatus: 'Suspended' | 'Approved') =>
  asking(rig.sites().supplier)(changeConsumerStatus, { ...named, newStatus });

async function sell({ plan, isLcc, by, suspends, nth, when }: Step): Promise<{ sold: SoldTwice; by: Step['by'] }> {
  rig.double.reset();
  rig.double.plan = { ...allWell, ...plan };
  await say('Approved');
  const sold = await rig.sell({ isLcc });
  if (by === 'gateway') await payAtGateway(world.job(CONSUMER), sold);
  if (suspends === 'before payment') await say('Suspended');
  if (nth) world.faults.failNth(nth, when);
  await rig.pay(by, sold.orderId);
  if (suspends === 'before booking') await say('Suspended').catch(() => undefined);
  await rig.work(sold);
  world.faults.reset();
  return { sold, by };
}

test(
  'whatever happens, both sites agree on every sale, and one owes what the other was paid',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 6 }), async (history) => {
        world.clock.restore();
        const sales: Awaited<ReturnType<typeof sell>>[] = [];
        for (const one of history) {
          if (one.act === 'sell') sales.push(await sell(one));
          else if (one.act === 'pass') await rig.pass();
          else await say(one.act === 'suspend' ? 'Suspended' : 'Approved');
        }
        for (let passes = 0; passes < 4; passes++) await rig.pass();
        for (const { sold, by } of sales) {
          const [ours, theirs] = await rig.statesOf(sold);
          expect(['COMPLETED', 'REFUNDED', 'EXPIRED']).toContain(ours);
          expect(theirs).toBe(ours);
          if (by === 'gateway') {
            const { refunds } = (await readSandboxOrder(gatewayOrderOf(sold)))!;
            expect(refunds).toHaveLength(ours === 'COMPLETED' ? 0 : 1);
          }
        }
        const books = await bothBooks();
        expect(books.faults).toEqual([]);
        expect(books.clearing).toEqual([0, 0]);
        expect(books.payable).toBe(books.paid);
      }),
      { numRuns: HISTORIES, endOnFailure: true },
    );
  },
  HISTORIES * 20_000,
);
