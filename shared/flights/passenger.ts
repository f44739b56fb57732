import * as z from 'zod/mini';
import { isOneLine } from '../one-line.ts';
import { dayOrEmpty } from './day-or-empty.ts';
import { titles } from './model.ts';

const text = (most: number) =>
  z._default(z.string().check(z.trim(), z.maxLength(most), z.refine(isOneLine, 'Please write this on one line.')), '');
const countryOrEmpty = z._default(z.string().check(z.regex(/^([A-Z]{2})?$/, 'Please choose a country.')), '');

/** An extra service, named as getSSR named it; its price is the server's. */
export const ssrChoice = z.strictObject({
  code: z.string().check(z.maxLength(40)),
  flightNumber: z.string().check(z.maxLength(8)),
  origin: z.string().check(z.length(3)),
  destination: z.string().check(z.length(3)),
});
export type SsrChoice = z.output<typeof ssrChoice>;

/** A passenger as the form holds and the wire carries it. What the fare asks of it is in passenger-rules.ts. */
export const passenger = z.strictObject({
  title: z.enum(titles, 'This is required field.'),
  firstName: z.string().check(z.trim(), z.minLength(1), z.maxLength(60)),
  lastName: z.string().check(z.trim(), z.minLength(1), z.maxLength(60)),
  /** 1 adult, 2 child, 3 infant. */
  paxType: z.literal([1, 2, 3]),
  /** 1 male, 2 female. */
  gender: z.literal([1, 2], 'This is required field.'),
  dateOfBirth: dayOrEmpty,
  nationality: countryOrEmpty,
  passportNo: text(20),
  passportIssueDate: dayOrEmpty,
  passportExpiry: dayOrEmpty,
  passportIssueCountryCode: countryOrEmpty,
  pan: text(10),
  /** Asked of the first passenger, who is told about changes. */
  email: text(254),
  /** With a plus, e.g. `+91`. */
  phoneCode: text(5),
  mobileNo: text(20),
  addressLine1: text(120),
  city: text(80),
  countryCode: countryOrEmpty,
  baggage: z._default(z.array(ssrChoice).check(z.maxLength(12)), []),
  meals: z._default(z.array(ssrChoice).check(z.maxLength(12)), []),
});
export type Passenger = z.output<typeof passenger>;

export const passengers = z.array(passenger).check(z.minLength(1), z.maxLength(18));
