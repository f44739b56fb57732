import { beforeEach, afterEach, expect, it, vi } from 'vitest';
import { log } from '#functions/runtime/log.ts';
import type { SupplierSetting } from '#functions/site/model.ts';
import * as site from '#functions/site/store.ts';
import type { FlightSupplier, SupplierCall } from '#functions/suppliers/flight-supplier.ts';
import { adapters } from '#functions/suppliers/registry.ts';
import { askBookingSupplier } from '#functions/flights/saga/ask-booking-supplier.ts';
import { type FailureCode, fail, ok } from '#shared/errors.ts';
import { makeBooking } from '#test/fixtures/booking.ts';
import { movableClock } from '#test/harness/movable-clock.ts';
import { testJob } from '#test/harness/test-environment.ts';
import type { TestUser } from '#test/harness/test-user.ts';

const AT = '2026-03-01T06:00:00.000Z';
movableClock(AT);
const job = testJob('sarathi', 'test');
const booking = makeBooking({ actor: { owner: 'U#U1' }, item: {} } as unknown as TestUser, {
  bookingId: 'B1',
  source: 'gds',
});
const supplier = { name: 'gds' } as FlightSupplier;
const answer = { reference: 'X', pnr: 'P', state: 'HELD' as const, segments: [], tickets: [] };
const facts = { site: 'sarathi', source: 'gds', bookingId: 'B1' };
const real = adapters.sandbox;
let warned: ReturnType<typeof vi.spyOn>;
const selling = (more: Partial<SupplierSetting> = {}) => {
  const setting: SupplierSetting = { name: 'gds', adapter: 'sandbox', settings: {}, ...more };
  vi.spyOn(site, 'readSuppliers').mockResolvedValue([
    { ...setting, name: 'another', adapter: 'linked', bookingDeadlineMs: 1 },
    setting,
  ]);
};
beforeEach(() => {
  vi.useFakeTimers();
  adapters.sandbox = () => supplier;
  warned = vi.spyOn(log, 'warn').mockImplementation(() => undefined);
  selling();
});
afterEach(() => {
  adapters.sandbox = real!;
  vi.restoreAllMocks();
  vi.useRealTimers();
});
const ask = (how: Parameters<typeof askBookingSupplier>[1]) => askBookingSupplier({ actor: job, booking }, how);
const never = new Promise<never>(() => undefined);

it('asks the booking’s own source, for its site and now, and hands on what it answers', async () => {
  const asked: [FlightSupplier, SupplierCall][] = [];
  const told = await ask(async (...given) => {
    asked.push(given);
    return ok(answer);
  });
  expect(told).toEqual(ok(answer));
  expect(asked).toEqual([[supplier, { site: 'sarathi', signal: expect.any(AbortSignal), now: Date.parse(AT) }]]);
  await vi.runAllTimersAsync();
  expect(asked[0]![1].signal.aborted).toBe(false);
  expect(warned).not.toHaveBeenCalled();
});

it.each([
  ['45 seconds', undefined, 45_000],
  ['as long as the site gives it', 20_000, 20_000],
  ['a minute at most', 600_000, 60_000],
])('waits %s, then breaks off: the outcome is unknown', async (_, bookingDeadlineMs, waits) => {
  selling({ bookingDeadlineMs });
  let signal: AbortSignal | undefined;
  const told = ask((__, call) => {
    signal = call.signal;
    return never;
  });
  await vi.advanceTimersByTimeAsync(waits - 1);
  expect(signal!.aborted).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(await told).toMatchObject({ code: 'SUPPLIER_TIMEOUT' });
  expect(signal!.aborted).toBe(true);
  expect(warned.mock.calls).toEqual([['supplier failed', { ...facts, reason: 'SUPPLIER_TIMEOUT' }]]);
});

it('takes a throw for an unknown outcome, and counts suppliers in trouble, not their answers', async () => {
  const thrown = await ask(() => {
    throw new TypeError('the secret is 4711');
  });
  expect(thrown).toMatchObject({ code: 'SUPPLIER_FAILED' });
  expect(warned.mock.calls).toEqual([['supplier failed', { ...facts, reason: 'TypeError' }]]);
  const reasonOf = async (code: FailureCode) => {
    warned.mockClear();
    expect(await ask(async () => fail(code as 'SOLD_OUT'))).toMatchObject({ code });
    return (warned.mock.calls[0]?.[1] as { reason: string } | undefined)?.reason;
  };
  expect(await reasonOf('SUPPLIER_FAILED')).toBe('SUPPLIER_FAILED');
  expect(await reasonOf('SOLD_OUT')).toBeUndefined();
});

it('cannot ask a source that is gone, or one that this build does not know', async () => {
  const how = vi.fn();
  selling({ name: 'renamed' });
  expect(await ask(how)).toMatchObject({ code: 'SUPPLIER_FAILED' });
  selling({ adapter: 'departures' });
  expect(await ask(how)).toMatchObject({ code: 'SUPPLIER_FAILED' });
  expect(how).not.toHaveBeenCalled();
  expect(warned).not.toHaveBeenCalled();
  expect(vi.getTimerCount()).toBe(0);
});
