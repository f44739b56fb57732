import { expect, test } from 'vitest';
import { type BookingCard, bookingCard, BookingStatus, isWaiting } from '#shared/bookings/model.ts';

test('a booking waits for somebody while it is open or a change is asked for', () => {
  expect(Object.values(BookingStatus).filter(isWaiting)).toEqual([
    BookingStatus.InProgress,
    BookingStatus.Hold,
    BookingStatus.ChangeRequested,
    BookingStatus.Unknown,
  ]);
});

const card: BookingCard = {
  bookingId: 'B1',
  pnr: 'ABC123',
  statusId: 3,
  createdAt: '2026-11-21T06:00:00.000Z',
  travelAt: '2026-12-20T06:00',
  currency: 'INR',
  amount: 100_000,
  airlines: ['6E'],
  sectors: ['DEL-BOM'],
  isInternational: false,
  passengers: ['NAIR/ARUN'],
  paxTypes: [1],
  ticketNumbers: [],
  contact: { email: 'a@example.com', phone: '+91 98' },
  flights: ['6E 201'],
  createdBy: { email: 'a@example.com', userType: 'retail' },
};

test('a card is read whole, or not at all', () => {
  expect(bookingCard.parse(card)).toEqual(card);
  for (const field of Object.keys(card))
    expect([field, bookingCard.safeParse({ ...card, [field]: undefined }).success]).toEqual([field, false]);
  expect(bookingCard.safeParse({ ...card, contact: { email: 'a@example.com' } }).success).toBe(false);
  expect(bookingCard.safeParse({ ...card, createdBy: { email: 'a@example.com' } }).success).toBe(false);
});
