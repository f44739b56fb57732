import { describe, expect, it } from 'vitest';
import type { BookingItem } from '#functions/bookings/model.ts';
import { type AskedParts, chosenOf } from '#functions/changes/chosen-of.ts';
import { withoutChosen } from '#functions/changes/parts-of.ts';
import { BookingStatus } from '#shared/bookings/model.ts';
import { CancellationType, RequestType } from '#shared/changes/model.ts';
import { ananya, delhiToMumbai, makeBooking } from '#test/fixtures/booking.ts';
import { useWorld } from '#test/harness/use-world.ts';

const world = useWorld({ at: '2026-03-01T04:00:00Z' });
/** The way out leaves on the 5th at 06:10, the way back on the 9th at 18:00. */
const back = {
  ...{ ...delhiToMumbai, tripIndicator: 2 as const, originAirportCode: 'BOM', destinationAirportCode: 'DEL' },
  ...{ departureTime: '2026-03-09T18:00', arrivalTime: '2026-03-09T20:10' },
};
const gone = { ...back, flightStatus: 'Cancelled' };
const BEFORE = Date.parse('2026-03-01T04:00:00Z');
const BETWEEN = Date.parse('2026-03-07T04:00:00Z');
const AFTER = Date.parse('2026-03-10T04:00:00Z');

const ticket = (ticketId: string) => ({ ticketId, ticketNumber: `098-${ticketId}`, validatingAirline: '6E' });
async function bookingWith(different: Partial<BookingItem>): Promise<BookingItem> {
  const user = await world.addUser('sarathi', 'travelAgent');
  const passengers = ['T1', 'T2'].map((id) => ({ ...ananya, ticket: ticket(id) }));
  return makeBooking(user, {
    ...{ statusId: BookingStatus.Ticketed, ticketedAt: '2026-02-20T04:00:00.000Z' },
    ...{ passengers, segments: [delhiToMumbai, back] },
    ...different,
  });
}
const cancelled: AskedParts = {
  ...{ RequestType: RequestType.Refund, CancellationType: CancellationType.FlightCancelled },
  ...{ Sectors: [], TicketId: [] },
};
const chosen = (booking: BookingItem, asked: AskedParts, now: number) => {
  const found = chosenOf(booking, asked, now);
  if (found.ok) return found.value.chosen;
  return Object.keys('errors' in found ? (found.errors ?? {}) : {});
};
const sectors = (...names: string[]) => names.map((name) => ({ Origin: name.slice(0, 3), Destination: name.slice(4) }));

describe('Flight Cancelled', () => {
  it('is not of flights that fly, nor of one that flies beside one that does not', async () => {
    expect(chosen(await bookingWith({}), cancelled, BEFORE)).toEqual(['CancellationType']);
    const booking = await bookingWith({ segments: [delhiToMumbai, gone] });
    const part = { ...cancelled, RequestType: RequestType.PartialRefund, TicketId: ['T1'] };
    expect(chosen(booking, { ...part, Sectors: sectors('DEL-BOM') }, BEFORE)).toEqual(['Sectors']);
    expect(chosen(booking, { ...part, Sectors: sectors('DEL-BOM', 'BOM-DEL') }, AFTER)).toEqual(['Sectors']);
    expect(chosen(booking, { ...part, Sectors: sectors('BOM-DEL') }, AFTER)).toEqual({
      passengers: [0],
      segments: [1],
    });
  });

  it('is of the whole journey while nobody has flown, and of what did not fly afterwards', async () => {
    const booking = await bookingWith({ segments: [delhiToMumbai, gone] });
    expect(chosen(booking, cancelled, BEFORE)).toEqual({ passengers: [0, 1], segments: [0, 1] });
    expect(chosen(booking, cancelled, BETWEEN)).toEqual({ passengers: [0, 1], segments: [1] });
    expect(chosen(booking, cancelled, AFTER)).toEqual({ passengers: [0, 1], segments: [1] });
  });

  it('is of who and what was not refunded before, and of nothing once all was', async () => {
    const segments = [{ ...delhiToMumbai, flightStatus: 'Cancelled' }, gone];
    const one = await bookingWith({ statusId: BookingStatus.Cancelled, segments });
    const second = { passengers: [1], segments: [0, 1] };
    const left = { ...one, passengers: withoutChosen(one.passengers, second) };
    expect(chosen(left, cancelled, AFTER)).toEqual({ passengers: [0], segments: [0, 1] });
    const wayOut = { ...one, passengers: withoutChosen(one.passengers, { passengers: [0, 1], segments: [0] }) };
    expect(chosen(wayOut, cancelled, AFTER)).toEqual({ passengers: [0, 1], segments: [1] });
    // What is left of one and the other differs: it is asked for in parts.
    const uneven = { ...one, passengers: withoutChosen(one.passengers, { passengers: [0], segments: [0] }) };
    expect(chosen(uneven, cancelled, AFTER)).toEqual(['RequestType']);
    const none = { ...left, passengers: withoutChosen(left.passengers, { passengers: [0], segments: [0, 1] }) };
    expect(chosen(none, cancelled, AFTER)).toEqual(['RequestType']);
  });
});
