import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rulesOf } from '#functions/suppliers/duffel/conditions.ts';
import { decodeRef, encodeRef, netOfferOf } from '#functions/suppliers/duffel/map-offer.ts';
import { bookingOf, TICKETS_WITHIN } from '#functions/suppliers/duffel/map-order.ts';
import { idsFor, orderPassengers } from '#functions/suppliers/duffel/map-passengers.ts';
import { minutesOf } from '#functions/suppliers/duffel/map-segments.ts';
import { baggagesOf, servicesFor } from '#functions/suppliers/duffel/map-services.ts';
import { decimalOf, minorOf } from '#functions/suppliers/duffel/minor-of.ts';
import { isTokenRefused, outcomeOfAsking, outcomeOfCreating } from '#functions/suppliers/duffel/outcomes.ts';
import { sortOffers } from '#functions/suppliers/duffel/search.ts';
import { type DuffelOffer, duffelOffer, duffelOrder } from '#functions/suppliers/duffel/wire.ts';
import { NOW, passenger } from './ask-sandbox.ts';
import { dubai, offerSent, segmentSent, twoSegments } from './duffel-shapes.ts';

const read = (more: Parameters<typeof offerSent>[0] = {}): DuffelOffer => duffelOffer.parse(offerSent(more));
const site = { name: 'duffel', currency: 'GBP' };
const oneSlice = (segments: ReturnType<typeof segmentSent>[]) => [
  { fare_brand_name: null, conditions: null, segments },
];

describe('amounts', () => {
  it('are read digit by digit, and never more exactly than the currency is', () => {
    expect([minorOf('45.00', 'GBP'), minorOf('45', 'GBP'), minorOf('0.1', 'GBP'), minorOf('1.234', 'KWD')]).toEqual([
      4500, 4500, 10, 1234,
    ]);
    expect([minorOf('1200', 'JPY'), minorOf('1200.00', 'JPY'), minorOf('90071992547.99', 'USD')]).toEqual([
      1200, 1200, 9_007_199_254_799,
    ]);
    for (const wrong of ['', '-1.00', '1e3', '1.005', 'NaN', '1,000.00', ' 1', '0x10', '9'.repeat(13)])
      expect(minorOf(wrong, 'GBP'), wrong).toBeUndefined();
  });

  it('come back as they went, in every currency', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e11 }), fc.constantFrom('GBP', 'JPY', 'KWD'), (minor, currency) => {
        expect(minorOf(decimalOf(minor, currency), currency)).toBe(minor);
      }),
      { seed: 4 },
    );
  });
});

describe('an offer', () => {
  it('is the trade’s: local times with zones, brand, fees in words, hold allowed', () => {
    expect(netOfferOf(read(), 'duffel', 1)).toMatchObject({
      resultIndex: 'off_00009htYpSCXrwaB9DnUm0',
      isLCC: false,
      isRefundable: true,
      currency: 'GBP',
      fares: [{ passengerType: 1, passengerCount: 1, baseFare: 20_430, tax: 4_080, offeredOtherCharges: 0 }],
      family: { name: 'Economy Basic', changeFee: 'no fee', cancelFee: '£\u00a0100.00 for all passengers' },
      requires: { passport: false, pan: false, dateOfBirth: true },
      segments: [
        {
          airlineCode: 'BA',
          flightNumber: '107',
          fareClass: 'O',
          cabin: 'Economy',
          originZone: 'Europe/London',
          destinationZone: 'Asia/Dubai',
          departureTime: '2026-12-12T20:35',
          arrivalTime: '2026-12-13T07:30',
          durationMinutes: 415,
          baggage: '1 PC',
          cabinBaggage: '1 PC',
          operatingCarrier: '',
        },
      ],
    });
  });

  it('shares its price among all passengers, never below the supplier’s', () => {
    const offer = netOfferOf(
      read({
        total_amount: '100.00',
        tax_amount: '10.00',
        passengers: [
          { id: 'pas_c', type: 'adult', age: 1 },
          { id: 'pas_a', type: 'adult', age: null },
          // An airline that takes a child of eleven for an adult sells it as a child's seat all the same.
          { id: 'pas_b', type: 'adult', age: 11 },
        ],
      }),
      'duffel',
      1,
    )!;
    expect(offer.fares).toEqual(
      [1, 2, 3].map((passengerType) => ({
        passengerType,
        passengerCount: 1,
        baseFare: 3_001,
        tax: 333,
        offeredOtherCharges: 0,
      })),
    );
  });

  it.each([
    ['without a price', { total_amount: '' }],
    ['that costs nothing', { total_amount: '0.00', tax_amount: '0.00' }],
    ['with more tax than price', { tax_amount: '300.00' }],
    ['that is only a part', { partial: true }],
    ['with segments out of order', { slices: oneSlice(twoSegments().toReversed()) }],
    [
      'with a zone that is none',
      { slices: oneSlice([segmentSent({ origin: { ...dubai, time_zone: 'Here/There' } })]) },
    ],
    ['without an airline', { slices: oneSlice([segmentSent({ marketing_carrier: { iata_code: null, name: 'X' } })]) }],
  ])('%s cannot be sold', (_, more) => {
    expect(netOfferOf(read(more), 'duffel', 1)).toBeUndefined();
  });

  it('keeps a connection as one journey, and the way back of two fares as the second', () => {
    const offer = netOfferOf(read({ slices: oneSlice(twoSegments()) }), 'duffel', 2)!;
    expect(offer.segments.map(({ tripIndicator }) => tripIndicator)).toEqual([2, 2]);
    expect(offer.flightsKey).toBe('BA107@2026-12-12T20:35|BA107@2026-12-13T10:00');
    expect(offer.family.name).toBe('Standard');
  });

  it('has fare rules in words that say they are a summary, with nobody’s markup in them', () => {
    const sent = read({ owner: { iata_code: 'BA', name: 'BA <script>' } });
    const [rule] = rulesOf(sent, netOfferOf(sent, 'duffel', 1)!);
    expect(rule).toMatchObject({ origin: 'LHR', destination: 'DXB', airline: 'BA', fareBasis: 'OLXNCB2' });
    expect(rule!.fareRuleDetail).toContain('summary');
    expect(rule!.fareRuleDetail).not.toContain('<script>');
  });

  it('is read one by one: wrong ones and other currencies are counted, the rest is sold', () => {
    const noZone = offerSent({ slices: oneSlice([segmentSent({ origin: { ...dubai, time_zone: '' } })]) });
    const sorted = sortOffers(
      [offerSent(), { id: 'off_2' }, null, offerSent({ total_currency: 'USD' }), noZone],
      site,
      1,
    );
    expect(sorted).toMatchObject({ foreign: 1, currency: 'USD', unreadable: 3, offers: [{ currency: 'GBP' }] });
  });

  it.each([null, undefined, '', 'free', '-5.00'])('with the price %j is not sold', (total_amount) => {
    const wrong = { ...offerSent(), total_amount };
    expect(sortOffers([wrong], site, 1)).toMatchObject({ unreadable: 1, offers: [] });
  });

  it('of five thousand the two thousand cheapest are kept', () => {
    const many = Array.from({ length: 5_000 }, (_, at) =>
      offerSent({ id: `off_${at}`, total_amount: `${5_100 - at}.00`, tax_amount: null }),
    );
    const { offers } = sortOffers(many, site, 1);
    expect(offers).toHaveLength(2_000);
    expect([offers[0]!.resultIndex, offers.at(-1)!.resultIndex]).toEqual(['off_4999', 'off_3000']);
  });

  it('is found again by its reference, and nobody else’s is', () => {
    const ref = { offerId: 'off_1', total: '245.10', currency: 'GBP', firstTrip: 2 };
    expect(decodeRef(encodeRef(ref))).toEqual(ref);
    for (const wrong of ['', 'v1;x', 'd1;../orders;1;GBP;1', 'd1;;1;GBP;1']) expect(decodeRef(wrong)).toBeUndefined();
  });

  it('reads durations as they are written, and no others', () => {
    expect([minutesOf('PT02H26M'), minutesOf('P1DT1H'), minutesOf('PT45M'), minutesOf('2h'), minutesOf(null)]).toEqual([
      146,
      1_500,
      45,
      undefined,
      undefined,
    ]);
  });
});

describe('bags beside a fare', () => {
  const bag = (id: string, of: string, more: object = {}) => ({
    id,
    type: 'baggage',
    passenger_ids: [of],
    segment_ids: ['seg_1'],
    total_amount: '15.00',
    total_currency: 'GBP',
    metadata: { type: 'checked', maximum_weight_kg: 23 },
    ...more,
  });
  const passengers = [
    { id: 'pas_a', type: 'adult', age: null },
    { id: 'pas_b', type: null, age: 11 },
    { id: 'pas_c', type: null, age: 1 },
  ];
  const offer = read({
    passengers,
    available_services: [
      bag('ase_1', 'pas_a'),
      bag('ase_2', 'pas_b'),
      bag('ase_3', 'pas_a', { total_amount: '40.00' }),
      bag('ase_4', 'pas_a', { total_currency: 'USD' }),
      { ...bag('ase_5', 'pas_a'), type: 'cancel_for_any_reason' },
      bag('ase_6', 'pas_a', { segment_ids: ['seg_of_another'] }),
    ],
  });

  it('are those that everybody with a seat may have at one price', () => {
    expect(baggagesOf(offer, netOfferOf(offer, 'duffel', 1)!)).toEqual([
      {
        code: 'BAG23-0-15.00',
        tripIndicator: 1,
        flightNumber: '107',
        origin: 'LHR',
        destination: 'DXB',
        weight: 23,
        price: 1_500,
        label: 'Checked bag up to 23 KG',
      },
    ]);
  });

  it('say so where one bag goes along on every flight', () => {
    const sent = read({
      slices: oneSlice(twoSegments()),
      available_services: [bag('ase_1', 'pas_a', { segment_ids: ['seg_1', 'seg_2'] })],
    });
    expect(baggagesOf(sent, netOfferOf(sent, 'duffel', 1)!).map(({ label }) => label)).toEqual([
      'Checked bag up to 23 KG, all flights',
    ]);
  });

  it('are ordered as each passenger’s own service, and not at all where one is gone', () => {
    const [chosen] = baggagesOf(offer, netOfferOf(offer, 'duffel', 1)!);
    const people = [passenger('Menon'), passenger('Menon', { paxType: 2, baggage: [chosen!] })];
    expect(servicesFor(offer, people, ['pas_a', 'pas_b'])).toEqual([{ id: 'ase_2', quantity: 1, minor: 1_500 }]);
    expect(servicesFor(read({ passengers }), people, ['pas_a', 'pas_b'])).toBeUndefined();
  });
});

describe('passengers', () => {
  const people = [
    passenger('Menon'),
    passenger('Nair', { title: 'Mstr', gender: 1, paxType: 2, email: '', mobileNo: '' }),
    passenger('Iyer', { paxType: 3 }),
  ];

  it('are matched whatever order Duffel names them in, with the infant on the adult’s lap', () => {
    const offer = read({
      passengers: [
        { id: 'pas_c', type: 'infant_without_seat', age: null },
        { id: 'pas_b', type: 'adult', age: 11 },
        { id: 'pas_a', type: 'adult', age: null },
      ],
    });
    const ids = idsFor(offer, people)!;
    expect(ids).toEqual(['pas_a', 'pas_b', 'pas_c']);
    expect(orderPassengers(offer, people, ids)).toMatchObject([
      { id: 'pas_a', title: 'ms', gender: 'f', phone_number: '+919810012345', infant_passenger_id: 'pas_c' },
      { id: 'pas_b', title: 'mr', gender: 'm', phone_number: '+919810012345', email: 'asha@example.com' },
      {
        id: 'pas_c',
        identity_documents: [{ type: 'passport', unique_identifier: 'Z1234567', issuing_country_code: 'IN' }],
      },
    ]);
  });

  it('that do not travel alike are not booked', () => {
    expect(idsFor(read(), people)).toBeUndefined();
    expect(idsFor(read(), [passenger('Menon', { paxType: 2 })])).toBeUndefined();
  });
});

describe('an order', () => {
  const order = (more: object = {}) =>
    duffelOrder.parse({
      id: 'ord_1',
      booking_reference: 'RZPNX8',
      created_at: '2026-11-21T06:00:00.642Z',
      cancelled_at: null,
      total_amount: '245.10',
      total_currency: 'GBP',
      owner: { iata_code: 'BA', name: 'British Airways' },
      metadata: { portolan_first_trip: '1', portolan_passengers: 'pas_a,pas_b' },
      payment_status: { awaiting_payment: false, payment_required_by: null },
      passengers: [{ id: 'pas_b' }, { id: 'pas_a' }],
      documents: [
        { type: 'electronic_miscellaneous_document_associated', unique_identifier: '9990', passenger_ids: ['pas_a'] },
        { type: 'electronic_ticket', unique_identifier: '1252106312811', passenger_ids: ['pas_b'] },
        { type: 'electronic_ticket', unique_identifier: '1252106312810', passenger_ids: ['pas_a'] },
      ],
      slices: oneSlice([segmentSent()]),
      ...more,
    });

  it('is ticketed once every passenger has a ticket, in our order and not in Duffel’s', () => {
    const booking = bookingOf(order(), NOW);
    expect(booking).toMatchObject({ reference: 'ord_1', pnr: 'RZPNX8', state: 'TICKETED' });
    expect(booking.tickets.map(({ ticketNumber }) => ticketNumber)).toEqual(['1252106312810', '1252106312811']);
    expect(booking.segments[0]!.airlinePnr).toBe('RZPNX8');
  });

  it('waits a while for tickets, and then stands without numbers: the seats are paid for', () => {
    const late = order({ documents: [] });
    expect(bookingOf(late, NOW + TICKETS_WITHIN - 1_000).state).toBe('IN_PROGRESS');
    const stands = bookingOf(late, NOW + TICKETS_WITHIN + 1_000);
    expect(stands).toMatchObject({
      state: 'TICKETED',
      pnr: 'RZPNX8',
      tickets: [{ ticketNumber: '' }, { ticketNumber: '' }],
    });
  });

  it('is held until it must be paid, and cancelled after that or when it was', () => {
    const until = '2026-11-22T06:00:00Z';
    const held = order({ payment_status: { awaiting_payment: true, payment_required_by: until }, documents: [] });
    expect(bookingOf(held, NOW)).toMatchObject({ state: 'HELD', holdUntil: Date.parse(until), tickets: [] });
    expect(bookingOf(held, Date.parse(until) + 1).state).toBe('CANCELLED');
    expect(bookingOf(order({ cancelled_at: '2026-11-21T07:00:00Z' }), NOW)).toMatchObject({
      state: 'CANCELLED',
      segments: [{ flightStatus: 'Cancelled' }],
    });
  });
});

describe('what a refusal means', () => {
  it.each([
    [422, 'offer_no_longer_available', 'SOLD_OUT'],
    [422, 'price_changed', 'PRICE_CHANGED'],
    [422, 'offer_expired', 'FARE_EXPIRED'],
    [502, 'order_not_created', 'SOLD_OUT'],
    [400, 'invalid_json', 'FARE_EXPIRED'],
    [401, 'access_token_not_found', 'FARE_EXPIRED'],
    [403, 'insufficient_permissions', 'FARE_EXPIRED'],
    [404, 'not_found', 'FARE_EXPIRED'],
    [422, 'validation_required', 'FARE_EXPIRED'],
    [422, 'insufficient_balance', 'FARE_EXPIRED'],
  ])('%i %s of an order is surely not booked: %s', (status, code, outcome) => {
    expect(outcomeOfCreating({ status, code })).toBe(outcome);
  });

  it.each<[number, string]>([
    [500, 'internal_server_error'],
    [502, 'bad_gateway'],
    [502, ''],
    [503, 'service_unavailable'],
    [504, 'gateway_timeout'],
    [429, 'rate_limit_exceeded'],
    [422, 'offer_request_already_booked'],
    [422, 'duplicate_booking'],
    [422, 'already_paid'],
  ])('%i %s leaves the outcome unknown', (status, code) => {
    expect(outcomeOfCreating({ status, code })).toBe('SUPPLIER_FAILED');
  });

  it('of a question is an answer only where the fare is gone', () => {
    expect(outcomeOfAsking({ status: 422, code: 'offer_no_longer_available' })).toBe('SOLD_OUT');
    expect(outcomeOfAsking({ status: 404, code: 'not_found' })).toBe('NOT_FOUND');
    expect(outcomeOfAsking({ status: 422, code: 'validation_required' })).toBe('SUPPLIER_FAILED');
    expect(isTokenRefused({ status: 401, code: '' })).toBe(true);
    expect(isTokenRefused({ status: 403, code: 'feature_not_enabled' })).toBe(false);
  });
});
