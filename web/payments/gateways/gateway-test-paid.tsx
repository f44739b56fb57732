import { formatMoney } from '#shared/money.ts';
import type { OrderView } from '#shared/payments/order-view.ts';
import { paths } from '#web/app/paths.ts';
import type { PaidProps } from '#web/payments/order-kind.ts';
import { SagaList } from '#web/payments/saga-list.tsx';
import type { SagaStep } from '#web/payments/saga-steps.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Page } from '#web/ui/page.tsx';
import { TitledCard } from '#web/ui/titled-card.tsx';

/** A test payment that was made: the gateway took it, and gives it back. */
export default function GatewayTestPaid({ order }: PaidProps) {
  const { state, amount, currency, remark, orderId, serverTime } = order;
  const isBack = state === 'REFUNDED';
  return (
    <Page
      narrow
      heading={isBack ? 'The gateway takes payments and refunds them' : 'The gateway took the payment'}
      lead={`${remark}: ${formatMoney(amount, currency)}, order ${orderId.slice(0, 10)}. Nothing is purchased with it.`}
      actions={
        <LinkButton to={paths.staffPaymentGateways} appearance="primary">
          Back to the gateways
        </LinkButton>
      }
    >
      <TitledCard title="Progress">
        <SagaList steps={stepsOf(order)} now={Date.parse(serverTime)} label="Steps of the test payment" />
      </TitledCard>
    </Page>
  );
}

function stepsOf({ state, steps, amount, currency, transactionId }: OrderView): SagaStep[] {
  const at = (event: string) => steps.findLast((step) => step.event === event)?.at;
  const money = formatMoney(amount, currency);
  const isBack = state === 'REFUNDED';
  return [
    {
      title: 'Payment received',
      detail: [money, transactionId && `reference ${transactionId}`].filter(Boolean).join(', '),
      status: 'done',
      at: at('pay'),
    },
    {
      title: isBack ? 'Refunded' : 'Refunding',
      detail: isBack
        ? `The gateway confirmed the refund of ${money} to the original payment method.`
        : `${money} is being refunded to the original payment method. We keep checking until the gateway confirms it.`,
      status: isBack ? 'done' : 'now',
      at: at(isBack ? 'refund' : 'pay'),
    },
  ];
}
