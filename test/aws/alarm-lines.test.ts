import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { log } from '#functions/runtime/log.ts';
import { adapters } from '#functions/suppliers/registry.ts';
import { memoryStore } from '#functions/suppliers/sandbox/sandbox-store.ts';
import { handler, runBooking } from '#functions/workers/booking-worker.ts';
import { runSchedule } from '#functions/workers/schedules.ts';
import { payFromWallet } from '#shared/payments/pay-from-wallet.ts';
import { fail } from '#shared/errors.ts';
import { MINUTE } from '#shared/time.ts';
import { callHttp } from '#test/harness/call-http.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { fillWallet, sellOrder, TOTAL } from '#test/payments/sell-order.ts';
import { supplierDouble } from '#test/workers/supplier-double.ts';
import type { SQSEvent } from 'aws-lambda';

const world = useWorld({ at: '2026-11-21T04:00:00Z' });
const double = supplierDouble(memoryStore());
const lines: { message: string; fields: Record<string, unknown> }[] = [];
let user: TestUser;
beforeAll(async () => {
  for (const level of ['info', 'warn', 'error'] as const)
    vi.spyOn(log, level).mockImplementation(
      (...given) => void lines.push({ message: given[0] as string, fields: given[1] as Record<string, unknown> }),
    );
  // Books, and never says what became of it.
  adapters.sandbox = () => ({ ...double.supplier, retrieve: () => Promise.resolve(fail('SUPPLIER_TIMEOUT')) });
  user = await world.addUser('sarathi', 'travelAgent');
  await fillWallet(world, user, 10 * TOTAL);
});
beforeEach(() => {
  lines.length = 0;
});
const said = (message: string) => lines.filter((line) => line.message === message).map(({ fields }) => fields);

test('a booking without an answer is said with the minutes it has been so, at the latest every sixteen', async () => {
  double.plan = { ...double.plan, book: 'unheard' };
  const { orderId } = await sellOrder(user);
  await callHttp({ site: 'sarathi', call: payFromWallet, as: user, body: { orderId } });
  await runBooking('sarathi', orderId);
  for (let minute = 0; minute < 70; minute++) {
    world.clock.advance(MINUTE);
    await runSchedule('lead-bookings-on');
  }
  const minutes = said('booking unknown').map((fields) => fields.minutes as number);
  expect(said('booking unknown')[0]).toMatchObject({ site: 'sarathi', orderId });
  const stuck = minutes.filter((spent) => spent >= 30);
  expect(stuck.length).toBeGreaterThanOrEqual(2);
  for (const [at, spent] of stuck.entries()) if (at > 0) expect(spent - stuck[at - 1]!).toBeLessThanOrEqual(16);
  expect(said('supplier failed')[0]).toMatchObject({ site: 'sarathi', reason: expect.stringMatching(/SUPPLIER_/) });
  expect(said('schedule took')).toContainEqual({ kind: 'UNKNOWN', taken: 1 });
});

test('a wake-up that is no wake-up fails its message, which is kept after three tries; one of nobody’s order does nothing', async () => {
  const wake = (body: string) => handler({ Records: [{ messageId: '1', body }] } as SQSEvent);
  await expect(wake('not json')).rejects.toThrow();
  expect(await wake(JSON.stringify({ kind: 'booking', site: 'sarathi', orderId: 'NOBODYS' }))).toEqual({
    batchItemFailures: [],
  });
  expect(await wake(JSON.stringify({ kind: 'booking', site: 'nowhere', orderId: 'NOBODYS' }))).toEqual({
    batchItemFailures: [],
  });
});
