import { PaxType, type SupplierPassenger } from '#shared/flights/model.ts';
import { ageOn } from '#shared/flights/passenger-rules.ts';
import type { Day } from '#shared/time.ts';
import { paxTypeOf } from './map-offer.ts';
import type { DuffelOffer } from './wire.ts';

const titleOf: Record<string, string> = { Mr: 'mr', Mrs: 'mrs', Ms: 'ms', Mstr: 'mr', Miss: 'miss', Dr: 'dr' };

/** Departure of an offer's last journey: the day that Duffel reckons ages on. */
const lastDayOf = ({ slices }: DuffelOffer): Day => slices.at(-1)!.segments[0]!.departing_at.slice(0, 10);

/**
 * Duffel's id of each of our passengers, in our order; its own list may come in any. Of several of a kind, whoever has
 * the age that Duffel was asked for. Undefined where the two do not travel alike.
 */
export function idsFor(offer: DuffelOffer, passengers: readonly SupplierPassenger[]): string[] | undefined {
  if (offer.passengers.length !== passengers.length) return undefined;
  const left = [...offer.passengers];
  const take = (fits: (one: DuffelOffer['passengers'][number]) => boolean): string | undefined => {
    const at = left.findIndex(fits);
    return at < 0 ? undefined : left.splice(at, 1)[0]!.id;
  };
  const day = lastDayOf(offer);
  const byAge = passengers.map(({ paxType, dateOfBirth }) => {
    const age = dateOfBirth ? ageOn(dateOfBirth, day) : undefined;
    return take((one) => one.age !== undefined && one.age === age && paxTypeOf(one) === paxType);
  });
  const ids = passengers.map(({ paxType }, at) => byAge[at] ?? take((one) => paxTypeOf(one) === paxType));
  return ids.every((id) => id !== undefined) ? (ids as string[]) : undefined;
}

/**
 * Passengers as an order takes them. Whoever has no telephone or address of mail of their own is reached by the first
 * one's; each infant travels with the next adult.
 */
export function orderPassengers(offer: DuffelOffer, passengers: readonly SupplierPassenger[], ids: readonly string[]) {
  const infants = ids.filter((_, at) => passengers[at]!.paxType === PaxType.Infant);
  const takesPassports =
    offer.passenger_identity_documents_required === true ||
    (offer.supported_passenger_identity_document_types ?? []).includes('passport');
  const first = passengers[0]!;
  return passengers.map((passenger, at) => {
    const infant = passenger.paxType === PaxType.Adult ? infants.shift() : undefined;
    const phone = passenger.mobileNo ? passenger : first;
    return {
      id: ids[at]!,
      title: titleOf[passenger.title] ?? (passenger.gender === 1 ? 'mr' : 'ms'),
      given_name: passenger.firstName,
      family_name: passenger.lastName,
      gender: passenger.gender === 1 ? 'm' : 'f',
      born_on: passenger.dateOfBirth,
      email: passenger.email || first.email,
      phone_number: `+${`${phone.phoneCode}${phone.mobileNo}`.replace(/\D/g, '')}`,
      ...(infant !== undefined && { infant_passenger_id: infant }),
      // Half a passport would have the whole order refused.
      ...(takesPassports &&
        passenger.passportNo &&
        passenger.passportIssueCountryCode &&
        passenger.passportExpiry && {
          identity_documents: [
            {
              type: 'passport',
              unique_identifier: passenger.passportNo,
              issuing_country_code: passenger.passportIssueCountryCode,
              expires_on: passenger.passportExpiry,
            },
          ],
        }),
    };
  });
}
