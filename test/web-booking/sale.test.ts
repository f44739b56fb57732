import { describe, expect, it } from 'vitest';
import type { Segment } from '#shared/flights/model.ts';
import { emptyPassenger } from '#web/flights/journey/passenger-fields.ts';
import { questionOf, type Sale, saleAfter, type SaleEvent } from '#web/flights/booking/sale.ts';

type Quoted = Extract<SaleEvent, { kind: 'accepted' }>;
type Quote = Quoted['quote'];

const flight = {
  airlineCode: 'AI',
  flightNumber: '804',
  originAirportCode: 'COK',
  destinationAirportCode: 'DXB',
  departureTime: '2027-03-09T06:10',
  arrivalTime: '2027-03-09T09:00',
} as Segment;
const later = { ...flight, departureTime: '2027-03-09T07:10', arrivalTime: '2027-03-09T10:00' };
const quoteOf = (quoteId: string, total: number, more: Partial<Quote> = {}, isPriceChanged = false): Quote => ({
  quoteId,
  fareDetailResult: { totalPayable: total, isPriceChanged } as Quote['fareDetailResult'],
  previousTotalPayable: 9_000,
  isTimeChanged: false,
  segments: [flight],
  previousSegments: [flight],
  customer: undefined,
  ...more,
});
const meera = { name: 'Meera Kapoor' } as NonNullable<Quote['customer']>;
const of = (quote: Quote, customerId?: number) => ({ quote, customerId });
const place = emptyPassenger(1, '+91', 'IN');
const quoted = (quote: Quote, customerId?: number, more: Partial<Extract<SaleEvent, { kind: 'quoted' }>> = {}) => ({
  kind: 'quoted' as const,
  ...of(quote, customerId),
  passengers: [place, place],
  contact: undefined,
  ...more,
});
const after = (...events: SaleEvent[]): Sale => events.reduce(saleAfter, {});
const accepted = (quote: Quote, customerId?: number) => ({ kind: 'accepted' as const, ...of(quote, customerId) });

describe('the price of a sale', () => {
  const own = quoteOf('A', 10_000);

  it('is agreed to as it is first quoted, and anew at the same price or by the same person', () => {
    expect(questionOf(after(quoted(own)), of(own))).toBeUndefined();
    const again = quoteOf('B', 11_000);
    expect(questionOf(after(quoted(own), quoted(again)), of(again))).toBeUndefined();
    const same = quoteOf('C', 10_000, { customer: meera });
    expect(questionOf(after(quoted(own), quoted(same, 7)), of(same, 7))).toBeUndefined();
  });

  it('is asked about where another customer pays another one, and leads back to whom it was for', () => {
    const theirs = quoteOf('B', 9_500, { customer: meera });
    const sale = after(quoted(own), quoted(theirs, 7));
    expect(questionOf(sale, of(theirs, 7))).toEqual({
      before: 10_000,
      payer: 'Meera Kapoor',
      agreed: { customerId: undefined, total: 10_000 },
    });
    expect(questionOf(saleAfter(sale, accepted(theirs, 7)), of(theirs, 7))).toBeUndefined();
    expect(questionOf(saleAfter(sale, quoted(own)), of(own))).toBeUndefined();
  });

  it('is asked about as often as it is quoted anew for the other customer, until it is agreed to', () => {
    const sale = after(quoted(own), quoted(quoteOf('B', 9_500, { customer: meera }), 7));
    const anew = quoteOf('C', 9_600, { customer: meera });
    expect(questionOf(saleAfter(sale, quoted(anew, 7)), of(anew, 7))).toMatchObject({ before: 10_000 });
    const back = quoteOf('D', 10_100);
    expect(questionOf(after(quoted(own), quoted(anew, 7), accepted(anew, 7), quoted(back)), of(back))).toEqual({
      before: 9_600,
      payer: 'Your own account',
      agreed: { customerId: 7, total: 9_600 },
    });
  });

  it('is asked about where the airline changed it since the search, once for the same terms', () => {
    const changed = quoteOf('A', 10_000, {}, true);
    const sale = after(quoted(changed));
    expect(questionOf(sale, of(changed))).toEqual({ before: 9_000, times: [] });
    const agreed = saleAfter(sale, accepted(changed));
    const [anew, dearer] = [quoteOf('B', 10_000, {}, true), quoteOf('C', 10_400, {}, true)];
    expect(questionOf(saleAfter(agreed, quoted(anew)), of(anew))).toBeUndefined();
    expect(questionOf(saleAfter(agreed, quoted(dearer)), of(dearer))).toEqual({ before: 9_000, times: [] });
  });

  it('and the times are asked about together', () => {
    const moved = quoteOf('A', 9_000, { isTimeChanged: true, segments: [later] });
    const sale = after(quoted(moved));
    expect(questionOf(sale, of(moved))).toMatchObject({ before: 9_000, times: [{ before: flight, now: later }] });
    expect(questionOf(saleAfter(sale, accepted(moved)), of(moved))).toBeUndefined();
    const further = { ...moved, quoteId: 'B', segments: [{ ...later, departureTime: '2027-03-09T08:00' }] };
    expect(questionOf(after(quoted(moved), accepted(moved), quoted(further)), of(further))).toBeDefined();
  });

  it('of the other customer is asked about before what the airline changed', () => {
    const theirs = quoteOf('B', 9_500, { customer: meera }, true);
    const sale = after(quoted(own), quoted(theirs, 7));
    expect(questionOf(sale, of(theirs, 7))).toMatchObject({ payer: 'Meera Kapoor' });
    const agreed = saleAfter(sale, accepted(theirs, 7));
    expect(questionOf(agreed, of(theirs, 7))).toEqual({ before: 9_000, times: [] });
    expect(questionOf(saleAfter(agreed, accepted(theirs, 7)), of(theirs, 7))).toBeUndefined();
  });
});

describe('who travels', () => {
  const [own, theirs] = [quoteOf('A', 10_000), quoteOf('B', 10_000, { customer: meera })];
  const contact = { email: 'desk@example.com', mobileNo: '9847000001' };
  const other = { email: 'meera@example.com', mobileNo: '501234567', phoneCode: '+971' };

  it('begins with the contact of whoever pays, with the first alone', () => {
    const { begun } = after(quoted(own, undefined, { contact }));
    expect(begun).toEqual({ quoteId: 'A', passengers: [{ ...place, ...contact }, place] });
  });

  it('is not known while a price is asked for, and what was filled in is remembered meanwhile', () => {
    const sale = after(quoted(own, undefined, { contact }), { kind: 'asked' });
    expect(sale).toMatchObject({ begun: undefined, contact });
    const kept = [{ ...place, firstName: 'Asha', ...contact }];
    expect(saleAfter(sale, quoted(theirs, 7, { passengers: kept, contact: other })).begun).toEqual({
      quoteId: 'B',
      passengers: [{ ...kept[0], ...other }],
    });
  });

  it('keeps a contact that was typed, whoever pays', () => {
    const sale = after(quoted(own, undefined, { contact }), { kind: 'asked' });
    const typed = [{ ...place, email: 'asha@example.com', mobileNo: contact.mobileNo }];
    expect(saleAfter(sale, quoted(theirs, 7, { passengers: typed, contact: other })).begun?.passengers).toEqual(typed);
    expect(after(quoted(own, undefined, { passengers: typed, contact })).begun?.passengers).toEqual(typed);
  });
});
