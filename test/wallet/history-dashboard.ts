import type { JobActor } from '#functions/actor.ts';
import { clock } from '#functions/clock.ts';
import { readSandboxOrder } from '#functions/payments/sandbox-gateway/store.ts';
import { changeSandboxOrderWrites } from '#functions/payments/sandbox-gateway/writes.ts';
import { commit } from '#functions/table/commit.ts';
import type { ChangeView } from '#shared/changes/change-view.ts';
import { getChangeRequest } from '#shared/changes/get-change-request.ts';
import { settleChangeRefund } from '#shared/changes/settle-change-refund.ts';
import type { callHttp } from '#test/harness/call-http.ts';
import type { TestUser } from '#test/harness/test-user.ts';

/** Asks for somebody, the customer where nobody is named, whatever comes of it. */
export type Ask = (
  call: Parameters<typeof callHttp>[0]['call'],
  body: object,
  as?: TestUser,
) => Promise<{ result?: unknown } | undefined>;

/** What is left of the latest payment that went through, somebody gives back in part as if at the gateway's dashboard. */
export async function giveBackElsewhere(
  job: JobActor,
  begun: readonly string[],
  percent: number,
): Promise<string | undefined> {
  for (const orderId of begun.toReversed()) {
    const order = await readSandboxOrder(`${orderId}-1`);
    const { payments = [], refunds = [], elsewhere = [], minor = 0 } = order ?? {};
    const paid = payments.findLast(
      ({ paymentId, outcome, confirmsAt }) =>
        outcome === 'SUCCEEDED' && confirmsAt <= clock.now() && !refunds.some((one) => one.paymentId === paymentId),
    );
    const gone = elsewhere.filter(({ paymentId }) => paymentId === paid?.paymentId);
    const left = minor - gone.reduce((total, one) => total + one.minor, 0);
    if (!order || !paid || left === 0) continue;
    const refund = {
      refundId: `D${elsewhere.length}-${paid.paymentId}`,
      paymentId: paid.paymentId,
      minor: Math.max(1, Math.floor((left * percent) / 100)),
    };
    await commit(job, changeSandboxOrderWrites(order, { elsewhere: [...elsewhere, refund] }));
    return orderId;
  }
  return undefined;
}

/** Staff settle what the gateway heard of as a refund that is due, where it can be one. */
export async function settleAsDue(ask: Ask, requests: readonly string[], staff: TestUser): Promise<void> {
  for (const requestId of requests) {
    const answer = (await ask(getChangeRequest, { requestId }, staff))?.result as { change?: ChangeView } | null;
    const heard = answer?.change?.refund?.heard.find(({ fits }) => fits);
    if (!heard) continue;
    const { orderId, refundId } = heard;
    await ask(settleChangeRefund, { requestId, orderId, refundId, reason: 'Given in the dashboard' }, staff);
  }
}
