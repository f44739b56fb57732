import { expect, test } from 'vitest';
import type { UserActor } from '#functions/actor.ts';
import type { BookingItem } from '#functions/bookings/model.ts';
import { packedCard, unpackCard } from '#functions/bookings/packed-card.ts';
import {
  acceptChange,
  airlineCancelWrites,
  changeCaseWrites,
  changeFlightsWrites,
  changeTextWrites,
  closeNumbersWrites,
  endCasesWrites,
  numbersMissing,
  numbersMissingWrites,
  numberTicketsWrites,
} from '#functions/bookings/refresh-writes.ts';
import {
  type BookingDraft,
  bookingEventWrites,
  createBookingWrites,
  draftBookingWrites,
  draftRulesWrite,
  eraseSecretsWrites,
  openWrite,
  passengerSecretsWrites,
  secretsName,
} from '#functions/bookings/writes.ts';
import type { Key } from '#functions/table/key.ts';
import { keys } from '#functions/keys.ts';
import type { Write } from '#functions/table/write.ts';
import { type BookingEvent, bookingEvents, BookingStatus, isWaiting } from '#shared/bookings/model.ts';
import { DAY } from '#shared/time.ts';
import { makeBooking } from '#test/fixtures/booking.ts';
import { movableClock } from '#test/harness/movable-clock.ts';
import { testJob } from '#test/harness/test-environment.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import type { FailureCode } from '#shared/errors.ts';

const AT = '2026-02-01T06:00:00.000Z';
movableClock(AT);
const job = testJob('sarathi', 'test');
const asha = {
  actor: { owner: 'U#U1' },
  item: { userId: 'U1', email: 'asha@example.com', userType: 'retail' },
} as unknown as TestUser;
const created = '2026-01-31T10:00:00.000Z';
const booking = makeBooking(asha, { bookingId: 'B1', createdAt: created });
const { departureTime } = booking.segments[0]!;
const inStatus = (statusId: BookingItem['statusId']) => ({ ...booking, statusId });
const cardOf = (changes: Partial<BookingItem>) => packedCard({ ...booking, ...changes });

/** The one write of a row. */
function of(writes: readonly Write<FailureCode>[], key: Key): Write<FailureCode> | undefined {
  const found = writes.filter((write) => write.key.pk === key.pk && write.key.sk === key.sk);
  expect(found.length).toBeLessThan(2);
  return found[0];
}
const told = (writes: readonly Write<FailureCode>[]) => {
  const { pk, sk } = keys.bookingEvent(job, 'B1', '');
  return writes.filter((write) => write.key.pk === pk && write.key.sk.startsWith(sk));
};
const open = keys.openBooking(job, 'B1');
const placesInWaiting = { g1p: 'S#sarathi#BKGO', g1s: created, g3p: 'S#sarathi#BKGO#U#U1', g3s: created };

test('a draft is its customer’s, in no list, and goes by itself two days after', () => {
  const asker = { ...job, kind: 'user', owner: 'U#U1', userId: 'U1', email: 'a@x.example', userType: 'retail' };
  const { statusId: _, ...draft } = booking;
  const [write, ...more] = draftBookingWrites(asker as unknown as UserActor, draft as unknown as BookingDraft);
  expect(more).toEqual([]);
  expect(write).toMatchObject({ kind: 'put', key: keys.bookingDraft(job, 'B1'), when: [{ absent: true }] });
  expect((write as { item: object }).item).toMatchObject({
    ...{ bookingId: 'B1', statusId: BookingStatus.InProgress, owner: 'U#U1', userId: 'U1', createdAt: AT },
    ...{ createdBy: { email: 'a@x.example', userType: 'retail' }, supplierReference: '', pnr: '' },
    ...{ txnFee: 0, ticketDiscount: 0, userMergeTxnFeeTaxes: false },
    ttl: (Date.parse(AT) + 2 * DAY) / 1000,
  });
  expect(JSON.stringify(write)).not.toMatch(/"g\dp"|"card"/);
});

test('rules that a draft came without are kept once', () => {
  expect(draftRulesWrite(job, 'B1', booking.fareRules)).toEqual({
    kind: 'update',
    key: keys.bookingDraft(job, 'B1'),
    set: { fareRules: booking.fareRules },
    remove: ['areRulesMissing'],
    when: [{ field: 'areRulesMissing', is: true }],
  });
});

test('a paid booking takes its draft’s place, in every list by when it was paid or travels', () => {
  const writes = createBookingWrites(job, inStatus(BookingStatus.InProgress));
  expect(writes).toHaveLength(4);
  const paid = { statusId: BookingStatus.InProgress, createdAt: AT };
  expect(of(writes, keys.booking(job, 'B1'))).toMatchObject({
    kind: 'put',
    item: {
      ...paid,
      card: cardOf(paid),
      ...{ g1p: 'S#sarathi#BKG', g1s: AT, g2p: 'S#sarathi#BKGT', g2s: departureTime },
      ...{ g3p: 'S#sarathi#BKG#U#U1', g3s: AT, g4p: 'S#sarathi#BKGT#U#U1', g4s: departureTime },
    },
    when: [{ absent: true }],
  });
  expect(of(writes, keys.bookingDraft(job, 'B1'))).toMatchObject({ kind: 'delete' });
  expect(of(writes, open)).toMatchObject({ kind: 'put', item: { card: cardOf(paid), g1s: AT, g3s: AT } });
  const [event] = told(writes);
  expect((event as { item: object }).item).toEqual({ event: 'create', from: 0, to: 1, at: AT, by: 'job:test' });
});

test('a booking stands among those that wait as long as it is one of them', () => {
  for (const statusId of Object.values(BookingStatus))
    expect([statusId, openWrite(job, inStatus(statusId))]).toEqual([
      statusId,
      isWaiting(statusId)
        ? { kind: 'put', key: open, item: { card: cardOf({ statusId }), ...placesInWaiting } }
        : { kind: 'delete', key: open },
    ]);
});

test('each event leaves the status it was read in, with its card, and says who did it', () => {
  for (const event of Object.keys(bookingEvents) as BookingEvent[]) {
    const { from, to } = bookingEvents[event];
    for (const statusId of from) {
      const changes = { pnr: 'NEW123' };
      const writes = bookingEventWrites(job, inStatus(statusId), event, changes, 'N');
      const next = { ...changes, statusId: to, statusSince: AT };
      expect(of(writes, keys.booking(job, 'B1'))).toEqual({
        kind: 'update',
        key: keys.booking(job, 'B1'),
        set: { ...next, card: cardOf(next) },
        when: [
          { field: 'statusId', oneOf: from },
          { field: 'statusId', is: statusId },
        ],
        otherwise: 'ILLEGAL_TRANSITION',
      });
      const waits = isWaiting(statusId) || isWaiting(to);
      expect([event, statusId, of(writes, open)?.kind]).toEqual([
        event,
        statusId,
        waits ? (isWaiting(to) ? 'put' : 'delete') : undefined,
      ]);
      expect(told(writes)).toMatchObject([
        { kind: 'put', item: { event, from: statusId, to, at: AT, by: 'job:test', note: 'N' } },
      ]);
    }
  }
  const [plain] = told(bookingEventWrites(job, inStatus(1), 'ticket'));
  expect((plain as { item: object }).item).not.toHaveProperty('note');
});

test('passengers’ secrets are sealed for this booking of this site, written once, and erased for good', () => {
  expect(secretsName(job, 'B1')).toBe('booking/sarathi/B1');
  const sealed = { sealed: 'S' } as never;
  expect(passengerSecretsWrites(job, 'B1', sealed)).toMatchObject([
    { kind: 'put', key: keys.bookingPii(job, 'B1'), item: { sealed }, when: [{ absent: true }] },
  ]);
  expect(eraseSecretsWrites(job, 'B1')).toEqual([
    { kind: 'put', key: keys.bookingPii(job, 'B1'), item: { erasedAt: AT } },
  ]);
});

test('changed flights move the booking in its lists by travel, counted, as it was read', () => {
  const segments = booking.segments.map((segment) => ({ ...segment, departureTime: '2026-03-05T09:45' }));
  const changed = (was: Partial<BookingItem> = {}) =>
    changeFlightsWrites(job, { ...booking, ...was }, { segments, note: 'later' });
  const row = of(changed(), keys.booking(job, 'B1'));
  expect(row).toEqual({
    kind: 'update',
    key: keys.booking(job, 'B1'),
    set: {
      ...{ segments, card: cardOf({ segments }), flightChanges: 1 },
      ...{ g2p: 'S#sarathi#BKGT', g2s: '2026-03-05T09:45', g4p: 'S#sarathi#BKGT#U#U1', g4s: '2026-03-05T09:45' },
    },
    when: [
      { field: 'statusId', is: BookingStatus.Ticketed },
      { field: 'changeText', missing: true },
      { field: 'flightChanges', missing: true },
      { field: 'lacksTicketNumbers', missing: true },
      { field: 'numbersCase', missing: true },
      { field: 'changeToAccept', missing: true },
    ],
  });
  expect(changed()).toHaveLength(2);
  expect(told(changed())).toMatchObject([{ item: { event: 'changeFlights', from: 3, to: 3, note: 'later' } }]);
  expect(of(changed({ flightChanges: 2 }), keys.booking(job, 'B1'))).toMatchObject({
    set: { flightChanges: 3 },
    when: [
      { field: 'statusId' },
      { field: 'changeText' },
      { field: 'flightChanges', is: 2 },
      { field: 'lacksTicketNumbers' },
      { field: 'numbersCase' },
      { field: 'changeToAccept' },
    ],
  });
  const waiting = { statusId: BookingStatus.ChangeRequested };
  expect(of(changed(waiting), open)).toMatchObject({ kind: 'put', item: { card: cardOf({ ...waiting, segments }) } });
});

test('what is said of a change request is on row and cards, as both were read, and only while the booking waits for it', () => {
  const waiting = { ...booking, statusId: BookingStatus.ChangeRequested, changeText: 'Accepted' };
  const said = changeTextWrites(job, waiting, 'With the airline');
  const card = cardOf({ ...waiting, changeText: 'With the airline' });
  expect(of(said, keys.booking(job, 'B1'))).toMatchObject({
    set: { changeText: 'With the airline', card },
    when: [{ field: 'statusId', is: 5 }, { field: 'changeText', is: 'Accepted' }, {}, {}, {}, {}],
    otherwise: 'BUSY',
  });
  expect(of(said, open)).toMatchObject({ kind: 'put', item: { card } });
  expect(unpackCard(card)).toMatchObject({ changeText: 'With the airline' });
  expect(changeTextWrites(job, waiting, 'Accepted')).toEqual([]);
  expect(changeTextWrites(job, { ...waiting, statusId: BookingStatus.Ticketed }, 'With the airline')).toEqual([]);
  expect(unpackCard(cardOf({ changeText: 'Accepted' }))).not.toHaveProperty('changeText');
});

test('ticket numbers that came late are kept with the card, told, and mailed anew, as it was read', () => {
  const [first] = booking.passengers;
  const ticket = { ticketNumber: '1252106312810', ticketId: 'T1', validatingAirline: 'BA' };
  const passengers = [{ ...first!, ticket }];
  const numbered = numberTicketsWrites(job, { ...booking, lacksTicketNumbers: true }, passengers);
  expect(of(numbered, keys.booking(job, 'B1'))).toEqual({
    kind: 'update',
    key: keys.booking(job, 'B1'),
    set: { passengers, card: cardOf({ passengers }) },
    remove: ['lacksTicketNumbers', 'ticketMailIds', 'numbersCase'],
    when: [
      { field: 'statusId', is: BookingStatus.Ticketed },
      { field: 'changeText', missing: true },
      { field: 'flightChanges', missing: true },
      { field: 'lacksTicketNumbers', is: true },
      { field: 'numbersCase', missing: true },
      { field: 'changeToAccept', missing: true },
    ],
  });
  expect(told(numbered)).toMatchObject([{ item: { event: 'numberTickets', from: 3, to: 3, note: '1252106312810' } }]);
});

test('an airline’s change that is to be accepted puts a booking among those that wait, told once, until it is', () => {
  const opened = changeCaseWrites(job, booking, true);
  const card = cardOf({ changeToAccept: true });
  expect(unpackCard(card)).toHaveProperty('changeToAccept', true);
  expect(of(opened, keys.booking(job, 'B1'))).toMatchObject({ set: { changeToAccept: true, card } });
  expect(of(opened, open)).toMatchObject({ kind: 'put', item: { card } });
  expect(told(opened)).toMatchObject([{ item: { event: 'needsAction', note: acceptChange } }]);
  const waiting = { ...booking, changeToAccept: true } as const;
  expect(told(changeCaseWrites(job, waiting, true))).toEqual([]);
  const closed = changeCaseWrites(job, waiting, false);
  expect(of(closed, keys.booking(job, 'B1'))).toMatchObject({
    set: { card: cardOf({}) },
    remove: ['changeToAccept'],
    when: expect.arrayContaining([{ field: 'changeToAccept', is: true }]) as unknown,
  });
  expect(of(closed, open)).toMatchObject({ kind: 'delete' });
  const both = endCasesWrites(job, { ...waiting, numbersCase: 'open', lacksTicketNumbers: true });
  expect(of(both, keys.booking(job, 'B1'))).toMatchObject({
    set: { numbersCase: 'closed' },
    remove: ['changeToAccept'],
  });
  expect(of(both, open)).toMatchObject({ kind: 'delete' });
});

test('ticket numbers that did not come put a booking among those that wait, until it is closed or ends', () => {
  const lacking = { ...booking, lacksTicketNumbers: true } as const;
  const opened = numbersMissingWrites(job, lacking);
  const card = cardOf({ numbersCase: 'open' });
  expect(unpackCard(card)).toHaveProperty('numbersMissing', true);
  expect(of(opened, keys.booking(job, 'B1'))).toMatchObject({
    set: { numbersCase: 'open', card },
    when: expect.arrayContaining([{ field: 'numbersCase', missing: true }]) as unknown,
  });
  expect(of(opened, open)).toMatchObject({ kind: 'put', item: { card } });
  expect(told(opened)).toMatchObject([{ item: { event: 'needsAction', note: numbersMissing } }]);

  const waiting = { ...lacking, numbersCase: 'open' } as const;
  expect(of(closeNumbersWrites(job, waiting), open)).toMatchObject({ kind: 'delete' });
  // What the airline cancelled waits on, for its money.
  expect(of(airlineCancelWrites(job, waiting), open)).toMatchObject({ kind: 'put' });
  expect(
    of(bookingEventWrites(job, { ...waiting, refundDue: true }, 'cancel', { refundDue: false }), open),
  ).toMatchObject({ kind: 'delete' });
  const asked = of(bookingEventWrites(job, waiting, 'requestChange'), open);
  expect(asked).toMatchObject({ kind: 'put' });
  const settled = bookingEventWrites(job, { ...waiting, statusId: BookingStatus.ChangeRequested }, 'settleChange');
  expect(of(settled, open)).toMatchObject({ kind: 'put' });
  const ticket = { ticketNumber: '1252106312810', ticketId: 'T1', validatingAirline: 'BA' };
  const numbered = numberTicketsWrites(job, waiting, [{ ...booking.passengers[0]!, ticket }]);
  expect(of(numbered, open)).toMatchObject({ kind: 'delete' });
});

test('an airline’s cancellation cancels every flight and leaves the money to staff', () => {
  const writes = airlineCancelWrites(job, { ...booking, segments: [booking.segments[0]!, booking.segments[0]!] });
  expect(of(writes, keys.booking(job, 'B1'))).toMatchObject({
    set: { statusId: BookingStatus.Cancelled, segments: Array(2).fill({ flightStatus: 'Cancelled' }) },
  });
  expect(told(writes)).toMatchObject([
    { item: { event: 'cancel', note: 'Cancelled by the airline' } },
    { item: { event: 'needsAction', note: expect.stringContaining('Nothing was refunded yet') } },
  ]);
});
