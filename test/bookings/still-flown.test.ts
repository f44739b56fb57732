import { expect, test } from 'vitest';
import { isStillOn, stillFlown } from '#functions/bookings/still-flown.ts';
import { flightKey, passengerKey } from '#functions/bookings/travel/travel-days.ts';
import { ananya, delhiToMumbai } from '#test/fixtures/booking.ts';

const back = { ...delhiToMumbai, flightNumber: '204', originAirportCode: 'BOM', destinationAirportCode: 'DEL' };
const on = { ...back, flightNumber: '900', originAirportCode: 'DEL', destinationAirportCode: 'COK' };
const ravi = { ...ananya, firstName: 'Ravi', barcodes: ['R1', 'R2', 'R3'] };
const asha = { ...ananya, firstName: 'Asha', barcodes: ['A1', 'A2', 'A3'] };
const booking = { segments: [delhiToMumbai, back, on], passengers: [ravi, asha] };

test('nothing cancelled, and everything cancelled, is the booking as it was', () => {
  expect(stillFlown(booking)).toBe(booking);
  const gone = { ...booking, passengers: booking.passengers.map((one) => ({ ...one, cancelledOn: [0, 1, 2] })) };
  expect(stillFlown(gone)).toBe(gone);
});

test('who does not fly at all, and where nobody flies, is left out; barcodes keep their flights', () => {
  const passengers = [
    { ...ravi, cancelledOn: [0, 1] },
    { ...asha, cancelledOn: [0] },
    { ...ananya, cancelledOn: [0, 1, 2] },
  ];
  const left = stillFlown({ ...booking, passengers });
  expect(left.segments.map(({ flightNumber }) => flightNumber)).toEqual(['204', '900']);
  expect(left.passengers.map(({ firstName, barcodes, cancelledOn }) => [firstName, barcodes, cancelledOn])).toEqual([
    ['Ravi', ['R2', 'R3'], [0]],
    ['Asha', ['A2', 'A3'], undefined],
  ]);
});

test('a name is booked on a flight until it is cancelled on it, whatever else is', () => {
  const passengers = [{ ...ravi, cancelledOn: [0] }, asha];
  const isOn = (who: typeof ravi, segment: typeof back) =>
    isStillOn({ ...booking, passengers }, passengerKey(who), flightKey(segment));
  expect([isOn(ravi, delhiToMumbai), isOn(ravi, back), isOn(asha, delhiToMumbai)]).toEqual([false, true, true]);
  // A flight that moved to another day is still theirs, until all is cancelled.
  const moved = { ...delhiToMumbai, departureTime: '2026-03-09T06:10' };
  expect(isOn(ravi, moved)).toBe(true);
  const gone = { ...booking, passengers: [{ ...ravi, cancelledOn: [0, 1, 2] }] };
  expect(isStillOn(gone, passengerKey(ravi), flightKey(moved))).toBe(false);
});
