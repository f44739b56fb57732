import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { getKartById } from '#shared/quotations/get-kart-by-id.ts';
import { saveKart } from '#shared/quotations/save-kart.ts';
import { HEAD } from '#web/quotations/builder/head-fields.ts';
import { errorsByPiece, kartOf, sendingOf } from '#web/quotations/builder/kart-wire.ts';
import { isWhole } from '#web/quotations/builder/line-views.ts';
import { rateText } from '#web/quotations/builder/line-words.ts';
import { changePiece, type Edits, type Values } from '#web/quotations/builder/pieces.ts';
import { overpaidText } from '#web/quotations/payment/overpaid.ts';

const lineId = (n: number) => `0123456789ABCDEFGHJKMNPQ0${n}`;
const said = {
  version: 2,
  cost: 80,
  ratePrice: 100,
  isOwnPrice: false,
  reason: 'Summer.',
  isOtherDay: false,
  isClosed: false,
};
const wire = {
  kart: {
    id: 'K1',
    quotationId: 2041,
    version: 5,
    state: 'DRAFT',
    currency: 'KWD',
    currencySymbol: 'KWD',
    customerId: 7,
    customerName: 'Rohan Kamat',
    companyName: '',
    customerEmail: '',
    kartName: 'Dubai',
    adults: 2,
    child: 0,
    infant: 0,
    arrivalDate: '2027-03-18',
    noOfDays: 5,
    noOfNights: 4,
    quoteValidyInDays: 7,
    serviceCharge: 9.125,
    remittanceCharge: 0,
    discount: 0,
    deposit: 0,
    collectedPayment: 0,
    paidOnline: 0,
    totalPrice: 109.125,
    gst: 0,
    linesTotal: 100,
    cost: 80,
    margin: 29.125,
    linesWithoutCost: 0,
    remark: '',
    remarkForCustomer: '',
    internalRemark: '',
    priceBreakup: 'full',
    isAgentBranding: false,
    isVouchered: false,
    isCancelled: false,
    purchaseConfirmationNo: '',
    salesConfirmationNo: '',
    paymentDeadline: '',
    collectedReason: '',
    accomodations: [],
    activities: [
      {
        id: lineId(1),
        day: 2,
        place: 1,
        tourOptionId: 'O',
        activityName: 'Safari',
        tourOptionName: 'Dinner',
        ...said,
        price: 100,
      },
    ],
    miscellaneous: [],
    flights: [
      {
        id: lineId(2),
        day: 1,
        place: 1,
        airlineCode: '6E',
        flightNo: '1461',
        origin: 'BOM',
        destination: 'DXB',
        bookedByCustomer: true,
        ...said,
        price: 12.5,
        isOwnPrice: true,
      },
    ],
    passengers: [],
  },
  versions: [],
  questions: [],
  seenBy: [],
  agency: null,
  voucher: null,
};
const kart = kartOf(z.decode(getKartById.response, wire as never));
const edited = (id: string, fields: Values): Edits =>
  changePiece(new Map(), id === HEAD ? kart.head : kart.lines.get(id), id, fields);

it('reads amounts in their currency, and a price by the rates as nobody’s', () => {
  expect(kart.head.values).toMatchObject({ serviceCharge: '9.125', adults: '2', isAgentBranding: '' });
  expect(kart.lines.get(lineId(1))?.values).toMatchObject({ kind: 'activity', day: '2', price: '' });
  expect(kart.facts.get(lineId(1))).toMatchObject({ price: 100_000, cost: 80_000 });
  expect(kart.lines.get(lineId(2))?.values).toMatchObject({ price: '12.5', bookedByCustomer: '1' });
});

it('sends what was changed alone, held to its version', () => {
  const { request, places, wrong } = sendingOf(edited(lineId(1), { price: '95.5', day: '3' }), 'K1', 'KWD');
  expect(wrong.size).toBe(0);
  expect(request).toEqual({
    id: 'K1',
    currency: 'KWD',
    activities: [{ id: lineId(1), version: 2, price: 95_500, day: 3 }],
  });
  expect(z.safeEncode(saveKart.request, request as never)).toMatchObject({
    success: true,
    data: { activities: [{ price: 95.5 }] },
  });
  expect(errorsByPiece({ 'activities.0.price': 'Too much.', kartName: 'Missing.' }, places)).toEqual(
    new Map([
      [lineId(1), { price: 'Too much.' }],
      [HEAD, { kartName: 'Missing.' }],
    ]),
  );
});

it('sends a drive whole, and nothing of a field that only says how something is called', () => {
  const edits = edited(lineId(1), { 'pickup.time': '08:30', tourOptionName: 'Other', tourOptionId: 'P' });
  expect(sendingOf(edits, 'K1', 'KWD').request.activities).toEqual([
    {
      id: lineId(1),
      version: 2,
      tourOptionId: 'P',
      pickupTransfer: {
        date: '',
        time: '08:30',
        pickupLocation: '',
        dropLocation: '',
        sharingType: '',
        remarkForCustomer: '',
        internalRemark: '',
        flightId: '',
      },
    },
  ]);
});

it('sends a new quotation whole, as its contract takes it', () => {
  const values = {
    customerId: '7',
    kartName: 'Oman',
    adults: '2',
    arrivalDate: '2027-05-01',
    noOfDays: '3',
    noOfNights: '2',
  };
  expect(isWhole(HEAD, values)).toBe(true);
  const edits: Edits = new Map([
    [HEAD, { id: HEAD, base: undefined, values }],
    [
      lineId(9),
      {
        id: lineId(9),
        base: undefined,
        values: { kind: 'miscellaneous', name: 'Visa', price: '5', day: '1', place: '1' },
      },
    ],
  ]);
  const { request } = sendingOf(edits, undefined, 'KWD');
  expect(z.safeEncode(saveKart.request, request as never).success).toBe(true);
  expect(request).toMatchObject({ customerId: 7, miscellaneous: [{ name: 'Visa', price: 5_000, day: 1 }] });
  expect(request).not.toHaveProperty('id');
});

it('sends no amount that is none: its field says so', () => {
  const { wrong } = sendingOf(edited(lineId(2), { price: 'ten' }), 'K1', 'KWD');
  expect(wrong.get(lineId(2))?.price).toMatch(/^Please enter an amount/);
});

it('waits for what a line needs; one that the customer booked needs no price', () => {
  expect(isWhole('x', { kind: 'miscellaneous', name: 'Visa', price: '' })).toBe(false);
  expect(isWhole('x', { kind: 'activity', tourOptionId: 'O' })).toBe(true);
  expect(isWhole('x', { kind: 'flight', airlineCode: '6E', flightNo: '1', origin: 'BOM', destination: 'DXB' })).toBe(
    true,
  );
});

it('says what is paid beyond a total before it falls below what was paid, and whose it is to return', () => {
  const paid = { totalPrice: 100_00, paidOnline: 60_00, collectedPayment: 40_00 };
  const text = (totalPrice: number, before = paid) => overpaidText(before, { ...paid, totalPrice }, 'USD');
  expect(text(100_00)).toBeUndefined();
  expect(text(120_00)).toBeUndefined();
  expect(text(75_00)).toBe(
    'Paid beyond the new total: $\u00a025.00. Under Payment, Return overpayment refunds $\u00a025.00 to the customer.',
  );
  expect(text(30_00)).toMatch(
    /refunds \$\s60\.00 to the customer\. You collected \$\s10\.00 of it: return that yourselves\.$/,
  );
  // Less of what was overpaid before is nobody's surprise.
  expect(text(80_00, { ...paid, totalPrice: 75_00 })).toBeUndefined();
});

it('says what the rates say beside a price of one’s own', () => {
  const facts = {
    kind: 'activity',
    price: 120_00,
    cost: null,
    ratePrice: 100_00,
    reason: 'Summer.',
    isOtherDay: false,
  } as const;
  expect(rateText(facts, { price: '120' }, 'USD')).toBe('Price by the rates: $\u00a0100.00. Summer.');
  expect(rateText(facts, { price: '' }, 'USD')).toBe('Summer.');
  expect(rateText(undefined, { price: '' }, 'USD')).toBeUndefined();
});
