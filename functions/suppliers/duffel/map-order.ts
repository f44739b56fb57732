import type { SupplierBooking, SupplierTicket } from '#functions/suppliers/flight-supplier.ts';
import { MINUTE } from '#shared/time.ts';
import { openChanges, slicesNow } from './airline-changes.ts';
import { segmentsOf } from './map-segments.ts';
import type { DuffelOrder } from './wire.ts';

/** What an order is given of ours, and nothing of a person: Duffel keeps it and hands it back. */
export interface OrderMark {
  /** Our site: an account may sell for several. */
  portolan_site: string;
  /** Our booking id: how an outcome that nobody heard is found. */
  portolan_booking: string;
  /** The price agreed to, as Duffel wrote it with its currency. */
  portolan_price: string;
  portolan_first_trip: string;
  /** Duffel's passenger ids in our order. */
  portolan_passengers: string;
}
export const markOf = ({ metadata }: { metadata?: DuffelOrder['metadata'] }): Partial<OrderMark> => metadata ?? {};

/** An order is paid before its tickets are issued: for so long they are waited for, ms since it was paid. */
export const TICKETS_WITHIN = 20 * MINUTE;

const E_TICKET = 'electronic_ticket';

/** One ticket a passenger, in our order; without a number where the airline issued none (yet). */
function ticketsOf(order: DuffelOrder, flights: number): SupplierTicket[] {
  const ids = markOf(order).portolan_passengers?.split(',') ?? order.passengers.map(({ id }) => id);
  return ids.map((id) => ({
    ticketNumber:
      order.documents?.find(({ type, passenger_ids: of }) => type === E_TICKET && of.includes(id))?.unique_identifier ??
      '',
    ticketId: id,
    validatingAirline: order.owner?.iata_code ?? '',
    barcodes: Array.from({ length: flights }, () => ''),
  }));
}

function stateOf(order: DuffelOrder, tickets: readonly SupplierTicket[], now: number): SupplierBooking['state'] {
  if (order.cancelled_at) return 'CANCELLED';
  const { awaiting_payment: isUnpaid, payment_required_by: until, paid_at: paidAt } = order.payment_status;
  // Unpaid seats go back by themselves at their time.
  if (isUnpaid) return until && Date.parse(until) < now ? 'CANCELLED' : 'HELD';
  const isComplete = tickets.every(({ ticketNumber }) => ticketNumber);
  return isComplete || now - Date.parse(paidAt ?? order.created_at) > TICKETS_WITHIN ? 'TICKETED' : 'IN_PROGRESS';
}

/**
 * An order in the trade's terms. Paid without all its tickets it is in progress for a while, and ticketed without
 * numbers after that: some airlines issue none, and the seats are paid for. Without flights where they cannot be read;
 * an airline that moved one of two may have left a connection that nobody catches, and that is told as it is.
 */
export function bookingOf(order: DuffelOrder, now: number): SupplierBooking {
  const firstTrip = Number(markOf(order).portolan_first_trip ?? 1);
  const flights = segmentsOf(slicesNow(order), firstTrip, { isBooked: true }) ?? [];
  const tickets = ticketsOf(order, flights.length);
  const state = stateOf(order, tickets, now);
  const { payment_required_by: until } = order.payment_status;
  const pnr = order.booking_reference ?? '';
  return {
    reference: order.id,
    pnr,
    state,
    ...(state === 'HELD' && until && { holdUntil: Date.parse(until) }),
    segments: flights.map((segment) => ({
      ...segment,
      airlinePnr: pnr,
      ...(state === 'CANCELLED' && { flightStatus: 'Cancelled' }),
    })),
    tickets: state === 'TICKETED' ? tickets : [],
    ...(state !== 'CANCELLED' && openChanges(order).length > 0 && { isChangeOpen: true as const }),
  };
}
