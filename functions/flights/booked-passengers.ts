import type { BookedPassenger, PassengerContact, PassengerSecrets } from '#functions/bookings/model.ts';
import { ticketName } from '#shared/flights/passenger-name.ts';
import type { Passenger } from '#shared/flights/passenger.ts';
import type { PassengerExtras } from './choose-extras.ts';

/** Passengers as the booking's row keeps them: names in ticket letters, nothing secret. */
export const bookedPassengers = (
  passengers: readonly Passenger[],
  extras: readonly PassengerExtras[],
): BookedPassenger[] =>
  passengers.map(
    (
      {
        title,
        firstName,
        lastName,
        paxType,
        gender,
        email,
        phoneCode,
        mobileNo,
        addressLine1,
        city,
        countryCode,
        nationality,
      },
      at,
    ) => ({
      title,
      firstName: ticketName(firstName),
      lastName: ticketName(lastName),
      paxType,
      gender,
      email,
      phoneCode: mobileNo && phoneCode,
      mobileNo: mobileNo.replace(/\D/g, ''),
      addressLine1,
      city,
      countryCode,
      nationality,
      ...extras[at]!,
    }),
  );

/** What is encrypted, in the same order. */
export const passengerSecrets = (passengers: readonly Passenger[]): PassengerSecrets[] =>
  passengers.map(({ dateOfBirth, passportNo, passportIssueDate, passportExpiry, passportIssueCountryCode, pan }) => ({
    dateOfBirth,
    passportNo: passportNo.toUpperCase(),
    passportIssueDate,
    passportExpiry,
    passportIssueCountryCode,
    pan: pan.toUpperCase(),
  }));

const noContact: PassengerContact = {
  email: '',
  phoneCode: '',
  mobileNo: '',
  addressLine1: '',
  city: '',
  countryCode: '',
};

/** Both of what another site sold: how its customers are reached is sealed with their documents. */
export function withSealedContacts(
  booked: readonly BookedPassenger[],
  secrets: readonly PassengerSecrets[],
): { passengers: BookedPassenger[]; secrets: PassengerSecrets[] } {
  return {
    passengers: booked.map((passenger) => ({ ...passenger, ...noContact })),
    secrets: secrets.map((secret, at) => {
      const { email, phoneCode, mobileNo, addressLine1, city, countryCode } = booked[at]!;
      return { ...secret, email, phoneCode, mobileNo, addressLine1, city, countryCode };
    }),
  };
}
