import { getFlightDetails } from '#shared/flights/get-flight-details.ts';
import { getPassengerDocuments } from '#shared/flights/get-passenger-documents.ts';
import type { ResponseOf } from '#shared/contract.ts';
import type { SsrAnswer } from '#shared/flights/get-ssr.ts';
import type { Segment } from '#shared/flights/model.ts';
import { nameKey } from '#shared/flights/passenger-name.ts';
import { callApi } from '#web/api/client.ts';
import { choose, type ExtrasSector, sectorsOf } from './passengers/choose-extras.ts';
import type { PassengerFields } from '../journey/passenger-fields.ts';

type Details = ResponseOf<typeof getFlightDetails>;
type Booked = Details['passengers'][number];
type Documents = NonNullable<ResponseOf<typeof getPassengerDocuments>['documents']>;

/** The orders that know who is asked about again. */
export interface Orders {
  /** The outbound's, whose travellers and extras this return leg takes over. */
  outbound?: string;
  /** The one that holds papers which this browser never kept. */
  papersOf?: string;
}

/** How passengers begin at a place where somebody was, or came to from an order. */
export interface Begun {
  /** Those of the journey so far, as many of the same types. */
  kept: readonly PassengerFields[] | undefined;
  /** The journey so far is at this very place: its extras stand, where there are any. */
  isBack: boolean;
  /** What this leg's airline sells. */
  ssr: SsrAnswer | undefined;
  segments: readonly Segment[];
}

/** Reads what orders know of the people who are asked about again; an order that is not had leaves places as they are. */
export async function readTakenOver({ outbound, papersOf }: Orders) {
  const [details, papers] = await Promise.all([
    outbound === undefined ? undefined : callApi(getFlightDetails, { orderId: outbound }, { quiet: true }),
    papersOf === undefined
      ? undefined
      : callApi(getPassengerDocuments, { orderId: papersOf, inFull: true }, { quiet: true }),
  ]);
  const booked = details?.ok ? details.value.passengers : undefined;
  const documents = papers?.ok ? (papers.value.documents ?? undefined) : undefined;
  return {
    /** A return leg proposes its outbound's extras, so it waits for what its airline sells. */
    hasExtras: booked !== undefined,
    takeOver: (places: readonly PassengerFields[], begun: Begun) => takeOver(places, begun, booked, documents),
  };
}

/** The people of the journey so far, or else of the order, in their places, with its extras and the papers it holds. */
export function takeOver(
  places: readonly PassengerFields[],
  { kept, isBack, ssr, segments }: Begun,
  booked: readonly Booked[] | undefined,
  documents: Documents | undefined,
): readonly PassengerFields[] {
  const people = kept ?? (booked && fromBooked(booked, places)) ?? places;
  const equipped = !isBack && booked && ssr ? withSameExtras(people, booked, ssr, segments) : people;
  return documents ? withDocuments(equipped, documents) : equipped;
}

/** Passengers with the papers an order of theirs holds: same place, same name, and only where nothing is written yet. */
export const withDocuments = (passengers: readonly PassengerFields[], documents: Documents): PassengerFields[] =>
  passengers.map((passenger, at) => {
    const papers = documents[at];
    const isSame =
      papers && nameKey(passenger.firstName, passenger.lastName) === nameKey(papers.firstName, papers.lastName);
    if (!isSame) return passenger;
    return {
      ...passenger,
      dateOfBirth: passenger.dateOfBirth || papers.dateOfBirth,
      passportNo: passenger.passportNo || papers.passportNo,
      passportIssueDate: passenger.passportIssueDate || papers.passportIssueDate,
      passportExpiry: passenger.passportExpiry || papers.passportExpiry,
      passportIssueCountryCode: passenger.passportNo
        ? passenger.passportIssueCountryCode
        : papers.passportIssueCountryCode || passenger.passportIssueCountryCode,
    };
  });

/** The people of an order in the places of a new one; undefined where they are not as many of the same types. */
export function fromBooked(
  booked: readonly Booked[],
  places: readonly PassengerFields[],
): PassengerFields[] | undefined {
  const types = (list: readonly { paxType: number }[]) => list.map(({ paxType }) => paxType).join();
  if (types(booked) !== types(places)) return undefined;
  return places.map((place, at) => {
    const { title, firstName, lastName, gender, email, phoneCode, mobileNo } = booked[at]!;
    return {
      ...place,
      title: title as PassengerFields['title'],
      firstName,
      lastName,
      gender: gender as PassengerFields['gender'],
      email,
      phoneCode: phoneCode || place.phoneCode,
      mobileNo,
    };
  });
}

/** What everybody bought on the outbound, where the airline of the return sells the like, on each of its sectors. */
export function withSameExtras(
  passengers: readonly PassengerFields[],
  booked: readonly Booked[],
  ssr: SsrAnswer,
  segments: readonly Segment[],
): PassengerFields[] {
  const sectors = sectorsOf(ssr, segments);
  return passengers.map((passenger, at) => {
    const before = booked[at];
    if (!before) return passenger;
    const baggage = sectors.reduce(
      (chosen, sector) => choose(chosen, sector, likeBaggage(before, sector)),
      passenger.baggage,
    );
    const meals = sectors.reduce((chosen, sector) => choose(chosen, sector, likeMeal(before, sector)), passenger.meals);
    return { ...passenger, baggage, meals };
  });
}

const likeBaggage = ({ baggage }: Booked, { baggages }: ExtrasSector) =>
  baggages.find(({ code }) => baggage.some((had) => had.code === code)) ??
  baggages.find(({ weight }) => baggage.some((had) => had.weight === weight));

const likeMeal = ({ meals: had }: Booked, { meals }: ExtrasSector) =>
  meals.find(({ code }) => had.some((meal) => meal.code === code)) ??
  meals.find(({ label }) => had.some((meal) => meal.label === label));
