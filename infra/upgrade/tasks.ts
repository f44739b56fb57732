import type { MailItem } from '#functions/notifications/mail.ts';
import { failedMailPlaces, mailTask } from '#functions/notifications/writes.ts';
import { lostPayment } from '#functions/payments/refund-writes.ts';
import { subjectOf } from '#functions/payments/writes.ts';
import type { DueKind } from '#functions/table/due.ts';
import type { OrderSubject } from '#functions/tasks/task.ts';
import { taskPlaces } from '#functions/tasks/writes.ts';
import { type Upgrade, upgradeOf } from './upgrade.ts';

/** A due task of an order, as it was before tasks could be about anything. */
interface OlderTask {
  kind: DueKind;
  card: Pick<OrderSubject, 'orderId' | 'bookingId' | 'payment'>;
  /** The instant it is due. */
  ds: string;
}

export const taskUpgrades: readonly Upgrade[] = [
  upgradeOf<OlderTask>({
    rows: 'due tasks',
    at: /^S#[^#]+#(ORD|BKG)#[^#]+ \/ TASK#/,
    to: 2,
    dependsOn: ['ds'],
    bringUpToDate(actor, { kind, card: { orderId, bookingId, payment }, ds }) {
      const order = { orderId, subject: bookingId };
      const subject = payment ? lostPayment(actor, order, payment) : subjectOf(actor, order);
      return taskPlaces(actor, kind, subject, ds, ds);
    },
  }),
  upgradeOf<MailItem>({
    rows: 'mails',
    at: /^S#[^#]+#MAIL#[^#]+ \/ A$/,
    to: 2,
    dependsOn: ['state'],
    bringUpToDate(actor, mail) {
      const { mailId, state, createdAt, finishedAt = createdAt } = mail;
      return state === 'FAILED'
        ? failedMailPlaces(actor, { ...mail, finishedAt })
        : { set: { card: mailTask(actor, mailId) } };
    },
  }),
];
