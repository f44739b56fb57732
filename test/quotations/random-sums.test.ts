import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exponentOf } from '#shared/money.ts';
import { lineAmount, stayPrice, sumsOf, type SummedLine } from '#shared/quotations/sums.ts';

/** A sum as somebody with pencil and paper makes it: decimals as text, digit by digit. */
const ofText = (text: string, digits: number): bigint => {
  const [whole = '', part = ''] = text.split('.');
  return BigInt(whole + part.padEnd(digits, '0'));
};
const toText = (minor: number, digits: number): string => {
  const text = String(Math.abs(minor)).padStart(digits + 1, '0');
  const whole = text.slice(0, text.length - digits);
  return digits ? `${whole}.${text.slice(-digits)}` : whole;
};

const amount = fc.integer({ min: 0, max: 90_000_000 });
const maybe = fc.option(amount, { nil: null });
const kart = fc.record({
  lines: fc.array(
    fc.record({
      price: maybe,
      cost: maybe,
      transferPrice: fc.option(amount, { nil: undefined }),
      bookedByCustomer: fc.option(fc.boolean(), { nil: undefined }),
    }),
    { maxLength: 40 },
  ),
  charges: fc.record({ serviceCharge: amount, remittanceCharge: amount, discount: amount }),
  gst: fc.constantFrom(0, 500, 1200, 1800, 2800),
});

/** The naive twin: one thing after another, in decimals, rounded half up where GST is taken. */
function naive(
  lines: readonly SummedLine[],
  charges: { serviceCharge: number; remittanceCharge: number; discount: number },
  rate: number,
  digits: number,
) {
  const read = (minor: number) => ofText(toText(minor, digits), digits);
  let [sold, cost] = [0n, 0n];
  let [withoutCost, ownLines] = [0, 0];
  for (const line of lines) {
    if (line.bookedByCustomer === true) continue;
    ownLines++;
    if (line.price !== null) sold += read(line.price);
    if (line.transferPrice !== undefined && line.transferPrice !== null) sold += read(line.transferPrice);
    if (line.cost === null) withoutCost++;
    else cost += read(line.cost);
  }
  const service = read(charges.serviceCharge);
  const parts = service * BigInt(rate);
  const gst = parts / 10_000n + (parts % 10_000n >= 5_000n ? 1n : 0n);
  const total = sold + service + gst + read(charges.remittanceCharge) - read(charges.discount);
  const kept = sold + service - read(charges.discount) - cost;
  return {
    linesTotal: Number(sold),
    gst: Number(gst),
    totalPrice: total > 0n ? Number(total) : 0,
    cost: Number(cost),
    margin: withoutCost < ownLines ? Number(kept) : null,
    linesWithoutCost: withoutCost,
  };
}

describe('sums of ten thousand random quotations are those of a naive twin', () => {
  it.each(['USD', 'KWD', 'JPY'])('in %s', (currency) => {
    const digits = exponentOf(currency);
    fc.assert(
      fc.property(kart, ({ lines, charges, gst }) => {
        expect(sumsOf(lines, charges, gst)).toEqual(naive(lines, charges, gst, digits));
        for (const line of lines) expect(lineAmount({ ...line, bookedByCustomer: true })).toBe(0);
      }),
      { numRuns: 3_334 },
    );
  });

  it('and a stay by its rooms is each room, each night', () => {
    const count = fc.integer({ min: 0, max: 4 });
    const rooms = fc.record({
      ...{ singleRoomPrice: maybe, singleRoomCount: count, doubleRoomPrice: maybe, doubleRoomCount: count },
      ...{ childWithBedPrice: maybe, childWithBedCount: count, noOfNights: fc.integer({ min: 1, max: 9 }) },
      price: maybe,
    });
    fc.assert(
      fc.property(rooms, (stay) => {
        let night = 0;
        let isPriced = false;
        for (const [price, times] of [
          [stay.singleRoomPrice, stay.singleRoomCount],
          [stay.doubleRoomPrice, stay.doubleRoomCount],
          [stay.childWithBedPrice, stay.childWithBedCount],
        ] as const) {
          isPriced ||= price !== null;
          for (let room = 0; room < times; room++) night += price ?? 0;
        }
        let whole = 0;
        for (let at = 0; at < stay.noOfNights; at++) whole += night;
        expect(stayPrice(stay)).toBe(stay.price ?? (isPriced ? whole : null));
      }),
      { numRuns: 1000 },
    );
  });
});
