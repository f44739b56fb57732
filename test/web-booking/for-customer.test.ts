import { beforeEach, describe, expect, it, vi } from 'vitest';
import { searchFromQuery, resultsPath } from '#web/flights/search-url.ts';
import { customerInAddress, withCustomer, withoutCustomer } from '#web/flights/journey/customer-in-address.ts';
import { keepJourney, passengersFor } from '#web/flights/journey/journey.ts';
import { emptyPassenger } from '#web/flights/journey/passenger-fields.ts';
import { readBookingAddress } from '#web/flights/booking/booking-address.ts';
import { searchAgainPath, wayBackPath } from '#web/flights/booking/search-again.ts';

const query = 'origin=COK&destination=DXB&departure=2027-03-12&adt=1&chd=0&inf=0';
const place = `/flight/passengerDetails/S1?${query}&traceId=S1.a&resultIndex=7`;
const search = searchFromQuery(new URLSearchParams(query))!;

describe('the customer that an address names', () => {
  it.each([
    ['customer=1042', 1042],
    ['customer=999999999', 999_999_999],
    ['', undefined],
    ['customer=', undefined],
    ['customer=0', undefined],
    ['customer=-7', undefined],
    ['customer=1e3', undefined],
    ['customer=1042x', undefined],
    ['customer=1000000000', undefined],
  ])('of %j is %s', (text, customerId) => {
    expect(customerInAddress(new URLSearchParams(text))).toBe(customerId);
  });

  it('is changed and taken off, and the rest stays', () => {
    const named = withCustomer(new URLSearchParams(query), 1042);
    expect(customerInAddress(withCustomer(named, 7))).toBe(7);
    expect(withCustomer(named, undefined).toString()).toBe(query);
    expect(withoutCustomer(`/flight/searchResult/S1?${named}`)).toBe(`/flight/searchResult/S1?${query}`);
    expect(withoutCustomer('/flight/search?customer=7')).toBe('/flight/search');
  });

  it('goes along to the results, the passengers, another search and the way back', () => {
    expect(resultsPath('S1', search, 1042)).toContain('customer=1042');
    expect(resultsPath('S1', search)).not.toContain('customer');
    const booked = readBookingAddress(new URLSearchParams(`${query}&customer=1042&traceId=S1.a&resultIndex=7`))!;
    const kept = booked.search.toString();
    expect(searchAgainPath({ traceId: 'S1.a', search: kept })).toContain('customer=1042');
    expect(wayBackPath(kept)).toContain('customer=1042');
    expect(wayBackPath(query)).not.toContain('customer');
  });
});

describe('passengers that were entered', () => {
  const kept = new Map<string, string>();
  beforeEach(() => {
    kept.clear();
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    });
  });

  it('stay with their extras where another customer is chosen, and without them on another flight', () => {
    const bag = { code: 'XB5', flightNumber: '804', origin: 'COK', destination: 'DXB' };
    const asha = { ...emptyPassenger(1, '+91', 'IN'), firstName: 'Asha', baggage: [bag] };
    keepJourney({ address: place, passengers: [asha] });
    expect(passengersFor([1], `${place}&customer=1042`)).toMatchObject([{ firstName: 'Asha', baggage: [bag] }]);
    const other = place.replace('resultIndex=7', 'resultIndex=8');
    expect(passengersFor([1], `${other}&customer=1042`)).toMatchObject([{ firstName: 'Asha', baggage: [] }]);
  });
});
