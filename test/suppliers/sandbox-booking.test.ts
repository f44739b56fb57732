import { describe, expect, it } from 'vitest';
import type { ChangeRequest } from '#functions/suppliers/flight-supplier.ts';
import { memoryStore } from '#functions/suppliers/sandbox/sandbox-store.ts';
import { totalOf } from '#functions/suppliers/sandbox/fares.ts';
import type { SearchQuery, SupplierPassenger } from '#shared/flights/model.ts';
import { addDays } from '#shared/time.ts';
import { ask, callAt, codeOf, got, HOUR, NOW, offerWith, passenger, source } from './ask-sandbox.ts';

/** A supplier whose memory two processes share, and a booking request at it. */
async function desk({
  kind = 'lcc' as 'lcc' | 'gds',
  query = ask('DEL-BOM') as SearchQuery,
  lastName = 'Menon',
  flight = undefined as string | undefined,
} = {}) {
  const store = memoryStore();
  const open = () => source({ kind, triggers: true, timeoutAfterMs: 5 }, { store });
  const supplier = open();
  const offers = got(await supplier.search(callAt(), query));
  const offer = got(await supplier.quote(callAt(), offerWith(offers, flight), query)).offer;
  const passengers: SupplierPassenger[] = [
    passenger(lastName),
    ...Array.from({ length: query.childCount }, () => passenger(lastName, { paxType: 2 })),
  ];
  const request = { offer, passengers, clientReference: 'BOOKING1', query };
  return {
    supplier,
    open,
    offer,
    request,
    book: () => supplier.book(callAt(), request),
    retrieve: (now = NOW) => open().retrieve(callAt(now), 'BOOKING1'),
  };
}

describe('booking', () => {
  it("tickets a low-cost fare at once, with the carrier's own numbers and barcodes", async () => {
    const { book, offer } = await desk({ query: ask('DEL-BOM', { childCount: 1 }) });
    const booking = got(await book());
    expect(booking).toMatchObject({ state: 'TICKETED', pnr: expect.stringMatching(/^[A-Z]{6}$/) });
    expect(booking.tickets).toHaveLength(2);
    const accounting: Record<string, string> = { '6E': '312', IX: '440', SG: '775', QP: '487' };
    for (const ticket of booking.tickets) {
      expect(ticket.ticketNumber).toMatch(new RegExp(`^${accounting[offer.segments[0]!.airlineCode]}\\d{10}$`));
      expect(ticket.barcodes[0]).toMatch(/^M1MENON\/ASHA {10}E[A-Z]{6} DELBOM/);
    }
    expect(booking.segments[0]!.airlinePnr).toBe(booking.pnr);
  });

  it('holds a full-service fare until it is ticketed or released', async () => {
    const { book, open, retrieve } = await desk({ kind: 'gds', query: ask('DEL-BOM', { directOnly: true }) });
    const held = got(await book());
    expect(held).toMatchObject({ state: 'HELD', tickets: [], holdUntil: NOW + 24 * HOUR });
    expect(got(await open().ticket(callAt(), held.reference))).toMatchObject({
      state: 'TICKETED',
      tickets: [{ ticketNumber: expect.stringMatching(/^\d{13}$/), barcodes: [''] }],
    });
    expect(got(await retrieve())).toMatchObject({ state: 'TICKETED' });
    expect(codeOf(await open().release(callAt(), held.reference))).toBe('ILLEGAL_TRANSITION');
  });

  it('gives seats back once, and tickets nothing afterwards', async () => {
    const { book, open } = await desk({ kind: 'gds' });
    const { reference } = got(await book());
    expect(got(await open().release(callAt(), reference)).state).toBe('CANCELLED');
    expect(got(await open().release(callAt(), reference)).state).toBe('CANCELLED');
    expect(codeOf(await open().ticket(callAt(), reference))).toBe('ILLEGAL_TRANSITION');
  });

  it('lets a hold run out by itself', async () => {
    const { book, open, retrieve } = await desk({ kind: 'gds', lastName: 'ShortHold' });
    const { reference, holdUntil } = got(await book());
    expect(holdUntil).toBe(NOW + 600_000);
    expect(got(await retrieve(NOW + 600_001)).state).toBe('CANCELLED');
    expect(codeOf(await open().ticket(callAt(NOW + 600_001), reference))).toBe('ILLEGAL_TRANSITION');
  });

  it('happens once for a client reference, also when asked twenty times at once', async () => {
    const { open, request } = await desk();
    const answers = await Promise.all(Array.from({ length: 20 }, () => open().book(callAt(), request)));
    expect(new Set(answers.map((answer) => got(answer).reference)).size).toBe(1);
    expect(got(await open().book(callAt(), { ...request, passengers: [passenger('Other')] })).tickets).toEqual(
      got(answers[0]!).tickets,
    );
  });

  it("is refused at another price than the quote's", async () => {
    const { supplier, request, offer } = await desk({ flight: '9091', kind: 'gds' });
    expect(
      codeOf(
        await supplier.book(callAt(), {
          ...request,
          offer: { ...offer, fares: offer.fares.map((fare) => ({ ...fare, baseFare: fare.baseFare - 100 })) },
        }),
      ),
    ).toBe('PRICE_CHANGED');
    expect(codeOf(await supplier.book(callAt(), request))).toBe('ok');
  });

  it('whose memory fails is an outage, and is found once it works again', async () => {
    const memory = memoryStore();
    let writes = 0;
    const failing = {
      ...memory,
      putIfAbsent: async (...item: Parameters<typeof memory.putIfAbsent>) => (
        await memory.putIfAbsent(...item),
        ++writes === 2 ? Promise.reject(new Error('no table')) : true
      ),
    };
    const query = ask('DEL-BOM');
    const [offer] = got(await source({ kind: 'lcc' }).search(callAt(), query));
    const request = { offer: offer!, query, clientReference: 'BOOKING2', passengers: [passenger('Menon')] };
    expect(codeOf(await source({ kind: 'lcc' }, { store: failing }).book(callAt(), request))).toBe('SUPPLIER_FAILED');
    expect(got(await source({ kind: 'lcc' }, { store: memory }).retrieve(callAt(), 'BOOKING2')).state).toBe('TICKETED');
  });

  it('is not known under another site or reference', async () => {
    const { book, open } = await desk();
    const { reference } = got(await book());
    expect(codeOf(await open().retrieve({ ...callAt(), site: 'gulf' }, 'BOOKING1'))).toBe('NOT_FOUND');
    expect(codeOf(await open().cancellationCharges({ ...callAt(), site: 'gulf' }, reference))).toBe('NOT_FOUND');
    expect(codeOf(await open().ticket(callAt(), 'SBNOTHING'))).toBe('NOT_FOUND');
  });
});

describe('last names that misbehave', () => {
  it.each([
    ['SOLDOUT', 'SOLD_OUT'],
    ['PRICEUP', 'PRICE_CHANGED'],
    ['FAREGONE', 'FARE_EXPIRED'],
  ])('%s is surely not booked: %s', async (lastName, code) => {
    const { book, retrieve } = await desk({ lastName });
    expect(codeOf(await book())).toBe(code);
    expect(codeOf(await retrieve())).toBe('NOT_FOUND');
  });

  it.each([
    ['TIMEOUTBOOKED', 'SUPPLIER_TIMEOUT'],
    ['FAILBOOKED', 'SUPPLIER_FAILED'],
    ['GARBLED', 'SUPPLIER_FAILED'],
  ])('%s answers %s and is booked', async (lastName, code) => {
    const { book, retrieve } = await desk({ lastName });
    expect(codeOf(await book())).toBe(code);
    const found = got(await retrieve());
    expect(found.state).toBe('TICKETED');
    expect(got(await book()).reference).toBe(found.reference);
  });

  it('TIMEOUTLOST times out and is not booked', async () => {
    const { book, retrieve } = await desk({ lastName: 'TimeoutLost' });
    expect(codeOf(await book())).toBe('SUPPLIER_TIMEOUT');
    expect(codeOf(await retrieve())).toBe('NOT_FOUND');
  });

  it.each([
    ['PENDINGONE', 1],
    ['PENDINGTWO', 2],
    ['PENDINGTHREE', 3],
  ])('%s is in progress %i times when asked about, then ticketed', async (lastName, times) => {
    const { book, retrieve } = await desk({ lastName });
    expect(got(await book())).toMatchObject({ state: 'IN_PROGRESS', tickets: [] });
    for (let i = 0; i < times; i++) expect(got(await retrieve()).state).toBe('IN_PROGRESS');
    expect(got(await retrieve())).toMatchObject({ state: 'TICKETED', tickets: [{}] });
  });

  it('PENDINGONE on a full-service fare is in progress after ticketing', async () => {
    const { book, open, retrieve } = await desk({ kind: 'gds', lastName: 'PENDINGONE' });
    const { reference, state } = got(await book());
    expect(state).toBe('HELD');
    expect(got(await open().ticket(callAt(), reference)).state).toBe('IN_PROGRESS');
    expect([got(await retrieve()).state, got(await retrieve()).state]).toEqual(['IN_PROGRESS', 'TICKETED']);
  });

  it('TICKETTIMEOUT is ticketed behind the time-out, TICKETLOST is not', async () => {
    const one = await desk({ kind: 'gds', lastName: 'TICKETTIMEOUT' });
    expect(codeOf(await one.open().ticket(callAt(), got(await one.book()).reference))).toBe('SUPPLIER_TIMEOUT');
    expect(got(await one.retrieve()).state).toBe('TICKETED');
    const other = await desk({ kind: 'gds', lastName: 'TICKETLOST' });
    const { reference } = got(await other.book());
    expect(codeOf(await other.open().ticket(callAt(), reference))).toBe('SUPPLIER_TIMEOUT');
    expect(got(await other.retrieve()).state).toBe('HELD');
    expect(got(await other.open().ticket(callAt(), reference)).state).toBe('TICKETED');
  });

  it('RESCHEDULED and AIRLINECANCELS show when the booking is looked at again', async () => {
    const moved = await desk({ lastName: 'Rescheduled' });
    const before = got(await moved.book()).segments[0]!;
    const after = got(await moved.retrieve()).segments[0]!;
    expect(after).toMatchObject({ flightStatus: 'Schedule changed' });
    expect(after.departureTime > before.departureTime).toBe(true);
    const cancelled = await desk({ lastName: 'AirlineCancels' });
    expect(got(await cancelled.book()).state).toBe('TICKETED');
    expect(got(await cancelled.retrieve())).toMatchObject({
      state: 'CANCELLED',
      segments: [{ flightStatus: 'Cancelled' }],
    });
  });

  it('mean nothing to a source without triggers', async () => {
    const supplier = source({ kind: 'lcc' });
    const query = ask('DEL-BOM');
    const offer = offerWith(got(await supplier.search(callAt(), query)));
    expect(
      got(await supplier.book(callAt(), { offer, query, clientReference: 'PLAIN', passengers: [passenger('SOLDOUT')] }))
        .state,
    ).toBe('TICKETED');
  });
});

describe('changing a booking', () => {
  const sent: ChangeRequest = {
    ...{ RequestType: 1, CancellationType: 3, Sectors: [], TicketId: [], Remarks: 'Illness' },
    clientReference: 'CR-1',
  };

  it("costs the fare's fee, or all but the taxes where it is not refundable", async () => {
    const { book, open, offer } = await desk();
    const charges = got(await open().cancellationCharges(callAt(), got(await book()).reference));
    const taxes = offer.fares.reduce((sum, fare) => sum + fare.tax * fare.passengerCount, 0);
    expect(offer.isRefundable).toBe(false);
    expect(charges).toMatchObject({ charge: totalOf(offer.fares) - taxes, currency: 'INR' });
  });

  it('is reviewed first, then refunded, and ends the booking', async () => {
    const { book, open, offer, retrieve } = await desk();
    const { reference } = got(await book());
    const { changeRequestId, rawStatus } = got(await open().changeRequest(callAt(), reference, sent));
    expect(rawStatus).toBe('RECEIVED');
    expect(got(await open().changeRequest(callAt(), reference, sent)).changeRequestId).toBe(changeRequestId);
    expect(got(await open().changeRequestStatus(callAt(), changeRequestId))).toEqual({
      rawStatus: 'IN_REVIEW',
      statusText: 'Being reviewed by the airline',
      state: 'PENDING',
    });
    const taxes = offer.fares.reduce((sum, fare) => sum + fare.tax * fare.passengerCount, 0);
    expect(got(await open().changeRequestStatus(callAt(), changeRequestId))).toMatchObject({
      state: 'COMPLETED',
      refund: taxes,
    });
    expect(got(await retrieve()).state).toBe('CANCELLED');
    const anew = { ...sent, clientReference: 'CR-2' };
    expect(codeOf(await open().changeRequest(callAt(), reference, anew))).toBe('ILLEGAL_TRANSITION');
  });

  const decidedBy = async (
    { open }: Pick<Awaited<ReturnType<typeof desk>>, 'open'>,
    reference: string,
    request: Partial<ChangeRequest>,
  ) => {
    const { changeRequestId } = got(await open().changeRequest(callAt(), reference, { ...sent, ...request }));
    await open().changeRequestStatus(callAt(), changeRequestId);
    return got(await open().changeRequestStatus(callAt(), changeRequestId));
  };
  const Sectors = [{ Origin: 'DEL', Destination: 'BOM' }];

  it('offers the same flights on another day, and reissues by the offer once', async () => {
    const at = await desk({ query: ask('DEL-BOM', { childCount: 1 }) });
    const { reference, segments, tickets, pnr } = got(await at.book());
    const day = addDays(segments[0]!.departureTime.slice(0, 10), 7);
    expect(got(await at.open().changeOffers!(callAt(), reference, [segments[0]!.departureTime.slice(0, 10)]))).toEqual(
      [],
    );
    const [offer] = got(await at.open().changeOffers!(callAt(), reference, [day]));
    const total = totalOf(at.offer.fares);
    expect(offer).toMatchObject({ difference: Math.round(total * 0.08), charge: Math.round(total * 0.05) });
    const { offerId, difference, charge } = offer!;
    const wish = { RequestType: 3 as const, offerId, agreedCharge: difference + charge };
    const asked = (more: Partial<ChangeRequest>) =>
      at.open().changeRequest(callAt(), reference, { ...sent, ...wish, ...more });
    expect(codeOf(await asked({ agreedCharge: difference + charge - 1, clientReference: 'CR-8' }))).toBe(
      'PRICE_CHANGED',
    );
    expect(codeOf(await asked({ offerId: 'gone', clientReference: 'CR-8' }))).toBe('FARE_EXPIRED');
    const done = await decidedBy(at, reference, wish);
    expect(done).toMatchObject({ state: 'COMPLETED', statusText: 'Reissued', reissued: { pnr } });
    expect(done.reissued!.segments.map(({ departureTime }) => departureTime.slice(0, 10))).toEqual(
      segments.map(() => day),
    );
    expect(done.reissued!.tickets.map(({ ticketId }) => ticketId)).toEqual(tickets.map(({ ticketId }) => ticketId));
    expect(done.reissued!.tickets[0]!.ticketNumber).not.toBe(tickets[0]!.ticketNumber);
    const now = got(await at.retrieve());
    expect(now).toMatchObject({
      state: 'TICKETED',
      segments: done.reissued!.segments,
      tickets: done.reissued!.tickets,
    });
    expect(await decidedBy(at, reference, wish)).toEqual(done);
  });

  it('refunds a part for some passengers once, and takes no reissue without an offer', async () => {
    const at = await desk({ query: ask('DEL-BOM', { childCount: 1 }) });
    const { reference, tickets } = got(await at.book());
    expect(codeOf(await at.open().changeRequest(callAt(), reference, { ...sent, RequestType: 3 }))).toBe(
      'ILLEGAL_TRANSITION',
    );
    const ofOne = { RequestType: 2 as const, Sectors, TicketId: [tickets[0]!.ticketId] };
    const { charge } = got(await at.open().cancellationCharges(callAt(), reference, ofOne));
    const rival = await at.open().changeRequest(callAt(), reference, { ...sent, ...ofOne, clientReference: 'CR-9' });
    const part = await decidedBy(at, reference, { ...ofOne, clientReference: 'CR-2' });
    expect(part).toMatchObject({
      state: 'COMPLETED',
      charge,
      refund: Math.round(totalOf(at.offer.fares) / 2) - charge,
    });
    expect(part.creditNote).toMatch(/^CN\d{8}$/);
    await at.open().changeRequestStatus(callAt(), got(rival).changeRequestId);
    expect(got(await at.open().changeRequestStatus(callAt(), got(rival).changeRequestId)).state).toBe('REJECTED');
    const again = { ...sent, ...ofOne, clientReference: 'CR-3' };
    expect(codeOf(await at.open().changeRequest(callAt(), reference, again))).toBe('ILLEGAL_TRANSITION');
    expect(codeOf(await at.open().cancellationCharges(callAt(), reference, ofOne))).toBe('ILLEGAL_TRANSITION');
    expect(got(await at.retrieve()).state).toBe('TICKETED');
    const rest = { ...ofOne, TicketId: [tickets[1]!.ticketId], clientReference: 'CR-4' };
    expect((await decidedBy(at, reference, rest)).state).toBe('COMPLETED');
    expect(got(await at.retrieve()).state).toBe('CANCELLED');
  });

  it('takes Flight Cancelled of what its airline cancelled alone, and gives all of it back', async () => {
    const flying = await desk();
    const { reference } = got(await flying.book());
    const gone = { ...sent, CancellationType: 2 as const };
    expect(codeOf(await flying.open().changeRequest(callAt(), reference, gone))).toBe('ILLEGAL_TRANSITION');
    const at = await desk({ lastName: 'AIRLINECANCELS' });
    expect(await decidedBy(at, got(await at.book()).reference, gone)).toMatchObject({
      ...{ charge: 0, refund: totalOf(at.offer.fares) },
    });
  });

  it('times out taken or not, costs more than was quoted, and gives less, by name', async () => {
    for (const [lastName, after] of [
      ['CHANGETIMEOUT', 'ok'],
      ['CHANGELOST', 'NOT_FOUND'],
    ] as const) {
      const { book, open } = await desk({ lastName });
      const { reference } = got(await book());
      const slow = { ...callAt(), signal: AbortSignal.timeout(50) };
      expect(codeOf(await open().changeRequest(slow, reference, sent))).toBe('SUPPLIER_TIMEOUT');
      expect(codeOf(await open().findChange(callAt(), reference, 'CR-1'))).toBe(after);
      const again = { ...callAt(), signal: AbortSignal.timeout(50) };
      expect(codeOf(await open().changeRequest(again, reference, sent))).toBe('ok');
    }
    const dear = await desk({ lastName: 'CHANGEDEARER' });
    const { reference } = got(await dear.book());
    const before = got(await dear.open().cancellationCharges(callAt(), reference)).charge;
    const agreed = { ...sent, agreedCharge: before };
    expect(codeOf(await dear.open().changeRequest(callAt(), reference, agreed))).toBe('PRICE_CHANGED');
    const after = got(await dear.open().cancellationCharges(callAt(), reference)).charge;
    expect(after).toBeGreaterThan(before);
    const anew = { ...sent, agreedCharge: after };
    expect(codeOf(await dear.open().changeRequest(callAt(), reference, anew))).toBe('ok');
    const less = await desk({ lastName: 'LESSBACK' });
    const its = got(await less.book()).reference;
    const said = got(await less.open().cancellationCharges(callAt(), its)).charge;
    expect((await decidedBy(less, its, { agreedCharge: said })).charge).toBeGreaterThan(said);
  });

  it('is refused for REFUSECHANGE and never decided for SLOWCHANGE', async () => {
    for (const [lastName, state] of [
      ['REFUSECHANGE', 'REJECTED'],
      ['SLOWCHANGE', 'PENDING'],
    ] as const) {
      const { book, open } = await desk({ lastName });
      const { changeRequestId } = got(await open().changeRequest(callAt(), got(await book()).reference, sent));
      await open().changeRequestStatus(callAt(), changeRequestId);
      expect(got(await open().changeRequestStatus(callAt(), changeRequestId)).state).toBe(state);
    }
  });
});
