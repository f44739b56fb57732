import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { rejectChangeRequest } from '#shared/changes/reject-change-request.ts';
import { withdrawChangeRequest } from '#shared/changes/withdraw-change-request.ts';
import { changeConsumerStatus } from '#shared/partners/change-consumer-status.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { asking } from '#test/markups/price-steps.ts';
import { changeSteps, ill, type Linked, stagesOf } from './change-steps.ts';
import { saleRig } from './sale-rig.ts';
import { CONSUMER, SUPPLIER } from './sale-steps.ts';

/** How many histories; test/long asks for 1,000. */
const HISTORIES = Number(process.env.PORTOLAN_HISTORIES ?? 6);

const world = useWorld({ at: '2026-11-21T04:00:00Z' });
const rig = saleRig(world);
const steps = changeSteps(world, rig.sites);
beforeAll(rig.setUp);

/** The way on is taken more often than its ends. */
const acts =
  'ask askPart charge charge accept accept complete complete more reject withdraw rejectHere suspend lift pass';
/** What somebody does to the latest request of the sale; the nth table operation of it fails, 0: none. */
interface Act {
  act: string;
  passenger: 0 | 1;
  keeps: number;
  nth: number;
  when: 'before' | 'after';
}
const act: fc.Arbitrary<Act> = fc.record<Act>({
  act: fc.constantFrom(...acts.split(' ')),
  passenger: fc.constantFrom<(0 | 1)[]>(0, 1),
  keeps: fc.integer({ min: 0, max: 400 }),
  nth: fc.integer({ min: -20, max: 14 }).map((n) => Math.max(0, n)),
  when: fc.constantFrom<Act['when'][]>('before', 'after'),
});
/** Two at once, one after the other where there is none beside. */
const round = fc.tuple(act, fc.option(act, { nil: undefined }));

async function sell(): Promise<Linked> {
  const sold = await rig.sell({ isLcc: true, crowdOf: 2 });
  await rig.pay('wallet', sold.orderId);
  await rig.work(sold);
  return { orderId: sold.orderId, ourId: sold.bookingId, theirId: sold.theirs.bookingId };
}

const say = (newStatus: 'Suspended' | 'Approved') =>
  asking(rig.sites().supplier)(changeConsumerStatus, {
    ...{ consumerSiteId: CONSUMER, supplierListId: `${SUPPLIER}#Flights`, newStatus },
  });

async function take(sale: Linked, { act: name, passenger, keeps }: Act): Promise<void> {
  const { agent, supplier, consumer } = rig.sites();
  const [, { changes: n = 1 }] = await steps.bookingsOf(sale);
  const [theirs, ours] = steps.requestIds(sale, n);
  const chargesNo = (await steps.changesOf(sale, n))[1]?.charges?.nth ?? 1;
  const deeds: Record<string, () => Promise<unknown>> = {
    ask: () => steps.ask(agent, sale, ill),
    askPart: async () => steps.ask(agent, sale, await steps.partOf(sale, passenger)),
    charge: () => steps.charge(sale, { n, airlineCharge: keeps }),
    accept: () => steps.accept(agent, sale, { n, chargesNo }),
    complete: () => steps.complete(sale, n),
    more: () => steps.complete(sale, n, 900 - keeps),
    reject: () => asking(supplier)(rejectChangeRequest, { requestId: theirs, reason: 'Not taken' }),
    rejectHere: () => asking(consumer)(rejectChangeRequest, { requestId: ours, reason: 'Not wanted' }),
    withdraw: () => asking(agent)(withdrawChangeRequest, { requestId: ours }),
    suspend: () => say('Suspended'),
    lift: () => say('Approved'),
    pass: () => rig.pass(),
  };
  await deeds[name]!().catch(() => undefined);
}

test(
  'whatever desks and customers do at once, both sites have the same of it, and one owes what the other kept',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(round, { minLength: 4, maxLength: 14 }), async (history) => {
        world.clock.restore();
        await say('Approved');
        const sale = await sell();
        for (const [one, beside] of history) {
          world.faults.reset();
          if (one.nth) world.faults.failNth(one.nth, one.when);
          await Promise.all([take(sale, one), ...(beside ? [take(sale, beside)] : [])]).catch(() => undefined);
          world.faults.reset();
          const [theirs, ours] = await steps.bookingsOf(sale);
          expect(theirs.changes).toBe(ours.changes);
          expect(theirs.statusId).toBe(ours.statusId);
          expect(theirs.passengers.map(({ cancelledOn }) => cancelledOn)).toEqual(
            ours.passengers.map(({ cancelledOn }) => cancelledOn),
          );
          for (let n = 1; n <= (ours.changes ?? 0); n++)
            expect(stagesOf(await steps.statesOf(sale, n))).not.toBe('torn');
        }
        for (let passes = 0; passes < 3; passes++) await rig.pass();
        await steps.soundBooks();
      }),
      { numRuns: HISTORIES, endOnFailure: true },
    );
  },
  HISTORIES * 30_000,
);
