import { makeStyles } from '@fluentui/react-components';
import { useEffect } from 'react';
import { getChangeRequest } from '#shared/changes/get-change-request.ts';
import { getChangeRequests } from '#shared/changes/get-change-requests.ts';
import { formatMoney } from '#shared/money.ts';
import { type OrderView, paidInAll } from '#shared/payments/order-view.ts';
import { getWalletBalance } from '#shared/wallet/get-wallet-balance.ts';
import { queryClient } from '#web/app/query-client.ts';
import { paths } from '#web/app/paths.ts';
import { NewFlights } from '#web/changes/new-flights.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Page } from '#web/ui/page.tsx';
import { inColumn } from '#web/ui/stack.ts';
import { TitledCard } from '#web/ui/titled-card.tsx';
import type { PaidProps } from './order-kind.ts';
import { paidSteps } from './paid-steps.ts';
import { ReceiptButton } from './receipt-button.tsx';
import { ReturnedPayments } from './returned-payments.tsx';
import { SagaList } from './saga-list.tsx';
import type { SagaStep } from './saga-steps.ts';

const useStyles = makeStyles({ root: inColumn('16px') });

/** New flights that are paid for: with the airline, changed, or refunded. */
export default function ReissuePaid({ order }: PaidProps) {
  const styles = useStyles();
  const { state } = order;
  useEffect(() => {
    for (const { name } of [getWalletBalance, getChangeRequest, getChangeRequests])
      void queryClient.invalidateQueries({ queryKey: [name] });
  }, [state]);
  return (
    <Page
      narrow
      heading={headings[state] ?? 'Your new flights are being arranged'}
      lead={`PNR ${order.pnr}, ${formatMoney(paidInAll(order), order.currency)}, order ${order.orderId.slice(0, 10)}.`}
      actions={
        <>
          <ReceiptButton orderId={order.orderId} />
          <LinkButton to={paths.flightChangeRequests} appearance="primary">
            Open my change requests
          </LinkButton>
        </>
      }
    >
      <div className={styles.root}>
        <TitledCard title="Progress">
          <SagaList steps={stepsOf(order)} now={Date.parse(order.serverTime)} label="Steps of the change" />
          {order.returnedPayments.length > 0 && <ReturnedPayments returned={order.returnedPayments} />}
        </TitledCard>
        <TitledCard title="New flights">
          <NewFlights flights={order.segments} isTitled />
        </TitledCard>
      </div>
    </Page>
  );
}

const headings: Partial<Record<OrderView['state'], string>> = {
  COMPLETED: 'Your flights were changed',
  REFUNDING: 'Your payment is being refunded',
  REFUNDED: 'Your payment was refunded',
};

const stepsOf = (order: OrderView): SagaStep[] =>
  paidSteps(order, {
    refunded: 'is being refunded to the original payment method. The booking is as it was.',
    done: { title: 'Flights changed', detail: 'The new e-ticket was emailed.' },
    doing: {
      title: 'Changing the flights',
      detail: 'We email the new e-ticket once it is issued.',
      since: 'pay',
    },
  });
