import { existsSync } from 'node:fs';
import { roomsByDomain } from '#shared/calls.ts';
import type { Call } from '#shared/contract.ts';

/** One Lambda function, as a fact. */
export interface FunctionShape {
  /** As in the function's name, its log group and its alarms. */
  name: string;
  entry: string;
  /** The calls it answers, of one domain; the module that is uploaded is made from them (entryFor). */
  calls?: readonly Call[];
  /** What its module exports; `handler` where left out. */
  exported?: string;
  /**
   * MB: twice what it was seen to hold at least (`peakMegabytes`), more where its work is the processor's: 1,769 MB is
   * a whole one.
   */
  memory: number;
  /** MB of heap, where more is only held and not needed: Node collects the later, the more memory it sees. */
  heap?: number;
  /** MB of each half of the heap for what is young, with `heap`: most that is made there is soon let go. */
  youngHeap?: number;
  /** Seconds. API Gateway gives up after 29. */
  timeout: number;
  /** Executions kept for it, which are also the most it may have. */
  reserved?: number;
  /** Answers calls or pages of the REST API. */
  isPublic: boolean;
}

/**
 * MB: the most that a process of each function held over the whole of `npm run test:localstack`, which prints them
 * (Node 20, x86_64, 21 November 2026); right after loading its code each holds 50 to 60. Of three runs the most. The
 * same test fails once a peak nears its function's memory. A room that was no function
 * of its own then has its domain's.
 */
export const peakMegabytes: Record<string, number> = {
  activities: 94,
  bookings: 94,
  areas: 94,
  changes: 107,
  destination: 94,
  'destination-import': 94,
  documents: 160,
  files: 93,
  invoices: 94,
  keys: 94,
  exports: 94,
  flights: 107,
  'flights-offers': 107,
  markups: 107,
  partners: 94,
  payments: 123,
  permissions: 90,
  quotations: 94,
  reference: 69,
  search: 108,
  transfers: 94,
  site: 90,
  users: 94,
  wallet: 60,
  'site-page': 90,
  'gateway-pages': 90,
  'booking-worker': 98,
  'jobs-worker': 300,
  scheduled: 96,
  'mail-feedback': 90,
  'reconcile-wallets': 91,
};

/** The search's function: a storm of searches fills this cap and starves nobody else. */
export const SEARCH = 'search';
const SEARCH_CAP = 200;

/**
 * What differs from 512 MB, 29 s and no reservation, by function: memory always for the processor's sake. 512 MB is a
 * third of one, at which the 35 to 50 ms that loading takes of a whole one (docs/figures.md) are 100 to 150.
 */
const special: Record<string, Partial<FunctionShape>> = {
  [SEARCH]: { memory: 1024, reserved: SEARCH_CAP },
  // argon2id takes 19 MiB and 50 ms of a whole processor.
  users: { memory: 1024 },
  // Airports, airlines and cities are parsed at the first question and searched at each.
  reference: { memory: 1024 },
  // A picture is unpacked whole to be looked at, 32 MB of it at most, and packed again.
  files: { memory: 1024 },
  // A paper is laid out, its fonts are read and cut down.
  documents: { memory: 1024 },
  // A rule is tried on a thousand bookings, which are read and priced again.
  markups: { memory: 1024 },
  // Quotes and supplier answers are parsed by the megabyte.
  flights: { memory: 1024 },
  'flights-offers': { memory: 1024 },
  // A customer waits for it; and money must be taken however busy the rest is.
  payments: { memory: 1024, reserved: 50 },
};

/**
 * Rooms that a function of their own answers, because the domain's would load too much. Not more of them than that: each
 * call beside others of its path's prefix that another function answers costs the API a path node.
 */
const ownFunctions: Record<string, string> = {
  'destination/import': 'destination-import',
  'flights/search': SEARCH,
  'flights/offers': 'flights-offers',
  'flights/suppliers': 'flights-offers',
};

const rooms = new Map(
  Object.entries<Record<string, readonly Call[]>>(roomsByDomain).flatMap(([domain, ofDomain]) =>
    Object.entries(ofDomain).flatMap(([room, calls]) => calls.map(({ name }) => [name, `${domain}/${room}`] as const)),
  ),
);
const domainOf = (name: Call['name']): string => name.split('/')[0]!;

/** The room of a call, `users/customers`; the domain where it has none. */
export const roomOf = ({ name }: Pick<Call, 'name'>): string => rooms.get(name) ?? domainOf(name);

/** Which function answers a call: its domain's, or its room's own. */
export const functionFor = (call: Pick<Call, 'name'>): string => ownFunctions[roomOf(call)] ?? domainOf(call.name);

/** The functions that answer calls. */
export function apiFunctions(calls: readonly Call[]): FunctionShape[] {
  const answeredBy = new Map<string, Call[]>();
  for (const call of calls) answeredBy.set(functionFor(call), [...(answeredBy.get(functionFor(call)) ?? []), call]);
  return [...answeredBy]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, answered]) => ({
      ...{ name, entry: 'functions/http/serve.ts', memory: 512, timeout: 29, isPublic: true },
      ...special[name],
      calls: answered,
    }));
}

/** The HTML of /app for a domain. */
export const SITE_PAGE = 'site-page';
export const sitePage: FunctionShape = {
  name: SITE_PAGE,
  entry: 'functions/site-page/index.ts',
  memory: 512,
  timeout: 10,
  isPublic: true,
};

export const isBuilt = ({ entry }: FunctionShape): boolean => existsSync(entry);

/**
 * Documents that payment gateways stand in, outside the app: Razorpay's checkout, and the sandbox gateway's own page where
 * nobody pays real money.
 */
export const GATEWAY_PAGE = 'gateway-pages';
export const gatewayPage: FunctionShape = {
  name: GATEWAY_PAGE,
  entry: 'functions/payments/gateway-page.ts',
  exported: 'gatewayPage',
  memory: 512,
  timeout: 29,
  isPublic: true,
};

/** Files by token, where S3's own signed addresses cannot be used: on LocalStack alone. */
export const FILE_ROUTE = 'file-route';
export const fileRoute: FunctionShape = {
  name: FILE_ROUTE,
  entry: 'functions/files/token-route.ts',
  exported: 'fileRoute',
  memory: 512,
  timeout: 29,
  isPublic: true,
};

/** Woken by the queue; a supplier may take its time, so it has more of it than a call. */
export const BOOKING_WORKER = 'booking-worker';
export const bookingWorker: FunctionShape = {
  name: BOOKING_WORKER,
  entry: 'functions/workers/booking-worker.ts',
  memory: 1024,
  timeout: 150,
  reserved: 50,
  isPublic: false,
};

/**
 * Woken by a queue of its own for work that runs beside the page. A file of a hundred thousand rows takes it seconds; it
 * is given a quarter of an hour, and hands a longer job to its next run. Few at once: each reads and packs as fast as a
 * whole processor can.
 */
export const JOBS_WORKER = 'jobs-worker';
export const jobsWorker: FunctionShape = {
  name: JOBS_WORKER,
  entry: 'functions/workers/jobs-worker.ts',
  memory: 1769,
  heap: 128,
  youngHeap: 4,
  timeout: 900,
  reserved: 10,
  isPublic: false,
};

/** Behind every schedule; told by its rule which one it is. */
export const SCHEDULED = 'scheduled';
export const scheduled: FunctionShape = {
  name: SCHEDULED,
  entry: 'functions/workers/schedules.ts',
  memory: 1024,
  timeout: 300,
  isPublic: false,
};

/** Told by SES, through SNS, of mails that bounced or were complained about. */
export const MAIL_FEEDBACK = 'mail-feedback';
export const mailFeedback: FunctionShape = {
  name: MAIL_FEEDBACK,
  entry: 'functions/workers/mail-feedback.ts',
  memory: 256,
  timeout: 30,
  isPublic: false,
};

/** Holds every wallet against its entries, once a day. */
export const RECONCILE = 'reconcile-wallets';
export const reconcile: FunctionShape = {
  name: RECONCILE,
  entry: 'functions/workers/reconcile-wallets.ts',
  memory: 512,
  timeout: 900,
  isPublic: false,
};
