import { expect } from 'vitest';
import { clock } from '#functions/clock.ts';
import { changeSandboxOrderWrites } from '#functions/payments/sandbox-gateway/writes.ts';
import { readSandboxOrder } from '#functions/payments/sandbox-gateway/store.ts';
import type { JobActor } from '#functions/actor.ts';
import { kartKeys } from '#functions/quotations/keys.ts';
import { commit } from '#functions/table/commit.ts';
import type { WireRequestOf } from '#shared/contract.ts';
import { randomId } from '#shared/ids.ts';
import type { saveKart } from '#shared/quotations/save-kart.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { sendStoredKart, storeKart } from './store-kart.ts';

export const visaLine = (price = 1000) => ({ id: randomId(), day: 2, name: 'Visa fees', price });

/** A quotation of 1,000 that was sent with a deposit of 300, and the token of its link. */
export async function sentKart(
  desk: TestUser,
  customer: TestUser,
  more: Partial<WireRequestOf<typeof saveKart>> = {},
): Promise<{ id: string; token: string }> {
  const { id } = await storeKart(desk, customer, { miscellaneous: [visaLine()], deposit: 300, ...more });
  return { id, token: await sendStoredKart(desk, id) };
}

/** Its first version is taken back, as staff do. */
export async function withdrawFirst(job: JobActor, id: string): Promise<void> {
  const key = kartKeys.kartVersion(job, id, 1);
  const done = await commit(job, [{ kind: 'update', key, set: { isWithdrawn: true } }]);
  expect(done.ok).toBe(true);
}

/** The customer pays, or is declined, on the sandbox gateway's page of an order's n-th payment; nobody here has heard of it yet. */
export async function payAtSandbox(
  job: JobActor,
  orderId: string,
  outcome: 'SUCCEEDED' | 'FAILED' = 'SUCCEEDED',
  n = 1,
): Promise<void> {
  const asked = (await readSandboxOrder(`${orderId}-${n}`))!;
  const payment = { paymentId: `${asked.gatewayOrderId}.1`, outcome, confirmsAt: clock.now() };
  const done = await commit(job, changeSandboxOrderWrites(asked, { payments: [payment] }));
  expect(done.ok).toBe(true);
}
