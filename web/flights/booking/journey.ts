import type { Day } from '#shared/time.ts';
import type { PassengerFields } from './passenger-fields.ts';

/** A booking that has not come to its end: what brings a person back to where they were. */
export interface Journey {
  /** Path and query of its passenger details page. */
  address: string;
  passengers: PassengerFields[];
  /** The latest order that was made of it. */
  paymentOrderId?: string;
}

const KEY = 'portolan-journey';
/** The orders of places that journeys were at before: no person's data. */
const ORDERED = 'portolan-ordered';

/** With passport, PAN and dates of birth; lives as long as the page and only beside its stored half. */
let whole: { journey: Journey; stored: string } | undefined;

/** The unfinished journey; undefined where there is none, or somebody signed out. */
export function readJourney(): Journey | undefined {
  const stored = sessionStorage.getItem(KEY);
  if (!stored) {
    whole = undefined;
    return undefined;
  }
  if (whole?.stored === stored) return whole.journey;
  try {
    return JSON.parse(stored) as Journey;
  } catch {
    return undefined;
  }
}

/** Keeps the journey in this tab, without passport, PAN or dates of birth. */
export function keepJourney(journey: Journey): void {
  if (readJourney()?.address !== journey.address) rememberOrder();
  const stored = JSON.stringify({ ...journey, passengers: journey.passengers.map(withoutSecrets) });
  sessionStorage.setItem(KEY, stored);
  whole = { journey, stored };
}

export function changeJourney(change: Partial<Journey>): void {
  const journey = readJourney();
  if (journey) keepJourney({ ...journey, ...change });
}

export function endJourney(): void {
  rememberOrder();
  whole = undefined;
  sessionStorage.removeItem(KEY);
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
function rememberOrder(): void {
  const { address, paymentOrderId } = readJourney() ?? {};
  if (!address || !paymentOrderId) return;
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
export const withoutSecrets = (passenger: PassengerFields): PassengerFields => ({
  ...passenger,
  dateOfBirth: none,
  passportNo: '',
  passportIssueDate: none,
  passportExpiry: none,
  passportIssueCountryCode: '',
  pan: '',
});

/** Passengers of the journey so far, where they are as many of the same types; extras belong to one offer only. */
export function passengersFor(paxTypes: readonly number[], address: string): PassengerFields[] | undefined {
  const journey = readJourney();
  if (!journey || journey.passengers.map(({ paxType }) => paxType).join() !== paxTypes.join()) return undefined;
  return journey.address === address
    ? journey.passengers
    : journey.passengers.map((passenger) => ({ ...passenger, baggage: [], meals: [] }));
}
