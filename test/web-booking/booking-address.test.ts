import { describe, expect, it } from 'vitest';
import {
  passengerDetailsPath,
  readBookingAddress,
  resultsOf,
  returnLegPath,
} from '#web/flights/booking/booking-address.ts';

const search =
  'origin=COK&destination=DXB&departure=2026-12-15&origin=DXB&destination=COK&departure=2026-12-20&adt=2&chd=0&inf=0&journey=2';

describe('the address of a booking', () => {
  it('names the offer and leaves the search as it was, repeats in order', () => {
    const address = readBookingAddress(new URLSearchParams(`traceId=S.a&resultIndex=7&${search}`))!;
    expect(address).toMatchObject({ choice: { traceId: 'S.a', resultIndex: '7' }, leg: 'whole', next: undefined });
    expect(resultsOf('S', address.search)).toBe(`/flight/searchResult/S?${search}`);
  });

  it('keeps the partner of a low-cost pair with its offer', () => {
    expect(readBookingAddress(new URLSearchParams('traceId=S.a&resultIndex=7&returnResultIndex=9'))!.choice).toEqual({
      traceId: 'S.a',
      resultIndex: '7',
      returnResultIndex: '9',
    });
  });

  it('says that there is no booking where no offer is named', () => {
    expect(readBookingAddress(new URLSearchParams(search))).toBeUndefined();
  });

  it('leads from the outbound order by the booking details to the passengers of the return', () => {
    const outbound = readBookingAddress(
      new URLSearchParams(`traceId=S.a&resultIndex=7&leg=outbound&then=S.b~9~x&${search}`),
    )!;
    expect(outbound).toMatchObject({ leg: 'outbound', next: { traceId: 'S.b', resultIndex: '9~x' } });
    const between = returnLegPath('S', 'ORDER1', outbound.next, outbound.search);
    expect(between).toMatch(/^\/flight\/bookingDetails\/S\?order=ORDER1&traceId=S.b&resultIndex=9%7Ex&origin=COK/);
    const address = readBookingAddress(new URLSearchParams(between.split('?')[1]))!;
    expect(passengerDetailsPath('S', address.choice, address.search, { leg: 'return', after: 'ORDER1' })).toBe(
      `/flight/passengerDetails/S?traceId=S.b&resultIndex=9%7Ex&leg=return&after=ORDER1&${search}`,
    );
  });

  it.each(['', '~9', 'S.b~', 'S.b'])('takes no return flight from %j', (then) => {
    expect(readBookingAddress(new URLSearchParams({ traceId: 'S.a', resultIndex: '7', then }))!.next).toBeUndefined();
  });
});
