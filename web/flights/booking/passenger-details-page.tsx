import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { Navigate, useLocation, useNavigate, useParams } from 'react-router-dom';
import { changedTimes } from '#shared/flights/changed-times.ts';
import { getPassengerViewOptions } from '#shared/flights/get-passenger-view-options.ts';
import { getSsr } from '#shared/flights/get-ssr.ts';
import { lastTravelDay } from '#shared/flights/passenger-rules.ts';
import { getTravellers } from '#shared/users/get-travellers.ts';
import { useCall } from '#web/api/use-call.ts';
import { paths } from '#web/app/paths.ts';
import { useSignedIn, useUser } from '#web/app/session/session.ts';
import { useSiteDays } from '#web/site/site.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { type BookingAddress, readBookingAddress, resultsOf } from './booking-address.ts';
import { BookingLoading } from './booking-loading.tsx';
import { passengersFor } from './journey.ts';
import type { PassengerContext } from './passenger-context.ts';
import { emptyPassenger, onlyAsked } from './passenger-fields.ts';
import { PassengerForm } from './passenger-form.tsx';
import { offerJourney } from './share-journey.ts';
import { endOf, useQuote } from './use-quote.ts';
import { useTimeLeft } from './use-time-left.ts';

const PriceChangedDialog = lazy(() => import('./price-changed-dialog.tsx'));

/** `/flight/passengerDetails/:searchId`: who travels on the chosen offer, at the price its supplier asks now. */
export default function PassengerDetailsPage() {
  const { searchId } = useParams();
  const { search } = useLocation();
  const address = useMemo(() => readBookingAddress(new URLSearchParams(search)), [search]);
  if (!searchId || !address) return <Navigate to={paths.flightSearch} replace />;
  return <QuotedPassengers key={search} searchId={searchId} address={address} />;
}

/** Longer than any quote: their own end is watched instead. */
const LISTS_STAY = 3_600_000;

function QuotedPassengers({ searchId, address }: { searchId: string; address: BookingAddress }) {
  const location = useLocation();
  const navigate = useNavigate();
  const signedIn = useSignedIn();
  const user = useUser();
  const { today } = useSiteDays();
  const quote = useQuote(address.choice);
  const lists = useCall(getPassengerViewOptions, {}, { staleTime: LISTS_STAY });
  const quoteId = quote.data?.quoteId ?? '';
  const ssr = useCall(getSsr, { quoteId }, { enabled: quoteId !== '', staleTime: Infinity });
  const saved = useCall(getTravellers, {}, { enabled: signedIn, quiet: true });
  const left = useTimeLeft(endOf(quote));
  const [accepted, setAccepted] = useState<string>();

  const back = () =>
    void (location.key === 'default' ? navigate(resultsOf(searchId, address.search), { replace: true }) : navigate(-1));
  const failure = quote.error?.failure;
  const isOffline = (failure?.detail as { network?: boolean } | undefined)?.network === true;
  useEffect(offerJourney, []);
  useEffect(() => {
    // The client has shown why; a connection that failed shows itself here instead.
    if (failure && !isOffline && failure.code !== 'NOT_SIGNED_IN') back();
    // oxlint-disable-next-line react/exhaustive-deps
  }, [failure, isOffline]);

  const context = useMemo((): PassengerContext | undefined => {
    if (!quote.data || !lists.data) return undefined;
    const { countryList: countries, nationalities, titles } = lists.data;
    return {
      countries,
      nationalities,
      titles,
      terms: {
        requires: quote.data.requires,
        today,
        lastTravelDay: lastTravelDay(quote.data.segments),
      },
    };
  }, [quote.data, lists.data, today]);

  const place = location.pathname + location.search;
  const initial = useMemo(() => {
    if (!quote.data || !lists.data) return undefined;
    const { adultCount, childCount, infantCount } = quote.data.query;
    const paxTypes = [adultCount, childCount, infantCount].flatMap((count, at) => Array<number>(count).fill(at + 1));
    const { defaultCountry, phoneCodeList } = lists.data;
    const dial = phoneCodeList.find(({ code }) => code === defaultCountry)?.dial_code ?? '+91';
    const fresh = paxTypes.map((paxType) => emptyPassenger(paxType, dial, defaultCountry));
    const phone = user?.phoneNumbers.find(({ label }) => label === 'Primary') ?? user?.phoneNumbers[0];
    const contact = user && {
      email: user.email,
      ...(phone && {
        mobileNo: phone.phoneNumber.replace(/\s/g, ''),
        ...(phone.phoneCountryCode && { phoneCode: phone.phoneCountryCode }),
      }),
    };
    const { requires } = quote.data;
    const kept = (passengersFor(paxTypes, place) ?? fresh).map((passenger) =>
      onlyAsked({ ...passenger, nationality: passenger.nationality || defaultCountry }, requires),
    );
    return kept.map((passenger, at) =>
      at === 0 && !passenger.email && !passenger.mobileNo ? { ...passenger, ...contact } : passenger,
    );
    // The person's own contact is read once; what is typed later stands.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [quote.data?.quoteId, lists.data]);

  if (isOffline || (lists.error && !lists.data))
    return (
      <ErrorState
        error={quote.error ?? lists.error!}
        onRetry={() => void Promise.all([quote.refetch(), lists.refetch()])}
      />
    );
  if (!quote.data || !context || !initial || (signedIn && saved.isPending))
    return (
      <BookingLoading
        step="Passengers"
        heading="Who is travelling?"
        lead="Asking the airline for the price."
        cards={['Adult 1', 'Contact']}
      />
    );
  const { fareDetailResult: fare, previousTotalPayable, isTimeChanged, previousSegments, segments } = quote.data;
  // What was agreed to once is not asked again when the same fare is quoted anew.
  const asked = [
    fare.totalPayable,
    ...segments.flatMap(({ flightNumber, departureTime, arrivalTime }) => [flightNumber, departureTime, arrivalTime]),
  ].join();
  return (
    <>
      <PassengerForm
        key={quoteId}
        searchId={searchId}
        address={address}
        place={place}
        quote={quote.data}
        ssr={ssr.data}
        context={context}
        initial={initial}
        saved={saved.data?.travellers ?? []}
        left={left}
        onQuoteAgain={() => void quote.refetch()}
        onChooseAnother={back}
      />
      {(fare.isPriceChanged || isTimeChanged) && accepted !== asked && (
        <Suspense fallback={null}>
          <PriceChangedDialog
            currency={fare.currency}
            before={previousTotalPayable}
            now={fare.totalPayable}
            times={isTimeChanged ? changedTimes(previousSegments, segments) : []}
            onAccept={() => setAccepted(asked)}
            onDecline={back}
          />
        </Suspense>
      )}
    </>
  );
}
