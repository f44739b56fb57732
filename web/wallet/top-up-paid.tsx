import { makeStyles, tokens } from '@fluentui/react-components';
import { useEffect } from 'react';
import { formatMoney } from '#shared/money.ts';
import { type OrderView, paidInAll } from '#shared/payments/order-view.ts';
import { getWalletBalance } from '#shared/wallet/get-wallet-balance.ts';
import { queryClient } from '#web/app/query-client.ts';
import { paths } from '#web/app/paths.ts';
import type { PaidProps } from '#web/payments/order-kind.ts';
import { ReceiptButton } from '#web/payments/receipt-button.tsx';
import { ReturnedPayments } from '#web/payments/returned-payments.tsx';
import { SagaList } from '#web/payments/saga-list.tsx';
import type { SagaStep } from '#web/payments/saga-steps.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Page } from '#web/ui/page.tsx';
import { TitledCard } from '#web/ui/titled-card.tsx';
import { keepAmount } from './top-up-amounts.ts';

const useStyles = makeStyles({
  below: { marginTop: '16px' },
  quiet: { margin: '8px 0 0', color: tokens.colorNeutralForeground3 },
});

/** A paid top-up: what was paid, and that the wallet has it, or that it went back. */
export default function TopUpPaid({ order }: PaidProps) {
  const styles = useStyles();
  const { isBookingInProcess, serverTime } = order;
  useEffect(() => {
    keepAmount('');
  }, []);
  useEffect(() => {
    if (!isBookingInProcess) void queryClient.invalidateQueries({ queryKey: [getWalletBalance.name] });
  }, [isBookingInProcess]);
  const { heading, lead } = headingOf(order);
  return (
    <Page
      narrow
      heading={heading}
      lead={lead}
      actions={
        <>
          <ReceiptButton orderId={order.orderId} />
          <LinkButton to={paths.userTransactionHistory} appearance="primary">
            Open my wallet
          </LinkButton>
        </>
      }
    >
      <TitledCard title="Progress">
        <SagaList steps={stepsOf(order)} now={Date.parse(serverTime)} label="Steps of the top-up" />
      </TitledCard>
      {order.refundedAtGateway > 0 && !['REFUNDING', 'REFUNDED'].includes(order.state) && (
        <p role="status">
          {formatMoney(order.refundedAtGateway, order.currency)} of it has since been refunded through the gateway.
        </p>
      )}
      {order.returnedPayments.length > 0 && (
        <div className={styles.below}>
          <TitledCard title="Paid more than once">
            <ReturnedPayments returned={order.returnedPayments} />
            <p className={styles.quiet}>
              This is not the payment that paid for the top-up. The wallet is not affected.
            </p>
          </TitledCard>
        </div>
      )}
    </Page>
  );
}

function headingOf({ state, amount, currency, orderId, customer }: OrderView) {
  // Staff look at a customer's.
  const The = customer ? 'The' : 'Your';
  const lead = `${formatMoney(amount, currency)}, order ${orderId.slice(0, 10)}. Wallet top-up only.`;
  if (state === 'COMPLETED') return { heading: `${The} wallet was topped up`, lead: `Payment Successful · ${lead}` };
  if (state === 'REFUNDED') return { heading: `${The} top-up was refunded`, lead };
  if (state === 'REFUNDING') return { heading: `${The} top-up is being refunded`, lead };
  return { heading: `${The} wallet is being topped up`, lead: `Payment Successful · ${lead}` };
}

function stepsOf(order: OrderView): SagaStep[] {
  const { state, steps, amount, currency, transactionId } = order;
  const at = (event: string) => steps.findLast((step) => step.event === event)?.at;
  const money = formatMoney(amount, currency);
  const paid = formatMoney(paidInAll(order), currency);
  const fees = order.paymentLines.map(
    (line) => `${line.label.toLowerCase()} ${formatMoney(line.amount, currency)} included`,
  );
  const isBack = state === 'REFUNDED' || state === 'REFUNDING';
  return [
    {
      title: 'Payment received',
      detail: [paid, ...fees, transactionId && `reference ${transactionId}`].filter(Boolean).join(', '),
      status: 'done',
      at: at('pay'),
    },
    isBack
      ? {
          title: state === 'REFUNDED' ? 'Refunded' : 'Refunding',
          detail: `${paid} is being refunded to the original payment method.`,
          status: state === 'REFUNDED' ? 'done' : 'now',
          at: at(state === 'REFUNDED' ? 'refund' : 'startRefund'),
        }
      : {
          title: state === 'COMPLETED' ? 'Added to the wallet' : 'Adding it to the wallet',
          detail:
            state === 'COMPLETED'
              ? `${money} ${order.refundedAtGateway > 0 ? 'was added to' : 'is in'} the wallet.`
              : '',
          status: state === 'COMPLETED' ? 'done' : 'now',
          at: at(state === 'COMPLETED' ? 'complete' : 'pay'),
        },
  ];
}
