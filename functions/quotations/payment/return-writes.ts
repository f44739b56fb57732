import type { Actor } from '#functions/actor.ts';
import { clock } from '#functions/clock.ts';
import { kartKeys } from '#functions/quotations/keys.ts';
import type { KartItem, KartPaymentRow } from '#functions/quotations/model.ts';
import { endLinkWrite, headWrite, noteWrite } from '#functions/quotations/writes.ts';
import type { Write } from '#functions/table/write.ts';
import { endTask, putTask } from '#functions/tasks/writes.ts';
import { formatMoney } from '#shared/money.ts';
import { instant } from '#shared/time.ts';
import { kartSubject } from './paid-writes.ts';

/** What a cancellation writes beside the head: the end of the link, no more reminders, and the work that gives back what was paid. */
export const cancelWrites = (
  actor: Actor,
  id: string,
  { payments, hasLink }: { payments: readonly KartPaymentRow[]; hasLink: boolean },
): Write<never>[] => [
  ...(hasLink ? [endLinkWrite(actor, id)] : []),
  endTask(kartKeys.kartTask(actor, id, 'REMIND')),
  endTask(kartKeys.kartTask(actor, id, 'EARN')),
  ...(payments.length
    ? [
        putTask(
          actor,
          kartKeys.kartTask(actor, id, 'RETURN'),
          'REFRESH',
          kartSubject(actor, id, 'kart-return'),
          clock.now(),
        ),
      ]
    : []),
];

/** What a payment's refund writes of its quotation. BUSY where it changed, or was earned or given back meanwhile. */
export const paymentReturnedWrites = (actor: Actor, head: KartItem, payment: KartPaymentRow): Write<never>[] => [
  headWrite(actor, head, { ...head, version: head.version + 1, paidOnline: head.paidOnline - payment.minor }, 'BUSY'),
  {
    kind: 'update',
    key: kartKeys.kartPayment(actor, head.id, payment.orderId),
    set: { returnedAt: instant(clock.now()) },
    when: [{ exists: true }, { field: 'returnedAt', missing: true }, { field: 'earnedAt', missing: true }],
    otherwise: 'BUSY',
  },
];

/** What the refund of a part of a payment writes of its quotation; `minor` is less than it, or all of it. BUSY as above. */
export const partReturnedWrites = (
  actor: Actor,
  head: KartItem,
  payment: KartPaymentRow,
  minor: number,
): Write<never>[] => {
  const next: KartItem = { ...head, version: head.version + 1, paidOnline: head.paidOnline - minor };
  const left = payment.minor - minor;
  return [
    headWrite(actor, head, next, 'BUSY'),
    noteWrite(actor, next, 'return', formatMoney(minor, head.currency)),
    {
      kind: 'update',
      key: kartKeys.kartPayment(actor, head.id, payment.orderId),
      set: { minor: left, ...(left === 0 && { returnedAt: instant(clock.now()) }) },
      when: [
        { field: 'minor', is: payment.minor },
        { field: 'returnedAt', missing: true },
        payment.earned === undefined ? { field: 'earned', missing: true } : { field: 'earned', is: payment.earned },
      ],
      otherwise: 'BUSY',
    },
  ];
};
