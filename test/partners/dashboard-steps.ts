import { clock } from '#functions/clock.ts';
import { readSandboxOrder } from '#functions/payments/sandbox-gateway/store.ts';
import { changeSandboxOrderWrites } from '#functions/payments/sandbox-gateway/writes.ts';
import { readPayment } from '#functions/payments/store.ts';
import { commit } from '#functions/table/commit.ts';
import { askGateway } from '#shared/payments/ask-gateway.ts';
import { settleOutsideRefund } from '#shared/payments/settle-outside-refund.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import type { World } from '#test/harness/use-world.ts';
import { asking } from '#test/markups/price-steps.ts';
import { gatewayOrderOf } from '#test/payments/sell-order.ts';
import { CONSUMER } from './sale-steps.ts';

/** What went back of an order's payment at the sandbox, by whoever; minor units. */
export async function goneAtGateway(orderId: string): Promise<{ ours: number; elsewhere: number; of: number }> {
  const { refunds = [], elsewhere = [], minor = 0 } = (await readSandboxOrder(gatewayOrderOf({ orderId }))) ?? {};
  const sum = (all: readonly { minor: number; isRefused?: boolean }[]) =>
    all.reduce((total, one) => total + (one.isRefused ? 0 : one.minor), 0);
  return { ours: sum(refunds), elsewhere: sum(elsewhere), of: minor };
}

/**
 * The consumer's staff give back so much of an order (minor units) at the gateway's own dashboard, at most what is there,
 * and it is heard of; answers by which id, undefined where nothing is there.
 */
export async function atDashboard(
  world: Pick<World, 'job'>,
  staff: TestUser,
  orderId: string,
  minor: number,
): Promise<string | undefined> {
  const order = await readSandboxOrder(gatewayOrderOf({ orderId }));
  const paid = order?.payments.findLast(
    ({ outcome, confirmsAt }) => outcome === 'SUCCEEDED' && confirmsAt <= clock.now(),
  );
  const gone = await goneAtGateway(orderId);
  const given = Math.min(minor, gone.of - gone.ours - gone.elsewhere);
  if (!order || !paid || given <= 0) return undefined;
  const elsewhere = order.elsewhere ?? [];
  const refundId = `D${elsewhere.length}-${paid.paymentId}`;
  const refund = { refundId, paymentId: paid.paymentId, minor: given };
  await commit(world.job(CONSUMER), changeSandboxOrderWrites(order, { elsewhere: [...elsewhere, refund] }));
  await asking(staff)(askGateway, { orderId });
  return refundId;
}

/** They say of all that waits so that it is a matter of its own; answers what they were answered. */
export async function noted(world: Pick<World, 'job'>, staff: TestUser, orderId: string): Promise<number[]> {
  const { refunds = {} } = (await readPayment(world.job(CONSUMER), orderId)) ?? {};
  const answers: number[] = [];
  for (const [refundId, { waits }] of Object.entries(refunds))
    if (waits) {
      const said = { orderId, refundId, how: 'noted', reason: 'Goodwill' } as const;
      answers.push((await asking(staff)(settleOutsideRefund, said)).status);
    }
  return answers;
}
