import { deliverDueMail } from '#functions/notifications/deliver-due-mail.ts';
import { changeSandboxOrderWrites } from '#functions/payments/sandbox-gateway/writes.ts';
import { readSandboxOrder } from '#functions/payments/sandbox-gateway/store.ts';
import { readOrder, readPayment } from '#functions/payments/store.ts';
import { commit } from '#functions/table/commit.ts';
import { dueTasks } from '#functions/tasks/store.ts';
import { askGateway } from '#shared/payments/ask-gateway.ts';
import { DAY, dayIn, HOUR, MINUTE } from '#shared/time.ts';
import { confirmTransfer } from '#shared/wallet/confirm-transfer.ts';
import { rejectTransfer } from '#shared/wallet/reject-transfer.ts';
import { startTopUp } from '#shared/wallet/start-top-up.ts';
import { userPaymentEntry } from '#shared/wallet/user-payment-entry.ts';
import { demoPayments } from '../payments.ts';
import { leadOn } from './lead-on.ts';
import type { SentTransfer, TopUp } from './paid-in.ts';
import { payAtGateway } from './pay-at-gateway.ts';
import { jobOf, OutOfPlace, resultOf, searchIdOf, type Stage, staffOf, visit } from './stage.ts';

/** Somebody tops their wallet up at the gateway. The key makes a step that is begun again find its order. */
export async function topUp(stage: Stage, { nth, email, amount, end }: TopUp): Promise<void> {
  const { moment } = stage;
  const job = await jobOf(stage);
  const orderId = await visit(stage, email, async (owner) => {
    const key = searchIdOf(stage, 'topUp', nth);
    const made = resultOf(startTopUp, await owner.call(startTopUp, { amount }, key));
    moment.pass(MINUTE);
    const order = await readOrder(job, made.orderId);
    if (end !== 'left' && order.ok && order.value.state === 'AWAITING_PAYMENT')
      await payAtGateway(stage, owner, { orderId: made.orderId });
    return made.orderId;
  });
  await leadOn(job, moment, { orderId, bookingId: orderId }, { also: ['EXPIRY'], until: moment.now() + HOUR });
  await sendDueMails(stage);
  if (end !== 'givenBack') return;
  moment.pass(DAY);
  await giveBackElsewhere(stage, orderId);
}

/** Somebody gives a quarter back at the gateway's own dashboard; staff, who ask it, find that it waits for them. */
async function giveBackElsewhere(stage: Stage, orderId: string): Promise<void> {
  const job = await jobOf(stage);
  const begun = await readPayment(job, orderId);
  const outside = begun && (await readSandboxOrder(begun.attempts.at(-1)!.gatewayOrderId));
  const paid = outside?.payments.find(({ outcome }) => outcome === 'SUCCEEDED');
  if (!outside || !paid) throw new OutOfPlace(`the top-up ${orderId} was not paid`);
  const { paymentId } = paid;
  if (!outside.elsewhere) {
    const elsewhere = [{ refundId: `D-${paymentId}`, paymentId, minor: Math.floor(outside.minor / 4) }];
    const done = await commit(job, changeSandboxOrderWrites(outside, { elsewhere }));
    if (!done.ok) throw new OutOfPlace(`the top-up ${orderId} could not be given back: ${done.code}`);
  }
  await visit(stage, staffOf(stage), async ({ call }) => resultOf(askGateway, await call(askGateway, { orderId })));
}

/** Somebody reports what they sent to the bank, and staff look whether it arrived. */
export async function sendTransfer(stage: Stage, transfer: SentTransfer): Promise<void> {
  const { site, moment } = stage;
  const { nth, email, amount, reference, end } = transfer;
  const { transferId } = await visit(stage, email, async ({ call }) =>
    resultOf(
      userPaymentEntry,
      await call(
        userPaymentEntry,
        {
          amount,
          reference,
          sentOn: dayIn(site.head.zone, moment.now()),
          accountNumber: demoPayments(site).bankDetails[0]!.accountNumber,
        },
        searchIdOf(stage, 'transfer', nth),
      ),
    ),
  );
  if (end === 'REPORTED') return;
  moment.pass(3 * HOUR);
  await visit(stage, staffOf(stage), async ({ call }) => {
    const reason = 'Nothing arrived under this reference.';
    // Decided before this start was killed.
    const isDecided = ({ errorCode }: { errorCode: string | null }) => errorCode === 'ILLEGAL_TRANSITION';
    if (end === 'CONFIRMED') {
      const answer = await call(confirmTransfer, { transferId });
      if (!isDecided(answer)) resultOf(confirmTransfer, answer);
    } else {
      const answer = await call(rejectTransfer, { transferId, reason });
      if (!isDecided(answer)) resultOf(rejectTransfer, answer);
    }
  });
  await sendDueMails(stage);
}

/** What the sweeper would send at this moment: the mails about wallets wait for it. */
async function sendDueMails(stage: Stage): Promise<void> {
  const job = await jobOf(stage);
  for (const { subject } of await dueTasks('MAIL', stage.moment.now()))
    if (subject.name === 'mail' && subject.site === job.site) await deliverDueMail(job, subject.reference);
}
