import { beforeEach, describe, expect, it } from 'vitest';
import { connectionNotes } from '#functions/flights/search/connection-notes.ts';
import { REFUSED_FOR } from '#functions/suppliers/duffel/guarded.ts';
import { bookingOf, TICKETS_WITHIN } from '#functions/suppliers/duffel/map-order.ts';
import { orderPassengers } from '#functions/suppliers/duffel/map-passengers.ts';
import { outcomeOfCreating } from '#functions/suppliers/duffel/outcomes.ts';
import { duffelOffer, duffelOrder } from '#functions/suppliers/duffel/wire.ts';
import { refusal } from '#infra/local/duffel-fake/replies.ts';
import { randomId } from '#shared/ids.ts';
import { DAY } from '#shared/time.ts';
import { ask, callAt, codeOf, got, NOW, passenger } from './ask-sandbox.ts';
import { type DuffelDesk, TOKEN, useDuffelDesk } from './ask-duffel.ts';
import { offerSent, segmentSent, twoSegments } from './duffel-shapes.ts';

const deskNow = useDuffelDesk();
let desk: DuffelDesk;
beforeEach(() => {
  desk = deskNow();
});

const at = () => callAt(desk.clock.now);
const search = async () => codeOf(await desk.open().search(at(), ask('COK-DXB')));
const sent = (path: string) => desk.fake.asked.filter((one) => one.method === 'POST' && one.path === path);

async function sale(isLCC: boolean, lastName = 'Menon') {
  const query = ask('DEL-BOM');
  const offer = got(await desk.open().search(at(), query)).find((one) => one.isLCC === isLCC)!;
  const request = { offer, query, clientReference: randomId(), passengers: [passenger(lastName)] };
  return {
    book: () => desk.open().book(at(), request),
    find: () => desk.open().retrieve(at(), request.clientReference),
  };
}

describe('an order that Duffel tells of', () => {
  const order = (more: object = {}) =>
    duffelOrder.parse({
      id: 'ord_1',
      booking_reference: 'LA1234567ABCD',
      created_at: '2026-11-21T06:00:00.642Z',
      total_amount: '245.10',
      total_currency: 'GBP',
      owner: { iata_code: 'BA', name: 'British Airways' },
      metadata: { portolan_first_trip: '1', portolan_passengers: 'pas_a' },
      payment_status: { awaiting_payment: false, payment_required_by: null, paid_at: null },
      passengers: [{ id: 'pas_a' }],
      documents: [{ type: 'electronic_ticket', unique_identifier: '1', passenger_ids: ['pas_a'] }],
      slices: [{ fare_brand_name: null, conditions: null, segments: twoSegments() }],
      ...more,
    });

  it('is told although its airline moved a flight past the one that follows', () => {
    const [first, second] = twoSegments();
    const moved = { ...first!, departing_at: '2026-12-13T04:35:00', arriving_at: '2026-12-13T15:30:00' };
    const booking = bookingOf(order({ slices: [{ conditions: null, segments: [moved, second] }] }), NOW);
    expect(booking.segments.map(({ departureTime }) => departureTime)).toEqual([
      '2026-12-13T04:35',
      '2026-12-13T10:00',
    ]);
  });

  const slice = (id: string, more: object = {}) => ({ id, segments: [segmentSent(more)] });
  const change = (from: string, to: object, more: object = {}) => ({
    action_taken: null,
    created_at: '2026-11-22T06:00:00Z',
    removed: [slice(from)],
    added: [to],
    ...more,
  });
  const leaves = (more: object) =>
    bookingOf(order({ slices: [slice('sli_1')], ...more }), NOW).segments[0]!.departureTime;

  it('has the flights that its airline changed it to, before anybody accepted that at Duffel', () => {
    const was = '2026-12-12T20:35';
    const { departing_at: _, ...former } = segmentSent();
    const moved = { id: 'sli_2', conditions: [], segments: [{ ...former, departure_datetime: '2026-12-12T21:05:00' }] };
    const again = slice('sli_3', { departing_at: '2026-12-12T22:00:00' });
    const first = change('sli_1', moved);
    const second = change('sli_2', again, { created_at: '2026-11-23T06:00:00Z' });
    expect(leaves({ airline_initiated_changes: [first] })).toBe('2026-12-12T21:05');
    expect(leaves({ airline_initiated_changes: [second, first] })).toBe('2026-12-12T22:00');
    // Accepted, and Duffel has still to tell the airline; then the order itself says it, and after that what is newer.
    const accepted = { ...first, action_taken: 'accepted' };
    expect(leaves({ airline_initiated_changes: [accepted] })).toBe('2026-12-12T21:05');
    expect(leaves({ airline_initiated_changes: [{ ...accepted, added: [{ ...moved, id: 'sli_1' }] }] })).toBe(was);
    expect(leaves({ slices: [again], airline_initiated_changes: [accepted] })).toBe('2026-12-12T22:00');
    expect(leaves({ airline_initiated_changes: [{ ...first, action_taken: 'changed' }] })).toBe(was);
    expect(leaves({ airline_initiated_changes: [change('sli_of_before', moved)] })).toBe(was);
    expect(leaves({ airline_initiated_changes: [{ ...first, added: [] }] })).toBe(was);
    expect(leaves({ airline_initiated_changes: [{ ...first, added: [{ id: 'sli_2', segments: [{}] }] }] })).toBe(was);
    expect(leaves({ airline_initiated_changes: ['odd', first] })).toBe('2026-12-12T21:05');
  });

  it.each([
    ['no flights any more', { slices: [] }],
    ['flights that cannot be read', { slices: [{ segments: [{ ...segmentSent(), departing_at: 'soon' }] }] }],
    [
      'a zone that is none',
      {
        slices: [
          {
            segments: [
              segmentSent({
                duration: null,
                origin: { iata_code: 'QQQ', name: 'X', time_zone: 'Here/There' } as never,
              }),
            ],
          },
        ],
      },
    ],
    ['an airline without a name', { owner: { iata_code: 'BA' } }],
    ['passengers of another kind', { passengers: null }],
  ])('with %s has its state and its tickets all the same', (_, more) => {
    expect(bookingOf(order(more), NOW)).toMatchObject({
      reference: 'ord_1',
      pnr: 'LA1234567ABCD',
      state: 'TICKETED',
      tickets: [{ ticketNumber: '1' }],
    });
  });

  it('with one document that cannot be read has the others', () => {
    const ticket = { type: 'electronic_ticket', unique_identifier: '1', passenger_ids: ['pas_a'] };
    const odd = [{ type: 'electronic_ticket', unique_identifier: null }, ticket];
    expect(bookingOf(order({ documents: odd }), NOW).tickets).toMatchObject([{ ticketNumber: '1' }]);
  });

  it('that was held for hours is waited for from its payment on, not from its beginning', () => {
    const paidAt = '2026-11-21T12:00:00Z';
    const late = order({ documents: [], payment_status: { awaiting_payment: false, paid_at: paidAt } });
    const states = [60_000, TICKETS_WITHIN + 1_000].map((ms) => bookingOf(late, Date.parse(paidAt) + ms).state);
    expect(states).toEqual(['IN_PROGRESS', 'TICKETED']);
  });
});

describe('what is asked of Duffel', () => {
  it('holds by its own word for it, without payment or services', async () => {
    const { book } = await sale(false);
    expect(got(await book()).state).toBe('HELD');
    const data = sent('/air/orders')[0]!.data as Record<string, unknown>;
    expect(data).toMatchObject({ type: 'hold' });
    expect([data.payments, data.services]).toEqual([undefined, undefined]);
  });

  it('gives whole passports or none', () => {
    const offer = duffelOffer.parse(offerSent());
    const withOut = (more: object) => orderPassengers(offer, [passenger('Menon', more)], ['pas_a'])[0]!;
    expect(withOut({})).toHaveProperty('identity_documents');
    expect(withOut({ passportExpiry: '' })).not.toHaveProperty('identity_documents');
    expect(withOut({ passportIssueCountryCode: '' })).not.toHaveProperty('identity_documents');
  });

  it('two passengers of one name are surely not booked', () => {
    expect(outcomeOfCreating({ status: 422, code: 'duplicate_passenger_name' })).toBe('FARE_EXPIRED');
  });

  it('looks at a paid fare again where Duffel stumbles, and books it', async () => {
    const { book } = await sale(true);
    let stumbles = 2;
    desk.fake.instead = ({ path }) =>
      path.startsWith('/air/offers/') && stumbles-- > 0 ? refusal(503, 'service_unavailable') : undefined;
    expect(got(await book()).state).toBe('TICKETED');
    expect(sent('/air/orders')).toHaveLength(1);
  });

  it('says for sure that nothing is booked where it could not even look, and tells nothing later', async () => {
    const { book, find } = await sale(true);
    desk.fake.instead = ({ path }) => (path.startsWith('/air/offers/') ? refusal(500, 'airline_internal') : undefined);
    expect(codeOf(await book())).toBe('FARE_EXPIRED');
    desk.fake.instead = undefined;
    expect([codeOf(await find()), codeOf(await book())]).toEqual(['NOT_FOUND', 'FARE_EXPIRED']);
    expect(sent('/air/orders')).toEqual([]);
  });

  it('never pays a hold twice where Duffel broke over the first payment, and gives it back in the end', async () => {
    const { book, find } = await sale(false, 'PAYFAILED');
    const { reference } = got(await book());
    expect(codeOf(await desk.open().ticket(at(), reference))).toBe('SUPPLIER_FAILED');
    expect(got(await find()).state).toBe('HELD');
    expect(codeOf(await desk.open().ticket(at(), reference))).toBe('SUPPLIER_FAILED');
    expect(sent('/air/payments')).toHaveLength(1);
    expect(got(await desk.open().release(at(), reference)).state).toBe('CANCELLED');
    // What Duffel finds out in between is believed.
    const other = await sale(false, 'PAYFAILED');
    const held = got(await other.book());
    await desk.open().ticket(at(), held.reference);
    desk.fake.orders.get(held.reference)!.isPaid = true;
    expect(got(await desk.open().ticket(at(), held.reference)).state).toBe('TICKETED');
  });

  it('a payment that the network lost is sent again', async () => {
    const { book } = await sale(false, 'PAYLOST');
    const { reference } = got(await book());
    expect(codeOf(await desk.open().ticket(callAt(NOW, 300), reference))).toBe('SUPPLIER_TIMEOUT');
    expect(got(await desk.open().ticket(at(), reference)).state).toBe('TICKETED');
  });
});

describe('a cancellation', () => {
  const whole = {
    RequestType: 1 as const,
    CancellationType: 3 as const,
    Sectors: [],
    TicketId: [],
    Remarks: '',
    clientReference: 'CR-1',
  };
  const answering = (more: object) => {
    desk.fake.instead = ({ method, path }, answer) => {
      if (method !== 'POST' || path !== '/air/order_cancellations') return undefined;
      const reply = answer();
      const { data } = reply.body as { data: object };
      return { ...reply, body: { data: { ...data, ...more } } };
    };
  };

  it.each([
    ['voucher', 'a voucher'],
    ['airline_credits', 'credit for other flights'],
  ])('that the airline gives back as %s is no money: all of it is kept', async (refund_to, words) => {
    const { book } = await sale(true);
    const { reference } = got(await book());
    const { total } = desk.fake.orders.get(reference)!;
    answering({ refund_to, refund_amount: '100.00' });
    const { charge, remarks } = got(await desk.open().cancellationCharges(at(), reference));
    expect(charge).toBe(Number(total) * 100);
    expect(remarks).toContain(`₹\u00a0100.00 as ${words}, not a refund`);
    expect(remarks).not.toMatch(/duffel/i);
    expect(codeOf(await desk.open().changeRequest(at(), reference, { ...whole, agreedCharge: charge - 1 }))).toBe(
      'PRICE_CHANGED',
    );
  });

  it('of which the airline does not say what it gives back is the desk’s, and nothing is cancelled', async () => {
    const { book, find } = await sale(true);
    const { reference } = got(await book());
    answering({ refund_amount: null, refund_currency: null });
    expect(got(await desk.open().cancellationCharges(at(), reference)).remarks).toContain('has not stated the refund');
    expect(codeOf(await desk.open().changeRequest(at(), reference, whole))).toBe('ILLEGAL_TRANSITION');
    expect(got(await find()).state).toBe('TICKETED');
  });
});

describe('an allowance that is used up', () => {
  const tooMany = (headers: Record<string, string>) => {
    desk.fake.instead = ({ path }) =>
      path.startsWith('/air/offer_requests') ? refusal(429, 'rate_limit_exceeded', headers) : undefined;
  };

  it.each([
    ['a date by Duffel’s own clock, which is ahead', { 'ratelimit-reset': utc(340_000), date: utc(300_000) }, 40],
    ['a date that is over already', { 'ratelimit-reset': utc(-5_000), date: utc(0) }, 1],
    ['seconds', { 'ratelimit-reset': '12' }, 12],
    ['seconds of the other header', { 'retry-after': '7' }, 7],
    ['nothing that can be read', { 'ratelimit-reset': 'soon' }, 60],
    ['an epoch', { 'ratelimit-reset': '1795240800' }, 60],
    ['no headers at all', {}, 60],
  ])('says when it is there again as %s', async (_, headers, seconds) => {
    tooMany(headers as unknown as Record<string, string>);
    await search();
    expect((await desk.memory().health()).pausedUntil).toBe(NOW + seconds * 1_000);
  });

  it('by searches stops no booking; by bookings it stops everything', async () => {
    const { book, find } = await sale(true);
    tooMany({ 'retry-after': '60' });
    await search();
    expect(got(await book()).state).toBe('TICKETED');
    desk.fake.instead = () => refusal(429, 'rate_limit_exceeded', { 'retry-after': '60' });
    expect(codeOf(await find())).toBe('SUPPLIER_FAILED');
    const { length } = desk.fake.asked;
    expect([await search(), codeOf(await find())]).toEqual(['SUPPLIER_FAILED', 'SUPPLIER_FAILED']);
    expect(desk.fake.asked).toHaveLength(length);
    desk.fake.instead = undefined;
    desk.clock.now += 61_000;
    expect(got(await find()).state).toBe('TICKETED');
  });
});

it('a token that was mended at Duffel works again after a quarter of an hour, without another one', async () => {
  desk.fake.revoked.add(TOKEN);
  expect(await search()).toBe('SUPPLIER_FAILED');
  desk.fake.revoked.clear();
  desk.clock.now = NOW + REFUSED_FOR - 1_000;
  expect(await search()).toBe('SUPPLIER_FAILED');
  expect(desk.fake.asked).toHaveLength(1);
  desk.clock.now = NOW + REFUSED_FOR;
  expect(await search()).toBe('ok');
  expect((await desk.memory().health()).refusedToken).toBe('');
});

it('offers in another currency are said to staff for a week, as long as nobody sees another', () => {
  const health = { dropped: 12, droppedOf: 14, droppedCurrency: 'EUR', droppedAt: NOW };
  const notes = (now: number) =>
    connectionNotes(health, { isUsed: true, isRefused: false, now, zone: 'Asia/Kolkata', currency: 'INR' });
  expect(notes(NOW + DAY)).toEqual([
    expect.stringContaining('12 of 14 offers of a search (21 Nov 2026, 11:30) were in EUR'),
  ]);
  expect(notes(NOW + 8 * DAY)).toEqual([]);
});

function utc(after: number): string {
  return new Date(NOW + after).toUTCString();
}
