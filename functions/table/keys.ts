import type { Actor, LinkActor, OwnerId } from '#functions/actors/actor.ts';
import type { PartName } from '#shared/site/parts/parts.ts';
import { destinationKeys } from './destination-keys.ts';
import type { DueKind } from './global-keys.ts';
import { makeKey } from './key.ts';
import { at, below, list, rows } from './site-key.ts';

/** Whose history of prices it is: an editor's, or a customer's. */
export type MarkupHistory = 'GRP' | 'RULE' | 'TAX' | `LE#${string}`;

/** Whole letters: half of one that takes two units of UTF-16 is no key. */
const firstLetters = (word: string): string => [...word].slice(0, 2).join('');

/**
 * Stored with every item: rows of an older one are brought up to date (infra/upgrade). 2: places in lists of 2026-11. 3:
 * who joined by whose code. 4: a user's sessions in a list. 5: histories of prices apart from each other, and cards of
 * events, sessions and referrals. 6: claims of bank references as they are spelled since accents are none of them.
 */
export const SCHEMA_VERSION = 6;

/**
 * Every tenant key and index partition, with the pattern it serves. Each takes the actor, and the partition begins with
 * the actor's site: there is no other way to name a row. Global keys stand in global-keys.ts, those of the
 * destination desk's catalogue in destination-keys.ts.
 */
export const keys = {
  site: (
    actor: Actor,
    part: 'HEAD' | 'SETTINGS' | 'HTML' | 'SEO' | 'SUPPLIERS' | 'PAYMENTS' | 'BANK' | 'POLICIES' | 'LIMITS',
  ) => at(actor, 'SITE')(part),
  /** The version of a part of the settings, who changed it last and what stood before. */
  sitePart: (actor: Actor, part: PartName) => at(actor, 'SITE')(`PART#${part}`),
  /** Who changed a setting, beside the settings; and all that stands there, for `EV#` alone. */
  siteEvent: (actor: Actor, eventId: string) => at(actor, 'SITE')(`EV#${eventId}`),
  siteItems: (actor: Actor) => rows(actor, 'SITE'),
  /** Work about the site itself: a domain that waits to be served, a link that waited for it. */
  siteTask: (actor: Actor, kind: 'DOMAIN' | 'LINK') => at(actor, 'SITE')(`TASK#${kind}`),
  /** A sealed secret of the site's own: one row each, read by nothing but the function that needs it. */
  siteSecret: (actor: Actor, name: string) => at(actor, 'SITE')(`SECRET#${name}`),

  /** A file on its way in, by its id; and what is to be done about a file at its time. */
  upload: (actor: Actor, uploadId: string) => at(actor, 'FILE', uploadId)('A'),
  fileTask: (actor: Actor, id: string) => at(actor, 'FILE', id)('TASK'),

  user: (actor: Actor, userId: string) => at(actor, 'USER', userId)('A'),
  traveller: (actor: Actor, userId: string, id: string) => at(actor, 'USER', userId)(`TRAV#${id}`),
  /** How many of them there are: what the limit is held by. */
  travellerCount: (actor: Actor, userId: string) => at(actor, 'USER', userId)('TRAVN'),
  /** A member of staff's second factor: its secret sealed, its recovery codes hashed. */
  secondFactor: (actor: Actor, userId: string) => at(actor, 'USER', userId)('2FA'),
  /** The devices that a user is known on, hashed. */
  knownDevices: (actor: Actor, userId: string) => at(actor, 'USER', userId)('DEV'),
  userEvent: (actor: Actor, userId: string, eventId: string) => at(actor, 'USER', userId)(`EV#${eventId}`),
  /** A person's own PAN: encrypted, never in an index. A company's stands in its row. */
  userPan: (actor: Actor, userId: string) => at(actor, 'USER', userId)('PAN'),
  /** What staff wrote about a user. */
  userNote: (actor: Actor, userId: string, noteId: string) => at(actor, 'USER', userId)(`NOTE#${noteId}`),
  /** A user with its saved travellers, events and notes. */
  userItems: (actor: Actor, userId: string) => below(actor, 'USER', userId),
  legalEntity: (actor: Actor, id: string) => at(actor, 'LE', id)('A'),
  /** Stands while its users' copies of a changed company are brought up to date. */
  companyTask: (actor: Actor, id: string) => at(actor, 'LE', id)('TASK#USERS'),
  session: (actor: Actor, hash: string) => at(actor, 'SESS', hash)('A'),
  uniqueEmail: (actor: Actor, email: string) => at(actor, 'UQ', 'EMAIL', email.toLowerCase())('A'),
  uniquePhone: (actor: Actor, phone: string) => at(actor, 'UQ', 'PHONE', phone)('A'),
  /** A user's own referral code, in capitals. */
  uniqueReferral: (actor: Actor, code: string) => at(actor, 'UQ', 'REF', code)('A'),
  /** A mailed link or code that works once. */
  once: (actor: Actor, hash: string) => at(actor, 'ONCE', hash)('A'),
  rate: (actor: Actor, what: string, who: string) => at(actor, 'RATE', what, who)('A'),
  /** Users by type and by number, those of a company and, staff only, of a permission group. */
  usersByType: (actor: Actor, userType: string) => list(actor, 'gsi1', 'USER', userType),
  usersByNumber: (actor: Actor) => list(actor, 'gsi2', 'USERN'),
  usersOfCompany: (actor: Actor, legalEntityId: string) => list(actor, 'gsi3', 'LEU', legalEntityId),
  usersOfPermissionGroup: (actor: Actor, groupId: string) => list(actor, 'gsi4', 'RBACU', groupId),
  /** Agents who registered and wait to be approved. */
  usersAwaitingApproval: (actor: Actor) => list(actor, 'gsi4', 'USERW'),
  /** Who signed up with a user's referral code, by when; beside the user. */
  referral: (actor: Actor, userId: string, since: string, joinedId: string) =>
    at(actor, 'USER', userId)(`REF#${since}#${joinedId}`),
  referralsOfUser: (actor: Actor, userId: string) => rows(actor, 'USER', userId),
  /** What staff recorded of a PAN, under a hash that cannot be guessed back; and each time that was done. */
  panCheck: (actor: Actor, hash: string) => at(actor, 'PANV', hash)('A'),
  panCheckEvent: (actor: Actor, hash: string, eventId: string) => at(actor, 'PANV', hash)(`EV#${eventId}`),
  /** What a user of a company has paid from its wallet on a day `yyyy-mm-dd` of the site's. */
  daySpending: (actor: Actor, userId: string, day: string) => at(actor, 'SPEND', userId)(day),
  /** Permission groups of staff; the names they have taken; who changed what of them. */
  permissionGroup: (actor: Actor, groupId: string) => at(actor, 'RBAC')(`G#${groupId}`),
  permissionGroupName: (actor: Actor, name: string) => at(actor, 'RBAC')(`N#${name.toLowerCase()}`),
  permissionEvent: (actor: Actor, eventId: string) => at(actor, 'RBAC')(`EV#${eventId}`),
  permissionItems: (actor: Actor) => rows(actor, 'RBAC'),
  /** Work beside the page, by who asked for it: one job, and all of somebody's, by when they were begun. */
  job: (actor: Actor, userId: string, jobId: string) => at(actor, 'JOB', userId)(jobId),
  jobsOfUser: (actor: Actor, userId: string) => rows(actor, 'JOB', userId),
  /** The site's running jobs, all in one row: so few at a time, counted where they are begun. */
  runningJobs: (actor: Actor) => at(actor, 'JOBR')('A'),
  /** Companies by name, and those that a markup group was given to. */
  companies: (actor: Actor) => list(actor, 'gsi1', 'LE'),
  companiesOfGroup: (actor: Actor, groupId: string) => list(actor, 'gsi2', 'LEG', groupId),
  /** A user's sessions by when they were used last. */
  sessionsOfUser: (actor: Actor, userId: string) => list(actor, 'gsi3', 'SESS', userId),

  markups: (actor: Actor) => rows(actor, 'MKP'),
  markup: (actor: Actor, kind: 'GRP' | 'DEF' | 'AIR' | 'FD' | 'TAX', id: string) => at(actor, 'MKP')(`${kind}#${id}`),
  /** How many rules of a kind there are. */
  markupRuleCount: (actor: Actor, kind: 'DEF' | 'AIR' | 'FD') => at(actor, 'MKP')(`COUNT#${kind}`),
  /** Which group is the default: one row, so that there is never another; and a name that a group has taken. */
  defaultMarkupGroup: (actor: Actor) => at(actor, 'MKP')('DEFAULT'),
  markupGroupName: (actor: Actor, name: string) => at(actor, 'MKP')(`N#${name.toLowerCase()}`),
  /**
   * Who changed what of groups, rules and taxes, and of one customer (`LE#<id>`: a company, a user, an API consumer); apart
   * from them, since every price reads those, and each apart from the others, so that a page is one Query.
   */
  markupEvent: (actor: Actor, of: MarkupHistory, eventId: string) => at(actor, 'MKPE', of)(eventId),
  markupEvents: (actor: Actor, of: MarkupHistory) => rows(actor, 'MKPE', of),
  /** What a supplying site has set for one that sells its inventory, and those that a markup group was given to. */
  consumerTerms: (actor: Actor, consumer: string) => at(actor, 'CONT')(consumer),
  consumersOfMarkupGroup: (actor: Actor, groupId: string) => list(actor, 'gsi1', 'MKPC', groupId),
  /** Customers without a company that a markup group was given to. */
  usersOfMarkupGroup: (actor: Actor, groupId: string) => list(actor, 'gsi3', 'MKPU', groupId),

  /** One source's answer to a search: owner, query hash, pointer to the bucket. */
  searchSource: (actor: Actor, searchId: string, source: string) => at(actor, 'SRCH', searchId)(`SRC#${source}`),
  quote: (actor: Actor, quoteId: string) => at(actor, 'QUO', quoteId)('A'),
  /** What a user searched and booked in a month `yyyy-mm`; one row a user and month. */
  flightCounts: (actor: Actor, userId: string, month: string) => at(actor, 'STAT', userId)(`FLIGHT#${month}`),
  /** The same of all months, sort key `FLIGHT#<month>`. */
  flightMonths: (actor: Actor, userId: string) => below(actor, 'STAT', userId),
  /** Cheapest fare seen per day of a month `yyyymm`, sort key the day. */
  seenFare: (actor: Actor, origin: string, destination: string, month: string, day: string) =>
    at(actor, 'FARE', origin, destination, month)(day),
  seenFaresOfMonth: (actor: Actor, origin: string, destination: string, month: string) =>
    rows(actor, 'FARE', origin, destination, month),
  /** What the suppliers' calendars said of a month `yyyymm`, beside its seen fares. */
  calendarMonth: (actor: Actor, origin: string, destination: string, month: string) =>
    at(actor, 'FARE', origin, destination, month)('CALENDAR'),
  /** The sandbox suppliers' own world, kept apart from ours. */
  sandbox: (actor: Actor, supplier: string, id: string) => at(actor, 'SBX', supplier, id)('A'),
  /** What a real supplier was told of a booking, and under `HEALTH` how its connection is. */
  supplierMemory: (actor: Actor, supplier: string, id: string) => at(actor, 'SUP', supplier, id)('A'),

  order: (actor: Actor, orderId: string) => at(actor, 'ORD', orderId)('A'),
  /** An order with its events and tasks. */
  orderItems: (actor: Actor, orderId: string) => below(actor, 'ORD', orderId),
  orderEvent: (actor: Actor, orderId: string, eventId: string) => at(actor, 'ORD', orderId)(`EV#${eventId}`),
  orderTask: (actor: Actor, orderId: string, kind: 'EXPIRY' | 'BOOK' | 'REFUND' | 'SETTLE') =>
    at(actor, 'ORD', orderId)(`TASK#${kind}`),
  /** A payment that came too late or twice, on its way back; one task a payment. */
  paymentRefundTask: (actor: Actor, orderId: string, paymentId: string) =>
    at(actor, 'ORD', orderId)(`TASK#REFUND#${paymentId}`),
  /** The latest order of an owner's search, passengers and way: a newer one retires it while it is unpaid. */
  orderSlot: (actor: Actor, owner: OwnerId, searchId: string, slot: string) =>
    at(actor, 'OSLOT', owner, searchId)(slot),
  /** Orders of the site by when they were made, and those paid and not at their end, by when they were paid. */
  orders: (actor: Actor) => list(actor, 'gsi1', 'ORD'),
  openOrders: (actor: Actor) => list(actor, 'gsi2', 'ORDO'),

  booking: (actor: Actor, bookingId: string) => at(actor, 'BKG', bookingId)('A'),
  /** A booking with its personal data, events and tasks. */
  bookingItems: (actor: Actor, bookingId: string) => below(actor, 'BKG', bookingId),
  /** A booking as it will be when its order is paid; the payment turns it into the row. */
  bookingDraft: (actor: Actor, bookingId: string) => at(actor, 'BKG', bookingId)('DRAFT'),
  /** Passports, PAN, dates of birth: encrypted, one item, never in an index. */
  bookingPii: (actor: Actor, bookingId: string) => at(actor, 'BKG', bookingId)('PII'),
  bookingEvent: (actor: Actor, bookingId: string, eventId: string) => at(actor, 'BKG', bookingId)(`EV#${eventId}`),
  bookingTask: (actor: Actor, bookingId: string, kind: 'HOLD' | 'UNKNOWN' | 'REFRESH' | 'PURGE' | 'MAIL') =>
    at(actor, 'BKG', bookingId)(`TASK#${kind}`),
  /**
   * Stands only while a booking is in process, held, in doubt or has a request waiting: few at any time, so that finding
   * none costs nothing.
   */
  openBooking: (actor: Actor, bookingId: string) => at(actor, 'BKG', bookingId)('OPEN'),
  openBookings: (actor: Actor) => list(actor, 'gsi1', 'BKGO'),
  openBookingsOfOwner: (actor: Actor, owner: OwnerId) => list(actor, 'gsi3', 'BKGO', owner),
  bookingsByDate: (actor: Actor) => list(actor, 'gsi1', 'BKG'),
  bookingsByTravel: (actor: Actor) => list(actor, 'gsi2', 'BKGT'),
  bookingsOfOwnerByDate: (actor: Actor, owner: OwnerId) => list(actor, 'gsi3', 'BKG', owner),
  bookingsOfOwnerByTravel: (actor: Actor, owner: OwnerId) => list(actor, 'gsi4', 'BKGT', owner),
  /** A PNR, a ticket number or an order's number → bookings; a PNR is not unique, so the booking id is in the sort key. */
  lookup: (actor: Actor, kind: 'PNR' | 'TKT' | 'ORD', value: string, bookingId: string) =>
    at(actor, 'LK', kind, value.toUpperCase())(bookingId),
  lookups: (actor: Actor, kind: 'PNR' | 'TKT' | 'ORD', value: string) => rows(actor, 'LK', kind, value.toUpperCase()),
  /** Typed search: words of a kind by their first two letters, `begins_with` on the sort key `word#id`. */
  word: (actor: Actor, kind: 'USER' | 'PAX' | 'AREA' | 'MARKET' | 'ACCOM', word: string, id: string) =>
    at(actor, 'TOK', kind, firstLetters(word))(`${word}#${id}`),
  words: (actor: Actor, kind: 'USER' | 'PAX' | 'AREA' | 'MARKET' | 'ACCOM', prefix: string) =>
    rows(actor, 'TOK', kind, firstLetters(prefix)),
  /** What a passenger (by a hash of the name) is booked on on a local day of departure. */
  travelDay: (actor: Actor, passenger: string, day: string) => at(actor, 'FLY', passenger)(day),
  /** Work of a kind that staff look at (listedKinds), by when it began to wait. */
  tasksByKind: (actor: Actor, kind: DueKind) => list(actor, 'gsi1', 'TASK', kind),

  payment: (actor: Actor, orderId: string) => at(actor, 'PAY', orderId)('A'),
  /** Payments begun at gateways, by when: the site's, those not yet decided, an owner's. */
  payments: (actor: Actor) => list(actor, 'gsi1', 'PAYA'),
  openPayments: (actor: Actor) => list(actor, 'gsi2', 'PAYP'),
  /** Payments of which something went back at the gateway's own dashboard, and nobody has said what of it. */
  refundsToSettle: (actor: Actor) => list(actor, 'gsi2', 'PAYR'),
  paymentsOfOwner: (actor: Actor, owner: OwnerId) => list(actor, 'gsi3', 'PAYA', owner),
  /** Which of our orders a gateway's order is, where its notices do not say. */
  gatewayOrder: (actor: Actor, gateway: string, gatewayOrderId: string) =>
    at(actor, 'GWO', gateway, gatewayOrderId)('A'),
  /** A gateway's notice that was heard: the same one again is not gone after. */
  gatewayNotice: (actor: Actor, gateway: string, eventId: string) => at(actor, 'GWN', gateway, eventId)('A'),
  idempotency: (actor: Actor, who: string, key: string) => at(actor, 'IDEM', who, key)('A'),

  wallet: (actor: Actor, owner: OwnerId, currency: string) => at(actor, 'WAL', owner, currency)('BAL'),
  walletEntry: (actor: Actor, owner: OwnerId, currency: string, entryId: string) =>
    at(actor, 'WAL', owner, currency)(`E#${entryId}`),
  walletItems: (actor: Actor, owner: OwnerId, currency: string) => below(actor, 'WAL', owner, currency),
  /** An entry's reversal, and outside references as they were claimed before they were claimed once a site. */
  walletExternal: (actor: Actor, owner: OwnerId, currency: string, externalId: string) =>
    at(actor, 'WAL', owner, currency)(`X#${externalId}`),
  /** Work about a wallet: a credit limit that ends, a balance that fell under what its owner chose. */
  walletTask: (actor: Actor, owner: OwnerId, currency: string, kind: 'LIMIT' | 'LOW') =>
    at(actor, 'WAL', owner, currency)(`TASK#${kind}`),
  /** Who changed a wallet's credit limit, and why. */
  walletEvent: (actor: Actor, owner: OwnerId, currency: string, eventId: string) =>
    at(actor, 'WAL', owner, currency)(`EV#${eventId}`),
  wallets: (actor: Actor) => list(actor, 'gsi1', 'WAL'),
  /** Entries of a currency by when: of all the site's wallets, of an owner's. */
  walletEntries: (actor: Actor, currency: string) => list(actor, 'gsi1', 'WALE', currency),
  walletEntriesOfOwner: (actor: Actor, owner: OwnerId, currency: string) =>
    list(actor, 'gsi3', 'WALE', owner, currency),
  /** A bank transfer that somebody says to have made, and what became of it. */
  transfer: (actor: Actor, transferId: string) => at(actor, 'XFER', transferId)('A'),
  transferEvent: (actor: Actor, transferId: string, eventId: string) => at(actor, 'XFER', transferId)(`EV#${eventId}`),
  /** Transfers by when they were reported: the site's, those that wait for staff, an owner's. */
  transfers: (actor: Actor) => list(actor, 'gsi1', 'XFER'),
  waitingTransfers: (actor: Actor) => list(actor, 'gsi2', 'XFERP'),
  transfersOfOwner: (actor: Actor, owner: OwnerId) => list(actor, 'gsi3', 'XFER', owner),
  /** An outside payment's normalised reference at an account of the site, claimed for ever, whoever's wallet it is. */
  bankReference: (actor: Actor, account: string, reference: string) => at(actor, 'XREF', account, reference)('A'),
  /** Stands once the references claimed by single wallets are claimed for the site. */
  bankReferencesCarried: (actor: Actor) => at(actor, 'XREF')('CARRIED'),
  /** House accounts (revenue, tax, clearing): entries only, in daily partitions, so that no row is hot. */
  houseEntry: (actor: Actor, account: string, currency: string, day: string, entryId: string) =>
    at(actor, 'ACC', account, currency, day)(`E#${entryId}`),
  houseEntries: (actor: Actor, account: string, currency: string, day: string) =>
    rows(actor, 'ACC', account, currency, day),
  /** A house account's entries of a month `yyyymm` of the site's days, by when. */
  houseMonth: (actor: Actor, account: string, currency: string, month: string) =>
    list(actor, 'gsi1', 'ACC', account, currency, month),

  /** How far the house accounts are rolled up; and what a closed day of one comes to, by year. */
  figuresHead: (actor: Actor) => at(actor, 'FIG')('HEAD'),
  figure: (actor: Actor, account: string, currency: string, year: string, day: string) =>
    at(actor, 'FIG', account, currency, year)(day),
  figures: (actor: Actor, account: string, currency: string, year: string) =>
    rows(actor, 'FIG', account, currency, year),

  /** Sharded counters of a list's total: one row a site would conflict on every booking. */
  counter: (actor: Actor, what: string, shard: number) => at(actor, 'CNT', what)(String(shard)),

  /** The approved link that a link actor stands on, at its consumer. */
  link: (actor: LinkActor) => makeKey(`S#${actor.consumer}#LINK`, `${actor.supplier}#${actor.category}`),

  mail: (actor: Actor, mailId: string) => at(actor, 'MAIL', mailId)('A'),
  /** Whoever has an address (hashed) complained about this site's mails. */
  complaint: (actor: Actor, hash: string) => at(actor, 'COMPL', hash)('A'),
  /** Mails that failed for good, by when: for staff to see. */
  failedMails: (actor: Actor) => list(actor, 'gsi1', 'MAILF'),
  ...destinationKeys,
};
