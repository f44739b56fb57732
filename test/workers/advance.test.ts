import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { OrderItem } from '#functions/payments/model.ts';
import * as refunds from '#functions/payments/refund-order.ts';
import { log } from '#functions/runtime/log.ts';
import type { FlightSupplier, SupplierBooking, SupplierFailure } from '#functions/suppliers/flight-supplier.ts';
import * as table from '#functions/table/commit.ts';
import type { Write } from '#functions/table/write.ts';
import { advance } from '#functions/flights/saga/advance.ts';
import * as asking from '#functions/flights/saga/ask-booking-supplier.ts';
import type { Saga } from '#functions/flights/saga/saga.ts';
import * as store from '#functions/flights/saga/store.ts';
import * as flightRules from '#functions/site/flight-rules.ts';
import { fail, type FailureCode, ok } from '#shared/errors.ts';
import { usualFlightRules } from '#shared/flights/settings/usual-flight-rules.ts';
import type { OrderState } from '#shared/payments/model.ts';
import { HOUR, MINUTE } from '#shared/time.ts';
import { ananyasDocuments, makeBooking } from '#test/fixtures/booking.ts';
import { movableClock } from '#test/harness/movable-clock.ts';
import { testJob } from '#test/harness/test-environment.ts';
import type { TestUser } from '#test/harness/test-user.ts';

const AT = '2026-02-01T06:00:00.000Z';
movableClock(AT);
const now = Date.parse(AT);
const job = testJob('sarathi', 'test');
const traveller = { actor: { owner: 'U#U1' }, item: { userId: 'U1' } } as unknown as TestUser;
const booking = makeBooking(traveller, { bookingId: 'B1', orderId: 'O1', statusId: 1, supplierReference: 'SUP9' });

type Said = SupplierBooking['state'] | SupplierFailure;
type Question = 'book' | 'ticket' | 'retrieve' | 'release';
/** What the supplier answers to each question; SUPPLIER_FAILED to what is not named. */
let says: Partial<Record<Question, Said>> = {};
let asked: [Question, ...unknown[]][] = [];
let written: Write<FailureCode>[][] = [];
let isRefused = false;

beforeEach(() => {
  [says, asked, written, isRefused] = [{}, [], [], false];
  const answers =
    (question: Question) =>
    async (_: unknown, given: unknown): Promise<unknown> => {
      asked.push([question, given]);
      const said = says[question] ?? 'SUPPLIER_FAILED';
      const isState = said === 'HELD' || said === 'TICKETED' || said === 'CANCELLED' || said === 'IN_PROGRESS';
      return isState ? ok({ reference: 'SUP9', pnr: 'P', state: said, segments: [], tickets: [] }) : fail(said);
    };
  const questions = (['book', 'ticket', 'retrieve', 'release'] as const).map((name) => [name, answers(name)]);
  const supplier = Object.fromEntries(questions) as unknown as FlightSupplier;
  vi.spyOn(asking, 'askBookingSupplier').mockImplementation((_, ask) => ask(supplier, {} as never));
  vi.spyOn(table, 'commit').mockImplementation(async (_, writes) => {
    written.push([...writes]);
    return isRefused ? fail('ILLEGAL_TRANSITION') : ok(undefined);
  });
  vi.spyOn(flightRules, 'holdRules').mockResolvedValue(flightRules.holdRulesOf(usualFlightRules));
  vi.spyOn(store, 'readPassengerSecrets').mockResolvedValue([ananyasDocuments]);
  vi.spyOn(log, 'warn').mockImplementation(() => undefined);
  vi.spyOn(log, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
});

const inState = (state: OrderState, more: Partial<OrderItem> = {}, isFresh = true): Saga => ({
  actor: job,
  order: {
    ...{ orderId: 'O1', state, owner: 'U#U1', amount: 561_800, currency: 'INR', costs: [], subject: 'B1' },
    ...{ lease: 'L', leasedUntil: now + 2 * MINUTE, expiresAt: now, ...more },
  } as unknown as OrderItem,
  booking,
  lease: 'L',
  isFresh,
});
const eventsAt = (part: '#ORD#' | '#BKG#') =>
  written.flatMap((writes) =>
    writes.flatMap((write) =>
      write.kind === 'put' && write.key.pk.includes(part) && write.key.sk.startsWith('EV#')
        ? [`${String(write.item.event)} ${String(write.item.note ?? '')}`.trim()]
        : [],
    ),
  );
/** What became of it: what the supplier was asked, what the order's timeline got, whether this worker goes on. */
async function step(saga: Saga, answers: Partial<Record<Question, Said>> = {}) {
  says = answers;
  const progress = await advance(saga);
  return [asked.map(([question]) => question).join(' '), eventsAt('#ORD#').join(), progress];
}

describe('an order that was paid', () => {
  it('is recorded as being booked before anybody is told', async () =>
    expect(await step(inState('PAID'))).toEqual(['', 'startBooking', 'GO_ON']));

  it('is left to another worker where that is refused, or it is in no hand', async () => {
    isRefused = true;
    expect(await step(inState('PAID'))).toEqual(['', 'startBooking', 'STOP']);
    written = [];
    expect(await step(inState('BOOKING', { lease: 'another' }))).toEqual(['', '', 'STOP']);
  });

  it('is not led on once it has ended, and gives the money back while it is refunding', async () => {
    const refund = vi.spyOn(refunds, 'refundOrder').mockResolvedValue(ok(undefined));
    for (const state of ['COMPLETED', 'REFUNDED', 'EXPIRED'] as const)
      expect(await step(inState(state))).toEqual(['', '', 'STOP']);
    expect(refund).not.toHaveBeenCalled();
    expect(await step(inState('REFUNDING'))).toEqual(['', '', 'STOP']);
    expect(refund.mock.calls).toEqual([[job, 'O1']]);
  });
});

describe('an order that is being booked', () => {
  it.each([
    ['TICKETED', 'complete P', 'GO_ON'],
    ['HELD', 'hold P', 'GO_ON'],
    ['CANCELLED', 'startRefund CANCELLED', 'GO_ON'],
    ['IN_PROGRESS', 'loseSight IN_PROGRESS', 'STOP'],
    ['SOLD_OUT', 'startRefund SOLD_OUT', 'GO_ON'],
    ['PRICE_CHANGED', 'startRefund PRICE_CHANGED', 'GO_ON'],
    ['FARE_EXPIRED', 'startRefund FARE_EXPIRED', 'GO_ON'],
    ['SUPPLIER_TIMEOUT', 'loseSight SUPPLIER_TIMEOUT', 'STOP'],
    ['SUPPLIER_FAILED', 'loseSight SUPPLIER_FAILED', 'STOP'],
  ] as const)('told %s: %s', async (book, event, progress) => {
    expect(await step(inState('BOOKING'), { book })).toEqual(['book', event, progress]);
  });

  it('is told with its offer, its passengers’ documents and our reference', async () => {
    await step(inState('BOOKING'), { book: 'HELD' });
    expect(asked).toMatchObject([
      ['book', { offer: booking.offer, query: booking.query, clientReference: 'B1', passengers: [ananyasDocuments] }],
    ]);
  });

  it('by a worker that may have died is asked after first, and told again only where nobody heard of it', async () => {
    const taken = inState('BOOKING', {}, false);
    expect(await step(taken, { retrieve: 'HELD' })).toEqual(['retrieve', 'hold P', 'GO_ON']);
    [asked, written] = [[], []];
    expect(await step(taken, { retrieve: 'NOT_FOUND', book: 'TICKETED' })).toEqual([
      'retrieve book',
      'complete P',
      'GO_ON',
    ]);
    [asked, written] = [[], []];
    expect((await step(taken, { retrieve: 'SUPPLIER_TIMEOUT' }))[0]).toBe('retrieve');
    expect(asked).toEqual([['retrieve', 'B1']]);
  });

  it('is tried again while its passports do not open, and ten minutes after its time is counted as not told', async () => {
    vi.mocked(store.readPassengerSecrets).mockRejectedValue(new Error('no key'));
    await expect(advance(inState('BOOKING', { expiresAt: now - 10 * MINUTE + 1 }))).rejects.toThrow('no key');
    expect(await step(inState('BOOKING', { expiresAt: now - 10 * MINUTE }))).toEqual([
      '',
      'loseSight SUPPLIER_FAILED',
      'STOP',
    ]);
    expect(vi.mocked(log.error).mock.calls).toMatchObject([
      ['passenger data unreadable', { site: 'sarathi', bookingId: 'B1', error: { message: 'no key' } }],
    ]);
  });
});

describe('an order that is held', () => {
  it('is recorded as being ticketed first', async () =>
    expect(await step(inState('HELD'))).toEqual(['', 'startTicketing', 'GO_ON']));

  it.each([
    ['TICKETED', 'complete P', 'GO_ON'],
    ['HELD', 'loseSight HELD', 'STOP'],
    ['CANCELLED', 'startRefund CANCELLED', 'GO_ON'],
    ['SOLD_OUT', 'startRefund SOLD_OUT', 'GO_ON'],
    ['SUPPLIER_TIMEOUT', 'loseSight SUPPLIER_TIMEOUT', 'STOP'],
  ] as const)('and ticketed: told %s: %s', async (ticket, event, progress) => {
    expect(await step(inState('TICKETING'), { ticket })).toEqual(['ticket', event, progress]);
    expect(asked).toEqual([['ticket', 'SUP9']]);
  });

  it('is ticketed again after a worker died only where it is known to be held still', async () => {
    const taken = inState('TICKETING', {}, false);
    expect(await step(taken, { retrieve: 'HELD', ticket: 'TICKETED' })).toEqual([
      'retrieve ticket',
      'complete P',
      'GO_ON',
    ]);
    for (const retrieve of ['TICKETED', 'NOT_FOUND', 'SUPPLIER_FAILED'] as const) {
      asked = [];
      expect((await step(taken, { retrieve }))[0]).toBe('retrieve');
    }
  });
});

describe('an order out of sight', () => {
  const since = (ms: number, more: Partial<OrderItem> = {}) => inState('UNKNOWN', { unknownSince: now - ms, ...more });
  const after = (ms: number, retrieve: Said, release?: Said) => step(since(ms), { retrieve, release });

  it.each([
    [0, 'TICKETED', 'complete P', 'GO_ON'],
    [0, 'CANCELLED', 'startRefund CANCELLED', 'GO_ON'],
    [30 * MINUTE - 1, 'HELD', 'hold P', 'GO_ON'],
    [10 * MINUTE - 1, 'NOT_FOUND', '', 'STOP'],
    [10 * MINUTE, 'NOT_FOUND', 'startRefund NOT_FOUND', 'GO_ON'],
    [MINUTE, 'IN_PROGRESS', '', 'STOP'],
    [HOUR, 'SOLD_OUT', '', 'STOP'],
    [HOUR, 'IN_PROGRESS', '', 'STOP'],
    [24 * HOUR - 1, 'SUPPLIER_FAILED', '', 'STOP'],
    [24 * HOUR, 'SUPPLIER_FAILED', 'startRefund NO_ANSWER', 'GO_ON'],
    [24 * HOUR, 'IN_PROGRESS', 'startRefund NO_ANSWER', 'GO_ON'],
  ] as const)('for %i ms, of which the supplier says %s: %s', async (ms, said, event, progress) => {
    expect(await after(ms, said)).toEqual(['retrieve', event, progress]);
  });

  it('that is held for half an hour is released, and the money goes back once that is sure', async () => {
    const given = ['retrieve release', 'startRefund NOT_TICKETED', 'GO_ON'];
    expect(await after(30 * MINUTE, 'HELD', 'CANCELLED')).toEqual(given);
    expect(asked.at(-1)).toEqual(['release', 'SUP9']);
    for (const release of ['HELD', 'SUPPLIER_TIMEOUT'] as const) {
      [asked, written] = [[], []];
      expect(await after(30 * MINUTE, 'HELD', release)).toEqual(['retrieve release', '', 'STOP']);
    }
  });

  it('is counted by the minute, and after half an hour staff are asked to call, once', async () => {
    await after(30 * MINUTE - 1, 'SUPPLIER_FAILED');
    expect(eventsAt('#BKG#')).toEqual([]);
    expect(vi.mocked(log.warn).mock.calls).toEqual([
      ['booking unknown', { site: 'sarathi', orderId: 'O1', minutes: 29 }],
    ]);
    await after(30 * MINUTE, 'SUPPLIER_FAILED');
    expect(eventsAt('#BKG#')).toEqual([expect.stringMatching(/^needsAction .*Call them/)]);
    expect(written.at(-1)).toEqual(
      expect.arrayContaining([expect.objectContaining({ kind: 'update', set: { isDeskTold: true } })]),
    );
    written = [];
    await step(since(HOUR, { isDeskTold: true }), { retrieve: 'SUPPLIER_FAILED' });
    expect(eventsAt('#BKG#')).toEqual([]);
    expect(written[0]).toHaveLength(2);
  });

  it('for a day leaves staff with what the supplier may have made', async () => {
    await after(24 * HOUR, 'SUPPLIER_TIMEOUT');
    expect(eventsAt('#BKG#')).toEqual([expect.stringMatching(/^needsAction .*voided/)]);
  });
});

describe('seats that are to be held without payment', () => {
  const unpaid = (more: Partial<OrderItem> = {}) => inState('HOLDING', more, false);

  it.each([
    ['HELD', 'held P', 'GO_ON'],
    ['CANCELLED', 'notHeld CANCELLED', 'GO_ON'],
    ['TICKETED', 'notHeld TICKETED', 'GO_ON'],
    ['SOLD_OUT', 'notHeld SOLD_OUT', 'GO_ON'],
    ['PRICE_CHANGED', 'notHeld PRICE_CHANGED', 'GO_ON'],
    ['FARE_EXPIRED', 'notHeld FARE_EXPIRED', 'GO_ON'],
    ['IN_PROGRESS', '', 'STOP'],
    ['SUPPLIER_TIMEOUT', '', 'STOP'],
  ] as const)('told %s: %s', async (book, event, progress) => {
    expect(await step(unpaid(), { retrieve: 'NOT_FOUND', book })).toEqual(['retrieve book', event, progress]);
  });

  it('are asked for as a hold, and after an answer that never came only asked about', async () => {
    await step(unpaid(), { retrieve: 'NOT_FOUND', book: 'HELD' });
    expect(asked[1]).toMatchObject(['book', { clientReference: 'B1', isHold: true }]);
    [asked, written] = [[], []];
    const lost = (minutes: number) => unpaid({ unknownSince: now - minutes * MINUTE });
    expect(await step(lost(9), { retrieve: 'NOT_FOUND' })).toEqual(['retrieve', '', 'STOP']);
    [asked, written] = [[], []];
    expect(await step(lost(10), { retrieve: 'NOT_FOUND' })).toEqual(['retrieve', 'notHeld NOT_FOUND', 'GO_ON']);
    [asked, written] = [[], []];
    expect(await step(lost(60), { retrieve: 'HELD' })).toEqual(['retrieve', 'held P', 'GO_ON']);
    [asked, written] = [[], []];
    expect(await step(lost(24 * 60))).toEqual(['retrieve', 'notHeld NO_ANSWER', 'GO_ON']);
  });

  it('once paid are not booked again', async () => {
    const saga = inState('PAID');
    expect(await step({ ...saga, booking: { ...booking, statusId: 2 } })).toEqual(['', 'hold ABC123', 'GO_ON']);
  });
});

describe('seats that are given back', () => {
  const held = { ...booking, statusId: 2 as const, unpaid: true as const, holdUntil: now + 10 * MINUTE };
  const releasing = (holdUntil = held.holdUntil) => ({ ...inState('RELEASING'), booking: { ...held, holdUntil } });

  it.each([
    ['CANCELLED', 'released', 'GO_ON'],
    ['NOT_FOUND', 'released', 'GO_ON'],
    ['ILLEGAL_TRANSITION', 'released', 'GO_ON'],
    ['HELD', '', 'STOP'],
    ['SUPPLIER_TIMEOUT', '', 'STOP'],
  ] as const)('told %s: %s', async (release, event, progress) => {
    expect(await step(releasing(), { release })).toEqual(['release', event, progress]);
  });

  it('are gone once their supplier’s own limit is well over, whatever it answers', async () => {
    expect(await step(releasing(now - 10 * MINUTE + 1))).toEqual(['release', '', 'STOP']);
    [asked, written] = [[], []];
    expect(await step(releasing(now - 10 * MINUTE))).toEqual(['release', 'released', 'GO_ON']);
  });
});
