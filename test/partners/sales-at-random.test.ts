import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { clock } from '#functions/clock.ts';
import { readConsumer } from '#functions/partners/link-store.ts';
import { readSandboxOrder } from '#functions/payments/sandbox-gateway/store.ts';
import { holdFlight } from '#shared/flights/holds/hold-flight.ts';
import { releaseFlight } from '#shared/flights/holds/release-flight.ts';
import { changeConsumerStatus } from '#shared/partners/change-consumer-status.ts';
import { changeConsumerSupplierMappingStatusFromConsumerSide as switchLink } from '#shared/partners/change-consumer-supplier-mapping-status-from-consumer-side.ts';
import { setFlightHoldSetting } from '#shared/partners/set-flight-hold-setting.ts';
import { setFlightSearchSetting } from '#shared/partners/set-flight-search-setting.ts';
import { addWalletEntry } from '#shared/wallet/add-wallet-entry.ts';
import { setCreditLimit } from '#shared/wallet/set-credit-limit.ts';
import { MINUTE } from '#shared/time.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { asking } from '#test/markups/price-steps.ts';
import { gatewayOrderOf, payAtGateway } from '#test/payments/sell-order.ts';
import { allWell, type Plan } from '#test/workers/supplier-double.ts';
import { NET, type SoldTwice, saleRig } from './sale-rig.ts';
import { bothBooks, CONSUMER, fillPartner, SUPPLIER } from './sale-steps.ts';

/** How many histories; test/long asks for 1,000. */
const HISTORIES = Number(process.env.PORTOLAN_HISTORIES ?? 8);
/** Both sites' books are read whole after so many of them: what is wrong there once stays wrong. */
const BOOKS_EVERY = HISTORIES > 100 ? 20 : 1;

const world = useWorld({ at: '2026-11-21T04:00:00Z' });
const rig = saleRig(world);
let partnerId = '';
beforeAll(async () => {
  await rig.setUp();
  await asking(rig.sites().supplier)(setFlightHoldSetting, { ...named, isFlightHold: true });
  partnerId = (await readConsumer(world.job(SUPPLIER), CONSUMER, 'Flights'))!.userId;
});

const plans: Partial<Plan>[] = [
  {},
  {},
  { book: 'SOLD_OUT' },
  { book: 'lost' },
  { book: 'unheard' },
  { ticket: 'unheard' },
];

/** How a link ends and comes back: by the supplier's desk, by the consumer's, by the supplier's switch of searches. */
const ends = ['suspended', 'switched off', 'search taken away'] as const;
type End = (typeof ends)[number];

/** One thing that happens: a sale, two at once, or a hold and what becomes of it, and how the supplier takes it; the link's end; money; time; a fault on the way. */
interface Step {
  act: 'sell' | 'sell two at once' | 'hold' | 'end' | 'return' | 'empty' | 'lend' | 'fill' | 'pass';
  plan: Partial<Plan>;
  isLcc: boolean;
  by: 'wallet' | 'gateway';
  end: End;
  ends: 'never' | 'before payment' | 'before booking';
  /** What is done with held seats: paid, given back by either site, both at once, or nothing until they run out. */
  then: 'paid' | 'released' | 'released there' | 'paid and released' | 'nothing';
  /** What is left in the consumer's wallet at the supplier, or lent there, sales of it. */
  covers: 0 | 1 | 2;
  /** The nth table operation of payment and booking fails so; 0: none. */
  nth: number;
  when: 'before' | 'after';
}
const step: fc.Arbitrary<Step> = fc.record<Step>({
  act: fc.constantFrom<Step['act'][]>(
    ...(['sell', 'sell', 'sell', 'sell two at once', 'sell two at once', 'hold', 'hold'] as const),
    ...(['end', 'return', 'empty', 'lend', 'fill', 'pass'] as const),
  ),
  plan: fc.constantFrom(...plans),
  isLcc: fc.boolean(),
  by: fc.constantFrom<Step['by'][]>('wallet', 'wallet', 'gateway'),
  end: fc.constantFrom(...ends),
  ends: fc.constantFrom<Step['ends'][]>('never', 'never', 'before payment', 'before booking'),
  then: fc.constantFrom<Step['then'][]>('paid', 'paid', 'released', 'released there', 'paid and released', 'nothing'),
  covers: fc.constantFrom<Step['covers'][]>(0, 1, 2),
  nth: fc.nat({ max: 45 }),
  when: fc.constantFrom<Step['when'][]>('before', 'after'),
});

const named = { consumerSiteId: CONSUMER, supplierListId: `${SUPPLIER}#Flights` };
const supplied = { supplierSiteId: SUPPLIER, supplierCategory: 'Flights' } as const;
const atSupplier = () => asking(rig.sites().supplier);
const states: Record<End, (isLive: boolean) => Promise<{ status: number }>> = {
  suspended: (isLive) => atSupplier()(changeConsumerStatus, { ...named, newStatus: isLive ? 'Approved' : 'Suspended' }),
  'switched off': (isLive) => asking(rig.sites().consumer)(switchLink, { ...supplied, isActive: isLive }),
  'search taken away': (isLive) => atSupplier()(setFlightSearchSetting, { ...named, isFlightSearchAllowed: isLive }),
};
/** The link stands again, whatever had ended it. */
async function comesBack(): Promise<void> {
  for (const end of ends) expect(await states[end](true)).toMatchObject({ status: 200 });
}

/** The consumer's wallet at the supplier has so many sales in it, by an entry of the supplier's desk. */
async function leave(covers: number): Promise<void> {
  const [, balance] = await rig.balances();
  const minor = balance - covers * NET;
  if (minor === 0) return;
  if (minor < 0) return fillPartner(world, 0 - minor);
  const entry = { userId: partnerId, type: 'debit', currency: 'INR', amount: minor / 100, remark: 'Paid out' } as const;
  expect(await atSupplier()(addWalletEntry, entry)).toMatchObject({ status: 200 });
}

interface Begun {
  sold: SoldTwice;
  by: Step['by'];
}
async function sell(how: Step, count: number): Promise<Begun[]> {
  const { plan, isLcc, by, end, nth, when } = how;
  rig.double.reset();
  rig.double.plan = { ...allWell, ...plan };
  await comesBack();
  const sales: SoldTwice[] = [];
  for (let at = 0; at < count; at++) sales.push(await rig.sell({ isLcc }));
  if (by === 'gateway') for (const sold of sales) await payAtGateway(world.job(CONSUMER), sold);
  if (how.ends === 'before payment') await states[end](false);
  if (nth) world.faults.failNth(nth, when);
  await Promise.all(sales.map(({ orderId }) => rig.pay(by, orderId)));
  if (how.ends === 'before booking') await states[end](false).catch(() => undefined);
  await Promise.all(sales.map((sold) => rig.work(sold)));
  world.faults.reset();
  return sales.map((sold) => ({ sold, by }));
}

/** Seats held through the link for half an hour. */
async function hold({ plan, end, nth, when, then, ends: atEnd }: Step): Promise<Begun[]> {
  rig.double.reset();
  rig.double.plan = { ...allWell, ...plan, holdUntil: clock.now() + 40 * MINUTE };
  await comesBack();
  const sold = await rig.sell({ isLcc: false });
  const { orderId, theirs } = sold;
  if (nth) world.faults.failNth(nth, when);
  await asking(rig.sites().agent)(holdFlight, { orderId });
  await rig.work(sold);
  if (atEnd === 'before payment') await states[end](false).catch(() => undefined);
  const pay = () => rig.pay('wallet', orderId);
  const release = () => asking(rig.sites().agent)(releaseFlight, { orderId });
  if (then === 'paid') await pay();
  if (then === 'released') await release();
  if (then === 'released there') await atSupplier()(releaseFlight, { orderId: theirs.orderId });
  if (then === 'paid and released') await Promise.all([pay(), release()]);
  if (atEnd === 'before booking') await states[end](false).catch(() => undefined);
  await rig.work(sold);
  world.faults.reset();
  return [{ sold, by: 'wallet' }];
}

const acts: Record<Step['act'], (how: Step) => Promise<Begun[] | void>> = {
  sell: (how) => sell(how, 1),
  'sell two at once': (how) => sell(how, 2),
  hold,
  end: async ({ end }) => void (await states[end](false)),
  return: comesBack,
  empty: ({ covers }) => leave(covers),
  lend: async ({ covers }) =>
    void (await atSupplier()(setCreditLimit, {
      userId: partnerId,
      creditLimit: (covers * NET) / 100,
      reason: 'Agreed',
    })),
  fill: () => leave(100),
  pass: rig.pass,
};

let seen = 0;
async function booksAddUp(): Promise<void> {
  const books = await bothBooks();
  expect(books.faults).toEqual([]);
  expect(books.clearing).toEqual([0, 0]);
  expect(books.payable).toBe(books.paid);
}

test(
  'whatever happens, both sites agree on every sale, and one owes what the other was paid',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 6 }), async (history) => {
        world.clock.restore();
        await leave(100);
        const sales: Begun[] = [];
        for (const one of history) sales.push(...((await acts[one.act](one)) ?? []));
        for (let passes = 0; passes < 6; passes++) await rig.pass();
        for (const { sold, by } of sales) {
          const [ours, theirs] = await rig.statesOf(sold);
          expect(['COMPLETED', 'REFUNDED', 'EXPIRED']).toContain(ours);
          expect(theirs).toBe(ours);
          if (by === 'gateway') {
            const { refunds } = (await readSandboxOrder(gatewayOrderOf(sold)))!;
            expect(refunds).toHaveLength(ours === 'COMPLETED' ? 0 : 1);
          }
        }
        if ((seen += 1) % BOOKS_EVERY === 0) await booksAddUp();
      }),
      { numRuns: HISTORIES, endOnFailure: true },
    );
    await booksAddUp();
    expect((await bothBooks()).paid).toBeGreaterThan(0);
  },
  HISTORIES * 20_000,
);
