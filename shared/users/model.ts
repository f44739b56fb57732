import * as z from 'zod/mini';
import { userTypes } from './types.ts';

export const phoneNumber = z.object({
  /** The label Primary is preferred. */
  label: z.enum(['Primary', 'Secondary', 'Emergency']),
  phoneNumber: z.string(),
  /** With a plus; empty where unknown. */
  phoneCountryCode: z.string(),
});

/** A company as its users and documents name it. */
export const legalEntityData = z.object({
  id: z.string(),
  companyName: z.string(),
  address1: z.string(),
  address2: z.string(),
  city: z.string(),
  state: z.string(),
  country: z.string(),
  pincode: z.string(),
  gstNumber: z.string(),
  panNumber: z.string(),
  /** The markup group its prices come from; empty: the site's default group. */
  default_LE_GroupId: z.string(),
});
export type LegalEntityData = z.output<typeof legalEntityData>;

/** Spec: User (flights-and-shell 4). What a page may know of a user. */
export const userData = z.object({
  id: z.string(),
  /** The same id under the name that flight records use. */
  users_id: z.string(),
  userType: z.enum(userTypes),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phoneNumbers: z.array(phoneNumber),
  legalEntity: z.nullable(legalEntityData),
  taLogoUrl: z.string(),
  referralCode: z.string(),
  /** 'verified' means the email is verified. */
  status: z.enum(['verified', 'unverified']),
  isBlocked: z.boolean(),
  isSuperAdmin: z.boolean(),
  companyName: z.string(),
  panNumber: z.string(),
  gstNumber: z.string(),
  company: z.object({
    companyName: z.string(),
    address1: z.string(),
    address2: z.string(),
    secondaryPhone: z.string(),
  }),
  billing: z.object({ billingName: z.string(), gstNumber: z.string(), gstState: z.string(), panNumber: z.string() }),
  isFlightHoldAllowed: z.boolean(),
  isFlightSearchAllowed: z.boolean(),
});
export type UserData = z.output<typeof userData>;

/**
 * What signing in answers. `sessionId` is the token that API clients send as `auth-token`; a browser has it as a
 * cookie.
 */
export const signedIn = z.object({ user: userData, sessionId: z.string() });
