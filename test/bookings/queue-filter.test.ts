import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sortOrders } from '#shared/bookings/ticket-filter.ts';
import { countRestrictions, noFilter, queueAddress, type QueueFilter } from '#web/bookings/queue/filter-url.ts';
import { flightsText, leadName, routeText, statusNote } from '#web/bookings/queue/row-text.ts';

const { read: readFilter, write: writeFilter } = queueAddress;

const sector = (originAirportCode: string, destinationAirportCode: string) => ({
  originAirportCode,
  destinationAirportCode,
  airlineCode: '6E',
  flightNumber: '203',
});

describe("the queue's address", () => {
  it('restores every filter', () => {
    const day = fc.constantFrom('', '2026-03-05', '2026-12-31');
    const word = fc.stringMatching(/^[A-Za-z0-9]{0,3}$/);
    const filters = fc.record({
      sort: fc.constantFrom(...sortOrders),
      domestic: fc.boolean(),
      international: fc.boolean(),
      PNR: word,
      AirlineCode: word,
      Passenger: word,
      bookingDateFrom: day,
      bookingDateTo: day,
      travelDateFrom: day,
      travelDateTo: day,
      statusIds: fc.constant([] as number[]),
      numbersMissing: fc.constant(undefined),
      changeToAccept: fc.constant(undefined),
      refundDue: fc.constant(undefined),
      upcoming: fc.constant(undefined),
      customerId: fc.option(fc.integer({ min: 1, max: 999_999_999 }), { nil: undefined }),
      consumerSiteId: fc.option(fc.constantFrom('quiet', 'kaveri2'), { nil: undefined }),
    });
    fc.assert(
      fc.property(filters, (filter: QueueFilter) => {
        expect(readFilter(writeFilter(new URLSearchParams(), filter))).toEqual(filter);
      }),
      { seed: 27 },
    );
  });

  it('ignores what does not fit and keeps tab and opened booking', () => {
    expect(readFilter(new URLSearchParams('sort=XX&bookingDateFrom=yesterday&tab=nothing'))).toEqual(noFilter);
    const next = writeFilter(new URLSearchParams('tab=holds&open=B1&PNR=X'), noFilter);
    expect(next.toString()).toBe('tab=holds&open=B1');
    expect(readFilter(next).statusIds).toEqual([2]);
  });

  it('counts what narrows the list', () => {
    expect(countRestrictions(noFilter)).toBe(0);
    expect(countRestrictions({ ...noFilter, PNR: 'ABC123', domestic: true })).toBe(2);
    expect(countRestrictions({ ...noFilter, domestic: true, international: true })).toBe(0);
    expect(countRestrictions({ ...noFilter, customerId: 7 })).toBe(1);
    expect(countRestrictions({ ...noFilter, consumerSiteId: 'quiet' })).toBe(1);
  });
});

describe('a row in words', () => {
  it('names the lead passenger and the way', () => {
    expect(
      leadName({
        passengers: [{ firstName: 'ANANYA', lastName: 'SHARMA-ROY', paxType: 1, ticket: { ticketNumber: '' } }],
      }),
    ).toBe('Sharma-Roy, Ananya');
    expect(routeText([sector('DEL', 'DXB'), sector('DXB', 'BOM')])).toBe('DEL – DXB – BOM');
    expect(routeText([sector('DEL', 'BOM'), sector('GOI', 'DEL')])).toBe('DEL – BOM, GOI – DEL');
    expect(flightsText([sector('DEL', 'BOM')])).toBe('6E 203');
  });

  it('counts tickets', () => {
    const passenger = { firstName: 'A', lastName: 'B', paxType: 1, ticket: { ticketNumber: '312-1' } };
    const row = { holdUntil: null, statusSince: new Date(Date.now() - 3 * 3_600_000).toISOString() };
    const unticketed = { ...passenger, ticket: { ticketNumber: '' } };
    expect(statusNote({ ...row, statusId: 3, passengers: [passenger, passenger] })).toBe('2 tickets');
    expect(statusNote({ ...row, statusId: 6, passengers: [unticketed] })).toBe('');
    expect(statusNote({ ...row, statusId: 8, passengers: [unticketed] }), 'since when it waits').toBe('for 3 h');
  });
});
