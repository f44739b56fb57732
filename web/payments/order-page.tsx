import { Suspense, useEffect } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { getOrder } from '#shared/payments/get-order.ts';
import type { OrderView } from '#shared/payments/order-view.ts';
import { isNotThere } from '#web/api/call-failed.ts';
import { useCall } from '#web/api/use-call.ts';
import { orderOfFlightsAtom } from '#web/app/order-of-flights.ts';
import { paths } from '#web/app/paths.ts';
import { showToast } from '#web/ui/toasts/show-toast.ts';
import { useSiteDays } from '#web/site/site.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { store } from '#web/ui/store.ts';
import { LoadingOverlay } from '#web/ui/loading-overlay.tsx';
import type { OrderKind } from './order-kind.ts';
import { orderKindOf } from './order-kinds.ts';
import PaymentsPage from './payments-page.tsx';
import { returnedText } from './returned-text.ts';
import { SupersededOrder } from '#web/flights/booking/review/superseded-order.tsx';
import { useSettlement } from './use-settlement.ts';

/** `/user/payments/:orderId?`: where every payment ends up, by wallet or gateway, well or badly. */
export default function OrderPage() {
  const { orderId } = useParams();
  // Whoever pays here comes here again.
  const { key } = useLocation();
  return orderId ? <OneOrder key={`${orderId} ${key}`} orderId={orderId} /> : <PaymentsPage />;
}

/** How often a booking under way is asked about. Milliseconds. */
const FOLLOWED_EVERY = 1500;

/** The same of held seats, which go back by themselves, and of a change that somebody sees to. */
const HELD_EVERY = 15_000;

function OneOrder({ orderId }: { orderId: string }) {
  const settlement = useSettlement(orderId);
  const order = useCall(
    getOrder,
    { orderId },
    {
      quiet: true,
      refetchInterval: ({ state: { data } }) => {
        if (data?.isBookingInProcess) return orderKindOf(data).isSlow ? HELD_EVERY : FOLLOWED_EVERY;
        return data?.state === 'AWAITING_TICKETING' ? HELD_EVERY : false;
      },
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

  const isOfFlights = order.data && orderKindOf(order.data).isOfFlights === true;
  useEffect(() => {
    store.set(orderOfFlightsAtom, isOfFlights);
    return () => store.set(orderOfFlightsAtom, undefined);
  }, [isOfFlights]);

  const Unpaid = order.data?.state === 'AWAITING_PAYMENT' ? orderKindOf(order.data).Unpaid : undefined;
  const unpaid = (data: OrderView, Page: NonNullable<OrderKind['Unpaid']>) => (
    <Suspense fallback={<LoadingOverlay label="Loading your order" />}>
      <Page order={data} heardAt={order.dataUpdatedAt} isUnheard={order.isError} />
    </Suspense>
  );
  if (settlement.kind === 'failed') {
    if (isNotThere(settlement.failure))
      return (
        <EmptyState
          page
          heading="Payment not found"
          text="It may belong to another account."
          link={{ to: paths.flightSearch, label: 'Search flights' }}
        />
      );
    if (settlement.failure.code === 'ORDER_SUPERSEDED' && !order.error)
      return order.data ? <SupersededOrder order={order.data} /> : <LoadingOverlay label="Loading your order" />;
    if (order.isLoading) return <LoadingOverlay label="Loading your order" />;
    if (order.data && Unpaid) return unpaid(order.data, Unpaid);
    return (
      <Unsuccessful
        order={{ orderId, bookingId: order.data?.bookingId ?? '' }}
        kind={orderKindOf(order.data)}
        text={settlement.failure.message}
        returned={order.data?.returnedPayments ?? []}
      />
    );
  }
  if (settlement.kind === 'pending')
    return (
      <Unconfirmed
        order={{ orderId, bookingId: order.data?.bookingId ?? '' }}
        kind={orderKindOf(order.data)}
        isUnheard={settlement.isUnheard}
        onAgain={settlement.again}
      />
    );
  if (order.data && settlement.kind === 'settled') {
    if (Unpaid) return unpaid(order.data, Unpaid);
    const { Paid } = orderKindOf(order.data);
    return (
      <Suspense fallback={<LoadingOverlay label="Loading your order" />}>
        <Paid order={order.data} heardAt={order.dataUpdatedAt} isUnheard={order.isError} />
      </Suspense>
    );
  }
  if (order.error) return <ErrorState error={order.error} onRetry={() => void order.refetch()} />;
  return <LoadingOverlay label="Loading your payment" />;
}

interface ToPay {
  order: Pick<OrderView, 'orderId' | 'bookingId'>;
  kind: OrderKind;
}

/**
 * Neither paid nor refused yet, or nobody answers who knows: what happens meanwhile, and that it happens without the
 * page.
 */
function Unconfirmed({ order, kind, isUnheard, onAgain }: ToPay & { isUnheard: boolean; onAgain(): void }) {
  // Unheard, it may be paid long ago: paying again is not offered.
  const action = (
    <>
      <Button appearance="primary" onClick={onAgain}>
        {isUnheard ? 'Check again' : 'Check with the gateway again'}
      </Button>
      {!isUnheard && <LinkButton to={kind.payPath(order)}>{kind.pay}</LinkButton>}
    </>
  );
  const heading = isUnheard
    ? 'We cannot check your payment right now'
    : 'The gateway has not confirmed your payment yet';
  const text = isUnheard
    ? `The connection may be down. We check again every 30 seconds, and this page updates automatically. Nothing is lost: ${kind.heard}`
    : `We check again every 30 seconds, and this page updates automatically. You can leave this page: ${kind.late}`;
  return <EmptyState page icon={isUnheard ? 'warning' : 'wallet'} heading={heading} text={text} action={action} />;
}

interface NotPaid extends ToPay {
  text: string | undefined;
  returned: OrderView['returnedPayments'];
}

function Unsuccessful({ order, kind, text, returned }: NotPaid) {
  const { zone } = useSiteDays();
  const action = (
    <LinkButton to={kind.payPath(order)} appearance="primary">
      {kind.pay}
    </LinkButton>
  );
  const words =
    text && text !== 'Payment unsuccessful' ? text : 'The gateway declined your payment. Nothing was charged.';
  const back = returned.map((one) => returnedText(one, zone));
  return (
    <EmptyState page icon="warning" heading="Payment unsuccessful" text={[words, ...back].join(' ')} action={action} />
  );
}
