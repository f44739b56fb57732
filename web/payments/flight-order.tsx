import { makeStyles, tokens } from '@fluentui/react-components';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { getWalletBalance } from '#shared/wallet/get-wallet-balance.ts';
import { queryClient } from '#web/app/query-client.ts';
import { paths, reviewPath } from '#web/app/paths.ts';
import { BookingCard } from '#web/flights/booking/booking-card.tsx';
import { BookingFrame } from '#web/flights/booking/booking-frame.tsx';
import { endJourney, readJourney } from '#web/flights/journey/journey.ts';
import { searchAgainPath } from '#web/flights/booking/search-again.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { inLines } from '#web/ui/stack.ts';
import { useOnline } from '#web/ui/use-online.ts';
import { onwardOf } from './onward.ts';
import type { OrderKind, PaidProps } from './order-kind.ts';
import { OrderPanel } from './order-panel.tsx';
import { ReturnedPayments } from './returned-payments.tsx';
import { SagaList } from './saga-list.tsx';
import { orderHeading, sagaSteps } from './saga-steps.ts';

const HeldOrder = lazyPart(() => import('./held-order.tsx'));

const useStyles = makeStyles({
  actions: inLines('12px'),
  cut: {
    margin: 0,
    padding: '12px 16px',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorStatusWarningBackground1,
    color: tokens.colorStatusWarningForeground3,
  },
  paid: { color: tokens.colorStatusSuccessForeground1, fontWeight: tokens.fontWeightSemibold },
});

/** The last step is seen before the page moves on. Milliseconds. */
const LAST_LOOK = 1500;

function FollowedOrder({ order, heardAt, isUnheard }: PaidProps) {
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
          You are offline. Your booking continues without this page, which shows the latest status once you are back
          online.
        </p>
      )}
      <BookingCard title="Progress">
        <SagaList steps={sagaSteps(order, now)} now={now} />
      </BookingCard>
      {order.returnedPayments.length > 0 && (
        <BookingCard title="Paid more than once">
          <ReturnedPayments returned={order.returnedPayments} />
          <span>This is not the payment that paid for the booking. The booking is not affected.</span>
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

const unpaidStates: readonly string[] = ['HOLDING', 'AWAITING_TICKETING', 'RELEASING', 'EXPIRED'];

/** Paid, or held without payment: each has a page of its own. */
function FlightOrder(props: PaidProps) {
  return unpaidStates.includes(props.order.state) ? <HeldOrder {...props} /> : <FollowedOrder {...props} />;
}

/** A paid flight: its booking, step by step. */
export const flightOrder: OrderKind = {
  payPath: ({ orderId }) => reviewPath(orderId),
  pay: 'Choose how to pay',
  heard: 'if you have paid, your flights are booked without this page.',
  late: 'once your payment arrives your flights are booked. A payment that arrives too late is refunded.',
  isOfFlights: true,
  Paid: FlightOrder,
};
