import * as z from 'zod/mini';
import { mailProblem } from './mail-problem.ts';
import { userTypes } from './types.ts';

export const phoneNumber = z.object({
  /** What the number is for; the one labelled `Primary` is preferred. */
  label: z.enum(['Primary', 'Secondary', 'Emergency']),
  /** Number without dial code. */
  phoneNumber: z.string(),
  /** Dial code with a plus; empty where unknown. */
  phoneCountryCode: z.string(),
});

/** A company as its users and documents name it. */
export const legalEntityData = z.object({
  /** The company's id. */
  id: z.string(),
  /** Registered name. */
  companyName: z.string(),
  /** First line of the address. */
  address1: z.string(),
  /** Second line of the address; may be empty. */
  address2: z.string(),
  /** City of the address. */
  city: z.string(),
  /** State of the address, by name. */
  state: z.string(),
  /** ISO 3166 alpha-2 code of the address’s country. */
  country: z.string(),
  /** Postal code. */
  pincode: z.string(),
  /** GST number; empty where it has none. */
  gstNumber: z.string(),
  /** Indian tax number (PAN); empty where it has none. */
  panNumber: z.string(),
  /** The markup group its prices come from; empty: the site's default group. */
  default_LE_GroupId: z.string(),
});
export type LegalEntityData = z.output<typeof legalEntityData>;

/** Spec: User (flights-and-shell 4). What a page may know of a user. */
export const userData = z.object({
  /** The user's id. */
  id: z.string(),
  /** The same id under the name that flight records use. */
  users_id: z.string(),
  /** `staff` operate the site, `travelAgent` is B2B, `retail` B2C, `corporate` a company's. */
  userType: z.enum(userTypes),
  /** Given names. */
  firstName: z.string(),
  /** Family name. */
  lastName: z.string(),
  /** 1 male, 2 female; absent where it is not known. */
  gender: z.optional(z.literal([1, 2])),
  /** Address of mail, which names the account. */
  email: z.string(),
  /** The user's numbers. */
  phoneNumbers: z.array(phoneNumber),
  /** The company the user belongs to; null for retail customers and staff. */
  legalEntity: z.nullable(legalEntityData),
  /** Logo of the user's agency for its tickets; empty for the site's. */
  taLogoUrl: z.string(),
  /** The user's own code, which others sign up with. */
  referralCode: z.string(),
  /** `verified` once a mailed link was opened. */
  status: z.enum(['verified', 'unverified']),
  /** True where staff locked the account; a blocked user has no session. */
  isBlocked: z.boolean(),
  /** True for users of an agency that waits to be approved: they can order nothing yet. */
  isAwaitingApproval: z.boolean(),
  /** True for the owner of the user's company, who rules over its other users. */
  isCompanyOwner: z.boolean(),
  /** True for the site's first administrator. */
  isSuperAdmin: z.boolean(),
  /** True where signing in takes a second factor; staff only. */
  hasSecondFactor: z.boolean(),
  /** Name of the user's company; empty without one. */
  companyName: z.string(),
  /** Indian tax number (PAN) of the company, else the user's own; empty for none. */
  panNumber: z.string(),
  /** GST number of the company, else the user's own; empty for none. */
  gstNumber: z.string(),
  /** The company in short, as forms fill it in. */
  company: z.object({
    /** Name of the company; empty without one. */
    companyName: z.string(),
    /** First line of its address. */
    address1: z.string(),
    /** Second line of its address. */
    address2: z.string(),
    /** The user's number labelled `Secondary`; empty for none. */
    secondaryPhone: z.string(),
  }),
  /** What invoices are made out to. */
  billing: z.object({
    /** The company's name, else the person's. */
    billingName: z.string(),
    /** GST number on invoices; empty for none. */
    gstNumber: z.string(),
    /** State that the GST number belongs to, by name; empty for none. */
    gstState: z.string(),
    /** PAN on invoices; empty for none. */
    panNumber: z.string(),
  }),
  /** True where the user may hold seats without paying. */
  isFlightHoldAllowed: z.boolean(),
  /** True where the user may search flights; otherwise 403 `SEARCH_NOT_ALLOWED`. */
  isFlightSearchAllowed: z.boolean(),
  /** Why mails to the user's address do not arrive, told to them where they sign in; absent where they do. */
  mailProblem: z.optional(mailProblem),
  /** Who of a partner site's staff stands for it here, for fifteen minutes (jumplogin); absent of whoever signed in. */
  partnerStay: z.optional(
    z.object({
      /** Who it is, by name. */
      name: z.string(),
      /** What the partner is called. */
      companyName: z.string(),
      /** Instant (ISO 8601, UTC) at which the stay ends; it does not slide. */
      until: z.string(),
    }),
  ),
});
export type UserData = z.output<typeof userData>;

/**
 * What signing in answers. `sessionId` is the token that API clients send as `auth-token`; a browser has it as a
 * cookie.
 */
export const signedIn = z.object({
  /** Who is signed in now. */
  user: userData,
  /** The session's token, `userId.secret`: what API clients send as `auth-token`. A browser has it as a cookie. */
  sessionId: z.string(),
});
