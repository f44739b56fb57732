import fc from 'fast-check';
import { expect } from 'vitest';
import { bookingKeys } from '#functions/bookings/keys.ts';
import { clock } from '#functions/clock.ts';
import { readConsumer } from '#functions/partners/link-store.ts';
import { paymentKeys } from '#functions/payments/keys.ts';
import { commit } from '#functions/table/commit.ts';
import { endTask } from '#functions/tasks/writes.ts';
import { rejectChangeRequest } from '#shared/changes/reject-change-request.ts';
import { withdrawChangeRequest } from '#shared/changes/withdraw-change-request.ts';
import { confirmHold } from '#shared/flights/holds/confirm-hold.ts';
import { holdFlight } from '#shared/flights/holds/hold-flight.ts';
import { releaseFlight } from '#shared/flights/holds/release-flight.ts';
import { changeConsumerStatus } from '#shared/partners/change-consumer-status.ts';
import { changeConsumerSupplierMappingStatusFromConsumerSide as switchLink } from '#shared/partners/change-consumer-supplier-mapping-status-from-consumer-side.ts';
import { setFlightHoldSetting } from '#shared/partners/set-flight-hold-setting.ts';
import { setFlightSearchSetting } from '#shared/partners/set-flight-search-setting.ts';
import type { OrderState } from '#shared/payments/model.ts';
import { addWalletEntry } from '#shared/wallet/add-wallet-entry.ts';
import { setCreditLimit } from '#shared/wallet/set-credit-limit.ts';
import { MINUTE } from '#shared/time.ts';
import { saveFlights } from '#test/flights/settings/flight-settings-steps.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import type { World } from '#test/harness/use-world.ts';
import { asking } from '#test/markups/price-steps.ts';
import { fillWallet, payAtGateway, TOTAL } from '#test/payments/sell-order.ts';
import { allWell, type Plan } from '#test/workers/supplier-double.ts';
import { changeSteps, ill } from './change-steps.ts';
import { NET, type saleRig, type SoldTwice } from './sale-rig.ts';
import { CONSUMER, fillPartner, SUPPLIER } from './sale-steps.ts';

/** How the supplier takes a sale; what it never says it says once the history is over. */
const plans: Partial<Plan>[] = [
  {},
  {},
  {},
  { areNumbersLate: true },
  { book: 'SOLD_OUT' },
  { book: 'PRICE_CHANGED' },
  { book: 'CANCELLED' },
  { book: 'lost' },
  { book: 'unheard' },
  { book: 'unheard', isSilent: true },
  { ticket: 'unheard' },
  { ticket: 'lost' },
  { ticket: 'SOLD_OUT' },
  { ticket: 'CANCELLED' },
];

/** How a link ends and comes back: by the supplier's desk, by the consumer's, by either switch of the supplier's. */
const ends = ['suspended', 'switched off', 'search taken away', 'hold taken away'] as const;
type End = (typeof ends)[number];

/** How far a refund comes. */
const ways = {
  asked: ['ask'],
  charged: ['ask', 'charge'],
  accepted: ['ask', 'charge', 'accept'],
  completed: ['ask', 'charge', 'accept', 'complete'],
  rejected: ['ask', 'charge', 'accept', 'reject'],
  'rejected here': ['ask', 'charge', 'reject here'],
  withdrawn: ['ask', 'charge', 'withdraw'],
} as const;
type Way = keyof typeof ways;
type Deed = (typeof ways)[Way][number];

/** One thing that happens: a sale, two at once, or a hold and what becomes of it, and how the supplier takes it; a refund; the link's end; money; rules; time; a fault on the way. */
export interface Step {
  act:
    | 'sell'
    | 'sell two at once'
    | 'sell beside a refund'
    | 'hold'
    | 'refund'
    | 'end'
    | 'return'
    | 'empty'
    | 'lend'
    | 'fill'
    | 'empty the agent'
    | 'fill the agent'
    | 'rules'
    | 'pass';
  plan: Partial<Plan>;
  kind: 'low-cost' | 'full-service' | 'pair' | 'two low-cost' | 'two full-service';
  by: 'wallet' | 'gateway';
  end: End;
  ends: 'never' | 'before it begins' | 'before payment' | 'before booking';
  /** What is done with held seats: paid, also at a price that rose since, given back by either site, both at once, or nothing until they run out. */
  then: 'paid' | 'agreed to and paid' | 'released' | 'released there' | 'paid and released' | 'nothing';
  /** What is left in a wallet, or lent there, sales of it. */
  covers: 0 | 1 | 2;
  /** Which of the sales so far is refunded, how far, all of it, its first passenger, or its last flight; what the airline keeps, whole units. */
  which: number;
  way: Way;
  part: 'all' | 'first passenger' | 'last flight';
  keeps: number;
  /** The site whose rules keep a cancellation fee and the service fee from now on, or none any more. */
  keeper: 'supplier' | 'consumer' | 'nobody';
  /** The nth table operation of what is done fails, before or after it took effect, or meets a conflict or throttling there; 0: none. */
  nth: number;
  how: 'before' | 'after' | 'conflict' | 'throttle';
  /** Whoever gets no answer asks once more. */
  isTriedAgain: boolean;
}

const of = <T>(...values: T[]): fc.Arbitrary<T> => fc.constantFrom(...values);
export const step: fc.Arbitrary<Step> = fc.record<Step>({
  act: of<Step['act']>(
    ...(['sell', 'sell', 'sell', 'sell two at once', 'sell two at once', 'hold', 'hold', 'hold'] as const),
    ...(['refund', 'refund', 'refund', 'refund', 'sell beside a refund', 'sell beside a refund'] as const),
    ...(['end', 'return', 'empty', 'lend', 'fill', 'empty the agent', 'fill the agent', 'rules', 'pass'] as const),
  ),
  plan: of(...plans),
  kind: of<Step['kind']>('low-cost', 'full-service', 'pair', 'two low-cost', 'two full-service'),
  by: of<Step['by']>('wallet', 'wallet', 'gateway'),
  end: of(...ends),
  ends: of<Step['ends']>('never', 'never', 'never', 'before it begins', 'before payment', 'before booking'),
  then: of<Step['then']>(
    ...(['paid', 'paid', 'agreed to and paid', 'released', 'released there', 'paid and released', 'nothing'] as const),
  ),
  covers: of<Step['covers']>(0, 1, 2),
  which: fc.nat({ max: 20 }),
  way: of<Way>('completed', 'completed', 'completed', ...(Object.keys(ways) as Way[])),
  part: of<Step['part']>('all', 'first passenger', 'last flight'),
  keeps: fc.integer({ min: 0, max: 1_200 }),
  keeper: of<Step['keeper']>('supplier', 'consumer', 'nobody'),
  nth: fc.integer({ min: -40, max: 60 }).map((n) => Math.max(0, n)),
  isTriedAgain: fc.boolean(),
  how: of<Step['how']>('before', 'before', 'after', 'after', 'conflict', 'throttle'),
});

/** A sale, and what pays for it: a hold is paid from the wallet. */
export interface Begun {
  sold: SoldTwice;
  by: Step['by'] | 'hold';
}

/** What is begun anew in a pass may be held for an hour from then on; else all of it is over, and its papers are written. */
const [LEAST_PASSES, MOST_PASSES] = [6, 12];
const isOver = new Set<OrderState>(['COMPLETED', 'REFUNDED', 'EXPIRED']);

/** What one entry of a desk may be, minor units. */
const MOST_OF_ENTRY = 900_000_000;

const named = { consumerSiteId: CONSUMER, supplierListId: `${SUPPLIER}#Flights` };
const supplied = { supplierSiteId: SUPPLIER, supplierCategory: 'Flights' } as const;

/** What people of both sites do, one step of a history after another. */
export function historySteps(world: World, rig: ReturnType<typeof saleRig>) {
  const changes = changeSteps(world, rig.sites);
  const [atSupplier, atConsumer] = [() => asking(rig.sites().supplier), () => asking(rig.sites().consumer)];
  const byAgent = () => asking(rig.sites().agent);
  let partnerId = '';
  let admins: Partial<Record<Step['keeper'], TestUser>> = {};
  let sales: Begun[] = [];

  async function setUp(): Promise<void> {
    await rig.setUp();
    partnerId = (await readConsumer(world.job(SUPPLIER), CONSUMER, 'Flights'))!.userId;
    admins = {
      supplier: await world.addUser(SUPPLIER, 'staff', { isSuperAdmin: true }),
      consumer: await world.addUser(CONSUMER, 'staff', { isSuperAdmin: true }),
    };
  }

  const switches: Record<End, (isLive: boolean) => Promise<{ status: number }>> = {
    suspended: (isLive) =>
      atSupplier()(changeConsumerStatus, { ...named, newStatus: isLive ? 'Approved' : 'Suspended' }),
    'switched off': (isLive) => atConsumer()(switchLink, { ...supplied, isActive: isLive }),
    'search taken away': (isLive) => atSupplier()(setFlightSearchSetting, { ...named, isFlightSearchAllowed: isLive }),
    'hold taken away': (isLive) => atSupplier()(setFlightHoldSetting, { ...named, isFlightHold: isLive }),
  };
  /** The link stands again, whatever had ended it. */
  async function comesBack(): Promise<void> {
    for (const end of ends) expect(await switches[end](true)).toMatchObject({ status: 200 });
  }
  const ending = async ({ ends: at, end }: Step, now: Step['ends']): Promise<void> => {
    if (at === now) await switches[end](false);
  };

  /** Takes so much out of a wallet, minor units, by entries of its site's desk. */
  async function takeOut(ask: ReturnType<typeof asking>, userId: string, minor: number): Promise<void> {
    for (let left = minor; left > 0; left -= MOST_OF_ENTRY) {
      const amount = Math.min(left, MOST_OF_ENTRY) / 100;
      const entry = { userId, type: 'debit', currency: 'INR', amount, remark: 'Paid out' } as const;
      expect(await ask(addWalletEntry, entry)).toMatchObject({ status: 200 });
    }
  }
  /** What is in the consumer's wallet at the supplier, and in its agent's, from now on: so many sales. */
  async function leavePartner(covers: number): Promise<void> {
    const minor = covers * NET - (await rig.balances())[1];
    if (minor > 0) await fillPartner(world, minor);
    await takeOut(atSupplier(), partnerId, 0 - minor);
  }
  async function leaveAgent(covers: number): Promise<void> {
    const { agent } = rig.sites();
    const minor = covers * TOTAL - (await rig.balances())[0];
    if (minor > 0) await fillWallet(world, agent, minor);
    await takeOut(atConsumer(), agent.actor.userId, 0 - minor);
  }

  function hinder({ nth, how }: Step): void {
    if (nth === 0) return;
    if (how === 'before' || how === 'after') world.faults.failNth(nth, how);
    else world.faults.hinderFrom(nth, how, 2);
  }

  function planned({ plan }: Step, more: Partial<Plan> = {}): void {
    rig.double.reset();
    rig.double.plan = { ...allWell, ...plan, ...more };
  }

  /** Done by somebody who may hear nothing of it, and then does it once more where they try again. */
  async function tried({ isTriedAgain }: Step, deed: () => Promise<{ status: number }>): Promise<void> {
    const heard = () =>
      deed().then(
        ({ status }) => status < 500,
        () => false,
      );
    if (!(await heard()) && isTriedAgain) await heard();
  }

  const order = ({ kind }: Pick<Step, 'kind'>) =>
    rig.sell({
      isLcc: kind === 'pair' || kind.endsWith('low-cost'),
      priced: kind === 'pair' ? 'pair' : 'one way',
      ...(kind.startsWith('two') && { crowdOf: 2 }),
    });

  async function sell(how: Step, count: number, beside?: () => Promise<void>): Promise<void> {
    const { by } = how;
    planned(how);
    await comesBack();
    const begun: SoldTwice[] = [];
    for (let at = 0; at < count; at++) begun.push(await order(how));
    if (by === 'gateway') for (const sold of begun) await payAtGateway(world.job(CONSUMER), sold);
    await ending(how, 'before it begins');
    await ending(how, 'before payment');
    hinder(how);
    await Promise.all([...begun.map(({ orderId }) => tried(how, () => rig.pay(by, orderId))), beside?.()]);
    await ending(how, 'before booking').catch(() => undefined);
    await Promise.all(begun.map((sold) => rig.work(sold)));
    sales.push(...begun.map((sold) => ({ sold, by })));
  }

  /** Seats held through the link for half an hour. */
  async function hold(how: Step): Promise<void> {
    const { then } = how;
    planned(how, { holdUntil: clock.now() + 40 * MINUTE });
    await comesBack();
    const sold = await order({ kind: how.kind.startsWith('two') ? 'two full-service' : 'full-service' });
    const { orderId, theirs } = sold;
    await ending(how, 'before it begins');
    hinder(how);
    await tried(how, () => byAgent()(holdFlight, { orderId }));
    await rig.work(sold);
    await ending(how, 'before payment').catch(() => undefined);
    const pay = () => tried(how, () => rig.pay('wallet', orderId));
    const release = () => tried(how, () => byAgent()(releaseFlight, { orderId }));
    if (then === 'agreed to and paid') {
      rig.double.plan = { ...rig.double.plan, dearer: 97_000 };
      const asked = await byAgent()(confirmHold, { orderId, currency: 'INR' });
      const totalPayable = asked.result?.totalPayable;
      if (totalPayable !== undefined) await byAgent()(confirmHold, { orderId, currency: 'INR', totalPayable });
      await pay();
    }
    if (then === 'paid') await pay();
    if (then === 'released') await release();
    if (then === 'released there') await atSupplier()(releaseFlight, { orderId: theirs.orderId });
    if (then === 'paid and released') await Promise.all([pay(), release()]);
    await ending(how, 'before booking').catch(() => undefined);
    await rig.work(sold);
    sales.push({ sold, by: 'hold' });
  }

  /** What is asked for of a booking: all that is left of it, or one part. */
  async function what(sale: ReturnType<typeof linkedOf>, part: Step['part']) {
    if (part === 'all') return ill;
    const [, { passengers, segments }] = await changes.bookingsOf(sale);
    const flights = part === 'last flight' ? segments.slice(-1) : segments;
    return {
      ...({ RequestType: 2, CancellationType: 3, Remarks: 'A part' } as const),
      TicketId: (part === 'last flight' ? passengers : passengers.slice(0, 1)).map(({ ticket }) => ticket!.ticketId),
      Sectors: flights.map((one) => ({ Origin: one.originAirportCode, Destination: one.destinationAirportCode })),
    };
  }

  const linkedOf = ({ orderId, bookingId, theirs }: SoldTwice) => ({
    ...{ orderId, ourId: bookingId, theirId: theirs.bookingId },
  });

  /**
   * How both desks and the customer lead a refund of an earlier sale on, from where its latest request stands; nothing, where
   * that sale is none.
   */
  async function refundOf(how: Step): Promise<() => Promise<void>> {
    const { which, way, part, keeps } = how;
    const states = await Promise.all(sales.map(({ sold }) => rig.statesOf(sold)));
    const ticketed = sales.filter((_, at) => states[at]!.join() === 'COMPLETED,COMPLETED');
    const sold = ticketed[which % Math.max(1, ticketed.length)]?.sold;
    if (!sold) return async () => {};
    const sale = linkedOf(sold);
    const { agent } = rig.sites();
    const wanted = await what(sale, part);
    const latest = async () => (await changes.bookingsOf(sale))[1].changes ?? 1;
    const deeds: Record<Deed, (n: number) => Promise<{ status: number }>> = {
      ask: () => changes.ask(agent, sale, wanted),
      charge: (n) => changes.charge(sale, { n, airlineCharge: keeps, cancellationFee: keeps % 50 }),
      accept: async (n) => {
        const [, change] = await changes.changesOf(sale, n);
        return changes.accept(agent, sale, { n, chargesNo: change?.charges?.nth ?? 1 });
      },
      complete: (n) => changes.complete(sale, n),
      reject: (n) =>
        atSupplier()(rejectChangeRequest, { requestId: changes.requestIds(sale, n)[0], reason: 'Not taken' }),
      'reject here': (n) =>
        atConsumer()(rejectChangeRequest, { requestId: changes.requestIds(sale, n)[1], reason: 'Not wanted' }),
      withdraw: (n) => byAgent()(withdrawChangeRequest, { requestId: changes.requestIds(sale, n)[1] }),
    };
    return async () => {
      for (const deed of ways[way]) await tried(how, async () => deeds[deed](await latest()));
    };
  }
  async function rules({ keeper }: Step): Promise<void> {
    for (const [site, as] of Object.entries(admins)) {
      const keeps = site === keeper;
      const domesticFee = { kind: 'amount', amount: keeps ? 150 : 0, percent: 0 } as const;
      expect(await saveFlights(as, { keepsServiceFee: keeps, domesticFee })).toMatchObject({ status: 200 });
    }
  }

  const acts: Record<Step['act'], (how: Step) => Promise<unknown>> = {
    sell: (how) => sell(how, 1),
    'sell two at once': (how) => sell(how, 2),
    'sell beside a refund': async (how) => sell(how, 1, await refundOf(how)),
    hold,
    refund: async (how) => {
      const refund = await refundOf(how);
      hinder(how);
      await refund();
    },
    end: ({ end }) => switches[end](false),
    return: comesBack,
    empty: ({ covers }) => leavePartner(covers),
    lend: ({ covers }) =>
      atSupplier()(setCreditLimit, { userId: partnerId, creditLimit: (covers * NET) / 100, reason: 'Agreed' }),
    fill: () => leavePartner(100),
    'empty the agent': ({ covers }) => leaveAgent(covers),
    'fill the agent': () => leaveAgent(100),
    rules,
    pass: rig.pass,
  };

  /**
   * Nobody flies, and no gateway says more: what is due days later stands in nobody's way. Else each of thousands of sales
   * would make every later look at what is due slower.
   */
  async function forgetTravels(): Promise<void> {
    const ends = (site: typeof CONSUMER | typeof SUPPLIER, order: string, booking: string) => {
      const job = world.job(site);
      const later = (['REFRESH', 'PURGE'] as const).map((kind) => bookingKeys.bookingTask(job, booking, kind));
      return commit(job, [...later, paymentKeys.orderTask(job, order, 'SETTLE')].map(endTask));
    };
    for (const { sold } of sales) {
      const { orderId, bookingId, theirs } = sold;
      await Promise.all([ends(CONSUMER, orderId, bookingId), ends(SUPPLIER, theirs.orderId, theirs.bookingId)]);
    }
  }

  async function areOver(): Promise<boolean> {
    const states = await Promise.all(sales.map(({ sold }) => rig.statesOf(sold)));
    return states.flat().every((state) => state !== undefined && isOver.has(state));
  }

  /** A history from its first step to where nothing is left to do; its sales. */
  async function live(history: readonly Step[]): Promise<Begun[]> {
    world.clock.restore();
    sales = [];
    await leavePartner(100);
    await leaveAgent(100);
    // Something that can be refunded is there from the beginning on.
    const first = history[0]!;
    await sell({ ...first, ...{ plan: {}, by: 'wallet', ends: 'never', nth: 0 } }, 1);
    for (const one of history) {
      world.faults.reset();
      await acts[one.act](one);
      world.faults.reset();
    }
    // In the end the supplier says what it did, and which numbers its tickets have.
    rig.double.plan = { ...rig.double.plan, isSilent: false, areNumbersLate: false };
    for (let passes = 0; passes < MOST_PASSES && (passes < LEAST_PASSES || !(await areOver())); passes++)
      await rig.pass();
    return sales;
  }
  return { setUp, live, forgetTravels, changes };
}
