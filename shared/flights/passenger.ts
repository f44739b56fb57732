import * as z from 'zod/mini';
import { isOneLine } from '../one-line.ts';
import { dayOrEmpty } from './day-or-empty.ts';
import { titles } from './model.ts';

const text = (most: number) =>
  z._default(z.string().check(z.trim(), z.maxLength(most), z.refine(isOneLine, 'Please keep this on one line.')), '');
const countryOrEmpty = z._default(z.string().check(z.regex(/^([A-Z]{2})?$/, 'Please choose a country.')), '');

/** An extra service, named as getSSR named it; its price is the server's. */
export const ssrChoice = z.strictObject({
  /** The extra's `code` as getSSR named it. */
  code: z.string().check(z.maxLength(40)),
  /** Number of the flight it is for, without the airline's designator. */
  flightNumber: z.string().check(z.maxLength(8)),
  /** IATA code of the airport that flight leaves from. */
  origin: z.string().check(z.length(3)),
  /** IATA code of the airport that flight lands at. */
  destination: z.string().check(z.length(3)),
});
export type SsrChoice = z.output<typeof ssrChoice>;

/** A passenger as the form holds and the wire carries it. What the fare asks of it is in passenger-rules.ts. */
export const passenger = z.strictObject({
  /** Form of address that fits type and gender: `Mstr` and `Miss` for children and infants. */
  title: z.enum(titles, 'This is required field.'),
  /** Given names as in the passport, Latin letters; with the last name at most 55 letters. */
  firstName: z.string().check(z.trim(), z.minLength(1), z.maxLength(60)),
  /** Family name as in the passport, Latin letters. */
  lastName: z.string().check(z.trim(), z.minLength(1), z.maxLength(60)),
  /** 1 adult, 2 child, 3 infant; as many of each as were searched for. */
  paxType: z.literal([1, 2, 3]),
  /** 1 male, 2 female. */
  gender: z.literal([1, 2], 'This is required field.'),
  /** `YYYY-MM-DD`; asked of children and infants, and of everybody where the fare `requires` it. Kept encrypted. */
  dateOfBirth: dayOrEmpty,
  /** ISO 3166 alpha-2 code of the passport's nationality; asked where the fare requires a passport. */
  nationality: countryOrEmpty,
  /**
   * Passport number, 6 to 9 letters and digits; asked where the fare requires one. Kept encrypted, erased 30 days after
   * the last arrival.
   */
  passportNo: text(20),
  /** Day the passport was issued, `YYYY-MM-DD`; empty where not asked. */
  passportIssueDate: dayOrEmpty,
  /** Day the passport ends, `YYYY-MM-DD`; not before the last day of travel. */
  passportExpiry: dayOrEmpty,
  /** ISO 3166 alpha-2 code of the country that issued the passport. */
  passportIssueCountryCode: countryOrEmpty,
  /** Indian tax number of an adult, e.g. `ABCPE1234F`; asked where the fare `requires` it. Kept encrypted. */
  pan: text(10),
  /** Where the booking is told about changes; asked of the first passenger, otherwise optional. */
  email: text(254),
  /** Dial code with a plus, e.g. `+91`. */
  phoneCode: text(5),
  /** Mobile number without dial code, held against its country's numbering plan; asked of the first passenger. */
  mobileNo: text(20),
  /** First line of the postal address; optional. */
  addressLine1: text(120),
  /** City of the postal address; optional. */
  city: text(80),
  /** ISO 3166 alpha-2 code of the postal address's country; optional. */
  countryCode: countryOrEmpty,
  /** Extra baggage, at most one entry a flight; none for infants. */
  baggage: z._default(z.array(ssrChoice).check(z.maxLength(12)), []),
  /** Meals, at most one entry a flight; none for infants. */
  meals: z._default(z.array(ssrChoice).check(z.maxLength(12)), []),
});
export type Passenger = z.output<typeof passenger>;

/** Everybody who travels, in the order that the ticket lists them; the first is the contact. */
export const passengers = z.array(passenger).check(z.minLength(1), z.maxLength(18));
