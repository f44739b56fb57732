import { useMemo, useReducer } from 'react';
import { getPassengerViewOptions } from '#shared/flights/get-passenger-view-options.ts';
import { getSsr } from '#shared/flights/get-ssr.ts';
import { lastTravelDay } from '#shared/flights/passenger-rules.ts';
import { getTravellers } from '#shared/users/profile/get-travellers.ts';
import { useCall } from '#web/api/use-call.ts';
import { useSignedIn, useUser } from '#web/app/session/session.ts';
import { useSiteDays } from '#web/site/site.ts';
import { useCustomer } from '../for-customer/use-customer.ts';
import type { BookingAddress } from './booking-address.ts';
import { contactOf, emptyPlaces, firstPassengers, ownContact } from './first-passengers.ts';
import { passengersFor, readJourney } from '../journey/journey.ts';
import type { PassengerContext } from './passengers/passenger-context.ts';
import { questionOf, saleAfter } from './sale.ts';
import { useQuote } from './use-quote.ts';
import { useTakenOver } from './use-taken-over.ts';

/** Longer than any quote: their own end is watched instead. */
const LISTS_STAY = 3_600_000;

/**
 * The sale of an offer at `place`, path and query of its passengers' page: its price, what its form offers and begins
 * with, and what its person has agreed to. `context` and `initial` come together with all that the form begins with.
 */
export function useSale({ choice, after }: BookingAddress, place: string) {
  const signedIn = useSignedIn();
  const user = useUser();
  const { today } = useSiteDays();
  const { mayChoose, customerId } = useCustomer();
  const quote = useQuote(choice, { customerId });
  const lists = useCall(getPassengerViewOptions, {}, { staleTime: LISTS_STAY });
  const quoteId = quote.data?.quoteId ?? '';
  const ssr = useCall(getSsr, { quoteId }, { enabled: quoteId !== '', staleTime: Infinity });
  const saved = useCall(getTravellers, { customerId }, { enabled: signedIn, quiet: true });
  const takenOver = useTakenOver(place, after);
  const [sale, tell] = useReducer(saleAfter, {});

  const isWaiting = takenOver.isLoading || (takenOver.data?.hasExtras && ssr.isLoading);
  const quoted = quote.data && lists.data && !isWaiting ? { quote: quote.data, customerId } : undefined;
  if (sale.begun && !quoted) tell({ kind: 'asked' });
  if (quoted && lists.data && sale.begun?.quoteId !== quoteId) {
    const places = emptyPlaces(quoted.quote.query, lists.data);
    const kept = passengersFor(
      places.map(({ paxType }) => paxType),
      place,
    );
    const isBack = readJourney()?.address === place;
    const { requires, segments, customer } = quoted.quote;
    const people = takenOver.data?.takeOver(places, { kept, isBack, ssr: ssr.data, segments }) ?? kept ?? places;
    tell({
      kind: 'quoted',
      ...quoted,
      passengers: firstPassengers(people, places, requires),
      contact: contactOf(customer ?? (user && ownContact(user))),
    });
  }

  const context = useMemo((): PassengerContext | undefined => {
    if (!quote.data || !lists.data) return undefined;
    const { countryList: countries, nationalities, titles } = lists.data;
    const { requires, segments } = quote.data;
    return { countries, nationalities, titles, terms: { requires, today, lastTravelDay: lastTravelDay(segments) } };
  }, [quote.data, lists.data, today]);

  return {
    quote,
    lists,
    ssr: ssr.data,
    context,
    initial: signedIn && saved.isPending ? undefined : sale.begun?.passengers,
    saved: saved.data?.travellers ?? [],
    mayChoose,
    customerId,
    question: quoted && questionOf(sale, quoted),
    accept: () => quoted && tell({ kind: 'accepted', ...quoted }),
  };
}
