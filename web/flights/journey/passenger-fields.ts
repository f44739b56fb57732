import { PaxType, type Requires } from '#shared/flights/model.ts';
import type { Passenger } from '#shared/flights/passenger.ts';
import { maskedNumber } from '#shared/users/profile/traveller.ts';
import type { SaveTraveller, Traveller } from './saved-traveller.ts';

/** A passenger as the form holds it: the wire's shape, where a title and a gender may still be missing. */
export type PassengerFields = Omit<Passenger, 'title' | 'gender' | 'paxType'> & {
  title: Passenger['title'] | '';
  gender: 0 | 1 | 2;
  paxType: number;
};

export interface BookingForm {
  passengers: PassengerFields[];
}

export const emptyPassenger = (paxType: number, phoneCode: string, country: string): PassengerFields => ({
  title: '',
  firstName: '',
  lastName: '',
  paxType,
  gender: 0,
  dateOfBirth: '',
  nationality: country,
  passportNo: '',
  passportIssueDate: '',
  passportExpiry: '',
  passportIssueCountryCode: country,
  pan: '',
  email: '',
  phoneCode,
  mobileNo: '',
  addressLine1: '',
  city: '',
  // No field asks for it.
  countryCode: '',
  baggage: [],
  meals: [],
});

/** Titles that say which; `Dr` does not. */
const genderOf: Record<string, 1 | 2> = { Mr: 1, Mstr: 1, Mrs: 2, Ms: 2, Miss: 2 };
export const genderOfTitle = (title: string): 0 | 1 | 2 => genderOf[title] ?? 0;

const titles: Record<number, readonly [male: Passenger['title'], female: Passenger['title']]> = {
  1: ['Mr', 'Ms'],
  2: ['Mstr', 'Miss'],
  3: ['Mstr', 'Miss'],
};
const titleFor = (
  { title, gender }: Pick<Traveller, 'title' | 'gender'>,
  paxType: number,
  allowed: readonly string[],
): PassengerFields['title'] =>
  allowed.includes(title) ? (title as Passenger['title']) : gender ? (titles[paxType]?.[gender - 1] ?? '') : '';

/** A saved traveller in a passenger's place; what the traveller does not know stays as it was, extras too. */
export function fromTraveller(
  traveller: Traveller,
  before: PassengerFields,
  allowedTitles: readonly string[],
): PassengerFields {
  const {
    firstName,
    lastName,
    dateOfBirth,
    nationality,
    passportNo,
    passportIssueDate,
    passportExpiry,
    passportIssueCountryCode,
    panNumber,
    email,
    phoneCode,
    mobileNo,
    addressLine1,
    city,
  } = traveller;
  const title = titleFor(traveller, before.paxType, allowedTitles);
  const hasPhone = phoneCode !== '' && mobileNo !== '';
  return {
    ...before,
    title,
    firstName,
    lastName,
    gender: traveller.gender ?? genderOfTitle(title),
    dateOfBirth,
    nationality: nationality || before.nationality,
    passportNo,
    passportIssueDate,
    passportExpiry,
    passportIssueCountryCode: passportIssueCountryCode || before.passportIssueCountryCode,
    pan: panNumber,
    email: before.email || email,
    phoneCode: before.mobileNo || !hasPhone ? before.phoneCode : phoneCode,
    mobileNo: before.mobileNo || (hasPhone ? mobileNo : ''),
    addressLine1: before.addressLine1 || addressLine1,
    city: before.city || city,
  };
}

/** Only what this fare asks of this type: what no field shows is neither checked nor sent. */
export function onlyAsked(passenger: PassengerFields, { passport, pan, dateOfBirth }: Requires): PassengerFields {
  return {
    ...passenger,
    ...(!(dateOfBirth || passenger.paxType !== PaxType.Adult) && { dateOfBirth: '' }),
    ...(!passport && {
      nationality: '',
      passportNo: '',
      passportIssueDate: '',
      passportExpiry: '',
      passportIssueCountryCode: '',
    }),
    ...(!(pan && passenger.paxType === PaxType.Adult) && { pan: '' }),
  };
}

/** A passenger worth remembering for next time; what this fare did not ask stays as it was saved. */
export function toTraveller(passenger: PassengerFields, saved: Traveller | undefined): SaveTraveller {
  const { title, firstName, lastName, paxType, gender, pan, phoneCode, mobileNo } = passenger;
  const keep = (
    field:
      | 'dateOfBirth'
      | 'nationality'
      | 'passportIssueDate'
      | 'passportExpiry'
      | 'passportIssueCountryCode'
      | 'email'
      | 'addressLine1'
      | 'city'
      | 'countryCode',
  ) => passenger[field] || (saved?.[field] ?? '');
  const phone = mobileNo
    ? { phoneCode, mobileNo: mobileNo.replace(/\D/g, '') }
    : { phoneCode: saved?.phoneCode ?? '', mobileNo: saved?.mobileNo ?? '' };
  return {
    ...(saved && { id: saved.id }),
    title,
    firstName,
    lastName,
    paxType: paxType as 1 | 2 | 3,
    ...(gender && { gender }),
    dateOfBirth: keep('dateOfBirth'),
    nationality: keep('nationality'),
    // A number that the fare did not ask for is left out: the saved one stays.
    ...((passenger.passportNo || !saved) && { passportNo: passenger.passportNo }),
    passportIssueDate: keep('passportIssueDate'),
    passportExpiry: keep('passportExpiry'),
    passportIssueCountryCode: keep('passportIssueCountryCode'),
    ...((pan || !saved) && { panNumber: pan }),
    email: keep('email'),
    ...phone,
    addressLine1: keep('addressLine1'),
    city: keep('city'),
    countryCode: keep('countryCode'),
  };
}

/** Whether there is nothing in it that is not saved already. */
export const isAsSaved = (passenger: PassengerFields, traveller: Traveller | undefined): boolean =>
  traveller !== undefined &&
  (['firstName', 'lastName', 'dateOfBirth', 'passportExpiry', 'passportIssueCountryCode'] as const).every(
    (field) => !passenger[field] || passenger[field] === traveller[field],
  ) &&
  isNumberOf(passenger.passportNo, traveller.passportNo) &&
  isNumberOf(passenger.pan, traveller.panNumber);

/** Whether a document's number says nothing new beside the saved one, which may be masked. */
const isNumberOf = (number: string, saved: string): boolean =>
  !number || number === saved || maskedNumber(number) === saved;
