import { expect, it } from 'vitest';
import { sortOffers } from '#functions/suppliers/duffel/search.ts';
import { dubai, offerSent, segmentSent } from './duffel-shapes.ts';

const site = { name: 'duffel', currency: 'GBP' };
const oneSlice = (segments: ReturnType<typeof segmentSent>[]) => [
  { fare_brand_name: null, conditions: null, segments },
];

it('a segment with no more than it must have is read', () => {
  const least = { ...segmentSent() } as Record<string, unknown>;
  for (const name of ['origin_terminal', 'destination_terminal', 'duration', 'operating_carrier', 'stops'])
    delete least[name];
  const offer = offerSent({ slices: oneSlice([least as never]) });
  expect(sortOffers([offer], site, 1)).toMatchObject({ unreadable: 0, offers: [{ segments: [{ stopPoint: '' }] }] });
  const stops = [{ airport: { iata_code: 'BAH' }, arriving_at: '2026-12-13T03:00:00', departing_at: null }];
  expect(sortOffers([offerSent({ slices: oneSlice([{ ...least, stops } as never]) })], site, 1)).toMatchObject({
    offers: [
      { segments: [{ stopPoint: 'BAH', stopPointArrivalTime: '2026-12-13T03:00', stopPointDepartureTime: '' }] },
    ],
  });
});

it.each([
  null,
  {},
  [null],
  [{ cabin_class: 7 }],
  [{ fare_basis_code: {} }],
  [{ baggages: 'none' }],
  [{ baggages: [{ type: 'checked', quantity: '1' }] }],
  [{ baggages: [{ type: 'checked', quantity: 0.5 }] }],
])('with passengers like %j on a segment is not read', (passengers) => {
  const wrong = offerSent({
    slices: [{ ...oneSlice([])[0]!, segments: [{ ...segmentSent(), passengers } as never] }],
  });
  expect(sortOffers([wrong], site, 1)).toMatchObject({ unreadable: 1, offers: [] });
});

it.each([
  ['origin', null],
  ['origin', { ...dubai, iata_code: 'dxb' }],
  ['origin', { ...dubai, iata_code: undefined }],
  ['origin', { ...dubai, name: 7 }],
  ['destination', { ...dubai, time_zone: null }],
  ['destination', { ...dubai, time_zone: undefined }],
  ['destination', { ...dubai, city_name: {} }],
  ['destination', { ...dubai, iata_city_code: 7 }],
  ['destination', { ...dubai, iata_country_code: [] }],
  ['marketing_carrier', null],
  ['marketing_carrier', { iata_code: 'BA' }],
  ['marketing_carrier', { iata_code: 7, name: 'British Airways' }],
  ['operating_carrier', 'BA'],
  ['operating_carrier', { iata_code: 'BA', name: null }],
  ['departing_at', '2026-12-12'],
  ['departing_at', '2026-12-12T20:35:00Z'],
  ['departing_at', '2026-12-12T20:35:00+05:30'],
  ['departing_at', null],
  ['arriving_at', '2026-12-13 07:30'],
  ['id', undefined],
  ['origin_terminal', 5],
  ['destination_terminal', {}],
  ['duration', 415],
  ['marketing_carrier_flight_number', 107],
  ['passengers', undefined],
  ['stops', 'none'],
  ['stops', [null]],
  ['stops', [{ airport: null }]],
  ['stops', [{ airport: { iata_code: 'bah' } }]],
  ['stops', [{ airport: { iata_code: 'BAH' }, arriving_at: 'soon' }]],
  ['stops', [{ airport: { iata_code: 'BAH' }, departing_at: 7 }]],
])('with %s %j on a segment is not read', (field, value) => {
  const wrong = { ...segmentSent(), [field]: value } as never;
  expect(sortOffers([offerSent({ slices: oneSlice([wrong]) })], site, 1)).toMatchObject({
    unreadable: 1,
    offers: [],
  });
});
