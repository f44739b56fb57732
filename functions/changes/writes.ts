import { type Actor, actorName } from '#functions/actor.ts';
import { clock } from '#functions/clock.ts';
import type { BookingItem } from '#functions/bookings/model.ts';
import { changeTextWrites } from '#functions/bookings/refresh-writes.ts';
import { bookingEventWrites } from '#functions/bookings/writes.ts';
import { entry, leaving, type Places } from '#functions/table/key.ts';
import { create, type Write } from '#functions/table/write.ts';
import { BookingStatus } from '#shared/bookings/model.ts';
import { type ChangeEvent, changeEvents, changeStatusText, isChangeOpen, RequestType } from '#shared/changes/model.ts';
import { sortableId } from '#shared/ids.ts';
import { instant } from '#shared/time.ts';
import { changeKeys } from './keys.ts';
import type { ChangeEventItem, ChangeItem, QuoteItem } from './model.ts';
import { isAllCancelled, withoutChosen } from './parts-of.ts';

/** A request's places: among the site's and its owner's by when it was made, and until its end among the open ones. */
export function changePlaces(actor: Actor, change: ChangeItem): Places {
  const isOpen = isChangeOpen(change.state);
  return {
    set: {
      card: JSON.stringify(change),
      ...entry(changeKeys.changes(actor), change.createdAt),
      ...entry(changeKeys.changesOfOwner(actor, change.owner), change.createdAt),
      ...(isOpen && {
        ...entry(changeKeys.openChanges(actor), change.createdAt),
        ...entry(changeKeys.openChangesOfOwner(actor, change.owner), change.createdAt),
      }),
    },
    remove: isOpen ? [] : [...leaving('gsi1'), ...leaving('gsi3')],
  };
}

const eventItem = (
  actor: Actor,
  { bookingId, number }: Pick<ChangeItem, 'bookingId' | 'number'>,
  event: Omit<ChangeEventItem, 'at' | 'by'>,
): Write<never> => {
  const now = clock.now();
  return create(changeKeys.changeEvent(actor, bookingId, number, sortableId(now)), {
    ...event,
    at: instant(now),
    by: actorName(actor),
  });
};

/**
 * A request made: its row, its first event, and the booking that waits for it. ILLEGAL_TRANSITION where the booking has an
 * open one, or moved on otherwise.
 */
export const askChangeWrites = (
  actor: Actor,
  booking: BookingItem,
  change: ChangeItem,
): Write<'ILLEGAL_TRANSITION'>[] => [
  ...bookingEventWrites(
    actor,
    booking,
    'requestChange',
    {
      changes: change.number,
      changeText: changeStatusText(change.state),
      ...(change.requestType === RequestType.ChangeItinerary && { reissueAsked: change.number }),
    },
    change.requestId,
  ),
  create(changeKeys.change(actor, change.bookingId, change.number), {
    ...change,
    ...changePlaces(actor, change).set,
  }),
  eventItem(actor, change, { event: 'ask', from: '', to: change.state, note: change.remarks }),
];

/**
 * Transitions of a request as it was read, one after the other in one write, each with its audit item: by the actor, or by
 * whom of its site `by` names.
 * ILLEGAL_TRANSITION where the table has no such way, or the request moved on; CONFLICT where its charges or who sees to it
 * changed meanwhile.
 */
export function changeEventWrites(
  actor: Actor,
  change: ChangeItem,
  events: readonly [ChangeEvent, ...ChangeEvent[]],
  changes: Partial<ChangeItem> = {},
  note = '',
  by: Partial<Record<ChangeEvent, Actor>> = {},
): Write<'ILLEGAL_TRANSITION'>[] {
  let state = change.state;
  const audits: Write<never>[] = [];
  const isWay = events.every((event) => {
    const { from, to } = changeEvents[event];
    const isLegal = (from as readonly string[]).includes(state);
    audits.push(eventItem(by[event] ?? actor, change, { event, from: state, to, note }));
    state = to;
    return isLegal;
  });
  const next: ChangeItem = {
    ...{ ...change, ...changes, state },
    stateSince: instant(clock.now()),
    version: change.version + 1,
  };
  const places = changePlaces(actor, next);
  return [
    {
      kind: 'update',
      key: changeKeys.change(actor, change.bookingId, change.number),
      set: { ...changes, state, stateSince: next.stateSince, version: next.version, ...places.set },
      remove: places.remove,
      // What is no way by the table no row can be in.
      when: [{ field: 'state', is: isWay ? change.state : '' }, asRead(change)],
      otherwise: (old) => (isWay && old?.state === change.state ? 'CONFLICT' : 'ILLEGAL_TRANSITION'),
    },
    ...audits,
  ];
}

/**
 * One transition of a request that its booking goes on waiting for, which says so: both as they were read. Fails as
 * changeEventWrites does, and with BUSY where the booking changed meanwhile.
 */
export const openChangeWrites = (
  actor: Actor,
  { change, booking }: { change: ChangeItem; booking: BookingItem },
  event: ChangeEvent,
  changes: Partial<ChangeItem> = {},
  note = '',
): Write<'ILLEGAL_TRANSITION'>[] => [
  ...changeEventWrites(actor, change, [event], changes, note),
  ...changeTextWrites(actor, booking, changeStatusText(changeEvents[event].to, { ...change, ...changes }.supplierSays)),
];

/** The card says all of the request: it is made of what was read, and of nothing older. */
const asRead = ({ version }: ChangeItem) => ({ field: 'version', is: version });

/** Keeps what a supplier said of a booking's part. */
export const keepQuoteWrites = (actor: Actor, bookingId: string, quoteId: string, quote: QuoteItem): Write<never>[] => [
  create(changeKeys.changeQuote(actor, bookingId, quoteId), { ...quote }),
];

/** Who of staff sees to it; nobody where undefined. It is no state. CONFLICT where the request moved on. */
export function assignWrites(
  actor: Actor,
  change: ChangeItem,
  assignedTo: ChangeItem['assignedTo'],
): Write<'ILLEGAL_TRANSITION'>[] {
  const { assignedTo: _before, ...rest } = change;
  const next: ChangeItem = { ...rest, ...(assignedTo && { assignedTo }), version: change.version + 1 };
  return [
    {
      kind: 'update',
      key: changeKeys.change(actor, change.bookingId, change.number),
      set: { ...(assignedTo && { assignedTo }), version: next.version, ...changePlaces(actor, next).set },
      ...(!assignedTo && { remove: ['assignedTo'] }),
      when: [{ field: 'state', is: change.state }, asRead(change)],
      otherwise: (old) => (old?.state === change.state ? 'CONFLICT' : 'ILLEGAL_TRANSITION'),
    },
    eventItem(actor, change, {
      event: 'assign',
      from: change.state,
      to: change.state,
      note: assignedTo?.name ?? '',
    }),
  ];
}

/** What its supplier says of it now, which moves nothing. CONFLICT where the request moved on, BUSY where its booking did. */
export function supplierSaysWrites(
  actor: Actor,
  { change, booking }: { change: ChangeItem; booking: BookingItem },
  said: Pick<ChangeItem, 'rawStatus' | 'supplierSays'>,
): Write<'ILLEGAL_TRANSITION'>[] {
  const next: ChangeItem = { ...change, ...said, version: change.version + 1 };
  return [
    {
      kind: 'update',
      key: changeKeys.change(actor, change.bookingId, change.number),
      set: { ...said, version: next.version, ...changePlaces(actor, next).set },
      when: [{ field: 'state', is: change.state }, asRead(change)],
      otherwise: (old) => (old?.state === change.state ? 'CONFLICT' : 'ILLEGAL_TRANSITION'),
    },
    ...changeTextWrites(actor, booking, changeStatusText(next.state, next.supplierSays)),
  ];
}

/** The order that pays for its charges, which moves nothing yet. BUSY where the request moved on. */
export const toPayWrites = (
  actor: Actor,
  change: ChangeItem,
  toPay: NonNullable<ChangeItem['toPay']>,
): Write<never>[] => {
  const next: ChangeItem = { ...change, toPay, version: change.version + 1 };
  return [
    {
      kind: 'update',
      key: changeKeys.change(actor, change.bookingId, change.number),
      set: { toPay, version: next.version, ...changePlaces(actor, next).set },
      when: [{ field: 'state', is: change.state }, asRead(change)],
      otherwise: 'BUSY',
    },
  ];
};

/** Accepted by paying for it, in the payment's commit. BUSY where the request moved on since it was read. */
export const acceptByPayingWrites = (
  actor: Actor,
  subject: { change: ChangeItem; booking: BookingItem },
): Write<never>[] =>
  openChangeWrites(actor, subject, 'accept').map((write): Write<never> => ({ ...write, otherwise: 'BUSY' }));

/** Nothing came of a request: its booking is again what it was. */
export const bookingReturnsWrites = (
  actor: Actor,
  booking: BookingItem,
  { bookingWas, requestId }: Pick<ChangeItem, 'bookingWas' | 'requestId'>,
): Write<'ILLEGAL_TRANSITION'>[] =>
  bookingEventWrites(actor, booking, bookingWas === BookingStatus.Cancelled ? 'cancel' : 'settleChange', {}, requestId);

/** A request was carried out: nobody flies on the booking any more, or those who were chosen do not on these sectors. */
export function bookingCancelledWrites(
  actor: Actor,
  booking: BookingItem,
  change: ChangeItem,
): Write<'ILLEGAL_TRANSITION'>[] {
  const passengers = withoutChosen(booking.passengers, change);
  const isAll = isAllCancelled({ ...booking, passengers });
  return bookingEventWrites(
    actor,
    booking,
    isAll || change.bookingWas === BookingStatus.Cancelled ? 'cancel' : 'settleChange',
    {
      passengers,
      ...(booking.refundDue && { refundDue: !isAll }),
      ...(isAll && { segments: booking.segments.map((segment) => ({ ...segment, flightStatus: 'Cancelled' })) }),
    },
    change.requestId,
  );
}
