import { useEffect, useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import type { FareQuoteAnswer } from '#shared/flights/fare-quote.ts';
import { findErrors, isCardRight } from './form-errors.ts';
import { canShareLastName } from './fill-places.ts';
import type { PassengerContext } from './passenger-context.ts';
import { type BookingForm, fromTraveller, onlyAsked, type PassengerFields } from '../../journey/passenger-fields.ts';
import type { Traveller } from '../../journey/saved-traveller.ts';
import { useOpenedTravellers } from './use-opened-travellers.ts';

interface Given {
  form: UseFormReturn<BookingForm>;
  quote: FareQuoteAnswer;
  context: PassengerContext;
  initial: PassengerFields[];
  saved: readonly Traveller[];
  /** Whose the saved are, where staff book for somebody. */
  customerId: number | undefined;
}

/** The passengers' cards: which are folded, who sits where, and where the focus goes. */
export function usePassengerCards({ form, quote, context, initial, saved, customerId }: Given) {
  const { terms } = context;
  const { open, opened } = useOpenedTravellers(terms.requires, customerId);
  const passengers = useWatch({ control: form.control, name: 'passengers' });
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

  useEffect(() => {
    if (!focus) return;
    if ('field' in focus) {
      form.setFocus(focus.field as 'passengers.0.firstName');
      // Clear of what lies over a phone's lower edge.
      document.activeElement?.scrollIntoView({ block: 'center' });
    } else document.querySelector<HTMLElement>(`[data-passenger="${focus.folded}"] button`)?.focus();
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
  const seated = (at: number, traveller: Traveller) => {
    // Their documents took a moment: what was typed meanwhile stands.
    const before = form.getValues(`passengers.${at}`);
    const filled = fromTraveller(traveller, before, context.titles[String(before.paxType)] ?? []);
    return onlyAsked(
      at === 0 ? filled : { ...filled, email: before.email, phoneCode: before.phoneCode, mobileNo: before.mobileNo },
      terms.requires,
    );
  };
  const fillAll = async (people: readonly Traveller[]) => {
    const next = (await open(people)).map((traveller, at) => seated(at, traveller));
    form.setValue('passengers', next, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
    setPicked(Object.fromEntries(people.map(({ id }, at) => [at, id])));
    const { errors } = findErrors({ passengers: next }, quote.query, terms);
    const places = next.map((_, at) => at);
    setFolded(new Set(places.filter((at) => isCardRight(errors, at))));
    const wrong = places.find((at) => !isCardRight(errors, at));
    setFocus(wrong === undefined ? { folded: 0 } : { field: `passengers.${wrong}.title` });
  };
  const pick = async (at: number, chosen: Traveller) => {
    const [traveller = chosen] = await open([chosen]);
    const next = seated(at, traveller);
    const all = form.getValues('passengers').map((one, i) => (i === at ? next : one));
    form.setValue(`passengers.${at}`, next, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
    setPicked((before) => ({ ...before, [at]: traveller.id }));
    if (isCardRight(findErrors({ passengers: all }, quote.query, terms).errors, at)) fold(at);
  };
  const jump = (path: string) => {
    const [, index, field] = path.split('.');
    if (folded.has(Number(index)) && field && isCardRight({ [path]: '' }, Number(index)) === false)
      unfold(Number(index), field);
    else setFocus({ field: path });
  };

  const travellerOf = (at: number) => {
    const found =
      saved.find(({ id }) => id === picked[at]) ??
      saved.find(
        ({ firstName, lastName, paxType }) =>
          firstName === passengers[at]!.firstName &&
          lastName === passengers[at]!.lastName &&
          paxType === passengers[at]!.paxType,
      );
    return found && (opened[found.id] ?? found);
  };
  // One press instead of an entry a card; nobody is given a name that was not asked for.
  const shareLastName = canShareLastName(passengers)
    ? () => {
        const { lastName } = passengers[0]!;
        for (const at of passengers.keys())
          if (at > 0) form.setValue(`passengers.${at}.lastName`, lastName, { shouldDirty: true });
        setFocus({ field: 'passengers.1.title' });
      }
    : undefined;

  return { folded, picked, fold, unfold, pick, fillAll, jump, travellerOf, shareLastName };
}
