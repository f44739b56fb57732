import { Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { Navigate, useLocation, useNavigate, useParams } from 'react-router-dom';
import { changedTimes } from '#shared/flights/changed-times.ts';
import { getPassengerViewOptions } from '#shared/flights/get-passenger-view-options.ts';
import { getSsr } from '#shared/flights/get-ssr.ts';
import { lastTravelDay } from '#shared/flights/passenger-rules.ts';
import { getTravellers } from '#shared/users/profile/get-travellers.ts';
import type { UserData } from '#shared/users/model.ts';
import { useCall } from '#web/api/use-call.ts';
import { lazyPart, lazyWithin } from '#web/ui/lazy-part.tsx';
import { paths } from '#web/app/paths.ts';
import { useSignedIn, useUser } from '#web/app/session/session.ts';
import { useSiteDays } from '#web/site/site.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { LoadingOverlay } from '#web/ui/loading-overlay.tsx';
import { withCustomer, withoutCustomer } from '../../journey/customer-in-address.ts';
import { useCustomer } from '../../for-customer/use-customer.ts';
import { type BookingAddress, readBookingAddress, resultsOf } from '../booking-address.ts';
import { BookingLoading } from '../booking-loading.tsx';
import { orderOf, passengersFor, readJourney } from '../../journey/journey.ts';
import type { PassengerContext } from './passenger-context.ts';
import { emptyPassenger, onlyAsked, type PassengerFields } from '../../journey/passenger-fields.ts';
import { PassengerForm } from './passenger-form.tsx';
import { offerJourneyLater } from '../../journey/offer-journey-later.ts';
import { fromBooked, withDocuments, withSameExtras } from '../take-over.ts';
import { endOf, useQuote } from '../use-quote.ts';
import { usePaidBefore, useTakenOver } from '../use-taken-over.ts';
import { useTimeLeft } from '../use-time-left.ts';

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

/** Longer than any quote: their own end is watched instead. */
const LISTS_STAY = 3_600_000;

function QuotedPassengers({ searchId, address }: { searchId: string; address: BookingAddress }) {
  const location = useLocation();
  const navigate = useNavigate();
  const signedIn = useSignedIn();
  const user = useUser();
  const { today } = useSiteDays();
  const { mayChoose, customerId } = useCustomer();
  const quote = useQuote(address.choice, { customerId });
  const lists = useCall(getPassengerViewOptions, {}, { staleTime: LISTS_STAY });
  const quoteId = quote.data?.quoteId ?? '';
  const ssr = useCall(getSsr, { quoteId }, { enabled: quoteId !== '', staleTime: Infinity });
  const saved = useCall(getTravellers, { customerId }, { enabled: signedIn, quiet: true });
  const left = useTimeLeft(endOf(quote));
  const [accepted, setAccepted] = useState<string>();
  const [agreed, setAgreed] = useState<{ customerId: number | undefined; total: number }>();
  /** The contact that was filled in last: another customer's takes its place, what was typed stands. */
  const filledIn = useRef<Contact>(undefined);
  const total = quote.data?.fareDetailResult.totalPayable;
  const isOtherPrice =
    agreed !== undefined && total !== undefined && agreed.customerId !== customerId && agreed.total !== total;
  if (total !== undefined && !isOtherPrice && (agreed?.total !== total || agreed.customerId !== customerId))
    setAgreed({ customerId, total });
  const place = location.pathname + location.search;
  const takenOver = useTakenOver(place, address.after);
  const [paidHere, setPaidHere] = useState(() => (signedIn ? orderOf(place) : undefined));
  const paidBefore = usePaidBefore(paidHere);

  const back = () =>
    void (location.key === 'default' ? navigate(resultsOf(searchId, address.search), { replace: true }) : navigate(-1));
  const forWhom = (whom: number | undefined) =>
    void navigate(`${location.pathname}?${withCustomer(new URLSearchParams(location.search), whom)}`, {
      replace: true,
      state: { isCustomerChosen: true },
    });
  const failure = quote.error?.failure;
  const isOffline = (failure?.detail as { network?: boolean } | undefined)?.network === true;
  useEffect(offerJourneyLater, []);
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

  // A return leg proposes its outbound's extras, so it waits for what its airline sells.
  const isWaiting = takenOver.isPending || (takenOver.booked !== undefined && ssr.isLoading);
  const contact = contactOf(quote.data?.customer ?? (user && ownContact(user)));
  const initial = useMemo(() => {
    if (!quote.data || !lists.data || isWaiting) return undefined;
    const { adultCount, childCount, infantCount } = quote.data.query;
    const paxTypes = [adultCount, childCount, infantCount].flatMap((count, at) => Array<number>(count).fill(at + 1));
    const { defaultCountry, phoneCodeList } = lists.data;
    const dial = phoneCodeList.find(({ code }) => code === defaultCountry)?.dial_code ?? '+91';
    const fresh = paxTypes.map((paxType) => emptyPassenger(paxType, dial, defaultCountry));
    const last = filledIn.current;
    const { requires } = quote.data;
    const isNew = readJourney()?.address !== place;
    const people = passengersFor(paxTypes, place) ?? (takenOver.booked && fromBooked(takenOver.booked, fresh)) ?? fresh;
    const equipped =
      isNew && takenOver.booked && ssr.data
        ? withSameExtras(people, takenOver.booked, ssr.data, quote.data.segments)
        : people;
    const kept = withDocuments(equipped, takenOver.documents ?? []).map((passenger) =>
      onlyAsked({ ...passenger, nationality: passenger.nationality || defaultCountry }, requires),
    );
    return kept.map((passenger, at) =>
      at === 0 && isContactOpen(passenger, last) ? { ...passenger, ...contact } : passenger,
    );
    // The person's own contact is read once; what is typed later stands.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [quote.data?.quoteId, lists.data, isWaiting]);
  useEffect(() => {
    if (initial) filledIn.current = contact;
    // oxlint-disable-next-line react/exhaustive-deps
  }, [initial]);

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
      lead="Asking the airline for the price."
      cards={['Adult 1', 'Contact']}
    />
  );
  if (paidBefore)
    return (
      <Suspense fallback={waiting}>
        <BookedBefore order={paidBefore} onBookAgain={() => setPaidHere(undefined)} />
      </Suspense>
    );
  if (!quote.data || !context || !initial || (signedIn && saved.isPending)) return waiting;
  const { fareDetailResult: fare, previousTotalPayable, isTimeChanged, previousSegments, segments } = quote.data;
  // What was agreed to once is not asked again when the same fare is quoted anew.
  const asked = [
    fare.totalPayable,
    ...segments.flatMap(({ flightNumber, departureTime, arrivalTime }) => [flightNumber, departureTime, arrivalTime]),
  ].join();
  return (
    <>
      <Suspense fallback={waiting}>
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
          mayChoose={mayChoose}
          customerId={customerId}
          onQuoteAgain={() => void quote.refetch()}
          onChooseAnother={back}
        />
      </Suspense>
      {isOtherPrice && (
        <Suspense fallback={null}>
          <PriceChangedDialog
            currency={fare.currency}
            before={agreed.total}
            now={fare.totalPayable}
            payer={quote.data.customer?.name ?? 'Your own account'}
            onAccept={() => setAgreed({ customerId, total: fare.totalPayable })}
            onDecline={() => forWhom(agreed.customerId)}
          />
        </Suspense>
      )}
      {!isOtherPrice && (fare.isPriceChanged || isTimeChanged) && accepted !== asked && (
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

type Contact = Pick<PassengerFields, 'email' | 'mobileNo'> & Partial<Pick<PassengerFields, 'phoneCode'>>;

/** A contact as the form holds it; a code that is not known leaves the site's own. */
const contactOf = (known: Contact | undefined): Contact | undefined =>
  known && { email: known.email, mobileNo: known.mobileNo, ...(known.phoneCode && { phoneCode: known.phoneCode }) };

function ownContact({ email, phoneNumbers }: UserData): Contact {
  const phone = phoneNumbers.find(({ label }) => label === 'Primary') ?? phoneNumbers[0];
  return { email, mobileNo: phone?.phoneNumber.replace(/\s/g, '') ?? '', phoneCode: phone?.phoneCountryCode };
}

/** Nothing was typed: the contact is empty, or as it was filled in before somebody else was chosen. */
const isContactOpen = ({ email, mobileNo }: Contact, last: Contact | undefined): boolean =>
  (!email && !mobileNo) || (last !== undefined && email === last.email && mobileNo === last.mobileNo);
