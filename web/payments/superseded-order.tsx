import type { OrderView } from '#shared/payments/order-view.ts';
import { reviewPath } from '#web/app/paths.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';

/** An order whose place a newer one took: which, and where the money of this one is, if there was any. */
export function SupersededOrder({ order }: { order: Pick<OrderView, 'supersededBy' | 'isPaymentReturned'> }) {
  const money = order.isPaymentReturned
    ? 'Your payment for this one is being sent back to you.'
    : 'This one cannot be paid any more, and nothing was charged for it.';
  return (
    <EmptyState
      page
      icon="warning"
      heading="A newer order took over"
      text={`You made another order of the same passengers since, number ${order.supersededBy.slice(0, 10)}. ${money}`}
      link={{ to: reviewPath(order.supersededBy), label: 'Go to the newer order' }}
    />
  );
}
