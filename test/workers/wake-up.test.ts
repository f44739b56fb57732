import type { SQSEvent } from 'aws-lambda';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { OrderItem } from '#functions/payments/model.ts';
import { readOrder } from '#functions/payments/store.ts';
import { log } from '#functions/runtime/log.ts';
import { adapters } from '#functions/suppliers/registry.ts';
import { memoryStore } from '#functions/suppliers/sandbox/sandbox-store.ts';
import { commit } from '#functions/table/commit.ts';
import { handler } from '#functions/workers/booking-worker.ts';
import { renewedLease } from '#functions/flights/saga/saga.ts';
import { leaseOrderWrites } from '#functions/payments/lease-writes.ts';
import { payFromWallet } from '#shared/payments/pay-from-wallet.ts';
import { callHttp } from '#test/harness/call-http.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { fillWallet, sellOrder, TOTAL } from '#test/payments/sell-order.ts';
import { supplierDouble } from './supplier-double.ts';

const world = useWorld({ at: '2026-11-21T04:00:00Z' });
const double = supplierDouble(memoryStore());
let user: TestUser;
beforeAll(async () => {
  adapters.sandbox = () => double.supplier;
  user = await world.addUser('sarathi', 'travelAgent');
  await fillWallet(world, user, 20 * TOTAL);
});
beforeEach(() => double.reset());
afterEach(() => {
  vi.restoreAllMocks();
});

async function paid(): Promise<string> {
  const { orderId } = await sellOrder(user);
  await callHttp({ site: 'sarathi', call: payFromWallet, as: user, body: { orderId } });
  return orderId;
}
const orderOf = async (orderId: string) =>
  ((await readOrder(world.job('sarathi'), orderId)) as { value: OrderItem }).value;
const wake = (...told: readonly { site: string; orderId: string }[]) =>
  handler({
    Records: told.map((one, at) => ({ messageId: `m${at}`, body: JSON.stringify({ kind: 'booking', ...one }) })),
  } as SQSEvent);

test('a wake-up leads its order on, and nothing comes again', async () => {
  const orderId = await paid();
  expect(await wake({ site: 'sarathi', orderId })).toEqual({ batchItemFailures: [] });
  expect((await orderOf(orderId)).state).toBe('COMPLETED');
});

test('one for no site, or for no order, is done with', async () => {
  const failed = vi.spyOn(log, 'error');
  expect(await wake({ site: 'nobody', orderId: 'A' }, { site: 'sarathi', orderId: 'NOPE' })).toEqual({
    batchItemFailures: [],
  });
  expect(await wake()).toEqual({ batchItemFailures: [] });
  expect(failed).not.toHaveBeenCalled();
});

test('one that fails comes again alone, and is said with what it was about', async () => {
  const [first, second] = [await paid(), await paid()];
  const failed = vi.spyOn(log, 'error').mockReturnValue();
  world.faults.failNth(1, 'before');
  const told = [first, second].map((orderId) => ({ site: 'sarathi', orderId }));
  expect(await wake(...told)).toEqual({ batchItemFailures: [{ itemIdentifier: 'm0' }] });
  expect(failed).toHaveBeenCalledWith(
    'wake-up failed',
    expect.objectContaining({ site: 'sarathi', orderId: first, error: expect.any(Error) }),
  );
  expect((await orderOf(first)).state).toBe('PAID');
  expect((await orderOf(second)).state).toBe('COMPLETED');
  expect(await wake(told[0]!)).toEqual({ batchItemFailures: [] });
  expect((await orderOf(first)).state).toBe('COMPLETED');
});

test('an order in the hands of another worker is left to it', async () => {
  const orderId = await paid();
  const job = world.job('sarathi');
  await commit(job, leaseOrderWrites(job, orderId, renewedLease('another'), 'PAID'));
  expect(await wake({ site: 'sarathi', orderId })).toEqual({ batchItemFailures: [] });
  expect(double.calls).toEqual([]);
  expect((await orderOf(orderId)).state).toBe('PAID');
});
