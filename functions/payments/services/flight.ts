import type { Actor, OwnerId } from '#functions/actor.ts';
import type { BookingItem, DraftRow } from '#functions/bookings/model.ts';
import { findDuplicates, readTravelDays } from '#functions/bookings/travel/travel-day-store.ts';
import { travelDayWrites } from '#functions/bookings/travel/travel-day-writes.ts';
import { isUnpaidHold } from '#functions/bookings/hold-end.ts';
import { bookingEventWrites, createBookingWrites, eraseSecretsWrites, heldWrites } from '#functions/bookings/writes.ts';
import { clock } from '#functions/clock.ts';
import { paidInAll } from '#functions/payments/convenience-fee.ts';
import type { OrderItem } from '#functions/payments/model.ts';
import { subjectOf } from '#functions/payments/writes.ts';
import { bookingKeys } from '#functions/bookings/keys.ts';
import { getItems } from '#functions/table/read.ts';
import type { Write } from '#functions/table/write.ts';
import { endTask, putTask } from '#functions/tasks/writes.ts';
import { isOpen } from '#shared/bookings/model.ts';
import { formatMoney } from '#shared/money.ts';
import type { DuplicateBooking } from '#shared/payments/order-view.ts';
import type { mayHold } from './may-hold.ts';
import type { OrderService, Payable, Ready } from './order-service.ts';
import { countWrite, draftIn } from './begun-booking-writes.ts';

/** What a flight's order pays for: a draft before payment, a booking from then on. */
interface Flight {
  draft?: BookingItem;
  booking?: BookingItem;
}

const keysOf = (actor: Actor, { subject }: OrderItem) =>
  [bookingKeys.bookingDraft(actor, subject), bookingKeys.booking(actor, subject)] as const;

function flightIn([draft, booking]: readonly (DraftRow | BookingItem | undefined)[]): Flight {
  return { ...(draft && { draft: draftIn(draft) }), ...(booking && { booking }) };
}

/** The flight that an order pays for; undefined for an order of anything else. */
export async function readFlight(actor: Actor, order: OrderItem): Promise<Flight | undefined> {
  if (order.serviceName !== 'flight') return undefined;
  return flightIn(await getItems(keysOf(actor, order)));
}

/** Bookings of the order's owner that have a passenger of this one on one of its flights. */
const twinsOf = async (actor: Actor, draft: BookingItem, of: OwnerId) => {
  const days = await readTravelDays(actor, draft);
  return { days, found: await findDuplicates(actor, draft, days, (owner) => owner === of) };
};

/** What the booking's beginning needs, once in its life: at its payment, or before when its seats are held (`unpaid`). */
export async function prepareBooking(actor: Actor, order: OrderItem, draft: BookingItem): Promise<Ready> {
  const { days, found } = await twinsOf(actor, draft, order.owner);
  return {
    twins: found.map(({ booking }) => booking.bookingId),
    writes: () => [
      ...createBookingWrites(actor, draft),
      ...travelDayWrites(actor, draft, days),
      countWrite(actor, order),
    ],
  };
}

/** The other site's side of what was bought through a link, with what this one pays. */
async function withOtherSide(actor: Actor, { boughtFrom }: OrderItem, own: Promise<Ready>): Promise<Ready> {
  const [ready, through] = await Promise.all([
    own,
    boughtFrom && import('./through-link.ts').then(({ throughLink }) => throughLink(actor, boughtFrom)),
  ]);
  if (!through) return ready;
  return 'code' in through ? { ...ready, refused: through } : { ...ready, through };
}

/** Its rows, its count and its passengers' days stand since the hold. */
async function preparePaid(actor: Actor, order: OrderItem, booking: BookingItem): Promise<Ready> {
  const { found } = await twinsOf(actor, booking, order.owner);
  const twins = found.map(({ booking: { bookingId } }) => bookingId);
  return {
    twins: twins.filter((id) => !order.acceptedDuplicates?.includes(id)),
    writes: () => [
      ...heldWrites(actor, booking, 'payHold'),
      endTask(bookingKeys.bookingTask(actor, booking.bookingId, 'HOLDMAIL')),
    ],
  };
}

async function duplicatesOf(actor: Actor, draft: BookingItem, of: OwnerId): Promise<DuplicateBooking[]> {
  const { found } = await twinsOf(actor, draft, of);
  return found.map(({ booking: { bookingId, pnr, orderId, statusId, segments }, passengers }) => ({
    bookingId,
    pnr,
    orderId,
    statusId,
    passengers,
    flights: segments.map(({ airlineCode, flightNumber, departureTime }) => ({
      flight: `${airlineCode} ${flightNumber}`,
      departureTime,
    })),
  }));
}

/** Bookings that the customer is to be asked about before paying; of a hold none that were agreed to when it was made. */
async function duplicatesFor(actor: Actor, order: OrderItem, flight: BookingItem | undefined) {
  const found = flight ? await duplicatesOf(actor, flight, order.owner) : [];
  const accepted = order.state === 'AWAITING_TICKETING' ? (order.acceptedDuplicates ?? []) : [];
  return found.filter(({ bookingId }) => !accepted.includes(bookingId));
}

/** Nobody flies on it: its passports go with the money. Booker and traveller are mailed. */
function refunded(actor: Actor, order: OrderItem, booking: BookingItem | undefined): Write<'ILLEGAL_TRANSITION'>[] {
  const mail = putTask(
    actor,
    bookingKeys.bookingTask(actor, order.subject, 'MAIL'),
    'MAIL',
    subjectOf(actor, order),
    clock.now(),
  );
  return booking && isOpen(booking.statusId)
    ? [
        mail,
        ...bookingEventWrites(actor, booking, 'fail', {}, whatBecame(order)),
        ...eraseSecretsWrites(actor, booking.bookingId),
      ]
    : [mail];
}

/** What the booking's timeline says of its end. */
const whatBecame = (order: OrderItem): string =>
  `${formatMoney(paidInAll(order), order.currency)} was refunded ${order.paidBy?.method === 'gateway' ? 'through the gateway' : 'to the wallet'}.`;

function payable(actor: Actor, order: OrderItem, rows: readonly unknown[]): Payable {
  const { draft, booking } = flightIn(rows as readonly (DraftRow | BookingItem | undefined)[]);
  const flight = booking ?? draft;
  const held = order.state === 'AWAITING_TICKETING' && booking && isUnpaidHold(booking) ? booking : undefined;
  // What was sold through a link is paid where it is bought, by the link alone.
  const paidHere = order.soldTo ? {} : { draft, held };
  return {
    ...(paidHere.draft && {
      prepare: () => withOtherSide(actor, order, prepareBooking(actor, order, paidHere.draft!)),
    }),
    ...(paidHere.held && { prepare: () => withOtherSide(actor, order, preparePaid(actor, order, paidHere.held!)) }),
    describe: async (asker) => ({
      bookingId: order.subject,
      pnr: booking?.pnr ?? '',
      fareFamily: flight?.offer.family.name ?? '',
      segments: flight?.segments ?? [],
      duplicates: await duplicatesFor(actor, order, order.state === 'AWAITING_PAYMENT' ? draft : held),
      mayHold: order.state === 'AWAITING_PAYMENT' && draft !== undefined && (await isHoldable(asker, order, draft)),
    }),
    invoice: async () => booking && (await import('./flight-invoice.ts')).flightInvoice(booking),
    refunded: async () => refunded(actor, order, booking),
    sentBack: async (payment) =>
      (await import('#functions/payments/returned-mail.ts')).returnedMail(actor, order, payment, {
        what: 'booking',
        nothing: 'Nothing was booked with it.',
      }),
  };
}

/** Loaded where an order is looked at that could still be held. */
const isHoldable = async (...asked: Parameters<typeof mayHold>): Promise<boolean> =>
  (await import('./may-hold.ts')).mayHold(...asked);

/** A flight: a booking, which the booking worker leads on to its ticket or its refund. */
export const flightService: OrderService = {
  permission: 'flights.book',
  permissionForCustomer: 'flights.bookForCustomer',
  isByFlightsLink: true,
  isForWallets: true,
  isReviewed: true,
  refusals: {},
  backTo: ({ orderId }) => `/app/flight/bookingReview?order=${orderId}`,
  keysOf,
  payable,
  dropWrites: (actor, { subject }) => [
    ...eraseSecretsWrites(actor, subject),
    { kind: 'delete', key: bookingKeys.bookingDraft(actor, subject) },
  ],
};
