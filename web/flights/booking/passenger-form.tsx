import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { FareQuoteAnswer } from '#shared/flights/fare-quote.ts';
import type { SsrAnswer } from '#shared/flights/get-ssr.ts';
import { useSignedIn } from '#web/app/session/session.ts';
import { Button } from '#web/ui/button.tsx';
import type { BookingAddress } from './booking-address.ts';
import { BookingFrame } from './booking-frame.tsx';
import { withChosenExtras } from './choose-extras.ts';
import { ContactCard } from './contact-card.tsx';
import { errorLinks, findErrors, isCardRight, placeName } from './form-errors.ts';
import { FoldedPassenger } from './folded-passenger.tsx';
import { keepJourney, readJourney } from './journey.ts';
import { bookingResolver, flattenErrors, nestErrors } from './nest-errors.ts';
import { PassengerCard } from './passenger-card.tsx';
import type { PassengerContext } from './passenger-context.ts';
import {
  type BookingForm,
  fromTraveller,
  isAsSaved,
  onlyAsked,
  type PassengerFields,
  toTraveller,
} from './passenger-fields.ts';
import { PriceBar } from './price-bar.tsx';
import { PricePanel } from './price-panel.tsx';
import { SaveTravellers } from './save-travellers.tsx';
import type { Traveller } from './saved-traveller.ts';
import { SignInFirst } from './sign-in-first.tsx';
import { useMakeOrder } from './use-make-order.ts';

const ErrorSummary = lazy(() => import('./error-summary.tsx'));
const ExtrasCard = lazy(() => import('./extras-card.tsx'));
const PriceChangedDialog = lazy(() => import('./price-changed-dialog.tsx'));

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
  saved,
  left,
  onQuoteAgain,
  onChooseAnother,
}: Props) {
  const signedIn = useSignedIn();
  const { terms } = context;
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
  const [folded, setFolded] = useState<ReadonlySet<number>>(
    () =>
      new Set(
        initial.flatMap(({ firstName }, at) =>
          firstName && isCardRight(findErrors({ passengers: initial }, quote.query, terms).errors, at) ? [at] : [],
        ),
      ),
  );
  const [picked, setPicked] = useState<Readonly<Record<number, string>>>({});
  const [focus, setFocus] = useState<{ folded: number } | { field: string }>();
  const [tries, setTries] = useState(0);
  const [save, setSave] = useState(false);
  const [newTotal, setNewTotal] = useState<number>();
  const { makeOrder, busy } = useMakeOrder(searchId, address, quote);
  const fare = withChosenExtras(quote.fareDetailResult, passengers, ssr);
  const links = tries > 0 ? errorLinks(flattenErrors(form.formState.errors), passengers) : [];

  useEffect(() => {
    const journey = readJourney();
    keepJourney({ ...(journey?.address === place ? journey : {}), address: place, passengers });
  }, [passengers, place]);

  useEffect(() => {
    if (!focus) return;
    if ('field' in focus) form.setFocus(focus.field as 'passengers.0.firstName');
    else document.querySelector<HTMLElement>(`[data-passenger="${focus.folded}"] button`)?.focus();
  }, [focus, form]);

  const fold = (at: number) => {
    const all = new Set(folded).add(at);
    setFolded(all);
    const next = passengers.findIndex((_, i) => i > at && !all.has(i));
    setFocus(next < 0 ? { folded: at } : { field: `passengers.${next}.title` });
  };
  const unfold = (at: number, field = 'title') => {
    setFolded(new Set([...folded].filter((one) => one !== at)));
    setFocus({ field: `passengers.${at}.${field}` });
  };
  const pick = (at: number, traveller: Traveller) => {
    const before = passengers[at]!;
    const filled = fromTraveller(traveller, before, context.titles[String(before.paxType)] ?? []);
    const next = onlyAsked(
      at === 0 ? filled : { ...filled, email: before.email, phoneCode: before.phoneCode, mobileNo: before.mobileNo },
      terms.requires,
    );
    form.setValue(`passengers.${at}`, next, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
    setPicked({ ...picked, [at]: traveller.id });
    if (
      isCardRight(
        findErrors({ passengers: passengers.map((one, i) => (i === at ? next : one)) }, quote.query, terms).errors,
        at,
      )
    )
      fold(at);
  };
  const jump = (path: string) => {
    const [, index, field] = path.split('.');
    if (folded.has(Number(index)) && field && isCardRight({ [path]: '' }, Number(index)) === false)
      unfold(Number(index), field);
    else setFocus({ field: path });
  };

  const travellerOf = (at: number) =>
    saved.find(({ id }) => id === picked[at]) ??
    saved.find(
      ({ firstName, lastName, paxType }) =>
        firstName === passengers[at]!.firstName &&
        lastName === passengers[at]!.lastName &&
        paxType === passengers[at]!.paxType,
    );
  const unsaved = passengers
    .map((passenger, at) => ({ passenger, at }))
    .filter(({ passenger, at }) => !isAsSaved(passenger, travellerOf(at)));
  const submit = async (totalPayable: number) => {
    setTries((n) => n + 1);
    await form.handleSubmit(
      async (values) => {
        const notMade = await makeOrder({
          passengers: values.passengers,
          totalPayable,
          toSave: save && signedIn ? unsaved.map(({ passenger, at }) => toTraveller(passenger, travellerOf(at))) : [],
        });
        if (notMade && 'newTotal' in notMade) setNewTotal(notMade.newTotal);
        else if (notMade)
          for (const [path, message] of Object.entries(flattenErrors(nestErrors(notMade.errors))))
            form.setError(path as 'passengers', { type: 'server', message });
      },
      () => undefined,
    )();
  };
  const over = left === 0;
  const act = () => (over ? onQuoteAgain() : void submit(fare.totalPayable));
  const total = { minor: fare.totalFare, currency: fare.currency };

  return (
    <BookingFrame
      step="Passengers"
      heading="Who is travelling?"
      lead={
        context.terms.requires.passport ? 'Names as in the passport.' : 'Names as in the document shown at the airport.'
      }
      aside={
        <PricePanel left={left} segments={quote.segments} fare={fare}>
          <Button appearance="primary" size="large" disabled={busy} onClick={act}>
            {over ? 'Check the price again' : 'Continue to review'}
          </Button>
        </PricePanel>
      }
      bar={
        <PriceBar total={total} left={left} action={over ? 'Check price' : 'Continue'} disabled={busy} onAction={act}>
          <PricePanel flush left={left} segments={quote.segments} fare={fare} />
        </PriceBar>
      }
    >
      {links.length > 0 && (
        <Suspense fallback={null}>
          <ErrorSummary links={links} tries={tries} onJump={jump} />
        </Suspense>
      )}
      {!signedIn && <SignInFirst place={place} />}
      {passengers.map((passenger, at) => (
        <div key={at} data-passenger={at}>
          {folded.has(at) ? (
            <FoldedPassenger
              passenger={passenger}
              place={placeName(passengers, at)}
              requires={terms.requires}
              onEdit={() => unfold(at)}
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
                  !Object.entries(picked).some(([other, id]) => Number(other) !== at && id === one.id),
              )}
              pickedId={picked[at]}
              onPickSaved={(traveller) => pick(at, traveller)}
              onDone={passengers.length > 1 && isCardRight(found.errors, at) ? () => fold(at) : undefined}
            />
          )}
        </div>
      ))}
      <ContactCard control={form.control} />
      {ssr && (
        <Suspense fallback={null}>
          <ExtrasCard control={form.control} setValue={form.setValue} ssr={ssr} segments={quote.segments} />
        </Suspense>
      )}
      {signedIn && unsaved.length > 0 && <SaveTravellers requires={terms.requires} checked={save} onChange={setSave} />}
      {newTotal !== undefined && (
        <Suspense fallback={null}>
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
        </Suspense>
      )}
    </BookingFrame>
  );
}
