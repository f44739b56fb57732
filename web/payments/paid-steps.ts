import { formatMoney } from '#shared/money.ts';
import { type OrderView, paidInAll } from '#shared/payments/order-view.ts';
import type { SagaStep } from './saga-steps.ts';

interface Words {
  /** Where its money went back: the sentence after what was paid. */
  refunded: string;
  done: Pick<SagaStep, 'title' | 'detail'>;
  /** `since`: the event that it is done from, where that is shown. */
  doing: Pick<SagaStep, 'title' | 'detail'> & { since?: string };
}

/** The steps of an order that is paid and then done, or whose money goes back. */
export function paidSteps(order: OrderView, { refunded, done, doing }: Words): SagaStep[] {
  const { state, steps, transactionId, currency } = order;
  const at = (event: string) => steps.findLast((step) => step.event === event)?.at;
  const paid = formatMoney(paidInAll(order), currency);
  const first: SagaStep = {
    title: 'Payment received',
    detail: [paid, transactionId && `reference ${transactionId}`].filter(Boolean).join(', '),
    status: 'done',
    at: at('pay'),
  };
  if (state === 'REFUNDING' || state === 'REFUNDED') {
    const isBack = state === 'REFUNDED';
    return [
      first,
      {
        title: isBack ? 'Refunded' : 'Refunding',
        detail: `${paid} ${refunded}`,
        status: isBack ? 'done' : 'now',
        at: at(isBack ? 'refund' : 'startRefund'),
      },
    ];
  }
  if (state === 'COMPLETED') return [first, { ...done, status: 'done', at: at('complete') }];
  const { since, ...words } = doing;
  return [first, { ...words, status: 'now', at: since && at(since) }];
}
