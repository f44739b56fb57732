import type { OrderView } from '#shared/payments/order-view.ts';
import { reviewPath } from '#web/app/paths.ts';
import { useSiteDays } from '#web/site/site.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { returnedText } from '#web/payments/returned-text.ts';

/** An order whose place a newer one took: which, and where the money of this one is, if there was any. */
export function SupersededOrder({ order }: { order: Pick<OrderView, 'supersededBy' | 'returnedPayments'> }) {
  const { zone } = useSiteDays();
  const money = order.returnedPayments.length
    ? order.returnedPayments.map((one) => returnedText(one, zone)).join(' ')
    : 'This order can no longer be paid. Nothing was charged for it.';
  return (
    <EmptyState
      page
      icon="warning"
      heading="Replaced by a newer order"
      text={`You have since made another order for the same passengers, number ${order.supersededBy.slice(0, 10)}. ${money}`}
      link={{ to: reviewPath(order.supersededBy), label: 'Go to the newer order' }}
    />
  );
}
