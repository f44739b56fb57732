import type {
  Answer,
  BookRequest,
  FlightSupplier,
  HoldQuote,
  SupplierBooking,
  SupplierCall,
} from '#functions/suppliers/flight-supplier.ts';
import { totalOf } from '#functions/suppliers/sandbox/fares.ts';
import type { SandboxStore } from '#functions/suppliers/sandbox/sandbox-store.ts';
import { fail, ok } from '#shared/errors.ts';

/** How the supplier behaves. `lost`: no answer, and nothing done. `unheard`: done, but the answer never came. */
export interface Plan {
  book: 'done' | 'lost' | 'unheard' | 'SOLD_OUT' | 'PRICE_CHANGED' | 'FARE_EXPIRED' | 'IN_PROGRESS' | 'CANCELLED';
  ticket: 'done' | 'lost' | 'unheard' | 'SOLD_OUT' | 'CANCELLED';
  /** It answers no question about what it did. */
  isSilent?: boolean;
  /** Until when it holds, ms since 1970. */
  holdUntil?: number;
  /** Tickets are issued, and their numbers are not there yet. */
  areNumbersLate?: boolean;
  /** What its holds cost by now, where that is another amount. */
  dearer?: number;
}
export const allWell: Plan = { book: 'done', ticket: 'done' };

interface Kept {
  booking: SupplierBooking;
  /** Times tickets were issued: more than one is the disaster all this is against. */
  issued: number;
  passengers?: number;
  total?: number;
}

export interface SupplierDouble {
  supplier: FlightSupplier;
  plan: Plan;
  /** Names of the calls since the last reset, in order. */
  calls: string[];
  /** What book was last sent. */
  lastRequest: BookRequest | undefined;
  /** The n-th call from now throws: before it took effect, or after. */
  failNth(n: number, when: 'before' | 'after'): void;
  reset(): void;
  keptOf(bookingId: string): Promise<Kept | undefined>;
}

const SITE = 'sarathi';

/** A supplier that remembers in `store`, idempotent by client reference as the port asks. */
export function supplierDouble(store: SandboxStore): SupplierDouble {
  let nth: { n: number; when: 'before' | 'after' } | undefined;
  const shown = (booking: SupplierBooking): SupplierBooking =>
    double.plan.areNumbersLate
      ? { ...booking, tickets: booking.tickets.map((one) => ({ ...one, ticketNumber: '' })) }
      : booking;
  const keptOf = async (id: string) => (await store.get(SITE, id)) as Kept | undefined;
  const ticketed = (kept: Kept): Kept => ({
    ...kept,
    issued: kept.issued + 1,
    booking: {
      ...kept.booking,
      state: 'TICKETED',
      tickets: Array.from({ length: kept.passengers ?? 1 }, (_, at) => ({
        ticketNumber: `098-${kept.booking.reference.slice(0, 10)}${at || ''}`,
        ticketId: `T${at + 1}`,
        validatingAirline: '6E',
        barcodes: [''],
      })),
    },
  });
  async function faulty<T>(name: string, run: () => Answer<T>): Answer<T> {
    double.calls.push(name);
    const chosen = nth && double.calls.length === nth.n ? nth.when : undefined;
    if (chosen === 'before') throw new Error(`injected: ${name} was not sent`);
    const answer = await run();
    if (chosen === 'after') throw new Error(`injected: the answer to ${name} was lost`);
    return answer;
  }
  async function book(_call: SupplierCall, request: BookRequest): Answer<SupplierBooking> {
    double.lastRequest = request;
    const id = request.clientReference;
    const earlier = await keptOf(id);
    if (earlier) return ok(earlier.booking);
    const { book: how } = double.plan;
    if (how === 'lost') return fail('SUPPLIER_TIMEOUT');
    if (how === 'SOLD_OUT' || how === 'PRICE_CHANGED' || how === 'FARE_EXPIRED') return fail(how);
    const state = how === 'IN_PROGRESS' || how === 'CANCELLED' ? how : 'HELD';
    const held: Kept = {
      issued: 0,
      passengers: request.passengers.length,
      total: totalOf(request.offer.fares),
      booking: {
        reference: `X${id.slice(0, 12)}`,
        pnr: id.slice(-6),
        state,
        ...(double.plan.holdUntil !== undefined && { holdUntil: double.plan.holdUntil }),
        segments: request.offer.segments,
        tickets: [],
      },
    };
    if (request.isHold && request.offer.isLCC) return fail('FARE_EXPIRED');
    const kept = request.offer.isLCC && state === 'HELD' ? ticketed(held) : held;
    await store.putIfAbsent(SITE, kept.booking.reference, id);
    await store.putIfAbsent(SITE, id, kept);
    return how === 'unheard' ? fail('SUPPLIER_TIMEOUT') : ok(shown(kept.booking));
  }
  async function ticket(_call: SupplierCall, reference: string, agreed?: HoldQuote): Answer<SupplierBooking> {
    const id = (await store.get(SITE, reference)) as string;
    const { ticket: how, dearer } = double.plan;
    if (how === 'lost') return fail('SUPPLIER_TIMEOUT');
    if (how === 'SOLD_OUT') return fail(how);
    if (dearer !== undefined && agreed?.total !== dearer) return fail('PRICE_CHANGED');
    const kept = (await keptOf(id))!;
    // A second issue on purpose: the worker, not the supplier, must see to it that this never happens.
    const after: Kept =
      how === 'CANCELLED' ? { ...kept, booking: { ...kept.booking, state: 'CANCELLED' } } : ticketed(kept);
    await store.put(SITE, id, after);
    return how === 'unheard' ? fail('SUPPLIER_FAILED') : ok(shown(after.booking));
  }
  async function release(_call: SupplierCall, reference: string): Answer<SupplierBooking> {
    const id = (await store.get(SITE, reference)) as string | undefined;
    const kept = id === undefined ? undefined : await keptOf(id);
    if (!id || !kept) return fail('NOT_FOUND');
    if (kept.booking.state === 'TICKETED') return fail('ILLEGAL_TRANSITION');
    const booking = { ...kept.booking, state: 'CANCELLED' as const };
    await store.put(SITE, id, { ...kept, booking });
    return ok(booking);
  }
  const never = async () => fail('SUPPLIER_FAILED');
  const double: SupplierDouble = {
    plan: allWell,
    calls: [],
    lastRequest: undefined,
    keptOf,
    failNth: (n, when) => {
      nth = { n: double.calls.length + n, when };
    },
    reset: () => {
      double.calls.length = 0;
      nth = undefined;
      double.plan = allWell;
    },
    supplier: {
      name: 'sandbox-gds',
      book: (call, request) => faulty('book', () => book(call, request)),
      ticket: (call, reference, agreed) => faulty('ticket', () => ticket(call, reference, agreed)),
      holdQuote: async (_call, reference) => {
        const id = (await store.get(SITE, reference)) as string | undefined;
        const kept = id === undefined ? undefined : await keptOf(id);
        if (kept?.booking.state !== 'HELD') return fail(kept ? 'ILLEGAL_TRANSITION' : 'NOT_FOUND');
        const { holdUntil, dearer } = double.plan;
        return ok({ total: dearer ?? kept.total ?? 0, currency: 'INR', ...(holdUntil !== undefined && { holdUntil }) });
      },
      release: (call, reference) => faulty('release', () => release(call, reference)),
      retrieve: (_call, id) =>
        faulty('retrieve', async () => {
          if (double.plan.isSilent) return fail('SUPPLIER_FAILED');
          const kept = await keptOf(id);
          return kept ? ok(shown(kept.booking)) : fail('NOT_FOUND');
        }),
      search: never,
      calendar: never,
      fareRules: never,
      quote: never,
      extraServices: never,
      carriesOut: [],
      cancellationCharges: never,
      changeRequest: never,
      findChange: never,
      changeRequestStatus: never,
    },
  };
  return double;
}
