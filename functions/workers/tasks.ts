import type { JobActor } from '#functions/actor.ts';
import { bookingEventWrites, eraseSecretsWrites } from '#functions/bookings/writes.ts';
import { closeChangeWrites } from '#functions/changes/close-change.ts';
import { clock } from '#functions/clock.ts';
import type { OrderItem } from '#functions/payments/model.ts';
import { mailHold } from '#functions/payments/mail-outcome.ts';
import { refundOrder } from '#functions/payments/refund-order.ts';
import type { RefundSubject } from '#functions/payments/refunds/model.ts';
import { readOrder, readPaidFor, readPayment } from '#functions/payments/store.ts';
import { expireWrites } from '#functions/payments/unpaid-end-writes.ts';
import type { CreditSubject } from '#functions/invoices/model.ts';
import { log } from '#functions/runtime/log.ts';
import type { FirstLinkSubject } from '#functions/site/own-domain-writes.ts';
import { commit } from '#functions/table/commit.ts';
import { BookingStatus } from '#shared/bookings/model.ts';
import { isInProcess, isLed, type OrderState } from '#shared/payments/model.ts';
import { DAY, MINUTE } from '#shared/time.ts';
import { runBooking } from './booking-worker.ts';
import { leaderOf } from './leaders.ts';
import { askBookingSupplier } from '#functions/flights/saga/ask-booking-supplier.ts';
import { type DueTask } from '#functions/tasks/store.ts';
import { readSaga, readSold } from '#functions/flights/saga/store.ts';
import type { JobSubject, OrderSubject, TaskSubject } from '#functions/tasks/task.ts';
import { type DueKind, endTask, moveTask, putTask } from '#functions/tasks/writes.ts';

type Run<Subject extends TaskSubject = OrderSubject> = (actor: JobActor, task: DueTask<Subject>) => Promise<void>;

/** A gateway may confirm a payment days after it was begun. */
const ASKED_FOR = 3 * DAY;

const end = async (actor: JobActor, { key }: DueTask): Promise<void> => void (await commit(actor, [endTask(key)]));

async function endUnless(
  actor: JobActor,
  task: DueTask<OrderSubject>,
  isWanted: (state: OrderState) => boolean,
): Promise<void> {
  const order = await readOrder(actor, task.subject.orderId);
  if (!order.ok || !isWanted(order.value.state)) await end(actor, task);
}

const expireOrder: Run = async (actor, task) => {
  const order = await readOrder(actor, task.subject.orderId);
  if (order.ok && order.value.state === 'AWAITING_PAYMENT')
    await commit(actor, expireWrites(actor, order.value, await readPaidFor(actor, order.value)));
  else if (order.ok && order.value.state === 'AWAITING_TICKETING') {
    // Paid in the same moment, it is paid: the state decides. One whose time was moved comes back by its new task.
    const { startRelease } = await import('#functions/flights/holds/start-release.ts');
    const begun = await startRelease(actor, order.value, 'run out');
    if (begun.ok) await runBooking(actor.site, task.subject.orderId);
  } else await end(actor, task);
};

/** A mail that cannot be written now is tried at the next look; it keeps nothing else waiting. */
async function tellDelay(actor: JobActor, order: OrderItem): Promise<void> {
  try {
    await leaderOf(order).tellDelay(actor, order.orderId);
    // Its customer is another site's.
    const sold = await readSold(actor, order);
    if (sold) await leaderOf(order).tellDelay(sold.actor, sold.order.orderId);
  } catch (error) {
    log.warn('delay not told', { site: actor.site, orderId: order.orderId, error: error as Error });
  }
}

const leadOn: Run = async (actor, task) => {
  await runBooking(actor.site, task.subject.orderId);
  const order = await readOrder(actor, task.subject.orderId);
  if (!order.ok || !isLed(order.value.state)) return end(actor, task);
  await tellDelay(actor, order.value);
  // Another worker holds it, or one that died: whichever, it can be taken when the hold runs out.
  if (order.value.leasedUntil) await commit(actor, [moveTask(task.key, order.value.leasedUntil + 1)]);
};

const giveBack: Run = async (actor, task) => {
  await refundOrder(actor, task.subject.orderId);
  const order = await readOrder(actor, task.subject.orderId);
  if (order.ok) await tellDelay(actor, order.value);
  await endUnless(actor, task, (state) => state === 'REFUNDING');
};

/** What waits for a refund is ended with its task, so that it is ended even where the worker died between the two. */
const giveBackPart: Run<RefundSubject> = async (actor, task) => {
  const { orderId, reference } = task.subject;
  const { giveRefund } = await import('#functions/payments/refunds/give-refund.ts');
  const refund = await giveRefund(actor, orderId, reference);
  if (refund?.state === 'Stuck' || refund?.state === 'Due' || refund?.state === 'Giving') return;
  await commit(actor, [...(await closeChangeWrites(actor, reference)), endTask(task.key)]);
};

const giveBackPayment: Run = async (actor, task) => {
  const { refundPayment } = await import('#functions/payments/refund-payment.ts');
  return refundPayment(actor, task.subject);
};

/**
 * Asks the gateways; every minute while the order can be paid, then after ever longer pauses, until no payment can come
 * any more.
 */
const settle: Run = async (actor, task) => {
  const { orderId } = task.subject;
  const { closePayment, settleOrder } = await import('#functions/payments/settle-order.ts');
  await settleOrder(actor, orderId);
  const order = await readOrder(actor, orderId);
  const over = order.ok ? clock.now() - order.value.expiresAt : ASKED_FOR;
  if (over >= ASKED_FOR) {
    const begun = await readPayment(actor, orderId);
    if (begun?.outcome === 'OPEN') await closePayment(actor, begun, 'ABANDONED');
    return end(actor, task);
  }
  await commit(actor, [putTask(actor, task.key, 'SETTLE', task.subject, clock.now() + Math.max(over, MINUTE))]);
};

/** Gives a hold back to its supplier: one that ran out unpaid, or one whose money went back. */
const releaseHold: Run = async (actor, task) => {
  const saga = await readSaga(actor, task.subject.orderId, task.subject.bookingId);
  if (!saga?.booking.supplierReference) return end(actor, task);
  const { booking, order } = saga;
  const isRefused = order.state === 'REFUNDING' || order.state === 'REFUNDED';
  if (!isRefused && booking.statusId !== BookingStatus.Hold) return end(actor, task);
  if (!isRefused && isInProcess(order.state)) return;
  const released = await askBookingSupplier({ actor, booking }, (supplier, call) =>
    supplier.release(call, booking.supplierReference),
  );
  if (!released.ok && released.code !== 'NOT_FOUND' && released.code !== 'ILLEGAL_TRANSITION') return;
  await commit(actor, [...(isRefused ? [] : bookingEventWrites(actor, booking, 'release')), endTask(task.key)]);
};

const purge: Run = async (actor, task) =>
  void (await commit(actor, [...eraseSecretsWrites(actor, task.subject.bookingId), endTask(task.key)]));

const mail: Run = async (actor, task) => {
  const order = await readOrder(actor, task.subject.orderId);
  const queued = order.ok ? await leaderOf(order.value).mail(actor, order.value) : order;
  if (queued.ok || queued.code === 'NOT_FOUND') await end(actor, task);
};

const tellOfHold: Run = async (actor, task) => {
  const told = await mailHold(actor, task.subject.orderId);
  if (told.ok || told.code === 'NOT_FOUND') await end(actor, task);
};

const deliver: Run<TaskSubject> = async (actor, task) => {
  const { deliverDueMail } = await import('#functions/notifications/deliver-due-mail.ts');
  await deliverDueMail(actor, task.subject.reference);
};

/** The worker takes it, so that it has that function's time and memory; what it is at already it refuses. */
const wakeWorker: Run<TaskSubject> = async (actor, task) => {
  const { userId, reference } = task.subject as JobSubject;
  const { wakeJobs } = await import('#functions/runtime/wake-jobs.ts');
  return wakeJobs({ kind: 'job', site: actor.site, userId, jobId: reference });
};

interface Runner {
  run(actor: JobActor, task: DueTask): Promise<void>;
  /** It takes what it works on by itself. */
  leasesItself?: true;
}
/** Work of another domain, whose code is loaded when the first is due. */
const later = (load: () => Promise<Run<TaskSubject>>): Runner => ({
  run: async (actor, task) => (await load())(actor, task),
});
const wallets = () => import('#functions/wallet/due-wallets.ts');
const changes = () => import('#functions/changes/lead-change.ts');
const files = () => import('#functions/files/due-files.ts');
const keys = () => import('#functions/keys/due-keys.ts');
const carts = () => import('#functions/activities/due/due-carts.ts');
const domains = () => import('#functions/site/partner-sites/due-domains.ts');

/** Work about an order: what names it was put there by subjectOf. */
const aboutOrder = (run: Run): Runner => ({ run: (actor, task) => run(actor, task as DueTask<OrderSubject>) });

/**
 * What is done for a due task of each kind, by the name of what it is about. Each is safe when it overlaps itself: the
 * rows it changes decide. A new kind costs every round its queries for ever; a new name in a kind costs nothing.
 */
export const runners: Partial<Record<DueKind, Readonly<Record<string, Runner>>>> = {
  EXPIRY: {
    order: aboutOrder(expireOrder),
    wallet: later(async () => (await wallets()).endCreditLimit),
    cart: later(async () => (await carts()).expireCart),
  },
  BOOK: { order: aboutOrder(leadOn), change: later(async () => (await changes()).leadChange) },
  UNKNOWN: { order: aboutOrder(leadOn) },
  REFUND: {
    order: aboutOrder(giveBack),
    payment: aboutOrder(giveBackPayment),
    refund: { run: (actor, task) => giveBackPart(actor, task as DueTask<RefundSubject>) },
  },
  SETTLE: { order: aboutOrder(settle) },
  HOLD: { order: aboutOrder(releaseHold) },
  PURGE: {
    order: aboutOrder(purge),
    file: later(async () => (await files()).removeDroppedFile),
    upload: later(async () => (await files()).clearUpload),
    domain: later(async () => (await domains()).giveBackDomain),
  },
  MAIL: {
    order: aboutOrder(mail),
    hold: aboutOrder(tellOfHold),
    mail: { run: deliver, leasesItself: true },
    job: { run: wakeWorker },
    wallet: later(async () => (await wallets()).tellLowBalance),
    'key-limit': later(async () => (await keys()).tellNearLimit),
    'key-end': later(async () => (await keys()).tellKeyEnds),
    invoice: later(async () => {
      const { writeInvoice } = await import('#functions/invoices/write-invoice.ts');
      return (actor, task) => writeInvoice(actor, task.subject.reference, task.heldUntil);
    }),
    credit: later(async () => {
      const { writeCredit } = await import('#functions/invoices/write-credit.ts');
      return (actor, task) => {
        const { orderId, reference } = task.subject as CreditSubject;
        return writeCredit(actor, orderId, reference);
      };
    }),
    voucher: later(async () => {
      const { leadVoucher } = await import('#functions/quotations/voucher/lead-voucher.ts');
      return async (actor, task) => void (await leadVoucher(actor, task.subject.reference));
    }),
    kart: later(async () => (await import('#functions/quotations/due/remind-of-payment.ts')).remindOfPayment),
    'kart-papers': later(async () => (await import('#functions/quotations/due/write-papers.ts')).writeKartPapers),
    'cart-drives': later(async () => (await import('#functions/activities/due/lead-drives.ts')).leadDrives),
    'first-link': later(async () => {
      const { mailFirstLink } = await domains();
      return (actor, task) => mailFirstLink(actor, task as DueTask<FirstLinkSubject>);
    }),
  },
  REFRESH: {
    order: aboutOrder(async (actor, task) =>
      (await import('#functions/flights/saga/refresh-booking.ts')).refreshBooking(actor, task),
    ),
    kart: later(async () => (await import('#functions/quotations/due/earn-kart.ts')).earnKart),
    'kart-return': later(async () => (await import('#functions/quotations/due/return-paid.ts')).returnWhenDue),
    cart: later(async () => (await carts()).earnCart),
    company: later(async () => {
      const { followCompany } = await import('#functions/users/company/company-writes.ts');
      return (actor, task) => followCompany(actor, task.subject.reference);
    }),
  },
};
