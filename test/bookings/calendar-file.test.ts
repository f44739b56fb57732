import { expect, it } from 'vitest';
import { calendarFile } from '#shared/bookings/calendar-file.ts';

const segment = {
  airlineCode: '6E',
  airlineName: 'IndiGo',
  flightNumber: '203',
  originCityName: 'Kochi',
  originAirportCode: 'COK',
  originAirportName: 'Cochin International Airport; Nedumbassery, Kerala, a name that is long enough to be folded',
  originTerminal: '3',
  originZone: 'Asia/Kolkata',
  destinationCityName: 'São Tomé',
  destinationAirportCode: 'DXB',
  destinationZone: 'Asia/Dubai',
  departureTime: '2027-03-12T22:15',
  arrivalTime: '2027-03-13T00:45',
};
const file = calendarFile({ bookingId: 'B1', pnr: 'ABC123', segments: [segment] }, Date.UTC(2026, 10, 22));

it('gives each flight at its instants, from zone to zone', () => {
  expect(file).toContain('DTSTART:20270312T164500Z\r\nDTEND:20270312T204500Z\r\n');
  expect(file).toContain('DTSTAMP:20261122T000000Z');
  expect(file).toContain('SUMMARY:6E 203 Kochi to São Tomé');
});

it('keeps the rules of the format: lines of 75 octets, text escaped, one entry for the same flight', () => {
  const lines = file.split('\r\n');
  expect(lines.every((line) => new TextEncoder().encode(line).length <= 75)).toBe(true);
  expect(lines.at(-1), 'the last line ends too').toBe('');
  const unfolded = file.replaceAll('\r\n ', '');
  expect(unfolded).toContain('LOCATION:Cochin International Airport\\; Nedumbassery\\, Kerala\\, a name that is long');
  expect(unfolded).toContain('DESCRIPTION:PNR ABC123\\nIndiGo 6E 203\\, arrives 00:45 at DXB');
  expect(unfolded).toContain('UID:B1-1');
});
