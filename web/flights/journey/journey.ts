import type { Day } from '#shared/time.ts';
import { signedInAtom, userAtom } from '#web/app/session/session.ts';
import { JOURNEY } from '#web/app/session/waiting-journey.ts';
import { store } from '#web/ui/store.ts';
import { withoutCustomer } from './customer-in-address.ts';
import type { PassengerFields } from './passenger-fields.ts';

/** A booking that has not come to its end: what brings a person back to where they were. */
export interface Journey {
  /** Path and query of its passenger details page. */
  address: string;
  passengers: PassengerFields[];
  /** The latest order that was made of it. */
  paymentOrderId?: string;
  /** The user it belongs to, where one was signed in: nobody else is shown it. */
  owner?: string;
  /** Its owner's session ended by itself, and it waits for them. */
  isWaiting?: boolean;
  /** The person was asked to sign in and wants to do it before paying. */
  isSignInLater?: boolean;
}

/** The orders of places that journeys were at before: no person's data. */
const ORDERED = 'portolan-ordered';
const signedInUser = (): string | undefined => (store.get(signedInAtom) ? store.get(userAtom)?.id : undefined);

/** With passport, PAN and dates of birth; lives as long as the page and only beside its stored half. */
let whole: { journey: Journey; stored: string } | undefined;

/**
 * The unfinished journey; undefined where there is none, somebody signed out, or it is another person's: that one waits
 * while nobody is signed in, and is forgotten when somebody else is.
 */
export function readJourney(): Journey | undefined {
  const stored = sessionStorage.getItem(JOURNEY);
  if (whole?.stored !== stored) whole = undefined;
  const journey = whole?.journey ?? parse(stored);
  const user = signedInUser();
  if (!journey?.owner || journey.owner === user) return journey;
  if (user) forgetJourney();
  return undefined;
}

function parse(stored: string | null): Journey | undefined {
  try {
    return stored ? (JSON.parse(stored) as Journey) : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps the journey in this tab, without passport, PAN or dates of birth. */
export function keepJourney(kept: Journey): void {
  const before = readJourney();
  if (before && before.address !== kept.address) rememberOrder(before);
  const owner = signedInUser() ?? kept.owner;
  const journey = { ...kept, isWaiting: false, ...(owner && { owner }) };
  const stored = JSON.stringify(bare(journey));
  sessionStorage.setItem(JOURNEY, stored);
  whole = { journey, stored };
}

/** What of a journey may be kept or told: all but the documents. */
export const bare = (journey: Journey): Journey => ({
  ...journey,
  passengers: journey.passengers.map(withoutSecrets),
});

export function changeJourney(change: Partial<Journey>): void {
  const journey = readJourney();
  if (journey) keepJourney({ ...journey, ...change });
}

export function endJourney(): void {
  const journey = readJourney();
  if (journey) rememberOrder(journey);
  forgetJourney();
}

function forgetJourney(): void {
  whole = undefined;
  sessionStorage.removeItem(JOURNEY);
}

/** So many places are enough to go back to. */
const MOST_PLACES = 6;
type Places = [address: string, orderId: string][];

function readPlaces(): Places {
  try {
    return JSON.parse(sessionStorage.getItem(ORDERED) ?? '[]') as Places;
  } catch {
    return [];
  }
}

/** Notes which order the journey came to, before another takes its place. */
function rememberOrder({ address, paymentOrderId }: Journey): void {
  if (!paymentOrderId) return;
  const others = readPlaces().filter(([place]) => place !== address);
  const places: Places = [[address, paymentOrderId], ...others];
  sessionStorage.setItem(ORDERED, JSON.stringify(places.slice(0, MOST_PLACES)));
}

/** The latest order made of a place, also after its journey came to its end. */
export function orderOf(address: string): string | undefined {
  const journey = readJourney();
  if (journey?.address === address && journey.paymentOrderId) return journey.paymentOrderId;
  return readPlaces().find(([place]) => place === address)?.[1];
}

const none: Day = '';
/** A passport's country is kept, as the nationality is: it is nobody's secret, and was chosen. */
export const withoutSecrets = (passenger: PassengerFields): PassengerFields => ({
  ...passenger,
  dateOfBirth: none,
  passportNo: '',
  passportIssueDate: none,
  passportExpiry: none,
  pan: '',
});

/** Of a booking's address, the part that names its search. */
const searchOf = (address: string) => address.split('?')[0];

/**
 * Passengers of the journey so far, for the same search and as many of the same types: nobody is carried to another
 * search, which may be another client's. Extras belong to one offer only, whoever of staff's customers it is for.
 */
export function passengersFor(paxTypes: readonly number[], address: string): PassengerFields[] | undefined {
  const journey = readJourney();
  if (!journey || searchOf(journey.address) !== searchOf(address)) return undefined;
  if (journey.passengers.map(({ paxType }) => paxType).join() !== paxTypes.join()) return undefined;
  return withoutCustomer(journey.address) === withoutCustomer(address)
    ? journey.passengers
    : journey.passengers.map((passenger) => ({ ...passenger, baggage: [], meals: [] }));
}
