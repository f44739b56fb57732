import { makeStyles, tokens } from '@fluentui/react-components';
import { useEffect, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { getOrder } from '#shared/payments/get-order.ts';
import type { OrderView } from '#shared/payments/order-view.ts';
import { getWalletBalance } from '#shared/wallet/get-wallet-balance.ts';
import { isNotThere } from '#web/api/call-failed.ts';
import { useCall } from '#web/api/use-call.ts';
import { queryClient } from '#web/app/query-client.ts';
import { paths, reviewPath } from '#web/app/paths.ts';
import { showToast } from '#web/app/toasts/show-toast.ts';
import { BookingCard } from '#web/flights/booking/booking-card.tsx';
import { BookingFrame } from '#web/flights/booking/booking-frame.tsx';
import { endJourney, readJourney } from '#web/flights/booking/journey.ts';
import { searchAgainPath } from '#web/flights/booking/search-again.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { LoadingOverlay } from '#web/ui/loading-overlay.tsx';
import { useOnline } from '#web/ui/use-online.ts';
import { OrderPanel } from './order-panel.tsx';
import { onwardOf } from './onward.ts';
import PaymentsPage from './payments-page.tsx';
import { SagaList } from './saga-list.tsx';
import { orderHeading, sagaSteps } from './saga-steps.ts';
import { SupersededOrder } from './superseded-order.tsx';
import { useSettlement } from './use-settlement.ts';

const useStyles = makeStyles({
  actions: { display: 'flex', flexWrap: 'wrap', gap: '12px' },
  cut: {
    margin: 0,
    padding: '12px 16px',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorStatusWarningBackground1,
    color: tokens.colorStatusWarningForeground3,
  },
  paid: { color: tokens.colorStatusSuccessForeground1, fontWeight: tokens.fontWeightSemibold },
});

/** `/user/payments/:orderId?`: where every payment ends up, by wallet or gateway, well or badly. */
export default function OrderPage() {
  const { orderId } = useParams();
  return orderId ? <OneOrder key={orderId} orderId={orderId} /> : <PaymentsPage />;
}

/** How often a booking under way is asked about. Milliseconds. */
const FOLLOWED_EVERY = 1500;
/** The last step is seen before the page moves on. Milliseconds. */
const LAST_LOOK = 1500;

function OneOrder({ orderId }: { orderId: string }) {
  const settlement = useSettlement(orderId);
  const order = useCall(
    getOrder,
    { orderId },
    {
      quiet: true,
      refetchInterval: ({ state: { data } }) => (data?.isBookingInProcess ? FOLLOWED_EVERY : false),
      enabled: settlement.kind !== 'asking',
    },
  );
  useEffect(() => {
    if (
      settlement.kind === 'failed' &&
      !isNotThere(settlement.failure) &&
      !['ORDER_UNPAID', 'NOT_SIGNED_IN', 'ORDER_SUPERSEDED'].includes(settlement.failure.code)
    )
      showToast('Payment unsuccessful', 'error');
  }, [settlement.kind]); // oxlint-disable-line react/exhaustive-deps

  if (settlement.kind === 'failed') {
    if (isNotThere(settlement.failure))
      return (
        <EmptyState
          page
          heading="This payment cannot be found"
          text="It may belong to another account."
          link={{ to: paths.flightSearch, label: 'Search flights' }}
        />
      );
    if (settlement.failure.code === 'ORDER_SUPERSEDED' && !order.error)
      return order.data ? <SupersededOrder order={order.data} /> : <LoadingOverlay label="Asking for your order" />;
    return <Unsuccessful orderId={orderId} text={settlement.failure.message} />;
  }
  if (settlement.kind === 'pending')
    return <Unconfirmed orderId={orderId} isUnheard={settlement.isUnheard} onAgain={settlement.again} />;
  if (order.data && settlement.kind === 'settled')
    return <FollowedOrder order={order.data} heardAt={order.dataUpdatedAt} isUnheard={order.isError} />;
  if (order.error) return <ErrorState error={order.error} onRetry={() => void order.refetch()} />;
  return <LoadingOverlay label="Asking for your payment" />;
}

function FollowedOrder({ order, heardAt, isUnheard }: { order: OrderView; heardAt: number; isUnheard: boolean }) {
  const styles = useStyles();
  const isOnline = useOnline();
  const navigate = useNavigate();
  const [, tick] = useState(0);
  const now = Date.now() + Date.parse(order.serverTime) - heardAt;
  const { state, isBookingInProcess } = order;
  useEffect(() => {
    if (!isBookingInProcess) return;
    const timer = setInterval(() => tick((n) => n + 1), 1000);
    return () => clearInterval(timer);
  }, [isBookingInProcess]);

  // Whoever follows the booking is led on at its end; whoever comes back later finds the page as it is.
  const [isFollowed] = useState(() => readJourney()?.paymentOrderId === order.orderId);
  useEffect(() => {
    if (isBookingInProcess) return;
    void queryClient.invalidateQueries({ queryKey: [getWalletBalance.name] });
    if (state !== 'COMPLETED' || !isFollowed) return;
    const onward = onwardOf(order);
    const timer = setTimeout(() => {
      if (!onward.state) endJourney();
      void navigate(onward.path, { replace: true, state: onward.state });
    }, LAST_LOOK);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-deps
  }, [state, isBookingInProcess]);

  const { heading, lead } = orderHeading(order);
  const isUnbooked = state === 'REFUNDED' || state === 'REFUNDING';
  const onward = onwardOf(order);
  return (
    <BookingFrame
      step="Ticket"
      heading={heading}
      lead={
        isUnbooked ? (
          lead
        ) : (
          <>
            <span className={styles.paid}>Payment Successful</span> · {lead}
          </>
        )
      }
      aside={<OrderPanel order={order} />}
    >
      {isBookingInProcess && (isUnheard || !isOnline) && (
        <p role="status" className={styles.cut}>
          The connection is lost. Your booking goes on without this page, which shows how far it is as soon as the
          connection is back.
        </p>
      )}
      <BookingCard title="What happens">
        <SagaList steps={sagaSteps(order, now)} now={now} />
      </BookingCard>
      {order.isPaymentReturned && (
        <BookingCard title="A second payment">
          <span>
            A payment that came too late or twice is on its way back to you. Your booking is not touched by it.
          </span>
        </BookingCard>
      )}
      <div className={styles.actions}>
        {isUnbooked ? (
          <LinkButton to={searchAgainPath(order)} appearance="primary" size="large">
            Search again
          </LinkButton>
        ) : (
          <LinkButton to={onward.path} appearance="primary" size="large">
            {onward.label}
          </LinkButton>
        )}
        <LinkButton to={paths.flightSearch} size="large">
          Book another flight
        </LinkButton>
      </div>
    </BookingFrame>
  );
}

/**
 * Neither paid nor refused yet, or nobody answers who knows: what happens meanwhile, and that it happens without the
 * page.
 */
function Unconfirmed({ orderId, isUnheard, onAgain }: { orderId: string; isUnheard: boolean; onAgain(): void }) {
  // Unheard, it may be paid long ago: paying again is not offered.
  const action = (
    <>
      <Button appearance="primary" onClick={onAgain}>
        {isUnheard ? 'Ask again' : 'Ask the gateway again'}
      </Button>
      {!isUnheard && <LinkButton to={reviewPath(orderId)}>Choose how to pay</LinkButton>}
    </>
  );
  const heading = isUnheard
    ? 'We cannot hear about your payment just now'
    : 'The gateway has not confirmed your payment yet';
  const text = isUnheard
    ? 'The connection may be down. We ask again every half minute, and this page moves on by itself. Nothing is lost: a payment that was made books your flights without this page.'
    : 'It is asked again every half minute, and this page moves on by itself. You can leave it: a payment that arrives books your flights, one that comes too late is sent back to you.';
  return <EmptyState page icon={isUnheard ? 'warning' : 'wallet'} heading={heading} text={text} action={action} />;
}

function Unsuccessful({ orderId, text }: { orderId: string; text: string | undefined }) {
  const action = (
    <LinkButton to={reviewPath(orderId)} appearance="primary">
      Choose how to pay
    </LinkButton>
  );
  const words =
    text && text !== 'Payment unsuccessful' ? text : 'The gateway did not take your payment. Nothing was charged.';
  return <EmptyState page icon="warning" heading="Payment unsuccessful" text={words} action={action} />;
}
