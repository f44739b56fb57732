import { useEffect } from 'react';
import { getCartData } from '#shared/activities/cart/get-cart-data.ts';
import { formatMoney } from '#shared/money.ts';
import { type OrderView, paidInAll } from '#shared/payments/order-view.ts';
import { getWalletBalance } from '#shared/wallet/get-wallet-balance.ts';
import { paths } from '#web/app/paths.ts';
import { queryClient } from '#web/app/query-client.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Page } from '#web/ui/page.tsx';
import { TitledCard } from '#web/ui/titled-card.tsx';
import type { PaidProps } from './order-kind.ts';
import { paidSteps } from './paid-steps.ts';
import { ReturnedPayments } from './returned-payments.tsx';
import { SagaList } from './saga-list.tsx';

const headings: Partial<Record<OrderView['state'], string>> = {
  REFUNDING: 'The payment is being refunded',
  REFUNDED: 'The payment was refunded',
};

/** A cart of activities that was paid, or whose money went back. */
export default function ActivityPaid({ order }: PaidProps) {
  const { state, bookingId, remark, currency, serverTime, returnedPayments } = order;
  useEffect(() => {
    for (const { name } of [getWalletBalance, getCartData]) void queryClient.invalidateQueries({ queryKey: [name] });
  }, [state]);
  const steps = paidSteps(order, {
    refunded: 'is refunded to the original payment method: the places were no longer held.',
    done: { title: 'Booked', detail: 'An email says whether all of it is confirmed.' },
    doing: { title: 'Being booked', detail: '' },
  });
  return (
    <Page
      narrow
      heading={headings[state] ?? 'Payment received'}
      lead={`${remark}, ${formatMoney(paidInAll(order), currency)}.`}
      actions={
        <LinkButton to={`${paths.activityCart}?cartId=${bookingId}`} appearance="primary">
          Open the activities
        </LinkButton>
      }
    >
      <TitledCard title="Progress">
        <SagaList steps={steps} now={Date.parse(serverTime)} label="Steps of the payment" />
        {returnedPayments.length > 0 && <ReturnedPayments returned={returnedPayments} />}
      </TitledCard>
    </Page>
  );
}
