import { makeStyles } from '@fluentui/react-components';
import { Suspense } from 'react';
import { askGateway } from '#shared/payments/ask-gateway.ts';
import { getGatewayTotals } from '#shared/payments/gateways/get-gateway-totals.ts';
import { getGatewayTransactions } from '#shared/payments/gateways/get-gateway-transactions.ts';
import { useAction } from '#web/api/use-action.ts';
import { useCall } from '#web/api/use-call.ts';
import { paths, toPath } from '#web/app/paths.ts';
import { showToast } from '#web/ui/toasts/show-toast.ts';
import { useSiteDays } from '#web/site/site.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { lazyWithin } from '#web/ui/lazy-part.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Detail, DetailPart, DetailSkeleton, Facts } from '#web/ui/list/detail.tsx';
import type { DetailPlace } from '#web/ui/list/list-page.tsx';
import { Money } from '#web/ui/money.tsx';
import { momentText } from '#web/ui/moment-text.ts';
import { Status } from '#web/ui/status.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { useOnline } from '#web/ui/use-online.ts';
import { ReturnedPayments } from '#web/payments/returned-payments.tsx';
import { apart, inLines, inList } from '#web/ui/stack.ts';
import { quietLine } from '#web/ui/text.ts';
import { RefundsPart } from './refunds-part.tsx';
import { outcomeWords, refundText } from './transaction-words.ts';
import { transactionsAddress } from './transactions-address.ts';

const OrderDeeds = lazyWithin(() => import('./order-deeds.tsx'));

const useStyles = makeStyles({
  line: { ...apart('12px'), alignItems: 'baseline' },
  buttons: inLines('8px'),
  meta: { ...quietLine, overflowWrap: 'anywhere' },
  rows: inList('10px'),
});

/** What the gateways said, for whoever asked them. */
const saidBy = {
  PAID: 'The gateway confirms the payment.',
  FAILED: 'The gateway reports no payment.',
  PENDING: 'The gateway has no result yet.',
} as const;

/** An order's payments: each time it was begun to be paid, what came of it, and the gateway asked again. */
export default function TransactionDetail({ orderId, place }: { orderId: string; place: DetailPlace }) {
  const styles = useStyles();
  const { zone } = useSiteDays();
  const isOnline = useOnline();
  const found = useCall(getGatewayTransactions, { ...transactionsAddress.none, orderId, cursor: '' }, { quiet: true });
  const asking = useAction(askGateway, { invalidates: [getGatewayTotals, getGatewayTransactions] });
  if (found.error)
    return (
      <ErrorState
        page={place.isPage}
        heading="The payment could not be loaded"
        error={found.error}
        onRetry={() => void found.refetch()}
      />
    );
  if (!found.data) return <DetailSkeleton label="Loading the payment" />;
  const [row] = found.data.records;
  if (!row) return <EmptyState page={place.isPage} heading="Payment not found" text="It may belong to another site." />;
  const { amount, fee, currency, refunded, attempts } = row;
  const ask = async () => {
    const answer = await asking.mutateAsync({ orderId });
    if (answer.ok) showToast(saidBy[answer.value.says]);
  };
  return (
    <Detail
      title={`Order ${orderId.slice(0, 10)}`}
      place={place}
      summary={
        <div className={styles.line}>
          <Status {...outcomeWords(row)} />
          <strong>
            <Money minor={amount + fee} currency={currency} />
          </strong>
        </div>
      }
    >
      <div className={styles.buttons}>
        <Button appearance="primary" disabledFocusable={asking.isPending || !isOnline} onClick={() => void ask()}>
          Check with the gateway
        </Button>
        <LinkButton to={toPath(paths.userPayments, { orderId })}>Open the order</LinkButton>
      </div>
      {!isOnline && (
        <p className={styles.meta}>You are offline. You can check with the gateway once you are back online.</p>
      )}
      <Facts
        facts={[
          [
            'Customer',
            row.customerName && (
              <TextLink to={`${paths.staffGatewayTransactions}?${new URLSearchParams({ userId: row.userId })}`}>
                {[row.customerName, row.companyName].filter(Boolean).join(', ')}
              </TextLink>
            ),
          ],
          ['Email', row.customerEmail],
          ['For', row.remark],
          ['Order status', row.orderState.toLowerCase().replaceAll('_', ' ')],
          ['Including convenience fee', fee > 0 && <Money minor={fee} currency={currency} />],
          ['Payment ID', row.paymentId],
          ['Refund', refundText(row)],
          ['Refunded', refunded > 0 && <Money minor={refunded} currency={currency} />],
        ]}
      />
      {row.returned.length > 0 && (
        <DetailPart label="Payments being refunded" place={place}>
          <ReturnedPayments returned={row.returned} />
        </DetailPart>
      )}
      {row.refunds.length > 0 && (
        <DetailPart label="Refunds" place={place}>
          <RefundsPart row={row} />
        </DetailPart>
      )}
      <DetailPart label="Attempts" place={place}>
        <ul className={styles.rows}>
          {attempts.map(({ gatewayOrderId, title, startedAt }) => (
            <li key={gatewayOrderId}>
              <div className={styles.line}>
                <span>{title}</span>
                <span className={styles.meta}>{momentText(startedAt, zone)}</span>
              </div>
              <div className={styles.meta}>{gatewayOrderId}</div>
            </li>
          ))}
        </ul>
      </DetailPart>
      <Suspense fallback={null}>
        <OrderDeeds orderId={orderId} place={place} />
      </Suspense>
    </Detail>
  );
}
