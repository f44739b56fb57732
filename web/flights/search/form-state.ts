import { JourneyType, ReturnType, type SearchQuery } from '#shared/flights/search-query.ts';
import type { Airport } from '#shared/reference/model.ts';
import { addDays, type Day } from '#shared/time.ts';

/** An airport as the form holds it: enough to show without another look-up. */
export type Place = Pick<Airport, 'code' | 'city' | 'name'>;

export interface Journey {
  from: Place | undefined;
  to: Place | undefined;
  on: Day;
}

/** The search form. One-way and return use the first journey; the way back has its date apart. */
export interface FormState {
  journeyType: JourneyType;
  returnType: ReturnType;
  journeys: Journey[];
  returnOn: Day | undefined;
  adultCount: number;
  childCount: number;
  infantCount: number;
  cabin: SearchQuery['cabin'];
  directOnly: boolean;
}

export const SEATS = 9;
export const MOST_JOURNEYS = 6;

export const emptyForm = (home: Place | undefined, today: Day): FormState => ({
  journeyType: JourneyType.OneWay,
  returnType: ReturnType.Normal,
  journeys: [{ from: home, to: undefined, on: addDays(today, 14) }],
  returnOn: undefined,
  adultCount: 1,
  childCount: 0,
  infantCount: 0,
  cabin: 'Economy',
  directOnly: false,
});

/** Field → what is wrong with it, in the order of the form. Empty: it can be searched. */
export function formErrors(form: FormState, today: Day): Record<string, string> {
  const errors: Record<string, string> = {};
  const journeys = form.journeyType === JourneyType.MultiStop ? form.journeys : form.journeys.slice(0, 1);
  journeys.forEach((journey, i) => {
    if (!journey.from) errors[`from${i}`] = 'This is required field.';
    if (!journey.to) errors[`to${i}`] = 'This is required field.';
    else if (journey.from?.code === journey.to.code) errors[`to${i}`] = 'Choose a different airport from the origin.';
    const earliest = i > 0 ? journeys[i - 1]!.on : today;
    if (journey.on < earliest)
      errors[`on${i}`] = i > 0 ? 'This flight leaves before the one above.' : 'This date has passed.';
  });
  if (form.journeyType === JourneyType.Return && !form.returnOn) errors.returnOn = 'This is required field.';
  else if (form.journeyType === JourneyType.Return && form.returnOn! < journeys[0]!.on)
    errors.returnOn = 'The return is before the departure.';
  if (form.infantCount > form.adultCount)
    errors.travellers = 'Each infant must travel on an adult’s lap: no more infants than adults.';
  else if (form.adultCount + form.childCount > SEATS) errors.travellers = `A booking can have at most ${SEATS} seats.`;
  return errors;
}

/** A form without errors as the search it asks for. */
export function formToSearch(form: FormState): SearchQuery {
  const leg = (from: Place, to: Place, on: Day) => ({
    origin: from.code,
    destination: to.code,
    preferredDepartureTime: on,
  });
  const [first] = form.journeys as [Journey];
  const segments =
    form.journeyType === JourneyType.MultiStop
      ? form.journeys.map(({ from, to, on }) => leg(from!, to!, on))
      : [
          leg(first.from!, first.to!, first.on),
          ...(form.journeyType === JourneyType.Return ? [leg(first.to!, first.from!, form.returnOn!)] : []),
        ];
  const { journeyType, returnType, adultCount, childCount, infantCount, cabin, directOnly } = form;
  return { JourneyType: journeyType, returnType, segments, adultCount, childCount, infantCount, cabin, directOnly };
}
