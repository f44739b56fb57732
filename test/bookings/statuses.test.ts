import { describe, expect, it } from 'vitest';
import {
  bookingEvents,
  bookingSlug,
  BookingStatus,
  bookingStatusName,
  isDead,
  isOpen,
  readBookingSlug,
  ticketStatusText,
} from '#shared/bookings/model.ts';

const all = Object.values(BookingStatus);

describe("a booking's status", () => {
  it('is open, at a dead end, or neither', () => {
    expect(all.filter(isOpen)).toEqual([BookingStatus.InProgress, BookingStatus.Hold, BookingStatus.Unknown]);
    expect(all.filter(isDead)).toEqual([BookingStatus.Cancelled, BookingStatus.Failed, BookingStatus.Released]);
  });

  it('is shown on a ticket row as ticketed, cancelled or a change request, and has a name of its own', () => {
    expect(all.map(ticketStatusText)).toEqual(
      all.map((status) => (status === 3 ? 'Ticketed' : status === 4 ? 'Cancelled' : 'Change request')),
    );
    expect(all.map((status) => bookingStatusName[status])).toEqual(Object.keys(BookingStatus));
  });

  it('changes by these events and no others', () =>
    expect(Object.entries(bookingEvents).map(([event, { from, to }]) => `${from.join(' ')} ${event} ${to}`)).toEqual([
      '1 8 hold 2',
      '1 2 8 ticket 3',
      '1 2 loseSight 8',
      '1 2 8 fail 6',
      '1 8 notHeld 6',
      '2 release 7',
      '3 4 requestChange 5',
      '5 settleChange 3',
      '2 3 5 cancel 4',
    ]));
});

describe("a ticket's slug", () => {
  it('is read back as it was made, and nothing else is one', () => {
    expect(readBookingSlug(bookingSlug('B1', 'ABC123'))).toEqual({ bookingId: 'B1', pnr: 'ABC123' });
    expect(readBookingSlug(bookingSlug('B1', ''))).toEqual({ bookingId: 'B1', pnr: '' });
    expect(readBookingSlug(btoa('B1'))).toEqual({ bookingId: 'B1', pnr: '' });
    expect([readBookingSlug(''), readBookingSlug(btoa('___ABC')), readBookingSlug('§')]).toEqual(
      Array(3).fill(undefined),
    );
  });
});
