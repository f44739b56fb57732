import { dayOfYear } from '../time.ts';
import type { Segment } from '../flights/model.ts';
import { asciiName } from './ascii-name.ts';

interface Flyer {
  firstName: string;
  lastName: string;
}
type Leg = Pick<
  Segment,
  'originAirportCode' | 'destinationAirportCode' | 'airlineCode' | 'flightNumber' | 'departureTime' | 'fareClass'
>;

const field = (text: string, width: number) => text.slice(0, width).padEnd(width, ' ');
const code = (text: string) => text.toUpperCase().replace(/[^A-Z0-9]/g, '');
/** A name without a Latin letter still needs one to be read aloud by a scanner's operator. */
const namePart = (name: string) => asciiName(name) || 'X';

/**
 * The mandatory 60 characters of a one-leg IATA boarding pass (resolution 792, BCBP version without the conditional
 * part): what a ticket's barcode holds where the supplier gives none. Day of the year by the origin's local date; seat
 * and sequence are given at check-in and stay blank.
 */
export function boardingPass({ firstName, lastName }: Flyer, pnr: string, leg: Leg): string {
  const digits = leg.flightNumber.replace(/\D/g, '').slice(-4);
  const bookingClass = /^[A-Z]$/.test(leg.fareClass.toUpperCase()) ? leg.fareClass.toUpperCase() : 'Y';
  return [
    'M1',
    field(`${namePart(lastName)}/${namePart(firstName)}`, 20),
    'E',
    field(code(pnr), 7),
    field(code(leg.originAirportCode), 3),
    field(code(leg.destinationAirportCode), 3),
    field(code(leg.airlineCode), 3),
    `${digits.padStart(4, '0')} `,
    String(dayOfYear(leg.departureTime.slice(0, 10))).padStart(3, '0'),
    bookingClass,
    ' '.repeat(4),
    ' '.repeat(5),
    '0',
    '00',
  ].join('');
}

/** The barcode of one passenger on one sector: the supplier's own content where it gave one. */
export const barcodeContent = (supplied: string | undefined, flyer: Flyer, pnr: string, leg: Leg): string =>
  supplied || boardingPass(flyer, pnr, leg);
