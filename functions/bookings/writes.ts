import { type Actor, actorName, consumerOf, type LinkActor, type UserActor } from '#functions/actor.ts';
import type { Buyer } from '#functions/users/buyer.ts';
import { clock } from '#functions/clock.ts';
import type { Sealed } from '#functions/runtime/data-keys.ts';
import { entry } from '#functions/table/key.ts';
import { bookingKeys } from './keys.ts';
import { create, type Write } from '#functions/table/write.ts';
import { BookingStatus, type BookingEvent, bookingEvents } from '#shared/bookings/model.ts';
import type { FareRule } from '#shared/flights/model.ts';
import { sortableId } from '#shared/ids.ts';
import { DAY, instant } from '#shared/time.ts';
import type { BookingItem } from './model.ts';
import { isUnpaidHold, releaseAt } from './hold-end.ts';
import { isAwaited } from './staff-cases.ts';
import { packedCard } from './packed-card.ts';

/** What is known of a booking before its order is paid. */
export type BookingDraft = Omit<
  BookingItem,
  | 'statusId'
  | 'statusSince'
  | 'owner'
  | 'userId'
  | 'createdBy'
  | 'bookedFor'
  | 'partnerMail'
  | 'createdAt'
  | 'supplierReference'
  | 'pnr'
  | 'holdUntil'
  | 'unpaid'
  | 'agreedHold'
  | 'ticketedAt'
  | 'txnFee'
  | 'ticketDiscount'
  | 'userMergeTxnFeeTaxes'
> &
  Partial<Pick<BookingItem, 'txnFee'>>;

/** Unpaid drafts go by themselves; an order cannot be paid that late. */
const DRAFT_LIFE = 2 * DAY;

/**
 * The booking as its order will make it, written with the order. In no list until it is paid. `buyer`: whose it is,
 * where staff book for somebody.
 */
export const draftBookingWrites = (actor: UserActor, draft: BookingDraft, buyer: Buyer = actor): Write<never>[] =>
  draftBookingFor(actor, draft, buyer, { email: actor.email, userType: actor.userType });

/** The same by whoever makes it. `createdBy`: who sat at the keyboard. */
export function draftBookingFor(
  actor: UserActor | LinkActor,
  draft: BookingDraft,
  buyer: Buyer,
  createdBy: BookingItem['createdBy'],
): Write<never>[] {
  const now = clock.now();
  const booking: BookingItem = {
    ...draft,
    statusId: BookingStatus.InProgress,
    owner: buyer.owner,
    userId: buyer.userId,
    createdBy,
    ...(buyer.customer && {
      bookedFor: { byUserId: actor.userId, email: buyer.email, userType: buyer.userType },
    }),
    // Who stands for a partner without a link's sale does by its key, and hears where the key says.
    ...(actor.kind === 'user' && consumerOf(buyer.owner) !== undefined && { partnerMail: actor.email }),
    createdAt: instant(now),
    supplierReference: '',
    pnr: '',
    txnFee: draft.txnFee ?? 0,
    ticketDiscount: 0,
    userMergeTxnFeeTaxes: false,
  };
  return [
    create(bookingKeys.bookingDraft(actor, draft.bookingId), { ...booking, ttl: Math.ceil((now + DRAFT_LIFE) / 1000) }),
  ];
}

/** Keeps the rules that an unpaid booking came without. */
export const draftRulesWrite = (actor: Actor, bookingId: string, fareRules: FareRule[]): Write<never> => ({
  kind: 'update',
  key: bookingKeys.bookingDraft(actor, bookingId),
  set: { fareRules },
  remove: ['areRulesMissing'],
  when: [{ field: 'areRulesMissing', is: true }],
});

/** The row of a booking that is paid, or to be held unpaid, with its places in the lists; the draft goes. */
export function createBookingWrites(actor: Actor, draft: BookingItem): Write<never>[] {
  const booking = { ...draft, createdAt: instant(clock.now()) };
  const travelAt = booking.segments[0]!.departureTime;
  const lists = {
    ...entry(bookingKeys.bookingsByDate(actor), booking.createdAt),
    ...entry(bookingKeys.bookingsByTravel(actor), travelAt),
    ...entry(bookingKeys.bookingsOfOwnerByDate(actor, booking.owner), booking.createdAt),
    ...entry(bookingKeys.bookingsOfOwnerByTravel(actor, booking.owner), travelAt),
  };
  return [
    create(bookingKeys.booking(actor, booking.bookingId), { ...booking, card: packedCard(booking), ...lists }),
    { kind: 'delete', key: bookingKeys.bookingDraft(actor, booking.bookingId) },
    openWrite(actor, booking),
    // A gateway's word makes the booking later, in nobody's hands: it is staff's doing all the same.
    audit(
      actor,
      booking.bookingId,
      booking.unpaid ? 'createHold' : 'create',
      0,
      booking.statusId,
      undefined,
      booking.bookedFor?.byUserId,
    ),
  ];
}

/** The booking's place among those that wait for somebody: set while it is one of them, gone after. */
export const openWrite = (actor: Actor, booking: BookingItem): Write<never> => {
  const key = bookingKeys.openBooking(actor, booking.bookingId);
  if (!isAwaited(booking)) return { kind: 'delete', key };
  const lists = {
    ...entry(bookingKeys.openBookings(actor), booking.createdAt),
    ...entry(bookingKeys.openBookingsOfOwner(actor, booking.owner), booking.createdAt),
    ...holdPlaces(actor, booking),
  };
  return { kind: 'put', key, item: { card: packedCard(booking), ...lists } };
};

const holdPlaces = (actor: Actor, booking: BookingItem) => {
  if (!isUnpaidHold(booking)) return {};
  const end = instant(releaseAt(booking.holdUntil));
  return {
    ...entry(bookingKeys.holds(actor), end),
    ...entry(bookingKeys.holdsOfOwner(actor, booking.owner), end),
  };
};

const audit = (
  actor: Actor,
  bookingId: string,
  event: BookingEvent | 'create' | 'createHold',
  from: number,
  to: number,
  note?: string,
  byUserId?: string,
): Write<never> => {
  const now = clock.now();
  return create(bookingKeys.bookingEvent(actor, bookingId, sortableId(now)), {
    event,
    from,
    to,
    at: instant(now),
    by: byUserId === undefined ? actorName(actor) : `user:${byUserId}`,
    ...(note !== undefined && { note }),
  });
};

/**
 * One transition of a booking as it was read, with what changes beside its status; its card follows.
 * ILLEGAL_TRANSITION where the table of transitions has no such event or the booking moved on.
 */
export function bookingEventWrites(
  actor: Actor,
  booking: BookingItem,
  event: BookingEvent,
  changes: Partial<BookingItem> = {},
  note?: string,
): Write<'ILLEGAL_TRANSITION'>[] {
  const { from, to } = bookingEvents[event];
  const statusSince = instant(clock.now());
  const next: BookingItem = { ...booking, ...changes, statusId: to, statusSince };
  return [
    {
      kind: 'update',
      key: bookingKeys.booking(actor, booking.bookingId),
      set: { ...changes, statusId: to, statusSince, card: packedCard(next) },
      when: [
        { field: 'statusId', oneOf: from },
        { field: 'statusId', is: booking.statusId },
      ],
      otherwise: 'ILLEGAL_TRANSITION',
    },
    ...(isAwaited(booking) || isAwaited(next) ? [openWrite(actor, next)] : []),
    audit(actor, booking.bookingId, event, booking.statusId, to, note),
  ];
}

/**
 * What changes of a hold that stands: it is paid (`unpaid` leaves), or its price and limit are others now. Its card and its
 * place by its end follow. BUSY where it is no unpaid hold any more, or was agreed to anew meanwhile.
 */
export function heldWrites(
  actor: Actor,
  booking: BookingItem,
  event: 'payHold' | 'agreeHold',
  changes: Partial<BookingItem> = {},
): Write<never>[] {
  const { unpaid, ...paid } = { ...booking, ...changes };
  const next: BookingItem = event === 'payHold' ? paid : { ...paid, ...(unpaid && { unpaid }) };
  const now = clock.now();
  return [
    {
      kind: 'update',
      key: bookingKeys.booking(actor, booking.bookingId),
      set: { ...changes, card: packedCard(next) },
      ...(event === 'payHold' && { remove: ['unpaid'] as const }),
      when: [
        { field: 'statusId', is: BookingStatus.Hold },
        { field: 'unpaid', is: true },
        { field: 'holdUntil', is: booking.holdUntil ?? 0 },
      ],
      otherwise: 'BUSY',
    },
    openWrite(actor, next),
    create(bookingKeys.bookingEvent(actor, booking.bookingId, sortableId(now)), {
      event,
      from: booking.statusId,
      to: booking.statusId,
      at: instant(now),
      by: actorName(actor),
    }),
  ];
}

/** What a booking's personal data is bound to when sealed (encryptPersonal). */
export const secretsName = (actor: Actor, bookingId: string): string => `booking/${actor.site}/${bookingId}`;

/** The passengers' secrets (PassengerSecrets[], sealed under secretsName), written with the draft. */
export const passengerSecretsWrites = (actor: Actor, bookingId: string, sealed: Sealed): Write<never>[] => [
  create(bookingKeys.bookingPii(actor, bookingId), { sealed }),
];

/** Erases the passengers' secrets for good: with the wrapped key goes all that could open them. */
export const eraseSecretsWrites = (actor: Actor, bookingId: string): Write<never>[] => [
  { kind: 'put', key: bookingKeys.bookingPii(actor, bookingId), item: { erasedAt: instant(clock.now()) } },
];
