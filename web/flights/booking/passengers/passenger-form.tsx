import { useEffect, useMemo, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { FareQuoteAnswer } from '#shared/flights/fare-quote.ts';
import type { SsrAnswer } from '#shared/flights/get-ssr.ts';
import { paxTypeOn } from '#shared/flights/passenger-rules.ts';
import { lazyPart, lazyWithin } from '#web/ui/lazy-part.tsx';
import { useSignedIn } from '#web/app/session/session.ts';
import { Button } from '#web/ui/button.tsx';
import { type BookingAddress, resultsOf } from '../booking-address.ts';
import { BookingFrame } from '../booking-frame.tsx';
import { withChosenExtras } from './choose-extras.ts';
import { ContactCard } from './contact-card.tsx';
import { errorLinks, findErrors, isCardRight, placeName } from './form-errors.ts';
import { FareTerms } from '../fare-terms.tsx';
import { FillAll } from './fill-all.tsx';
import { savedForPlaces } from './fill-places.ts';
import { FoldedPassenger } from './folded-passenger.tsx';
import { keepJourney, readJourney } from '../../journey/journey.ts';
import { bookingResolver, flattenErrors, nestErrors } from './nest-errors.ts';
import { PassengerCard } from './passenger-card.tsx';
import type { PassengerContext } from './passenger-context.ts';
import { type BookingForm, isAsSaved, type PassengerFields, toTraveller } from '../../journey/passenger-fields.ts';
import { PriceBar } from '../price-bar.tsx';
import { PricePanel } from '../price-panel.tsx';
import type { Traveller } from '../../journey/saved-traveller.ts';
import { useMakeOrder } from '../review/use-make-order.ts';
import { usePassengerCards } from './use-passenger-cards.ts';
import { useQuote } from '../use-quote.ts';

const BookingFor = lazyPart(() => import('../../for-customer/booking-for.tsx'));
const ErrorSummary = lazyPart(() => import('./error-summary.tsx'));
const ExtrasCard = lazyPart(() => import('./extras-card.tsx'));
/** Without a place held for them: the page waits for them as a whole, and nothing moves below. */
const TwoBookings = lazyWithin(() => import('../review/two-bookings.tsx'));
const SignInFirst = lazyWithin(() => import('../sign-in-first.tsx'));
const SaveTravellers = lazyPart(() => import('./save-travellers.tsx'));
const PriceChangedDialog = lazyPart(() => import('../price-changed-dialog.tsx'));

interface Props {
  searchId: string;
  address: BookingAddress;
  /** Path and query of this page: the journey's place. */
  place: string;
  quote: FareQuoteAnswer;
  ssr: SsrAnswer | undefined;
  context: PassengerContext;
  initial: PassengerFields[];
  saved: readonly Traveller[];
  /** Seconds the quote stands. */
  left: number | undefined;
  /** A member of staff sits here who may book for customers, and the one they book for. */
  mayChoose: boolean;
  customerId: number | undefined;
  onQuoteAgain(): void;
  onChooseAnother(): void;
}

/** Everybody who travels, the contact, the extras, and the price that goes with them. */
export function PassengerForm({
  searchId,
  address,
  place,
  quote,
  ssr,
  context,
  initial,
  saved: travellers,
  left,
  mayChoose,
  customerId,
  onQuoteAgain,
  onChooseAnother,
}: Props) {
  const signedIn = useSignedIn();
  const { terms } = context;
  // Children grow: who was saved as an infant may travel as a child.
  const saved = travellers.map((one) => ({ ...one, paxType: paxTypeOn(one, terms.lastTravelDay) }));
  const resolver = useMemo(() => bookingResolver(quote.query, terms), [quote.query, terms]);
  const form = useForm<BookingForm>({
    defaultValues: { passengers: initial },
    resolver,
    mode: 'onSubmit',
    reValidateMode: 'onChange',
    shouldFocusError: false,
  });
  const passengers = useWatch({ control: form.control, name: 'passengers' });
  const found = findErrors({ passengers }, quote.query, terms);
  const cards = usePassengerCards({ form, quote, context, initial, saved, customerId });
  const { folded, travellerOf } = cards;
  const [tries, setTries] = useState(0);
  const [save, setSave] = useState(false);
  const [newTotal, setNewTotal] = useState<number>();
  const { makeOrder, busy } = useMakeOrder(searchId, address, quote, customerId);
  const fare = withChosenExtras(quote.fareDetailResult, passengers, ssr);
  // Read before anything is refused: only what was read is kept up to date.
  const { errors } = form.formState;
  const links = tries > 0 ? errorLinks(flattenErrors(errors), passengers) : [];

  useEffect(() => {
    const journey = readJourney();
    keepJourney({ ...(journey?.address === place ? journey : {}), address: place, passengers });
  }, [passengers, place]);

  const unsaved = passengers
    .map((passenger, at) => ({ passenger, at }))
    .filter(({ passenger, at }) => !isAsSaved(passenger, travellerOf(at)));
  /** Leads to the first that is to be corrected, in the order of the page. */
  const refuse = (wrong: unknown) => {
    setTries((n) => n + 1);
    const [first] = errorLinks(flattenErrors(wrong), form.getValues('passengers'));
    if (first) cards.jump(first.path);
  };
  const submit = async (totalPayable: number) => {
    await form.handleSubmit(async (values) => {
      const notMade = await makeOrder({
        passengers: values.passengers,
        totalPayable,
        toSave: save && signedIn ? unsaved.map(({ passenger, at }) => toTraveller(passenger, travellerOf(at))) : [],
      });
      if (notMade && 'newTotal' in notMade) setNewTotal(notMade.newTotal);
      else if (notMade) {
        const said = nestErrors(notMade.errors);
        for (const [path, message] of Object.entries(flattenErrors(said)))
          form.setError(path as 'passengers', { type: 'server', message });
        refuse(said);
      }
    }, refuse)();
  };
  const over = left === 0;
  const act = () => (over ? onQuoteAgain() : void submit(fare.totalPayable));
  const everybody = signedIn ? savedForPlaces(passengers, saved) : undefined;
  const back = useQuote(address.leg === 'outbound' ? address.next : undefined, { quiet: true, customerId });
  const isCarried =
    address.after !== undefined && initial.some(({ baggage, meals }) => baggage.length + meals.length > 0);
  const family = quote.family.name;
  const total = { minor: fare.totalFare, currency: fare.currency };

  return (
    <BookingFrame
      step="Passengers"
      heading="Who is travelling?"
      lead={
        <>
          {terms.requires.passport ? 'Names as in the passport.' : 'Names as in the ID shown at the airport.'} {family}{' '}
          fare,{' '}
          <FareTerms
            label="fare rules"
            rules={quote.fareRules}
            areMissing={quote.areRulesMissing}
            onAskAgain={() => askRules(quote)}
          />
          .
        </>
      }
      aside={
        <PricePanel left={left} family={family} segments={quote.segments} fare={fare}>
          <Button appearance="primary" size="large" disabled={busy} onClick={act}>
            {over ? 'Check the price again' : 'Continue to review'}
          </Button>
        </PricePanel>
      }
      bar={
        <PriceBar total={total} left={left} action={over ? 'Check price' : 'Continue'} disabled={busy} onAction={act}>
          <PricePanel flush left={left} family={family} segments={quote.segments} fare={fare} />
        </PriceBar>
      }
    >
      {links.length > 0 && <ErrorSummary links={links} tries={tries} onJump={cards.jump} />}
      {!signedIn && <SignInFirst place={place} />}
      {mayChoose && (
        <div style={{ minHeight: 40 }}>
          <BookingFor customer={quote.customer} />
        </div>
      )}
      {address.leg === 'outbound' && address.next && (
        <TwoBookings
          outbound={{
            segments: quote.segments,
            family,
            minor: fare.totalPayable,
            left,
            hasExtras: fare.baggagePrice + fare.mealPrice > 0,
          }}
          currency={fare.currency}
          back={back}
          resultsPath={resultsOf(searchId, address.search)}
        />
      )}
      {everybody && <FillAll people={everybody} onFill={() => void cards.fillAll(everybody)} />}
      {passengers.map((passenger, at) => (
        <div key={at} data-passenger={at}>
          {folded.has(at) ? (
            <FoldedPassenger
              passenger={passenger}
              place={placeName(passengers, at)}
              requires={terms.requires}
              onEdit={() => cards.unfold(at)}
            />
          ) : (
            <PassengerCard
              form={form}
              at={at}
              name={placeName(passengers, at)}
              context={context}
              warnings={found.warnings}
              saved={saved.filter(
                (one) =>
                  one.paxType === passenger.paxType &&
                  !Object.entries(cards.picked).some(([other, id]) => Number(other) !== at && id === one.id),
              )}
              pickedId={cards.picked[at]}
              onPickSaved={(traveller) => void cards.pick(at, traveller)}
              onShareLastName={at === 0 ? cards.shareLastName : undefined}
              onDone={passengers.length > 1 && isCardRight(found.errors, at) ? () => cards.fold(at) : undefined}
            />
          )}
        </div>
      ))}
      <ContactCard control={form.control} />
      {ssr && (
        <ExtrasCard
          control={form.control}
          setValue={form.setValue}
          ssr={ssr}
          segments={quote.segments}
          isCarried={isCarried}
        />
      )}
      {signedIn && unsaved.length > 0 && (
        <SaveTravellers requires={terms.requires} account={quote.customer?.name} checked={save} onChange={setSave} />
      )}
      {newTotal !== undefined && (
        <PriceChangedDialog
          currency={fare.currency}
          before={fare.totalPayable}
          now={newTotal}
          onAccept={() => {
            setNewTotal(undefined);
            void submit(newTotal);
          }}
          onDecline={onChooseAnother}
        />
      )}
    </BookingFrame>
  );
}

/** What asks is loaded when it is pressed; where that does not come, the rules are not had. */
const askRules = (quote: FareQuoteAnswer): Promise<boolean> =>
  import('../ask-rules-of-quote.ts').then(({ askRulesOfQuote }) => askRulesOfQuote(quote)).catch(() => false);
