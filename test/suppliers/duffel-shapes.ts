import type { z } from 'zod/mini';
import type { duffelOffer } from '#functions/suppliers/duffel/wire.ts';

type Sent = z.input<typeof duffelOffer>;

const place = (iata_code: string, time_zone: string, city = iata_code) => ({
  iata_code,
  name: `${city} Airport`,
  city_name: city,
  iata_city_code: iata_code,
  iata_country_code: 'GB',
  time_zone,
});
export const london = place('LHR', 'Europe/London', 'London');
export const dubai = place('DXB', 'Asia/Dubai', 'Dubai');
export const mumbai = place('BOM', 'Asia/Kolkata', 'Mumbai');
const british = { iata_code: 'BA', name: 'British Airways' };

/** A segment in the shape of Duffel's documentation. */
export const segmentSent = (more: Partial<Sent['slices'][number]['segments'][number]> = {}) => ({
  id: 'seg_1',
  origin: london,
  destination: dubai,
  origin_terminal: '5',
  destination_terminal: null,
  departing_at: '2026-12-12T20:35:00',
  arriving_at: '2026-12-13T07:30:00',
  duration: 'PT6H55M',
  marketing_carrier: british,
  marketing_carrier_flight_number: '0107',
  operating_carrier: british,
  passengers: [
    {
      passenger_id: 'pas_a',
      cabin_class: 'economy',
      fare_basis_code: 'OLXNCB2',
      baggages: [
        { type: 'checked', quantity: 1 },
        { type: 'carry_on', quantity: 1 },
      ],
    },
  ],
  stops: [],
  ...more,
});

/** An offer in the shape of Duffel's documentation, for one adult from London to Dubai. Nobody in it exists. */
export const offerSent = (more: Partial<Sent> = {}): Sent => ({
  id: 'off_00009htYpSCXrwaB9DnUm0',
  total_amount: '245.10',
  total_currency: 'GBP',
  tax_amount: '40.80',
  tax_currency: 'GBP',
  expires_at: '2026-11-21T06:30:00.545Z',
  owner: british,
  partial: false,
  passenger_identity_documents_required: false,
  supported_passenger_identity_document_types: ['passport'],
  payment_requirements: {
    requires_instant_payment: false,
    payment_required_by: '2026-11-22T06:00:00Z',
    price_guarantee_expires_at: '2026-11-22T06:00:00Z',
  },
  conditions: {
    refund_before_departure: { allowed: true, penalty_amount: '100.00', penalty_currency: 'GBP' },
    change_before_departure: { allowed: true, penalty_amount: '0.00', penalty_currency: 'GBP' },
  },
  passengers: [{ id: 'pas_a', type: 'adult', age: null }],
  slices: [{ fare_brand_name: 'Economy Basic', conditions: null, segments: [segmentSent()] }],
  ...more,
});

/** The same to Mumbai with a change at Dubai. */
export const twoSegments = () => [
  segmentSent(),
  segmentSent({
    id: 'seg_2',
    origin: dubai,
    destination: mumbai,
    departing_at: '2026-12-13T10:00:00',
    arriving_at: '2026-12-13T14:40:00',
    duration: 'PT3H10M',
  }),
];
