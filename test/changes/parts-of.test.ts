import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BookedPassenger } from '#functions/bookings/model.ts';
import { changeIdOf, partsOfId } from '#functions/changes/change-id.ts';
import { isAllCancelled, partOf, weightsOf, withoutChosen } from '#functions/changes/parts-of.ts';
import { saleOf } from '#functions/changes/sale-of.ts';
import { PaxType } from '#shared/flights/model.ts';
import { ananya, delhiToMumbai, oneAdultFare } from '#test/fixtures/booking.ts';

const back = { ...delhiToMumbai, tripIndicator: 2 as const, originAirportCode: 'BOM', destinationAirportCode: 'DEL' };
const ofType = (passengerType: number, publishedPrice: number) => ({
  ...oneAdultFare.fareDetails[0]!,
  passengerType,
  publishedPrice,
});
const child: BookedPassenger = { ...ananya, paxType: PaxType.Child };
const booking = {
  passengers: [ananya, child],
  segments: [delhiToMumbai, back],
  fare: { ...oneAdultFare, publishedPrice: 800_001, fareDetails: [ofType(1, 500_001), ofType(2, 300_000)] },
};

describe('what passengers and sectors cost', () => {
  it('is the fare of each one’s type, shared among the sectors to the last paisa', () => {
    expect(weightsOf(booking)).toEqual([
      [250_000, 250_001],
      [150_000, 150_000],
    ]);
  });

  it('has what was bought beside it on the sector it was bought for', () => {
    const bag = { code: 'B', label: '5 KG', weight: 5, price: 9_000, tripIndicator: 2, origin: 'BOM' };
    const passengers = [{ ...ananya, baggage: [bag as BookedPassenger['baggage'][number]] }, child];
    expect(weightsOf({ ...booking, passengers })[0]).toEqual([250_000, 259_001]);
  });

  it('is an even share where the fare says nothing of a type', () => {
    const fare = { ...booking.fare, fareDetails: [], publishedPrice: 100_001 };
    expect(weightsOf({ ...booking, fare }).flat()).toEqual([25_000, 25_000, 25_000, 25_001]);
  });
});

describe('the part that is chosen', () => {
  it('counts on from what was cancelled before, and is none where some of that is chosen again', () => {
    const first = { passengers: [1], segments: [0, 1] };
    expect(partOf(booking, first)).toEqual({ before: 0, now: 300_000, whole: 800_001 });
    const after = { ...booking, passengers: withoutChosen(booking.passengers, first) };
    expect(partOf(after, { passengers: [0], segments: [0, 1] })).toEqual({
      ...{ before: 300_000, now: 500_001, whole: 800_001 },
    });
    expect(partOf(after, { passengers: [0, 1], segments: [0] })).toBeUndefined();
    expect(partOf(booking, { passengers: [], segments: [0] })).toBeUndefined();
    expect(partOf(booking, { passengers: [0], segments: [7] })).toBeUndefined();
  });

  it('comes to the whole with the last of it, in whatever order', () => {
    const every = [0, 1].flatMap((passenger) =>
      [0, 1].map((segment) => ({ passengers: [passenger], segments: [segment] })),
    );
    fc.assert(
      fc.property(fc.shuffledSubarray(every, { minLength: 4 }), (order) => {
        let now = booking;
        for (const [nth, chosen] of order.entries()) {
          expect(isAllCancelled(now)).toBe(false);
          const part = partOf(now, chosen)!;
          if (nth === order.length - 1) expect(part.before + part.now).toBe(part.whole);
          now = { ...now, passengers: withoutChosen(now.passengers, chosen) };
        }
        expect(isAllCancelled(now)).toBe(true);
      }),
    );
  });
});

describe('a sale', () => {
  it('is what the books say that was earned, with the fee of the gateway', () => {
    const order = {
      amount: 561_800,
      costs: [{ site: 'sarathi', to: 'supplier:sandbox-gds', minor: 540_000 }],
      paidBy: { method: 'gateway', gateway: 'sandbox', paymentId: 'P', fee: 900 } as const,
    };
    expect(saleOf('sarathi', order, { fare: oneAdultFare })).toEqual({
      payable: { account: 'supplierPayable:sandbox-gds', minor: 540_000 },
      ...{ serviceFee: 10_000, gst: 1_800, tds: 0, commission: 10_000, convenienceFee: 900 },
    });
    expect(() => saleOf('gulf', order, { fare: oneAdultFare })).toThrow('nobody was paid');
  });
});

it('a request’s id names its booking and which of it', () => {
  expect(partsOfId(changeIdOf('BKG01', 12))).toEqual({ bookingId: 'BKG01', number: 12 });
  for (const text of ['BKG01', 'BKG01-0', 'BKG01-01', 'B#1-1', '-1', 'BKG01-99999'])
    expect(partsOfId(text)).toBeUndefined();
});
