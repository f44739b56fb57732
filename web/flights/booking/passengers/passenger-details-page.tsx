import { Suspense, useEffect, useMemo } from 'react';
import { Navigate, useLocation, useNavigate, useParams } from 'react-router-dom';
import { lazyPart, lazyWithin } from '#web/ui/lazy-part.tsx';
import { paths } from '#web/app/paths.ts';
import { useUser } from '#web/app/session/session.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { LoadingOverlay } from '#web/ui/loading-overlay.tsx';
import { useStable } from '#web/ui/use-stable.ts';
import { withCustomer, withoutCustomer } from '../../journey/customer-in-address.ts';
import { type BookingAddress, readBookingAddress, resultsOf } from '../booking-address.ts';
import { BookingLoading } from '../booking-loading.tsx';
import { PassengerForm } from './passenger-form.tsx';
import { offerJourneyLater } from '../../journey/offer-journey-later.ts';
import { endOf } from '../use-quote.ts';
import { useSale } from '../use-sale.ts';
import { usePaidBefore } from '../use-taken-over.ts';
import { useTimeLeft } from '#web/ui/use-time-left.ts';

const BookingNotOpen = lazyWithin(() => import('../booking-not-open.tsx'));
const BookedBefore = lazyWithin(() => import('../review/booked-before.tsx'));
const PriceChangedDialog = lazyPart(() => import('../price-changed-dialog.tsx'));

/** `/flight/passengerDetails/:searchId`: who travels on the chosen offer, at the price its supplier asks now. */
export default function PassengerDetailsPage() {
  const { searchId } = useParams();
  const { search } = useLocation();
  const address = useMemo(() => readBookingAddress(new URLSearchParams(search)), [search]);
  const user = useUser();
  if (!searchId || !address) return <Navigate to={paths.flightSearch} replace />;
  if (user?.isAwaitingApproval)
    return (
      <Suspense fallback={<LoadingOverlay />}>
        <BookingNotOpen user={user} searchId={searchId} address={address} />
      </Suspense>
    );
  return <QuotedPassengers key={withoutCustomer(search)} searchId={searchId} address={address} />;
}

function QuotedPassengers({ searchId, address }: { searchId: string; address: BookingAddress }) {
  const { place, back, forWhom } = useWays(searchId, address);
  const { quote, lists, ssr, context, initial, saved, mayChoose, customerId, question, accept } = useSale(
    address,
    place,
  );
  const { paidBefore, bookAgain } = usePaidBefore(place);
  const left = useTimeLeft(endOf(quote));
  const failure = quote.error?.failure;
  const isOffline = (failure?.detail as { network?: boolean } | undefined)?.network === true;
  useEffect(offerJourneyLater, []);
  useEffect(() => {
    // The client has shown why; a connection that failed shows itself here instead.
    if (failure && !isOffline && failure.code !== 'NOT_SIGNED_IN') back();
  }, [failure, isOffline, back]);

  if (isOffline || (lists.error && !lists.data))
    return (
      <ErrorState
        error={quote.error ?? lists.error!}
        onRetry={() => void Promise.all([quote.refetch(), lists.refetch()])}
      />
    );
  const waiting = (
    <BookingLoading
      step="Passengers"
      heading="Who is travelling?"
      lead="Checking the price with the airline."
      cards={['Adult 1', 'Contact']}
    />
  );
  if (paidBefore)
    return (
      <Suspense fallback={waiting}>
        <BookedBefore order={paidBefore} onBookAgain={bookAgain} />
      </Suspense>
    );
  if (!quote.data || !context || !initial) return waiting;
  const { quoteId, fareDetailResult: fare } = quote.data;
  return (
    <>
      <Suspense fallback={waiting}>
        <PassengerForm
          key={quoteId}
          searchId={searchId}
          address={address}
          place={place}
          quote={quote.data}
          ssr={ssr}
          context={context}
          initial={initial}
          saved={saved}
          left={left}
          mayChoose={mayChoose}
          customerId={customerId}
          onQuoteAgain={() => void quote.refetch()}
          onChooseAnother={back}
        />
      </Suspense>
      {question && (
        <PriceChangedDialog
          currency={fare.currency}
          before={question.before}
          now={fare.totalPayable}
          times={question.times}
          payer={question.payer}
          onAccept={accept}
          onDecline={() => (question.agreed ? forWhom(question.agreed.customerId) : back())}
        />
      )}
    </>
  );
}

/** The page's own place, the way back to what was searched, and the same page for another customer. */
function useWays(searchId: string, { search }: BookingAddress) {
  const location = useLocation();
  const navigate = useNavigate();
  const back = useStable(
    () => void (location.key === 'default' ? navigate(resultsOf(searchId, search), { replace: true }) : navigate(-1)),
  );
  const forWhom = (whom: number | undefined) =>
    void navigate(`${location.pathname}?${withCustomer(new URLSearchParams(location.search), whom)}`, {
      replace: true,
      state: { isCustomerChosen: true },
    });
  return { place: location.pathname + location.search, back, forWhom };
}
