import { useEffect } from 'react';
import { formatMoney } from '#shared/money.ts';
import { type OrderView, paidInAll } from '#shared/payments/order-view.ts';
import { getKartById } from '#shared/quotations/get-kart-by-id.ts';
import { getQuotation } from '#shared/quotations/link/get-quotation.ts';
import { getWalletBalance } from '#shared/wallet/get-wallet-balance.ts';
import { queryClient } from '#web/app/query-client.ts';
import { paths, toPath } from '#web/app/paths.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Page } from '#web/ui/page.tsx';
import { TitledCard } from '#web/ui/titled-card.tsx';
import type { PaidProps } from './order-kind.ts';
import { paidSteps } from './paid-steps.ts';
import { ReturnedPayments } from './returned-payments.tsx';
import { SagaList } from './saga-list.tsx';
import type { SagaStep } from './saga-steps.ts';

/** A part of a quotation that was paid, or whose money went back. */
export default function KartPaid({ order }: PaidProps) {
  const { state, customer, bookingId, remark, currency, orderId, serverTime, returnedPayments } = order;
  useEffect(() => {
    for (const { name } of [getWalletBalance, getKartById, getQuotation])
      void queryClient.invalidateQueries({ queryKey: [name] });
  }, [state]);
  return (
    <Page
      narrow
      heading={headings[state] ?? 'Payment received'}
      lead={`${remark}, ${formatMoney(paidInAll(order), currency)}, order ${orderId.slice(0, 10)}.`}
      actions={
        customer ? (
          <LinkButton to={toPath(paths.staffKartOne, { kartId: bookingId })} appearance="primary">
            Open the quotation
          </LinkButton>
        ) : (
          <LinkButton to={paths.payments} appearance="primary">
            Open my payments
          </LinkButton>
        )
      }
    >
      <TitledCard title="Progress">
        <SagaList steps={stepsOf(order)} now={Date.parse(serverTime)} label="Steps of the payment" />
        {returnedPayments.length > 0 && <ReturnedPayments returned={returnedPayments} />}
      </TitledCard>
    </Page>
  );
}

const headings: Partial<Record<OrderView['state'], string>> = {
  REFUNDING: 'The payment is being refunded',
  REFUNDED: 'The payment was refunded',
};

const stepsOf = (order: OrderView): SagaStep[] =>
  paidSteps(order, {
    refunded: 'is refunded to the original payment method: the quotation had changed in the meantime.',
    done: { title: 'Counted for the quotation', detail: 'A receipt was emailed.' },
    doing: { title: 'Being counted for the quotation', detail: '' },
  });
