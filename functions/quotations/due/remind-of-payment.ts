import type { JobActor } from '#functions/actor.ts';
import { clock } from '#functions/clock.ts';
import { layOut } from '#functions/notifications/mail-layout.ts';
import { mailWrites } from '#functions/notifications/writes.ts';
import { siteOrigin } from '#functions/site/site-origin.ts';
import { readSite } from '#functions/site/store.ts';
import { commit } from '#functions/table/commit.ts';
import type { DueTask } from '#functions/tasks/store.ts';
import type { TaskSubject } from '#functions/tasks/task.ts';
import { endTask, moveTask } from '#functions/tasks/writes.ts';
import { formatMoney } from '#shared/money.ts';
import { formatDay } from '#shared/time.ts';
import { asHeld } from './as-held.ts';
import { nextReminder } from './next-reminder.ts';
import { readQuotationPath } from '../payment/link-store.ts';
import { paidOf } from '../payment/open-amount.ts';
import { readHead } from '../store.ts';

/** Mails the customer of a sent quotation what is still to be paid, three days and one day before its deadline. */
export async function remindOfPayment(
  actor: JobActor,
  { key, subject, heldUntil }: DueTask<TaskSubject>,
): Promise<void> {
  const [head, site] = await Promise.all([readHead(actor, subject.reference), readSite(actor)]);
  if (!head || head.state === 'CANCELLED') return void (await commit(actor, [asHeld(endTask(key), heldUntil)]));
  const { id, kartName, quotationId, customerEmail, paymentDeadline, currency, totalPrice } = head;
  const left = totalPrice - paidOf(head);
  const path = left > 0 && customerEmail ? await readQuotationPath(actor, id) : undefined;
  const money = formatMoney(left, currency);
  const mail =
    path &&
    (await mailWrites(actor, 'quotation-due', {
      to: customerEmail,
      subject: `${site.siteName}: ${money} to pay by ${formatDay(paymentDeadline)}, ${kartName}`,
      ...layOut(site, {
        heading: `Please pay by ${formatDay(paymentDeadline)}`,
        paragraphs: [
          `${money} is still to be paid for ${kartName}, quotation ${quotationId}.`,
          'If you have paid in the meantime, there is nothing to do.',
        ],
        button: { label: 'Open the quotation', link: `${siteOrigin(site)}/app${path}` },
      }),
    }));
  const next = nextReminder(actor, paymentDeadline, clock.now());
  // Where another deadline was said meanwhile, that is reminded of, and not this.
  const after = asHeld(next === undefined ? endTask(key) : moveTask(key, next), heldUntil);
  await commit(actor, [...(mail ? mail.writes : []), after]);
}
