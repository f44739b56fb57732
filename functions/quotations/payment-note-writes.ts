import type { UserActor } from '#functions/actor.ts';
import { clock } from '#functions/clock.ts';
import type { Write } from '#functions/table/write.ts';
import { endTask, putTask } from '#functions/tasks/writes.ts';
import { formatMoney } from '#shared/money.ts';
import { kartKeys } from './keys.ts';
import type { KartItem } from './model.ts';
import { earnTask, kartSubject } from './payment/paid-writes.ts';
import { nextReminder } from './due/next-reminder.ts';
import { collectedWrite } from './writes.ts';

/** What a save says of payment beside the head: what staff took, with their reason, and when its customer is reminded. */
export const paymentNoteWrites = (actor: UserActor, before: KartItem, next: KartItem): Write<never>[] => [
  ...(next.collectedPayment === before.collectedPayment
    ? []
    : [
        collectedWrite(
          actor,
          next,
          [
            `${formatMoney(before.collectedPayment, next.currency)} to ${formatMoney(next.collectedPayment, next.currency)}`,
            next.collectedReason,
          ]
            .filter(Boolean)
            .join(', '),
        ),
        earnTask(actor, next),
      ]),
  ...(next.paymentDeadline === before.paymentDeadline ? [] : [reminderWrite(actor, next)]),
];

function reminderWrite(actor: UserActor, { id, paymentDeadline }: KartItem): Write<never> {
  const due = nextReminder(actor, paymentDeadline, clock.now());
  const key = kartKeys.kartTask(actor, id, 'REMIND');
  return due === undefined ? endTask(key) : putTask(actor, key, 'MAIL', kartSubject(actor, id), due);
}
