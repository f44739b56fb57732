import type { FieldErrors } from '../errors.ts';
import type { Day } from '../time.ts';
import { isDay } from './is-day.ts';
import { Gender, PaxType, paxTypeName, type Requires, type Segment, type titles } from './model.ts';
import type { Passenger } from './passenger.ts';
import { NAME_LIMIT, nameError, nameKey, ticketName } from './passenger-name.ts';

type Title = (typeof titles)[number];

/** Titles by passenger type; carriers take Mstr and Miss for those under twelve. */
export const titlesOf: Record<PaxType, readonly Title[]> = {
  1: ['Mr', 'Mrs', 'Ms', 'Miss', 'Dr'],
  2: ['Mstr', 'Miss'],
  3: ['Mstr', 'Miss'],
};
const genderOfTitle: Partial<Record<Title, 1 | 2>> = {
  Mr: Gender.Male,
  Mstr: Gender.Male,
  Mrs: Gender.Female,
  Ms: Gender.Female,
  Miss: Gender.Female,
};

/** Income Tax Department: five letters, the fourth saying who holds it, four digits, a letter. */
export const PAN = /^[A-Z]{3}[ABCFGHJLPT][A-Z]\d{4}[A-Z]$/;
/** The unquoted ASCII form of RFC 5321, which is what carriers' systems take. */
const EMAIL = /^[\w.!#$%&'*+/=?^`{|}~-]+@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)*\.[A-Za-z]{2,}$/;
/** ICAO 9303: up to nine letters and digits. */
const PASSPORT = /^(?=.*\d)[A-Z0-9]{6,9}$/;

/** What a fare asks, on which days. */
export interface PassengerTerms {
  requires: Requires;
  /** Today where it is asked. */
  today: Day;
  /** Ages and passports are held against the last departure. */
  lastTravelDay: Day;
}

export interface PassengerFindings {
  /** Field → what must be corrected. */
  errors: FieldErrors;
  /** Field → what the customer should know. */
  warnings: FieldErrors;
}

/** The last day somebody departs on these flights. */
export const lastTravelDay = (segments: readonly Pick<Segment, 'departureTime'>[]): Day =>
  segments.reduce(
    (last, { departureTime }) => (departureTime.slice(0, 10) > last ? departureTime.slice(0, 10) : last),
    '',
  );

/** Completed years of age on a day. */
export const ageOn = (dateOfBirth: Day, day: Day): number =>
  Number(day.slice(0, 4)) - Number(dateOfBirth.slice(0, 4)) - (day.slice(5) < dateOfBirth.slice(5) ? 1 : 0);

/** As what somebody travels on a day (1 adult, 2 child, 3 infant): by the date of birth, or as was said where there is none. */
export const paxTypeOn = <T extends number>(
  { dateOfBirth, paxType }: { dateOfBirth: string; paxType: T },
  day: Day,
): T | PaxType => {
  if (!dateOfBirth) return paxType;
  const age = ageOn(dateOfBirth, day);
  return age < 2 ? PaxType.Infant : age < 12 ? PaxType.Child : PaxType.Adult;
};

function birthError(
  { dateOfBirth, paxType }: Passenger,
  { requires, today, lastTravelDay: last }: PassengerTerms,
): string | undefined {
  if (!dateOfBirth) return requires.dateOfBirth || paxType !== PaxType.Adult ? 'This is required field.' : undefined;
  if (!isDay(dateOfBirth) || dateOfBirth > today || ageOn(dateOfBirth, today) > 120)
    return 'Please enter a date of birth.';
  const age = ageOn(dateOfBirth, last);
  if (paxType === PaxType.Adult && age < 12) return 'Adults are 12 or older on the last day of travel.';
  if (paxType === PaxType.Child && (age < 2 || age > 11))
    return 'Children are 2 to 11 years old on the last day of travel.';
  if (paxType === PaxType.Infant && age >= 2) return 'Infants are under 2 years old on the last day of travel.';
  return undefined;
}

function passportFindings(
  passenger: Passenger,
  { requires, today, lastTravelDay: last }: PassengerTerms,
): PassengerFindings {
  const { passportNo, passportExpiry, passportIssueDate, passportIssueCountryCode } = passenger;
  const errors: FieldErrors = {};
  const warnings: FieldErrors = {};
  const given = Boolean(passportNo || passportExpiry || passportIssueCountryCode);
  if (!requires.passport && !given) return { errors, warnings };
  if (!passportNo) errors.passportNo = 'This is required field.';
  else if (!PASSPORT.test(passportNo.toUpperCase()))
    errors.passportNo = 'A passport number has 6 to 9 letters and digits.';
  if (!passportExpiry) errors.passportExpiry = 'This is required field.';
  else if (!isDay(passportExpiry) || passportExpiry < last)
    errors.passportExpiry = 'The passport expires before the journey ends.';
  else if (passportExpiry < monthsLater(last, 6))
    warnings.passportExpiry = 'Many countries require a passport valid for six months after travel.';
  if (!passportIssueCountryCode) errors.passportIssueCountryCode = 'This is required field.';
  if (requires.passport && !passenger.nationality) errors.nationality = 'This is required field.';
  if (passportIssueDate && !isIssueDay(passenger, today)) errors.passportIssueDate = 'Please enter the issue date.';
  return { errors, warnings };
}

/** A passport is issued in its holder's life, not in the future, and ends later than it begins. */
const isIssueDay = ({ passportIssueDate: day, passportExpiry, dateOfBirth }: Passenger, today: Day): boolean =>
  isDay(day) &&
  day <= today &&
  !(isDay(dateOfBirth) && day < dateOfBirth) &&
  !(isDay(passportExpiry) && day >= passportExpiry);

/** The same day of a later month, or that month's last. */
export function monthsLater(day: Day, months: number): Day {
  const [y, m, d] = day.split('-').map(Number) as [number, number, number];
  const lastOfMonth = new Date(Date.UTC(y, m - 1 + months + 1, 0));
  return `${lastOfMonth.toISOString().slice(0, 8)}${String(Math.min(d, lastOfMonth.getUTCDate())).padStart(2, '0')}`;
}

/** One passenger against what the fare asks; field names are the passenger's own. */
export function checkPassenger(passenger: Passenger, terms: PassengerTerms): PassengerFindings {
  const { title, gender, paxType, firstName, lastName, pan } = passenger;
  const { errors, warnings } = passportFindings(passenger, terms);
  const type = paxTypeName[paxType as PaxType].toLowerCase();
  if (!titlesOf[paxType as PaxType].includes(title))
    errors.title = `Choose a title for ${type === 'adult' ? 'an adult' : type === 'child' ? 'a child' : 'an infant'}.`;
  else if (genderOfTitle[title] && genderOfTitle[title] !== gender)
    errors.gender = 'The title and the gender do not match.';
  const first = nameError(firstName, 'first');
  const last = nameError(lastName, 'last');
  if (first) errors.firstName = first;
  if (last) errors.lastName = last;
  if (!first && !last && ticketName(firstName).length + ticketName(lastName).length > NAME_LIMIT)
    errors.lastName = `First and last name together can have at most ${NAME_LIMIT} letters. Leave out middle names.`;
  const { longestName = Infinity } = terms.requires;
  const tooLong = `This airline accepts at most ${longestName} letters here. Leave out middle names, or choose another flight.`;
  if (ticketName(firstName).length > longestName) errors.firstName ??= tooLong;
  if (ticketName(lastName).length > longestName) errors.lastName ??= tooLong;
  const birth = birthError(passenger, terms);
  if (birth) errors.dateOfBirth = birth;
  // A child's booking goes by a parent's PAN, so only adults are asked.
  if (!pan && terms.requires.pan && paxType === PaxType.Adult) errors.pan = 'This is required field.';
  else if (pan && !PAN.test(pan.toUpperCase())) errors.pan = 'Enter a PAN such as ABCPE1234F.';
  return { errors, warnings };
}

export interface PassengerCounts {
  adultCount: number;
  childCount: number;
  infantCount: number;
}

/**
 * All passengers of a booking; fields are dotted paths such as `passengers.0.lastName`. Phone numbers are checked
 * apart.
 */
export function checkPassengers(
  list: readonly Passenger[],
  counts: PassengerCounts,
  terms: PassengerTerms,
): PassengerFindings {
  const errors: FieldErrors = {};
  const warnings: FieldErrors = {};
  const countOf = (type: PaxType) => list.filter(({ paxType }) => paxType === type).length;
  if (
    countOf(PaxType.Adult) !== counts.adultCount ||
    countOf(PaxType.Child) !== counts.childCount ||
    countOf(PaxType.Infant) !== counts.infantCount
  ) {
    errors.passengers = 'The passengers do not match the search.';
  } else if (counts.infantCount > counts.adultCount) errors.passengers = 'Each infant must travel with an adult.';
  const seen = new Set<string>();
  list.forEach((passenger, at) => {
    const found = checkPassenger(passenger, terms);
    const name = nameKey(passenger.firstName, passenger.lastName);
    if (seen.has(name)) found.errors.firstName ??= 'Another passenger has the same name.';
    seen.add(name);
    if (at === 0 && !passenger.email) found.errors.email = 'This is required field.';
    else if (passenger.email && !EMAIL.test(passenger.email)) found.errors.email = 'Please enter a valid email.';
    if (at === 0 && !passenger.mobileNo) found.errors.mobileNo = 'Phone number is required!';
    for (const [field, text] of Object.entries(found.errors)) errors[`passengers.${at}.${field}`] = text;
    for (const [field, text] of Object.entries(found.warnings)) warnings[`passengers.${at}.${field}`] = text;
  });
  return { errors, warnings };
}
