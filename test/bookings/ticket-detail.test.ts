import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { BookingItem } from '#functions/bookings/model.ts';
import { readBooking } from '#functions/bookings/store.ts';
import { getBookingDetails } from '#shared/bookings/get-booking-details.ts';
import { getTicketDetail } from '#shared/bookings/get-ticket-detail.ts';
import { updateBookingDetails } from '#shared/bookings/update-booking-details.ts';
import { ananya, ananyasDocuments, delhiToMumbai, makeBooking, storeBooking } from '#test/fixtures/booking.ts';
import { extrasOn } from '#shared/bookings/extras-on.ts';
import { addClerk } from '#test/harness/add-clerk.ts';
import { saveFlights } from '#test/flights/settings/flight-settings-steps.ts';
import { callHttp } from '#test/harness/call-http.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { useWorld } from '#test/harness/use-world.ts';

const baggage = {
  code: 'B5',
  tripIndicator: 1,
  flightNumber: '203',
  origin: 'DEL',
  destination: 'BOM',
  weight: 5,
  price: 100_000,
  label: '5 kg',
};

describe('a booking and its e-ticket', () => {
  const world = useWorld({ at: '2026-03-01T08:00:00Z' });
  let booking: BookingItem;
  let otherAgency: TestUser;
  const agent = () => world.user('sarathi', 'travelAgent');
  const staff = () => world.user('sarathi', 'staff');
  const ticket = (as?: TestUser, pnr = booking.pnr, bookingId = booking.bookingId) =>
    callHttp({ site: 'sarathi', call: getTicketDetail, body: { bookingId, pnr }, as });

  beforeAll(async () => {
    otherAgency = await world.addUser('sarathi', 'travelAgent');
  });
  beforeEach(async () => {
    const passengers = [
      { ...ananya, baggage: [baggage] },
      { ...ananya, firstName: '<img src=x onerror=alert(1)>', barcodes: ['M1FROMTHESUPPLIER'] },
    ];
    booking = await storeBooking(
      world.job('sarathi'),
      makeBooking(agent(), { passengers, segments: [{ ...delhiToMumbai, fareClass: 'R' }] }),
    );
  });

  it('opens for its owner with price, contact and barcodes', async () => {
    const { status, result } = await ticket(agent());
    expect(status).toBe(200);
    expect(result).toMatchObject({
      pnr: 'ABC123',
      status: 'Ticketed',
      invoiceCreatedOn: '2026-02-01T10:00:00.000Z',
      fare: { publishedFare: 4500, tax: 818, otherCharges: 300, totalFare: 5618, roundedTotalFare: 5618 },
      transactionDetails: { amount: 5618 },
      hidePayment: false,
      may: { edit: true, mail: true },
      issuer: { companyName: expect.stringContaining('travelAgent'), email: agent().item.email },
      baggages: [{ sector: 0, airlineCode: '6E', flightNumber: '203', weight: 5 }],
    });
    expect(result!.passengers[0]).toMatchObject({
      email: 'ananya@example.com',
      ticket: { ticketNumber: '312-2419605871', validatingAirline: '6E' },
      segmentAdditionalInfo: [{ baggage: '15 KG + 5 KG' }],
    });
    expect(result!.passengers.map(({ barcodeDetails }) => barcodeDetails.barcode[0]!.content)).toEqual([
      'M1SHARMA/ANANYA       EABC123 DELBOM6E 0203 064R         000',
      'M1FROMTHESUPPLIER',
    ]);
  });

  it("names each passenger's own extras by sector and airline, also where two flights have one number", async () => {
    const onward = { ...delhiToMumbai, airlineCode: 'AI', originAirportCode: 'BOM', destinationAirportCode: 'COK' };
    const meal = {
      code: 'M1',
      tripIndicator: 1,
      flightNumber: '203',
      origin: 'BOM',
      destination: 'COK',
      quantity: 2,
      price: 40_000,
      label: 'Veg',
    };
    const passengers = [
      { ...ananya, baggage: [baggage, { ...baggage, origin: 'BOM', destination: 'COK', weight: 10 }] },
      { ...ananya, meals: [meal] },
    ];
    booking = await storeBooking(
      world.job('sarathi'),
      makeBooking(agent(), { passengers, segments: [delhiToMumbai, onward] }),
    );
    const { result } = await ticket(agent());
    expect(result).toMatchObject({
      baggages: [
        { sector: 0, airlineCode: '6E', weight: 5 },
        { sector: 1, airlineCode: 'AI', weight: 10 },
      ],
      meals: [{ sector: 1, airlineCode: 'AI', quantity: 2 }],
      passengers: [
        {
          baggage: [
            { sector: 0, weight: 5 },
            { sector: 1, weight: 10 },
          ],
          mealDynamic: [],
        },
        { baggage: [], mealDynamic: [{ sector: 1, airlineCode: 'AI', quantity: 2, label: 'Veg' }] },
      ],
    });
    expect([undefined, 0, 1].map((pax) => [0, 1].map((sector) => extrasOn(result as never, sector, pax)))).toEqual([
      [
        { weight: 5, quantity: 0 },
        { weight: 10, quantity: 2 },
      ],
      [
        { weight: 5, quantity: 0 },
        { weight: 10, quantity: 0 },
      ],
      [
        { weight: 0, quantity: 0 },
        { weight: 0, quantity: 2 },
      ],
    ]);
  });

  it('gives an infant no allowance of its own, and nobody without a number a dial code', async () => {
    const infant = { ...ananya, paxType: 3 as const, firstName: 'Kiran', mobileNo: '', phoneCode: '+91', baggage: [] };
    const family = makeBooking(agent(), { pnr: 'BABY01', passengers: [ananya, infant] });
    const { bookingId } = await storeBooking(world.job('sarathi'), family);
    const { result } = await ticket(agent(), 'BABY01', bookingId);
    expect(result!.passengers).toMatchObject([
      { segmentAdditionalInfo: [{ baggage: delhiToMumbai.baggage }], phoneCode: ananya.phoneCode },
      { segmentAdditionalInfo: [{ baggage: '' }], phoneCode: '', mobileNo: '' },
    ]);
  });

  it('stands on the agency’s own page for whoever holds its link, on the site’s for a customer’s own booking', async () => {
    expect((await ticket(undefined, 'abc123')).result!.frame).toBe('issuer');
    expect((await ticket(agent(), 'abc123')).result!.frame).toBe('site');
    const retail = world.user('sarathi', 'retail');
    const { bookingId } = await storeBooking(world.job('sarathi'), makeBooking(retail, { pnr: 'OWNR01' }));
    expect((await ticket(undefined, 'OWNR01', bookingId)).result!.frame).toBe('site');
  });

  it('opens for whoever has booking id and PNR right, without price, contact and maker', async () => {
    for (const as of [undefined, otherAgency, world.user('sarathi', 'retail')]) {
      const { status, result } = await ticket(as, 'abc123');
      expect(status).toBe(200);
      expect(result).toMatchObject({
        fare: null,
        transactionDetails: null,
        user: null,
        hidePayment: true,
        may: { edit: false, mail: false },
      });
      expect(JSON.stringify(result)).not.toMatch(/ananya@example\.com|9810012345|Lodhi/);
    }
  });

  it('is not there for anybody else', async () => {
    expect(await ticket(undefined, 'ABC124')).toMatchObject({ status: 404, errorCode: 'NOT_FOUND', result: null });
    expect(await ticket(undefined, '')).toMatchObject({ status: 404 });
    expect(await ticket(undefined, booking.pnr, 'NOBOOKING')).toMatchObject({ status: 404 });
    const elsewhere = await callHttp({
      site: 'gulf',
      call: getTicketDetail,
      body: { bookingId: booking.bookingId, pnr: booking.pnr },
      as: world.user('gulf', 'staff'),
    });
    expect(elsewhere).toMatchObject({ status: 404, result: null });
  });

  it('is not shown to guessers for long, and always to its owner', async () => {
    for (let n = 0; n < 60; n++) expect((await ticket(undefined, `X${n}`)).status).toBe(404);
    expect(await ticket(undefined, 'ABC123')).toMatchObject({ status: 429, errorCode: 'TOO_MANY_REQUESTS' });
    expect((await ticket(agent())).status).toBe(200);
  });

  it('carries no passport, PAN or date of birth, whoever asks', async () => {
    for (const as of [agent(), staff(), undefined]) {
      const text = JSON.stringify(await ticket(as));
      for (const secret of [ananyasDocuments.passportNo, ananyasDocuments.pan, ananyasDocuments.dateOfBirth])
        expect(text).not.toContain(secret);
    }
  });

  it('shows its details to owner and staff with a timeline, and documents on request, noted for staff', async () => {
    const ask = (as: TestUser, withDocuments = false) =>
      callHttp({ site: 'sarathi', call: getBookingDetails, body: { bookingId: booking.bookingId, withDocuments }, as });
    const plain = await ask(agent());
    expect(plain.result).toMatchObject({
      documents: null,
      timeline: [{ event: 'create', who: 'travelAgent sarathi', role: 'travelAgent' }],
    });
    const own = await ask(agent(), true);
    expect(own.result!.documents![0]).toMatchObject({ passportNo: 'Z7654321', dateOfBirth: '1990-04-12' });
    expect(JSON.stringify(own)).not.toContain(ananyasDocuments.pan);
    world.clock.advance(1000);
    expect((await ask(staff(), true)).result!.documents).toHaveLength(2);
    expect((await ask(staff())).result!.timeline[0]).toMatchObject({
      event: 'seeDocuments',
      role: 'staff',
      who: 'staff sarathi',
    });
    expect((await ask(agent())).result!.timeline).toHaveLength(1);
    expect(await ask(otherAgency, true)).toMatchObject({ status: 404 });
    const [may, mayNot] = [await addClerk(world, { 'tickets.documents': true }), await addClerk(world, {})];
    expect(await ask(mayNot, true)).toMatchObject({ errorCode: 'FORBIDDEN', result: null });
    expect((await ask(mayNot)).result).toMatchObject({ mayOpenDocuments: false, documents: null });
    const before = (await ask(staff())).result!.timeline.length;
    expect((await ask(may, true)).result).toMatchObject({ mayOpenDocuments: true, documents: [{}, {}] });
    expect((await ask(staff())).result!.timeline).toHaveLength(before + 1);
  });

  describe('what is added on it', () => {
    const update = (as: TestUser, body: object = {}) =>
      callHttp({
        site: 'sarathi',
        call: updateBookingDetails,
        body: {
          bookingId: booking.bookingId,
          currency: 'INR',
          txnFee: 250.5,
          discount: 100,
          userMergeTxnFeeTaxes: false,
          ...body,
        },
        as,
      });

    it('is left to staff where the site says so, and what stands may be sent along', async () => {
      const { txnFee, ticketDiscount } = (await readBooking(world.job('sarathi'), booking.bookingId))!;
      const admin = await world.addUser('sarathi', 'staff', { isSuperAdmin: true });
      await saveFlights(admin, { agentsEditTxnFee: false });
      expect(await update(agent(), { discount: ticketDiscount / 100 })).toMatchObject({
        status: 403,
        message: 'The Txn Fee of a ticket is set by staff here.',
      });
      expect((await update(agent(), { txnFee: txnFee / 100, discount: 5 })).errorCode).toBeNull();
      await saveFlights(admin, { agentsEditDiscount: false });
      expect(await update(agent(), { txnFee: txnFee / 100, discount: 6 })).toMatchObject({
        message: 'The Discount of a ticket is set by staff here.',
      });
      expect((await update(staff(), { txnFee: txnFee / 100, discount: 0 })).errorCode).toBeNull();
      await saveFlights(admin, { agentsEditTxnFee: true, agentsEditDiscount: true });
    });

    it('is set by staff and by the owning agency', async () => {
      expect(await update(agent())).toMatchObject({
        status: 200,
        result: { fare: { txnFee: 250.5, discount: 100, totalFare: 5768.5, roundedTotalFare: 5769 } },
      });
      world.clock.advance(1000);
      expect(await update(staff(), { userMergeTxnFeeTaxes: true })).toMatchObject({
        result: { fare: { txnFee: 0, tax: 1068.5, totalFare: 5768.5 } },
      });
      expect((await ticket(agent())).result).toMatchObject({
        additions: { txnFee: 250.5, discount: 100 },
        fare: { userMergeTxnFeeTaxes: true },
      });
      const details = await callHttp({
        site: 'sarathi',
        call: getBookingDetails,
        body: { bookingId: booking.bookingId },
        as: agent(),
      });
      expect(details.result!.timeline[0]).toMatchObject({
        event: 'changeAdditions',
        who: 'Sarathi Travels',
        note: 'Txn Fee ₹\u00a0250.50, Discount ₹\u00a0100.00',
      });
    });

    it('is never set by retail customers, other agencies or in another currency', async () => {
      expect(await update(world.user('sarathi', 'retail'))).toMatchObject({ status: 403 });
      expect(await update(otherAgency)).toMatchObject({ status: 404 });
      expect(await update(agent(), { currency: 'USD' })).toMatchObject({
        status: 400,
        errors: { currency: expect.any(String) },
      });
      expect(await update(agent(), { txnFee: -1 })).toMatchObject({
        status: 400,
        errors: { txnFee: expect.any(String) },
      });
      expect(await update(agent(), { discount: 1e300 })).toMatchObject({
        status: 400,
        errors: { discount: expect.any(String) },
      });
      expect(await update(agent(), { discount: 100_000 })).toMatchObject({
        status: 400,
        errors: { discount: 'The discount is more than the ticket costs.' },
      });
      expect(await update(agent(), { totalFare: 1 })).toMatchObject({ status: 400 });
      expect(await readBooking(agent().actor, booking.bookingId)).toMatchObject({ txnFee: 0, ticketDiscount: 0 });
    });
  });
});
