import type { OwnMarkup } from '#functions/markups/model.ts';
import type { Sealed } from '#functions/runtime/data-keys.ts';
import type { KeyAccess } from '#shared/contract.ts';
import type { UserType } from '#shared/users/types.ts';

/** A session's row. Its key is the SHA-256 of the secret half of the token. */
export interface SessionItem {
  userId: string;
  /** Equals the user's `sessionEpoch` or is dead: block, role change and password change raise that. */
  epoch: number;
  /** ms since 1970; slides with use, written at most hourly. */
  expiresAt: number;
  createdAt: string;
  /** Browser and system it was opened on (`deviceOf`); absent where they are not known. */
  device?: string;
  /** Network it was opened from, without what tells its people apart (`shownNetwork`); absent where not known. */
  network?: string;
  /** Seconds since 1970, for the table's own expiry. */
  ttl: number;
  /** Absent: a person's, on a device. `key`: a program's. `jump`: a partner's. Those neither slide nor are listed. */
  kind?: 'key' | 'jump';
  /** Who stands for the partner; there where `kind` is `jump`. */
  jump?: JumpedBy;
  /** What a key may do; there where `kind` is `key`. */
  key?: KeyRights;
}

/** A member of another site's staff, who stands for it here. */
export interface JumpedBy {
  /** The site that they work for, and their user there. */
  home: string;
  userId: string;
  name: string;
  /** Of their sessions there, when they asked: a changed password ends a stay too. */
  epoch: number;
}

/** What a program's key may do, as its session says with each call. */
export interface KeyRights {
  keyId: string;
  may: KeyAccess;
  /** Networks that it may be used from, `103.21.58.0/24`; empty: from everywhere. */
  networks: readonly string[];
  /** The user who made it, as the owner of the company: who is blocked, or owns it no more, has no keys. */
  madeBy: string;
  /** Of a test key, which is the sandbox's: the site that its owner is a customer of. */
  home?: string;
  /** Calls a second, and a day of the site's. */
  perSecond: number;
  perDay: number;
}

export interface FormerEmail {
  email: string;
  until: number;
  /**
   * The account had no password when its address was changed, so that the new mailbox sets the first one: that ends
   * nothing, and taking back takes that password away. Absent: whoever confirms the new address knows the password.
   */
  hadNoPassword?: true;
}

export interface Phone {
  label: 'Primary' | 'Secondary' | 'Emergency';
  phoneNumber: string;
  /** With a plus; empty where unknown. */
  phoneCountryCode: string;
}

/** A user's row. */
export interface UserItem {
  userId: string;
  /** Per-site sequence number, so that page N of the customers is one key range. */
  sequence: number;
  userType: UserType;
  firstName: string;
  lastName: string;
  email: string;
  phoneNumbers: Phone[];
  gender?: 1 | 2;
  legalEntityId?: string;
  companyName?: string;
  panNumber?: string;
  /** The last four characters of a person's own PAN, which itself is sealed (keys.userPan); absent for none. */
  panEnd?: string;
  /** Without a person's PAN in it, which is masked. */
  gstNumber?: string;
  /** A person's own GSTIN whole, sealed (sealed-tax.ts), where a PAN of a person stands in it. */
  sealedTax?: string;
  /** Spec: 'verified' means the email is verified. */
  status: 'verified' | 'unverified';
  isBlocked: boolean;
  isSuperAdmin: boolean;
  isFlightHoldAllowed: boolean;
  isFlightSearchAllowed: boolean;
  sessionEpoch: number;
  /**
   * The last address that its owner had verified, or was mailed the first link to, behind one that staff gave. It stays
   * claimed, and may take the change back until an instant, ms since 1970. Absent: the address is the owner's own.
   */
  formerEmail?: FormerEmail;
  /** Counts the links that were mailed anew: one with another number is dead. Absent before the first. */
  linkSerial?: number;
  /** argon2id, encoded; absent until a password is set through the mailed link. */
  passwordHash?: string;
  /** The user's own code, for others to sign up with; nobody else's on this site. */
  referralCode: string;
  /** The code that the user signed up with; absent for none. */
  referredBy?: string;
  taLogoUrl: string;
  company?: { companyName: string; address1: string; address2: string; secondaryPhone: string };
  /** Markup group (legal-entity group) this user's prices come from; absent: the site's default group. */
  groupId?: string;
  /** Market whose rates of the destination desk this user's prices come from; absent: the site's default market. */
  marketId?: string;
  /** The company's markup group, copied for lists; prices read the company. */
  companyGroupId?: string;
  /** Permission group of a member of staff; absent for none. */
  permissionGroupId?: string;
  /** An agent or company that registered itself: never confirmed, it gives way as a traveller's account does. */
  isSelfRegistered?: true;
  /** The agency waits for staff's approval, and none of its users orders anything; absent: no. Copied from the company. */
  isAwaitingApproval?: true;
  /** Whose code `referredBy` is; absent where it is nobody's. */
  referrerId?: string;
  /** What a person's invoices say beside name and numbers; absent for what was never given. A company's stands in its row. */
  billing?: { billingName: string; gstState: string };
  /** Opened by staff or by the owner of the user's company: no sign-up takes its place. Absent: by its own person. */
  isOpenedForThem?: true;
  /** Blocked by the owner of the company, who may unblock again; absent: not, or by staff. */
  isBlockedByCompany?: true;
  /** What the user may spend a day from the company's wallet, minor units of the site's currency; absent: no limit. */
  dailyLimit?: number;
  /** Whether the user may search without ever booking; absent: no. */
  isSearchExempt?: boolean;
  /** True where signing in takes a second factor (keys.secondFactor); absent: no. Staff only. */
  hasSecondFactor?: boolean;
  /**
   * The user of a program's key: it has no password, claims no address or number, stands in no list, and no call that names a
   * user finds it. `email` is where mails about its bookings go. Absent: a person.
   */
  isMachine?: true;
  /**
   * The site that this user stands for, which sells what this one supplies: its wallet and what it buys are found by the user's
   * id. It never signs in: no password, address, number or place in lists. Absent: a person, or a key's.
   */
  partnerSite?: string;
  /** Counts changes of what lists show: of two at once one is refused. Absent before the first. */
  revision?: number;
  createdAt: string;
}

/** A company's row: who agents and corporates own, owe and book as. */
export interface LegalEntityItem {
  legalEntityId: string;
  companyName: string;
  /** Who rules over its users. */
  ownerUserId: string;
  address1: string;
  address2: string;
  city: string;
  state: string;
  /** ISO 3166 alpha-2. */
  country: string;
  pincode: string;
  /** A sole proprietor's are masked here. */
  gstNumber: string;
  panNumber: string;
  /** They whole, sealed (sealed-tax.ts); absent where both stand in clear. */
  sealedTax?: string;
  /** Markup group its users' prices come from; empty: the site's default group. */
  groupId: string;
  /** Path or address of the agency's own logo, on its tickets; empty for none. Absent: each user's own `taLogoUrl`. */
  logoUrl?: string;
  /** What its invoices are made out to, where that is not its name. */
  billingName?: string;
  /** State that its GST number belongs to, by name; absent: that of its address. */
  gstState?: string;
  /** How to reach it, as it registered. */
  contact?: CompanyContact;
  /** It registered as an agency, and staff have not approved it yet: its users order nothing. Absent: approved. */
  isAwaitingApproval?: true;
  /** Users who were added to it after its first; absent for none. */
  joined?: number;
  /** Whether TDS is deducted from its commission; absent: yes. */
  isTdsDeductable?: boolean;
  /** What it adds for its own customers on results and tickets; absent: never set. */
  ownMarkup?: OwnMarkup;
  createdAt: string;
}

/** A company's own mail, numbers and whom to ask for; empty for what was not given. */
export interface CompanyContact {
  primaryEmail: string;
  primaryPhone: string;
  primaryPhoneCode: string;
  secondaryPhone: string;
  secondaryPhoneCode: string;
  concernedPersonFirstName: string;
  concernedPersonLastName: string;
}

/** What was done to a user's account. */
export interface UserEventItem {
  what: string;
  /** actorName of who did it. */
  by: string;
  at: string;
  /** Names of the fields that were changed, by commas. */
  fields?: string;
  /** Of those that are no secret what stood there and what does now, in words; empty for nothing. */
  changes?: readonly FieldChange[];
  /** Ids of the saved travellers whose documents were opened. */
  travellers?: readonly string[];
}

/** What staff wrote about a user, never changed itself. */
export interface UserNoteItem {
  id: string;
  text: string;
  /** actorName of who wrote it. */
  by: string;
  at: string;
}

/** A field of a user that was changed. */
export interface FieldChange {
  field: string;
  from: string;
  to: string;
}

/** What a user of a company has paid from its wallet on one day of the site's. */
export interface DaySpendingItem {
  /** Minor units of the site's currency. */
  spent: number;
}

/** What a user searched and booked in a month; what never happened is absent. */
export interface FlightMonthItem {
  lookCount?: number;
  bookCount?: number;
  /** The last search that was counted in it. */
  lastLook?: LastLook;
}

/** What somebody last searched. */
export interface LastLook {
  /** Instant (ISO 8601, UTC). */
  at: string;
  /** IATA codes of where the first journey begins, and of where it or, of several stops, the last one ends. */
  origin: string;
  destination: string;
  /** First day of departure, `YYYY-MM-DD`. */
  day: string;
  travellers: number;
}

/**
 * A mailed link's row, under the hash of its secret. It dies with use, with time, and when the password changes
 * otherwise.
 */
export interface LinkItem {
  userId: string;
  /** `second factor` is no link: it stands for a right password until the code is given. */
  purpose: 'password' | 'confirm email' | 'take email back' | 'second factor';
  /** The address that the change is taken back to (`UserItem.formerEmail`). */
  email?: string;
  epoch: number;
  /** The user's `linkSerial` when it was mailed. */
  serial?: number;
  /** ms since 1970. */
  expiresAt: number;
  ttl: number;
}

/** Wrong passwords for one email, whether it has an account or not. */
export interface BackOffItem {
  wrong: number;
  /** ms since 1970: no try before this instant. */
  notBefore: number;
  ttl: number;
}

/** A saved traveller: all of it is personal, so all of it is encrypted. */
export interface TravellerItem {
  id: string;
  sealed: Sealed;
  updatedAt: string;
}

/** How many travellers a user has saved. */
export interface TravellerCount {
  /** False: no row counts them yet, for none was saved. */
  isKept: boolean;
  count: number;
}

/** What typing a name finds of a user, once per word of it. */
export type UserWordCard = Pick<UserItem, 'userId'> & Record<'name' | 'email' | 'companyName', string>;
