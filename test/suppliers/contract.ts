import { beforeEach, describe, expect, it } from 'vitest';
import type { FlightSupplier, SupplierBooking } from '#functions/suppliers/flight-supplier.ts';
import { totalOf } from '#functions/suppliers/sandbox/fares.ts';
import { segment } from '#shared/flights/segment.ts';
import type { NetOffer, SearchQuery } from '#shared/flights/model.ts';
import { randomId } from '#shared/ids.ts';
import { addDays } from '#shared/time.ts';
import { ask, callAt, codeOf, got, HOUR, NOW, passenger } from './ask-sandbox.ts';

/** A supplier of offers as the contract finds it, for each test afresh. */
export interface Opened {
  /** An adapter of its own over the same supplier, as another process would have it. */
  open(): FlightSupplier;
  /** Moves the supplier's own clock, where it has one. */
  moveTo?(now: number): void;
}

/** The same of one that books. */
export interface Contracted extends Opened {
  /** Last names that make the supplier misbehave, by what it does. */
  names: Record<
    'soldOut' | 'priceChanged' | 'fareExpired' | 'silentBooked' | 'silentLost' | 'brokenBooked' | 'shortHold' | 'moved',
    string
  >;
  /** How long after a booking nobody heard of is surely none, ms. */
  quietMs: number;
  /** Moves the supplier's own clock, where it has one. */
  moveTo(now: number): void;
}

/** What every supplier behind the port must do of what it sells, also one whose bookings are led on elsewhere. */
export function offersSuite(name: string, make: () => Promise<Opened> | Opened): void {
  describe(`the contract of what a supplier offers, at ${name}`, () => {
    let it_: Opened;
    beforeEach(async () => {
      it_ = await make();
      it_.moveTo?.(NOW);
    });
    async function offered(query: SearchQuery = ask('DEL-BOM')) {
      const supplier = it_.open();
      const found = got(await supplier.search(callAt(), query)).find(({ isLCC }) => isLCC)!;
      return { offer: got(await supplier.quote(callAt(), found, query)).offer, query };
    }

    it('searches: offers of its own name, whole amounts, flights that can be read, each index once', async () => {
      const query = ask('COK-DXB', { adultCount: 2, childCount: 1, infantCount: 1 });
      const offers = got(await it_.open().search(callAt(), query));
      expect(offers.length).toBeGreaterThan(5);
      expect(new Set(offers.map(({ resultIndex }) => resultIndex)).size).toBe(offers.length);
      for (const offer of offers) {
        expect(offer.source).toBe(it_.open().name);
        expect(offer.currency).toBe('INR');
        expect(offer.fares.map(({ passengerType, passengerCount }) => [passengerType, passengerCount])).toEqual([
          [1, 2],
          [2, 1],
          [3, 1],
        ]);
        for (const { baseFare, tax, offeredOtherCharges } of offer.fares)
          expect([baseFare, tax, offeredOtherCharges].every((one) => Number.isSafeInteger(one) && one >= 0)).toBe(true);
        expect(totalOf(offer.fares)).toBeGreaterThan(0);
        for (const one of offer.segments) expect(segment.safeParse(one).error).toBeUndefined();
        expect([offer.segments[0]!.originAirportCode, offer.segments.at(-1)!.destinationAirportCode]).toEqual([
          'COK',
          'DXB',
        ]);
      }
    });

    it('searches a return both ways: as two fares, and as one', async () => {
      const legs = ['DEL-LHR', 'LHR-DEL'];
      const trips = ({ segments }: NetOffer) => [...new Set(segments.map(({ tripIndicator }) => tripIndicator))].join();
      const two = got(await it_.open().search(callAt(), ask(legs)));
      expect(new Set(two.map(trips))).toEqual(new Set(['1', '2']));
      const one = got(await it_.open().search(callAt(), ask(legs, { returnType: 3 })));
      expect(new Set(one.map(trips))).toEqual(new Set(['1,2']));
      const back = two.find((offer) => trips(offer) === '2')!;
      expect(got(await it_.open().quote(callAt(), back, ask(legs))).offer.segments).toEqual(back.segments);
    });

    it('finds nothing where nothing flies, and knows no calendar price that it has not got', async () => {
      expect(got(await it_.open().search(callAt(), ask('QQQ-DEL')))).toEqual([]);
      const prices = got(await it_.open().calendar(callAt(), ask('DEL-BOM'), '2026-12'));
      expect(Object.values(prices).every((price) => Number.isSafeInteger(price) && price > 0)).toBe(true);
    });

    it('keeps to the caller’s deadline', async () => {
      const aborted = { ...callAt(), signal: AbortSignal.abort() };
      expect(codeOf(await it_.open().search(aborted, ask('DEL-BOM')))).toBe('SUPPLIER_TIMEOUT');
    });

    it('quotes in another process what it offered, and refuses a reference that is not its own', async () => {
      const { offer, query } = await offered();
      const quoted = got(await it_.open().quote(callAt(), offer, query));
      expect({ ...quoted.offer, supplierRef: '' }).toEqual({ ...offer, supplierRef: '' });
      expect(quoted.validUntil).toBeGreaterThan(NOW);
      expect(codeOf(await it_.open().quote(callAt(), { ...offer, supplierRef: 'nobody;knows' }, query))).toBe(
        'FARE_EXPIRED',
      );
    });

    it('says rules for each journey, and extras with whole prices or that there are none', async () => {
      const [trip] = got(await it_.open().search(callAt(), ask(['DEL-LHR', 'LHR-DEL'], { returnType: 3 })));
      const rules = got(await it_.open().fareRules(callAt(), trip!));
      expect(rules.map(({ origin, destination }) => [origin, destination])).toEqual([
        ['DEL', 'LHR'],
        ['LHR', 'DEL'],
      ]);
      expect(rules.every(({ fareRuleDetail }) => fareRuleDetail.includes('<table>'))).toBe(true);
      const extras = await it_.open().extraServices(callAt(), (await offered()).offer);
      if (!extras.ok) return expect(extras.code).toBe('NO_SSR');
      for (const { price, code, flightNumber } of extras.value.baggages)
        expect([Number.isSafeInteger(price), code !== '', flightNumber !== '']).toEqual([true, true, true]);
      return undefined;
    });
  });
}

/** What every supplier behind the port must do: docs/patterns/outside.md names it for whoever adds one. */
export function contractSuite(name: string, make: () => Promise<Contracted> | Contracted): void {
  offersSuite(name, make);
  describe(`the contract of a supplier, at ${name}`, () => {
    let it_: Contracted;
    beforeEach(async () => {
      it_ = await make();
      it_.moveTo(NOW);
    });

    async function sold({ isLCC = true, query = ask('DEL-BOM') as SearchQuery, lastName = 'Menon' } = {}) {
      const supplier = it_.open();
      const offers = got(await supplier.search(callAt(), query));
      const found = offers.find((offer) => offer.isLCC === isLCC)!;
      const { offer } = got(await supplier.quote(callAt(), found, query));
      const request = {
        offer,
        query,
        clientReference: randomId(),
        passengers: [
          passenger(lastName),
          ...Array.from({ length: query.childCount }, () =>
            passenger(lastName, { paxType: 2, dateOfBirth: '2018-05-06' }),
          ),
          ...Array.from({ length: query.infantCount }, () =>
            passenger(lastName, { paxType: 3, dateOfBirth: '2026-01-06' }),
          ),
        ],
      };
      return {
        offer,
        request,
        book: () => it_.open().book(callAt(NOW, 400), request),
        find: (now = NOW) => {
          it_.moveTo(now);
          return it_.open().retrieve(callAt(now), request.clientReference);
        },
      };
    }

    it('books a fare that is paid at once with a ticket for each passenger, in the order sent', async () => {
      const { book, find } = await sold({ query: ask('DEL-BOM', { childCount: 1, infantCount: 1 }) });
      const booking = got(await book());
      expect(booking).toMatchObject({ state: 'TICKETED', pnr: expect.stringMatching(/^[A-Z0-9]{6}$/) });
      expect(booking.tickets.map(({ ticketNumber }) => /^\d{13}$/.test(ticketNumber))).toEqual([true, true, true]);
      expect(new Set(booking.tickets.map(({ ticketNumber }) => ticketNumber)).size).toBe(3);
      expect(got(await find())).toMatchObject({ state: 'TICKETED', pnr: booking.pnr, tickets: booking.tickets });
    });

    it('books with extras that it offered', async () => {
      const { offer, request } = await sold();
      const extras = await it_.open().extraServices(callAt(), offer);
      if (!extras.ok) return expect(extras.code).toBe('NO_SSR');
      const passengers = [{ ...request.passengers[0]!, baggage: [extras.value.baggages[0]!] }];
      expect(got(await it_.open().book(callAt(), { ...request, passengers })).state).toBe('TICKETED');
      return undefined;
    });

    it('holds the others until they are ticketed', async () => {
      const { book, find } = await sold({ isLCC: false });
      const held = got(await book());
      expect(held).toMatchObject({ state: 'HELD', tickets: [] });
      expect(held.holdUntil).toBeGreaterThan(NOW);
      expect(got(await it_.open().ticket(callAt(), held.reference))).toMatchObject({ state: 'TICKETED' });
      const ticketed = got(await it_.open().ticket(callAt(), held.reference));
      expect(ticketed.tickets[0]!.ticketNumber).toMatch(/^\d{13}$/);
      expect(got(await find())).toMatchObject({ state: 'TICKETED', tickets: ticketed.tickets });
      expect(codeOf(await it_.open().release(callAt(), held.reference))).toBe('ILLEGAL_TRANSITION');
    });

    it('gives a hold back once, tickets nothing afterwards, and lets a hold run out', async () => {
      const { book } = await sold({ isLCC: false });
      const { reference } = got(await book());
      expect(got(await it_.open().release(callAt(), reference)).state).toBe('CANCELLED');
      expect(got(await it_.open().release(callAt(), reference)).state).toBe('CANCELLED');
      expect(codeOf(await it_.open().ticket(callAt(), reference))).toBe('ILLEGAL_TRANSITION');
      const short = await sold({ isLCC: false, lastName: it_.names.shortHold });
      const { holdUntil } = got(await short.book());
      expect(got(await short.find(holdUntil! + 1)).state).toBe('CANCELLED');
    });

    it('says what a hold costs now and until when, and holds nothing that it can only issue', async () => {
      const { request, book, offer } = await sold({ isLCC: false });
      const { reference, holdUntil } = got(await book());
      const quoted = got(await it_.open().holdQuote(callAt(), reference));
      expect(quoted).toMatchObject({ currency: 'INR', holdUntil });
      expect(totalOf(offer.fares) - quoted.total).toBeGreaterThanOrEqual(0);
      expect(totalOf(offer.fares) - quoted.total).toBeLessThan(request.passengers.length);
      const dearer = { ...quoted, total: quoted.total + 1 };
      expect(codeOf(await it_.open().ticket(callAt(), reference, dearer))).toBe('PRICE_CHANGED');
      expect(got(await it_.open().ticket(callAt(), reference, quoted)).state).toBe('TICKETED');
      expect(codeOf(await it_.open().holdQuote(callAt(), reference))).toBe('ILLEGAL_TRANSITION');
      expect(codeOf(await it_.open().holdQuote(callAt(), 'nobody'))).toBe('NOT_FOUND');
      const atOnce = await sold();
      const asked = { ...atOnce.request, isHold: true as const };
      expect(codeOf(await it_.open().book(callAt(), asked))).toBe('FARE_EXPIRED');
      expect(codeOf(await atOnce.find())).toBe('NOT_FOUND');
    });

    it('books once for a reference, also when asked ten times at once', async () => {
      const { request, find } = await sold();
      const answers = await Promise.all(Array.from({ length: 10 }, () => it_.open().book(callAt(), request)));
      const heard = answers.flatMap((answer) => (answer.ok ? [answer.value.reference] : []));
      expect(new Set(heard).size).toBe(1);
      // Whoever did not hear does not know: nobody is told that there is no booking.
      for (const answer of answers) if (!answer.ok) expect(answer.code).toBe('SUPPLIER_FAILED');
      expect(got(await find()).reference).toBe(heard[0]);
      expect(got(await it_.open().book(callAt(), request)).reference).toBe(heard[0]);
    });

    it.each([
      ['soldOut', 'SOLD_OUT'],
      ['priceChanged', 'PRICE_CHANGED'],
      ['fareExpired', 'FARE_EXPIRED'],
    ] as const)('says for sure what is surely not booked: %s', async (name, code) => {
      const { book, find } = await sold({ lastName: it_.names[name] });
      expect(codeOf(await book())).toBe(code);
      expect(codeOf(await book())).toBe(code);
      expect(codeOf(await find())).toBe('NOT_FOUND');
    });

    it.each(['silentBooked', 'brokenBooked'] as const)('finds what it booked without being heard: %s', async (name) => {
      const { book, find } = await sold({ lastName: it_.names[name] });
      expect(codeOf(await book())).toMatch(/^SUPPLIER_(TIMEOUT|FAILED)$/);
      const found: SupplierBooking = got(await find());
      expect(found.state).toBe('TICKETED');
      expect(got(await book()).reference).toBe(found.reference);
    });

    it('says that nothing was booked once that is sure, and not before', async () => {
      const { book, find } = await sold({ lastName: it_.names.silentLost });
      expect(codeOf(await book())).toBe('SUPPLIER_TIMEOUT');
      expect(codeOf(await find())).toBe(it_.quietMs ? 'SUPPLIER_FAILED' : 'NOT_FOUND');
      expect(codeOf(await find(NOW + it_.quietMs))).toBe('NOT_FOUND');
    });

    it('is refused at another price than was agreed to, and nothing is booked', async () => {
      const { request, offer, find } = await sold();
      const cheaper = {
        ...offer,
        fares: offer.fares.map((fare) => ({ ...fare, baseFare: fare.baseFare - 100 })),
        supplierRef: offer.supplierRef.replace(/;(\d+)\.00;/, ';1.00;'),
      };
      expect(codeOf(await it_.open().book(callAt(), { ...request, offer: cheaper }))).toBe('PRICE_CHANGED');
      expect(codeOf(await find())).toBe('NOT_FOUND');
    });

    it('knows no booking of another site or reference', async () => {
      const { book } = await sold();
      const { reference } = got(await book());
      expect(codeOf(await it_.open().cancellationCharges({ ...callAt(), site: 'gulf' }, reference))).toBe('NOT_FOUND');
      expect(codeOf(await it_.open().ticket(callAt(), 'NOTHING'))).toBe('NOT_FOUND');
      expect(codeOf(await it_.open().retrieve(callAt(), randomId()))).toBe('NOT_FOUND');
    });

    it('shows when an airline moved the flights', async () => {
      const { book, find } = await sold({ lastName: it_.names.moved });
      const before = got(await book()).segments[0]!;
      await find();
      const after = got(await find()).segments[0]!;
      expect(after.departureTime > before.departureTime).toBe(true);
    });

    it('says until when a charge holds, and cancels at no more than was agreed to', async () => {
      const { book, find } = await sold();
      const { reference } = got(await book());
      const { charge, validUntil } = got(await it_.open().cancellationCharges(callAt(), reference));
      expect(validUntil).toBeGreaterThan(NOW);
      const request = {
        RequestType: 1,
        CancellationType: 3,
        Sectors: [],
        TicketId: [],
        Remarks: 'Illness',
        clientReference: 'CR-1',
      } as const;
      const at = (agreedCharge: number) =>
        it_.open().changeRequest(callAt(), reference, { ...request, Sectors: [], TicketId: [], agreedCharge });
      expect(codeOf(await at(charge - 1))).toBe('PRICE_CHANGED');
      expect(got(await find()).state).toBe('TICKETED');
      expect(codeOf(await at(charge))).toBe('ok');
    });

    it('quotes a part of a booking, or says that it cannot; a part that is none is refused', async () => {
      const { book } = await sold();
      const { reference, segments, tickets } = got(await book());
      const quoted = (part?: { Sectors: { Origin: string; Destination: string }[]; TicketId: string[] }) =>
        it_.open().cancellationCharges(callAt(), reference, part);
      const Sectors = segments.map(({ originAirportCode: Origin, destinationAirportCode: Destination }) => ({
        Origin,
        Destination,
      }));
      const whole = got(await quoted());
      const all = await quoted({ Sectors, TicketId: tickets.map(({ ticketId }) => ticketId) });
      if (it_.open().carriesOut.includes(2)) expect(got(all).charge).toBe(whole.charge);
      else expect(codeOf(all)).toBe('ILLEGAL_TRANSITION');
      expect(codeOf(await quoted({ Sectors, TicketId: ['ANOTHERS'] }))).toBe('ILLEGAL_TRANSITION');
    });

    it('offers other flights and reissues by them where it carries that out, and touches nothing before', async () => {
      const { book, find } = await sold();
      const { reference, segments } = got(await book());
      const day = addDays(segments[0]!.departureTime.slice(0, 10), 3);
      const { changeOffers, carriesOut } = it_.open();
      expect(changeOffers !== undefined).toBe(carriesOut.includes(3));
      if (!changeOffers) return;
      const [offer] = got(await changeOffers(callAt(), reference, [day]));
      expect(offer).toMatchObject({ currency: 'INR', charge: expect.any(Number), difference: expect.any(Number) });
      expect(offer!.segments[0]!.departureTime.slice(0, 10)).toBe(day);
      expect(got(await find())).toMatchObject({ state: 'TICKETED', segments });
      const { offerId, charge, difference } = offer!;
      const request = {
        ...({ RequestType: 3, CancellationType: 3, Sectors: [], TicketId: [] } as const),
        ...{ Remarks: 'Later', clientReference: 'CR-1', offerId },
      };
      const at = (agreedCharge: number) =>
        it_.open().changeRequest(callAt(), reference, { ...request, Sectors: [], TicketId: [], agreedCharge });
      expect(codeOf(await at(charge + difference - 1))).toBe('PRICE_CHANGED');
      const { changeRequestId } = got(await at(charge + difference));
      expect(got(await at(charge + difference)).changeRequestId).toBe(changeRequestId);
      await it_.open().changeRequestStatus(callAt(), changeRequestId);
      const done = got(await it_.open().changeRequestStatus(callAt(), changeRequestId));
      expect(done.reissued?.segments).toEqual(offer!.segments);
      expect(got(await find())).toMatchObject({ state: 'TICKETED', segments: offer!.segments });
    });

    it('refuses the changes that it does not carry out, and touches nothing', async () => {
      const { book, find } = await sold();
      const { reference } = got(await book());
      const { carriesOut } = it_.open();
      expect(carriesOut).toContain(1);
      for (const RequestType of ([1, 2, 3] as const).filter((type) => !carriesOut.includes(type))) {
        const request = {
          RequestType,
          CancellationType: 3 as const,
          Sectors: [],
          TicketId: [],
          Remarks: 'Illness',
          clientReference: 'CR-1',
        };
        expect(codeOf(await it_.open().changeRequest(callAt(), reference, request))).toBe('ILLEGAL_TRANSITION');
      }
      expect(got(await find()).state).toBe('TICKETED');
    });

    it('says what cancelling costs, cancels once, and says what is given back', async () => {
      const { book, offer, find } = await sold();
      const { reference } = got(await book());
      const total = totalOf(offer.fares);
      const { charge, currency } = got(await it_.open().cancellationCharges(callAt(NOW + HOUR), reference));
      expect(currency).toBe('INR');
      expect(charge).toBeGreaterThan(0);
      expect(charge).toBeLessThanOrEqual(total);
      const sent = {
        RequestType: 1,
        CancellationType: 3,
        Sectors: [],
        TicketId: [],
        Remarks: 'Illness',
        clientReference: 'CR-1',
      } as const;
      const request = { ...sent, Sectors: [], TicketId: [] };
      expect(codeOf(await it_.open().findChange(callAt(), reference, 'CR-1'))).toBe('NOT_FOUND');
      expect(codeOf(await it_.open().findChange({ ...callAt(), site: 'gulf' }, reference, 'CR-1'))).toBe('NOT_FOUND');
      const { changeRequestId } = got(await it_.open().changeRequest(callAt(), reference, request));
      expect(got(await it_.open().changeRequest(callAt(), reference, request)).changeRequestId).toBe(changeRequestId);
      expect(got(await it_.open().findChange(callAt(), reference, 'CR-1')).changeRequestId).toBe(changeRequestId);
      await it_.open().changeRequestStatus(callAt(), changeRequestId);
      const done = got(await it_.open().changeRequestStatus(callAt(), changeRequestId));
      expect(done).toMatchObject({ state: 'COMPLETED', refund: total - charge, charge });
      expect(got(await find()).state).toBe('CANCELLED');
      expect(got(await it_.open().changeRequest(callAt(), reference, request)).changeRequestId).toBe(changeRequestId);
    });
  });
}
