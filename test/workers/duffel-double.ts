import { clock } from '#functions/clock.ts';
import { duffelSupplier } from '#functions/suppliers/duffel/duffel-supplier.ts';
import { type DuffelMemory, memoryOfProcess } from '#functions/suppliers/duffel/memory.ts';
import type { Answer, BookRequest, FlightSupplier, SupplierCall } from '#functions/suppliers/flight-supplier.ts';
import type { FakeDuffel } from '#infra/local/duffel-fake/fake.ts';
import type { FakeReply } from '#infra/local/duffel-fake/replies.ts';
import { refusal } from '#infra/local/duffel-fake/replies.ts';
import { type SearchQuery, searchQuery } from '#shared/flights/model.ts';
import { allWell, type Plan, type SupplierDouble } from './supplier-double.ts';

const TOKEN = 'duffel_test_not-a-real-token';
const refusals: Partial<Record<Plan['book'] | Plan['ticket'], FakeReply>> = {
  SOLD_OUT: refusal(422, 'offer_no_longer_available'),
  PRICE_CHANGED: refusal(422, 'price_changed'),
  FARE_EXPIRED: refusal(422, 'offer_expired'),
};

/** How the fake answers what would make an order or pay for one, as a plan has it. */
function follow(fake: FakeDuffel, plan: () => Plan): void {
  fake.instead = ({ method, path }, answer) => {
    const how =
      method !== 'POST'
        ? 'done'
        : path === '/air/orders'
          ? plan().book
          : path === '/air/payments'
            ? plan().ticket
            : 'done';
    if (how === 'lost') return { status: 200, body: {}, manner: 'reset' };
    if (how === 'unheard') return { ...answer(), manner: 'reset' };
    return refusals[how] ? { ...refusals[how] } : undefined;
  };
}

/** What was sold from a fixture, as Duffel would have offered it: its passengers on a flight of the fake's. */
async function asDuffelSells(supplier: FlightSupplier, call: SupplierCall, request: BookRequest): Promise<BookRequest> {
  const count = (type: number) => request.passengers.filter(({ paxType }) => paxType === type).length;
  const query: SearchQuery = searchQuery.parse({
    JourneyType: 1,
    segments: [{ origin: 'DEL', destination: 'BOM', preferredDepartureTime: '2027-03-12' }],
    adultCount: count(1),
    childCount: count(2),
    infantCount: count(3),
  });
  const found = await supplier.search(call, query);
  if (!found.ok) throw new Error(`the fake has no flight: ${found.code}`);
  const offer = found.value.find(({ isLCC }) => isLCC === request.offer.isLCC)!;
  return {
    ...request,
    offer,
    passengers: request.passengers.map((passenger) => ({
      ...passenger,
      dateOfBirth: passenger.dateOfBirth || '1990-04-02',
      email: passenger.email || 'asha@example.com',
      phoneCode: '+91',
      mobileNo: '9810012345',
      baggage: [],
      meals: [],
    })),
  };
}

interface Parts {
  fake: FakeDuffel;
  host: string;
  memory: DuffelMemory;
}

const duffelAt = ({ host, memory }: Pick<Parts, 'host' | 'memory'>): FlightSupplier =>
  duffelSupplier({
    name: 'sandbox-gds',
    site: 'sarathi',
    currency: 'INR',
    host,
    token: TOKEN,
    deadlineMs: 10_000,
    memory,
    now: () => clock.now(),
  });

/** The adapter, which books what was sold from a fixture as Duffel would have sold it. */
export function duffelSeller(at: Pick<Parts, 'host' | 'memory'>): FlightSupplier {
  const sells = duffelAt({ host: at.host, memory: memoryOfProcess() });
  const real = duffelAt(at);
  return { ...real, book: async (call, request) => real.book(call, await asDuffelSells(sells, call, request)) };
}

/** The real adapter over the fake, in place of the supplier's double: the same plans, the same faults, the same counts. */
export function duffelDouble({ fake, host, memory }: Parts): SupplierDouble {
  let nth: { n: number; when: 'before' | 'after' } | undefined;
  const real = duffelSeller({ host, memory });
  async function faulty<T>(name: string, run: () => Answer<T>): Answer<T> {
    double.calls.push(name);
    const chosen = nth && double.calls.length === nth.n ? nth.when : undefined;
    if (chosen === 'before') throw new Error(`injected: ${name} was not sent`);
    const answer = await run();
    if (chosen === 'after') throw new Error(`injected: the answer to ${name} was lost`);
    return answer;
  }
  const double: SupplierDouble = {
    plan: allWell,
    calls: [],
    lastRequest: undefined,
    keptOf: async (bookingId) => {
      const orders = [...fake.orders.values()].filter(({ metadata }) => metadata.portolan_booking === bookingId);
      const [order] = orders;
      if (!order) return undefined;
      const issued = orders.filter(({ isPaid }) => isPaid).length;
      const state = order.cancelledAt ? 'CANCELLED' : order.isPaid ? 'TICKETED' : 'HELD';
      return { issued, booking: { reference: order.id, pnr: '', state, segments: [], tickets: [] } };
    },
    failNth: (n, when) => {
      nth = { n: double.calls.length + n, when };
    },
    reset: () => {
      double.calls.length = 0;
      nth = undefined;
      double.plan = allWell;
    },
    supplier: {
      ...real,
      book: (call, request) => faulty('book', () => real.book(call, request)),
      ticket: (call, reference) => faulty('ticket', () => real.ticket(call, reference)),
      release: (call, reference) => faulty('release', () => real.release(call, reference)),
      retrieve: (call, reference) => faulty('retrieve', () => real.retrieve(call, reference)),
    },
  };
  follow(fake, () => double.plan);
  return double;
}
