import { expect, test } from 'vitest';
import type { UserActor } from '#functions/actor.ts';
import {
  additionsWrites,
  documentsSeenWrites,
  findableWrites,
  mailedOnceWrites,
  nameWords,
  noteWrite,
  orderNumber,
  ticketKey,
  unreachedWrite,
} from '#functions/bookings/ticket-writes.ts';
import { travelDayWrites } from '#functions/bookings/travel/travel-day-writes.ts';
import { flightKey, passengerKey, type TravelDay } from '#functions/bookings/travel/travel-days.ts';
import type { MailKind } from '#functions/notifications/mail-kinds.ts';
import { keys } from '#functions/keys.ts';
import type { Write } from '#functions/table/write.ts';
import { DAY } from '#shared/time.ts';
import { ananya, delhiToMumbai, makeBooking } from '#test/fixtures/booking.ts';
import { movableClock } from '#test/harness/movable-clock.ts';
import { testJob } from '#test/harness/test-environment.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import type { FailureCode } from '#shared/errors.ts';

const AT = '2026-02-01T06:00:00.000Z';
movableClock(AT);
const job = testJob('sarathi', 'test');
const desk = job as unknown as UserActor;
const asha = {
  actor: { owner: 'U#U1' },
  item: { userId: 'U1', email: 'Asha@example.com', userType: 'retail' },
} as unknown as TestUser;
const booking = makeBooking(asha, { bookingId: 'B1', orderId: '01abc-def45 ghij', pnr: 'PNR123' });
const noteOf = (write: Write<FailureCode> | undefined) => (write as { item: { note: string } } | undefined)?.item.note;
const keysOf = (writes: readonly Write<FailureCode>[]) => writes.map(({ key }) => `${key.pk} / ${key.sk}`);

test('an order’s number is its first ten letters and digits, a ticket’s is written without what documents print', () => {
  expect(['01abc-def45 ghij', '#01ABCDEF', ' x '].map(orderNumber)).toEqual(['01ABCDEF45', '01ABCDEF', 'X']);
  expect(['312-241 9605871', 'ab 1'].map(ticketKey)).toEqual(['3122419605871', 'AB1']);
});

test('a name is found by its words of two letters and more', () =>
  expect(nameWords('Ana María', 'd’Souza J', '')).toEqual(['ANA', 'MARIA', 'DSOUZA']));

test('a booking is found by its order, PNR, tickets and passengers, each once', () => {
  const brother = { ...ananya, firstName: 'Arun' };
  const { ticket: _, ...unticketed } = { ...ananya, firstName: 'Asha' };
  const blank = { ...unticketed, ticket: { ...ananya.ticket!, ticketNumber: '' } };
  const found = findableWrites(job, { ...booking, passengers: [ananya, brother, unticketed, blank] });
  const pointer = { bookingId: 'B1', owner: 'U#U1' };
  for (const write of found) expect(write).toEqual({ kind: 'put', key: write.key, item: pointer });
  expect(keysOf(found)).toEqual([
    'S#sarathi#LK#ORD#01ABCDEF45 / B1',
    'S#sarathi#LK#PNR#PNR123 / B1',
    'S#sarathi#LK#TKT#3122419605871 / B1',
    ...['ANANYA', 'SHARMA', 'ARUN', 'ASHA'].map((word) => `S#sarathi#TOK#PAX#${word.slice(0, 2)} / ${word}#B1`),
  ]);
  expect(keysOf(findableWrites(job, { ...booking, pnr: '', passengers: [] }))).toEqual([
    'S#sarathi#LK#ORD#01ABCDEF45 / B1',
  ]);
});

test('a note stands in the timeline and leaves the status as it is', () => {
  expect(noteWrite(job, booking, 'askAgain', 'N')).toMatchObject({
    kind: 'put',
    key: { pk: 'S#sarathi#BKG#B1', sk: expect.stringMatching(/^EV#./) },
    item: { event: 'askAgain', from: 3, to: 3, at: AT, by: 'job:test', note: 'N' },
    when: [{ absent: true }],
  });
  expect(documentsSeenWrites(desk, booking)).toMatchObject([{ item: { event: 'seeDocuments', note: '' } }]);
});

test('fee and discount change as they were read, and the timeline says so', () => {
  const next = { txnFee: 500, ticketDiscount: 100, userMergeTxnFeeTaxes: true };
  const [change, note, ...more] = additionsWrites(desk, { ...booking, txnFee: 7, ticketDiscount: 8 }, next, 'N');
  expect(more).toEqual([]);
  expect(change).toEqual({
    kind: 'update',
    key: keys.booking(job, 'B1'),
    set: next,
    when: [
      { field: 'txnFee', is: 7 },
      { field: 'ticketDiscount', is: 8 },
    ],
  });
  expect(note).toMatchObject({ item: { event: 'changeAdditions', note: 'N' } });
});

test('staff are told whom a mail does not reach, and never the address', () => {
  const note = (address: string, about: MailKind = 'ticket') => noteOf(unreachedWrite(job, booking, address, about));
  expect(note('ASHA@Example.com')).toMatch(/^The e-ticket could not be delivered to who booked: /);
  expect(note('ananya@example.com')).toMatch(/^The e-ticket could not be delivered to the traveller: /);
  expect(note('ananya@example.com', 'refund')).toMatch(/^The refund email could not be delivered to the t/);
  expect(note('ananya@example.com')).not.toContain('@');
});

test('mails that follow a state are queued once of a kind', () => {
  expect(mailedOnceWrites(job, 'B1', 'delayMailIds', ['M1', 'M2'])).toEqual([
    {
      kind: 'update',
      key: keys.booking(job, 'B1'),
      set: { delayMailIds: ['M1', 'M2'] },
      when: [{ exists: true }, { field: 'delayMailIds', missing: true }],
    },
  ]);
});

test('a paid booking’s flights are noted at each of its passengers, on the days they leave', () => {
  const next = { ...delhiToMumbai, departureTime: '2026-03-06T07:00', flightNumber: '204' };
  const passenger = passengerKey(ananya);
  const day = (fields: Partial<TravelDay>): TravelDay => ({
    ...{ passenger, day: '2026-03-05', flights: [], version: 0 },
    ...fields,
  });
  const paid = { bookingId: 'B1', owner: 'U#U1' as const, segments: [delhiToMumbai, next], passengers: [ananya] };
  const noted = { flight: flightKey(delhiToMumbai), bookingId: 'B1', owner: 'U#U1' as const };
  const ttl = (Date.parse('2026-03-05T00:00:00Z') + 3 * DAY) / 1000;
  expect(travelDayWrites(job, paid, [day({}), day({ passenger: 'somebody else' })])).toEqual([
    {
      kind: 'put',
      key: keys.travelDay(job, passenger, '2026-03-05'),
      item: { flights: [noted], version: 1, ttl },
      when: [{ absent: true }],
      otherwise: 'BUSY',
    },
  ]);
  const many = Array.from({ length: 50 }, (_, at) => ({ ...noted, bookingId: `A${at}` }));
  const [write] = travelDayWrites(job, paid, [day({ flights: many, version: 50 })]);
  expect(write).toMatchObject({
    item: { flights: [...many.slice(1), noted], version: 51 },
    when: [{ field: 'version', is: 50 }],
  });
  expect(travelDayWrites(job, paid, [day({ day: '2026-03-06' })])).toMatchObject([
    { item: { flights: [{ flight: '2026-03-06 6E 204 DEL' }] } },
  ]);
});
