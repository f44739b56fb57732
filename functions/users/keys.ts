import type { Actor } from '#functions/actor.ts';
import type { Sealed } from '#functions/runtime/data-keys.ts';
import type { Carded, Item } from '#functions/table/key.ts';
import type { Numbers } from '#functions/lists/numbers-of-page.ts';
import { at, belowBeginning, list, rows } from '#functions/table/site-key.ts';
import type {
  DaySpendingItem,
  LegalEntityItem,
  LinkItem,
  SessionItem,
  TravellerItem,
  UserEventItem,
  UserItem,
  UserNoteItem,
} from './model.ts';
import type { KnownDevicesItem, PanCheckItem, SecondFactorItem, ListedSession } from './access-model.ts';

/**
 * Users, their companies and sessions, and what is claimed for them. The site's head, a session and its user as they
 * are read before there is an actor stand in actors/identity-keys.ts.
 */
export const userKeys = {
  user: (actor: Actor, userId: string) => at(actor, 'USER', userId)<UserItem & Carded>('A'),
  traveller: (actor: Actor, userId: string, id: string) => at(actor, 'USER', userId)<TravellerItem>(`TRAV#${id}`),
  /** How many of them there are: what the limit is held by. */
  travellerCount: (actor: Actor, userId: string) => at(actor, 'USER', userId)<{ count: number }>('TRAVN'),
  /** A member of staff's second factor: its secret sealed, its recovery codes hashed. */
  secondFactor: (actor: Actor, userId: string) => at(actor, 'USER', userId)<SecondFactorItem>('2FA'),
  /** The devices that a user is known on, hashed. */
  knownDevices: (actor: Actor, userId: string) => at(actor, 'USER', userId)<KnownDevicesItem>('DEV'),
  userEvent: (actor: Actor, userId: string, eventId: string) => at(actor, 'USER', userId)(`EV#${eventId}`),
  /** A person's own PAN: encrypted, never in an index. A company's stands in its row. */
  userPan: (actor: Actor, userId: string) => at(actor, 'USER', userId)<{ sealed: Sealed }>('PAN'),
  /** What staff wrote about a user. */
  userNote: (actor: Actor, userId: string, noteId: string) => at(actor, 'USER', userId)(`NOTE#${noteId}`),
  /** What stands beside a user: what was done to the account, what staff wrote, saved travellers. */
  userEvents: (actor: Actor, userId: string) => belowBeginning<UserEventItem>(actor, ['USER', userId], 'EV#'),
  userNotes: (actor: Actor, userId: string) => belowBeginning<UserNoteItem>(actor, ['USER', userId], 'NOTE#'),
  travellers: (actor: Actor, userId: string) => belowBeginning<TravellerItem>(actor, ['USER', userId], 'TRAV#'),
  legalEntity: (actor: Actor, id: string) => at(actor, 'LE', id)<LegalEntityItem>('A'),
  /** Stands while its users' copies of a changed company are brought up to date. */
  companyTask: (actor: Actor, id: string) => at(actor, 'LE', id)('TASK#USERS'),
  session: (actor: Actor, hash: string) => at(actor, 'SESS', hash)<SessionItem & Partial<ListedSession>>('A'),
  uniqueEmail: (actor: Actor, email: string) => at(actor, 'UQ', 'EMAIL', email.toLowerCase())<{ userId: string }>('A'),
  uniquePhone: (actor: Actor, phone: string) => at(actor, 'UQ', 'PHONE', phone)<{ userId: string }>('A'),
  /** A user's own referral code, in capitals. */
  uniqueReferral: (actor: Actor, code: string) => at(actor, 'UQ', 'REF', code)<{ userId: string }>('A'),
  /** A mailed link or code that works once. */
  once: (actor: Actor, hash: string) => at(actor, 'ONCE', hash)<LinkItem>('A'),
  /** Users by type and by number, those of a company and, staff only, of a permission group. */
  usersByType: (actor: Actor, userType: string) => list(actor, 'gsi1', 'USER', userType),
  /** How the site's users are numbered. */
  userNumbers: (actor: Actor) => at(actor, 'CNT', 'USER-NUMBER')<Partial<Numbers>>('0'),
  usersByNumber: (actor: Actor) => list(actor, 'gsi2', 'USERN'),
  usersOfCompany: (actor: Actor, legalEntityId: string) => list(actor, 'gsi3', 'LEU', legalEntityId),
  usersOfPermissionGroup: (actor: Actor, groupId: string) => list(actor, 'gsi4', 'RBACU', groupId),
  /** Agents who registered and wait to be approved. */
  usersAwaitingApproval: (actor: Actor) => list(actor, 'gsi4', 'USERW'),
  /** Who signed up with a user's referral code, by when; beside the user. */
  referral: (actor: Actor, userId: string, since: string, joinedId: string) =>
    at(actor, 'USER', userId)(`REF#${since}#${joinedId}`),
  referralsOfUser: (actor: Actor, userId: string) => rows<Item & Carded>(actor, 'USER', userId),
  /** What staff recorded of a PAN, under a hash that cannot be guessed back; and each time that was done. */
  panCheck: (actor: Actor, hash: string) => at(actor, 'PANV', hash)<PanCheckItem>('A'),
  panCheckEvent: (actor: Actor, hash: string, eventId: string) => at(actor, 'PANV', hash)(`EV#${eventId}`),
  /** What a user of a company has paid from its wallet on a day `yyyy-mm-dd` of the site's. */
  daySpending: (actor: Actor, userId: string, day: string) => at(actor, 'SPEND', userId)<DaySpendingItem>(day),
  /** Companies by name, and those that a markup group was given to. */
  companies: (actor: Actor) => list(actor, 'gsi1', 'LE'),
  companiesOfGroup: (actor: Actor, groupId: string) => list(actor, 'gsi2', 'LEG', groupId),
  /** Customers without a company that a markup group was given to. */
  usersOfMarkupGroup: (actor: Actor, groupId: string) => list(actor, 'gsi3', 'MKPU', groupId),
  /** A user's sessions by when they were used last. */
  sessionsOfUser: (actor: Actor, userId: string) => list<ListedSession>(actor, 'gsi3', 'SESS', userId),
};
