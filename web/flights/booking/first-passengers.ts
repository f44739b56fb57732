import type { ResponseOf } from '#shared/contract.ts';
import type { FareQuoteAnswer } from '#shared/flights/fare-quote.ts';
import type { getPassengerViewOptions } from '#shared/flights/get-passenger-view-options.ts';
import type { Requires } from '#shared/flights/model.ts';
import type { UserData } from '#shared/users/model.ts';
import { emptyPassenger, onlyAsked, type PassengerFields } from '../journey/passenger-fields.ts';

/** How whoever pays is reached; without a code, the site's own stands. */
export type Contact = Pick<PassengerFields, 'email' | 'mobileNo'> & Partial<Pick<PassengerFields, 'phoneCode'>>;

/** A contact as the form holds it; a code that is not known leaves the site's own. */
export const contactOf = (known: Contact | undefined): Contact | undefined =>
  known && { email: known.email, mobileNo: known.mobileNo, ...(known.phoneCode && { phoneCode: known.phoneCode }) };

export function ownContact({ email, phoneNumbers }: UserData): Contact {
  const phone = phoneNumbers.find(({ label }) => label === 'Primary') ?? phoneNumbers[0];
  return { email, mobileNo: phone?.phoneNumber.replace(/\s/g, '') ?? '', phoneCode: phone?.phoneCountryCode };
}

/** A place for each of those whom the search counts, empty but for the site's own country. */
export function emptyPlaces(
  { adultCount, childCount, infantCount }: FareQuoteAnswer['query'],
  { defaultCountry, phoneCodeList }: ResponseOf<typeof getPassengerViewOptions>,
): PassengerFields[] {
  const dial = phoneCodeList.find(({ code }) => code === defaultCountry)?.dial_code ?? '+91';
  return [adultCount, childCount, infantCount].flatMap((count, at) =>
    Array.from({ length: count }, () => emptyPassenger(at + 1, dial, defaultCountry)),
  );
}

/** Who travels to begin with, with no more than this fare asks for; without the contact of whoever pays. */
export const firstPassengers = (
  people: readonly PassengerFields[],
  places: readonly PassengerFields[],
  requires: Requires,
): PassengerFields[] =>
  people.map((passenger, at) =>
    onlyAsked({ ...passenger, nationality: passenger.nationality || places[at]!.nationality }, requires),
  );
