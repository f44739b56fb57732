import type { BookRequest, SupplierBooking, SupplierTicket } from '#functions/suppliers/flight-supplier.ts';
import { type NetOffer, paxTypeCode, type Segment } from '#shared/flights/model.ts';
import { splitRef } from '#shared/flights/pair-offers.ts';
import { dayOfYear, HOUR, MINUTE } from '#shared/time.ts';
import { carrierByCode } from './carriers.ts';
import { familyByName } from './families.ts';
import { totalOf } from './fares.ts';
import { departureOf, rescheduled } from './quoting.ts';
import { fromRupees } from './rates.ts';
import { letters } from './seeded.ts';
import { DEARER, type NameTrigger, pendingAnswers } from './triggers.ts';

/** What the world remembers of a booking. No passport, tax number or date of birth: it has no use for them. */
export interface BookingRecord {
  reference: string;
  clientReference: string;
  pnr: string;
  state: SupplierBooking['state'];
  /** ms since 1970. */
  holdUntil?: number;
  departs: number;
  segments: Segment[];
  tickets: SupplierTicket[];
  currency: string;
  total: number;
  /** What its tickets cost by now, where that is more. */
  totalNow?: number;
  /** What even a fare without refund gives back. */
  taxes: number;
  /** Kept on cancellation, all passengers; `null` where the fare is forfeited. */
  cancelFee: number | null;
  passengers: number;
  trigger?: NameTrigger;
  /** What was cancelled, `<ticketId>|<segment>`, each by the change request that did. */
  cancelled?: Record<string, string>;
  /** IN_PROGRESS answers still to give. */
  pending: number;
}

const HOLD = 24 * HOUR;
const SHORT_HOLD = 10 * MINUTE;
/** Held seats go back on sale this long before departure. */
const HOLD_ENDS = 6 * HOUR;
const consonants = 'BCDFGHJKLMNPQRSTVWXZ';
const safe = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

const boardingPass = (
  { lastName, firstName }: { lastName: string; firstName: string },
  segment: Segment,
  pnr: string,
  sequence: number,
) =>
  `M1${`${lastName}/${firstName}`.toUpperCase().slice(0, 20).padEnd(20)}E${pnr.padEnd(7)}${segment.originAirportCode}${segment.destinationAirportCode}${segment.airlineCode.padEnd(3)}` +
  `${segment.flightNumber.padStart(4, '0')} ${String(dayOfYear(segment.departureTime.slice(0, 10))).padStart(3, '0')}Y000 ${String(sequence).padStart(4, '0')} 000`;

/** Tickets in the order of the passengers; only low-cost carriers send barcodes with them. */
function ticketsOf(
  offer: NetOffer,
  passengers: BookRequest['passengers'],
  pnr: string,
  reference: string,
): SupplierTicket[] {
  const carrier = carrierByCode(offer.segments[0]!.airlineCode);
  return passengers.map((passenger, i) => ({
    ticketNumber: (carrier?.accounting ?? '999') + letters('0123456789', 10, 'ticket', reference, i),
    ticketId: `${reference}-${i + 1}${paxTypeCode[passenger.paxType][0]}`,
    validatingAirline: carrier?.code ?? offer.segments[0]!.airlineCode,
    barcodes: offer.segments.map((segment) => (offer.isLCC ? boardingPass(passenger, segment, pnr, i + 1) : '')),
  }));
}

/**
 * What cancelling costs a passenger, in rupees: each fare of a pair its own fee; `undefined` where any of them is
 * forfeited.
 */
function cancelFeeOf({ family, supplierRef }: NetOffer): number | undefined {
  const names = splitRef(family.name);
  const fees = splitRef(supplierRef).map((_, fare) => familyByName(names[fare] ?? names[0]!).cancelFee);
  return fees.reduce((sum, fee) => (sum === undefined || fee === undefined ? undefined : sum + fee), 0);
}

/**
 * A new booking: low-cost fares are ticketed at once, others held. The tickets of a hold are drawn now and shown when
 * issued.
 */
export function newRecord(
  { clientReference, passengers }: BookRequest,
  offer: NetOffer,
  trigger: NameTrigger | undefined,
  now: number,
): BookingRecord {
  const reference = `SB${letters(safe, 10, 'reference', offer.source, clientReference)}`;
  const pnr = letters(consonants, 6, 'pnr', offer.source, clientReference);
  const departs = departureOf(offer);
  const cancelFee = cancelFeeOf(offer);
  const seated = passengers.filter(({ paxType }) => paxType !== 3).length;
  const pending = offer.isLCC ? pendingAnswers(trigger) : 0;
  const holdUntil = Math.max(
    now + SHORT_HOLD,
    Math.min(now + (trigger === 'held for 10 minutes' ? SHORT_HOLD : HOLD), departs - HOLD_ENDS),
  );
  return {
    reference,
    clientReference,
    pnr,
    departs,
    passengers: passengers.length,
    pending,
    ...(trigger && { trigger }),
    state: offer.isLCC ? (pending > 0 ? 'IN_PROGRESS' : 'TICKETED') : 'HELD',
    ...(!offer.isLCC && { holdUntil }),
    segments: offer.segments.map((segment) => ({ ...segment, airlinePnr: pnr })),
    tickets: ticketsOf(offer, passengers, pnr, reference),
    currency: offer.currency,
    total: totalOf(offer.fares),
    ...(trigger === 'dearer while held' && { totalNow: Math.round(totalOf(offer.fares) * DEARER) }),
    taxes: offer.fares.reduce((sum, fare) => sum + fare.tax * fare.passengerCount, 0),
    cancelFee: cancelFee === undefined ? null : fromRupees(cancelFee, offer.currency) * seated,
  };
}

/** A hold ends by itself. */
export const stateAt = (record: BookingRecord, now: number): SupplierBooking['state'] =>
  record.state === 'HELD' && record.holdUntil !== undefined && now > record.holdUntil ? 'CANCELLED' : record.state;

/**
 * What the world tells of a booking. `later` is any answer but the booking's own: the airline may have changed its mind
 * by then.
 */
export function viewOf(record: BookingRecord, now: number, later: boolean): SupplierBooking {
  const state = stateAt(record, now);
  const cancelled = later && state === 'TICKETED' && record.trigger === 'cancelled by the airline';
  const segments =
    later && record.trigger === 'schedule change after booking' ? rescheduled(record.segments) : record.segments;
  return {
    reference: record.reference,
    pnr: record.pnr,
    state: cancelled ? 'CANCELLED' : state,
    ...(state === 'HELD' && { holdUntil: record.holdUntil }),
    segments:
      cancelled || state === 'CANCELLED'
        ? segments.map((segment) => ({ ...segment, flightStatus: 'Cancelled' }))
        : segments,
    tickets: state === 'TICKETED' || (state === 'CANCELLED' && record.state === 'TICKETED') ? record.tickets : [],
  };
}
