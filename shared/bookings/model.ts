import * as z from 'zod/mini';

/**
 * A booking's own status. Ticket rows show 3 as Ticketed, 4 as Cancelled and any other as `Change request` (spec:
 * flights-and-shell 4).
 */
export const BookingStatus = {
  InProgress: 1,
  Hold: 2,
  Ticketed: 3,
  Cancelled: 4,
  ChangeRequested: 5,
  Failed: 6,
  Released: 7,
  Unknown: 8,
} as const;
export type BookingStatusId = (typeof BookingStatus)[keyof typeof BookingStatus];
export const bookingStatusName: Record<BookingStatusId, string> = {
  1: 'InProgress',
  2: 'Hold',
  3: 'Ticketed',
  4: 'Cancelled',
  5: 'ChangeRequested',
  6: 'Failed',
  7: 'Released',
  8: 'Unknown',
};

/** Booked but not ticketed, and not at an end either. */
export const openStatuses: readonly number[] = [BookingStatus.InProgress, BookingStatus.Hold, BookingStatus.Unknown];
export const isOpen = (statusId: number): boolean => openStatuses.includes(statusId);

/** Open, or with a request that somebody has to see to: few at any time, so they have a short list of their own. */
export const isWaiting = (statusId: number): boolean => isOpen(statusId) || statusId === BookingStatus.ChangeRequested;

/** Nobody flies on it any more: cancelled, refunded, or released. */
export const isDead = (statusId: number): boolean =>
  statusId === BookingStatus.Cancelled || statusId === BookingStatus.Failed || statusId === BookingStatus.Released;

/** The text of a ticket row for its statusId. */
export const ticketStatusText = (statusId: number): string =>
  statusId === 3 ? 'Ticketed' : statusId === 4 ? 'Cancelled' : 'Change request';

export const bookingEvents = {
  hold: { from: [1, 8], to: 2 },
  ticket: { from: [1, 2, 8], to: 3 },
  loseSight: { from: [1, 2], to: 8 },
  fail: { from: [1, 2, 8], to: 6 },
  notHeld: { from: [1, 8], to: 6 },
  release: { from: [2], to: 7 },
  requestChange: { from: [3, 4], to: 5 },
  settleChange: { from: [5], to: 3 },
  cancel: { from: [2, 3, 5], to: 4 },
} as const satisfies Record<string, { from: readonly BookingStatusId[]; to: BookingStatusId }>;
export type BookingEvent = keyof typeof bookingEvents;

/** `{bookingSlug}`: base64 of booking id and PNR joined by three underscores. */
export const bookingSlug = (bookingId: string, pnr: string): string => btoa(`${bookingId}___${pnr}`);

/** The parts of a slug; undefined where it is not one. */
export function readBookingSlug(slug: string): { bookingId: string; pnr: string } | undefined {
  try {
    const [bookingId, pnr = ''] = atob(slug).split('___');
    return bookingId ? { bookingId, pnr } : undefined;
  } catch {
    return undefined;
  }
}

/**
 * A compact row of the queue: what a card shows and filters read. Names and the first passenger's contact, never what
 * is encrypted.
 */
export const bookingCard = z.object({
  bookingId: z.string(),
  pnr: z.string(),
  statusId: z.number(),
  createdAt: z.string(),
  /** Since when it has its status, an instant; absent while that is the booking's own beginning. */
  statusSince: z.optional(z.string()),
  /** First segment's departure, local. */
  travelAt: z.string(),
  currency: z.string(),
  /** What was paid, minor units in code. */
  amount: z.number(),
  airlines: z.array(z.string()),
  /** `DEL-BOM` per sector. */
  sectors: z.array(z.string()),
  isInternational: z.boolean(),
  /** `LAST/FIRST` per passenger. */
  passengers: z.array(z.string()),
  /** Parallel to `passengers`. */
  paxTypes: z.array(z.number()),
  /** Parallel to `passengers`; empty until ticketed. */
  ticketNumbers: z.array(z.string()),
  /** The first passenger's. */
  contact: z.object({ email: z.string(), phone: z.string() }),
  /** `6E 203` per sector. */
  flights: z.array(z.string()),
  /** ms since 1970 until which a held seat is kept; without payment, when we give it back. */
  holdUntil: z.optional(z.number()),
  /** Held, or asked to be, and not paid; absent otherwise. */
  unpaid: z.optional(z.boolean()),
  /** The order that pays it, while it is unpaid. */
  orderId: z.optional(z.string()),
  /** Where it leads in words, `Kochi to Dubai`, while it is held unpaid; absent otherwise. */
  route: z.optional(z.string()),
  createdBy: z.object({ email: z.string(), userType: z.string() }),
  /** Whose booking it is; absent where it is not known. */
  userId: z.optional(z.string()),
  /** The first flight's departure, ms since 1970. */
  leavesAt: z.optional(z.number()),
  /** Staff were told that its ticket numbers are missing still; absent otherwise. */
  numbersMissing: z.optional(z.boolean()),
  /** Its airline changed the flights, and staff have to accept that; absent otherwise. */
  changeToAccept: z.optional(z.boolean()),
  /** Its airline cancelled it, and what was paid is not settled yet; absent otherwise. */
  refundDue: z.optional(z.boolean()),
  /** What is said of the change request that it waits for; absent otherwise. */
  changeText: z.optional(z.string()),
});
export type BookingCard = z.output<typeof bookingCard>;
