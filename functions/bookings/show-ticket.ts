import { type Actor, consumerOf } from '#functions/actor.ts';
import { changeIdOf } from '#functions/changes/change-id.ts';
import { LINK_SOURCE } from '#functions/site/link-source.ts';
import { barcodeContent } from '#shared/bookings/boarding-pass.ts';
import { BookingStatus } from '#shared/bookings/model.ts';
import { fareOfTicket } from '#shared/bookings/ticket-fare.ts';
import type { Issuer, TicketDocument, TicketPassenger } from '#shared/bookings/ticket.ts';
import { PaxType, type Segment } from '#shared/flights/model.ts';
import { holdEnd } from './hold-end.ts';
import type { BookedPassenger, BookingItem } from './model.ts';
import { isResold } from './recipients-of.ts';
import { statusText } from './show-row.ts';
import { isRefundDue } from './staff-cases.ts';
import { stillFlown } from './still-flown.ts';

/**
 * Who adds Txn Fee and Discount: staff always, an agent on its own agency's bookings (the read has checked whose it
 * is), never retail, nor who stands for a partner site.
 */
const mayEdit = (actor: Actor): boolean =>
  actor.kind === 'user' && !actor.stay && (actor.userType === 'staff' || actor.userType === 'travelAgent');

/** What alone can be requested of a booking: see the contract. What a partner buys by its own key it has as anybody. */
function requestedAlone({ source, owner, partnerMail }: BookingItem): TicketDocument['may']['only'] {
  if (consumerOf(owner) !== undefined && partnerMail === undefined) return 'cancelled';
  return source.startsWith(LINK_SOURCE) ? 'refunds' : undefined;
}

/** A booking as one reader sees its ticket: price, contact details and maker are for those who own or administer it. */
export function showTicket(actor: Actor, whole: BookingItem, issuer: Issuer): TicketDocument {
  const booking = stillFlown(whole);
  const isKnown = actor.kind === 'user' || actor.kind === 'job';
  const { segments, passengers, fare } = booking;
  const only = requestedAlone(booking);
  return {
    currency: fare.currency,
    bookingId: booking.bookingId,
    pnr: booking.pnr,
    createdAt: booking.createdAt,
    invoiceCreatedOn: booking.ticketedAt ?? '',
    status: statusText(booking.statusId, booking.unpaid),
    statusId: booking.statusId,
    isInternational: booking.isInternational,
    isLcc: booking.isLcc,
    isLCCSpecialReturn: booking.isLCCSpecialReturn,
    holdUntil: booking.statusId === BookingStatus.Hold ? (holdEnd(booking) ?? null) : null,
    fareFamily: booking.offer.family.name,
    segments,
    passengers: passengers.map((passenger) => showPassenger(passenger, booking, isKnown)),
    baggages: perFlight(segments, (flight) =>
      total(passengers.flatMap(({ baggage }) => baggage.filter(flight).map(({ weight }) => weight))),
    ).map(({ amount: weight, ...on }) => ({ ...on, weight })),
    meals: perFlight(segments, (flight) =>
      total(passengers.flatMap(({ meals }) => meals.filter(flight).map(({ quantity }) => quantity))),
    ).map(({ amount: quantity, ...on }) => ({ ...on, quantity })),
    fare: isKnown ? fareOfTicket(fare, booking, isResold(booking)) : null,
    additions: isKnown ? { txnFee: booking.txnFee, discount: booking.ticketDiscount } : null,
    transactionDetails: isKnown ? { amount: fare.totalPayable } : null,
    user: isKnown ? booking.createdBy : null,
    supplierChangeReqStatus: isKnown ? changeStatusOf(booking) : null,
    ...(isKnown && isRefundDue(booking) && { refundDue: true }),
    ticketCRInfo: isKnown
      ? Array.from({ length: booking.changes ?? 0 }, (_, at) => ({
          changeRequestId: changeIdOf(booking.bookingId, at + 1),
        }))
      : [],
    issuer,
    frame: actor.kind === 'ticketHolder' && isResold(booking) ? 'issuer' : 'site',
    hidePayment: !isKnown,
    may: { edit: mayEdit(actor), mail: actor.kind === 'user', ...(isKnown && only && { only }) },
  };
}

const changeStatusOf = ({ statusId, changeText }: BookingItem): TicketDocument['supplierChangeReqStatus'] =>
  statusId === BookingStatus.ChangeRequested && changeText ? { statusText: changeText } : null;

type Extra = { tripIndicator: number; origin: string };
/** A journey leaves an airport once; flight numbers repeat between airlines and days, and change. */
const isOn = (segment: Segment) => (extra: Extra) =>
  extra.tripIndicator === segment.tripIndicator && extra.origin === segment.originAirportCode;
const total = (numbers: readonly number[]) => numbers.reduce((sum, n) => sum + n, 0);

/** The flights on which something was bought, with how much. */
const perFlight = (segments: readonly Segment[], amountOn: (flight: (extra: Extra) => boolean) => number) =>
  segments
    .map((segment, sector) => ({ ...nameOf(segment, sector), amount: amountOn(isOn(segment)) }))
    .filter(({ amount }) => amount > 0);

const nameOf = ({ airlineCode, flightNumber }: Segment, sector: number) => ({ sector, airlineCode, flightNumber });

/** One passenger's extras, each with the flight it is on. */
const placed = <E extends Extra, S>(segments: readonly Segment[], extras: readonly E[], show: (extra: E) => S) =>
  segments.flatMap((segment, sector) =>
    extras.filter(isOn(segment)).map((extra) => ({ ...nameOf(segment, sector), ...show(extra) })),
  );

/** An infant travels on a lap: the fare's allowance belongs to those with a seat. */
const allowanceOf = (paxType: number, { baggage }: Segment): string => (paxType === PaxType.Infant ? '' : baggage);

function showPassenger(
  passenger: BookedPassenger,
  { segments, pnr }: BookingItem,
  withContact: boolean,
): TicketPassenger {
  const { title, firstName, lastName, paxType, gender, ticket, barcodes = [], baggage, meals } = passenger;
  const isOff = (sector: number) => passenger.cancelledOn?.includes(sector) === true;
  const contact = (text: string) => (withContact ? text : '');
  return {
    title,
    firstName,
    lastName,
    paxType,
    gender,
    phoneCode: contact(passenger.mobileNo && passenger.phoneCode),
    mobileNo: contact(passenger.mobileNo),
    email: contact(passenger.email),
    addressLine1: contact(passenger.addressLine1),
    city: contact(passenger.city),
    countryCode: contact(passenger.countryCode),
    ticket: ticket ?? null,
    segmentAdditionalInfo: segments.map((segment, at) => ({
      baggage: isOff(at)
        ? 'Cancelled'
        : [allowanceOf(paxType, segment), ...baggage.filter(isOn(segment)).map(({ weight }) => `${weight} KG`)]
            .filter(Boolean)
            .join(' + '),
    })),
    barcodeDetails: {
      barcode: pnr
        ? segments.map((segment, at) => ({
            content: isOff(at) ? '' : barcodeContent(barcodes[at], passenger, segment.airlinePnr || pnr, segment),
          }))
        : [],
    },
    baggage: placed(segments, baggage, ({ weight, label }) => ({ weight, label })),
    mealDynamic: placed(segments, meals, ({ quantity, label }) => ({ quantity, label })),
  };
}
