import { existsSync } from 'node:fs';
import type { Call } from '#shared/contract.ts';

/** One Lambda function, as a fact. Memory comes from the bundles' load and peak RSS as `npm run bench` prints them. */
export interface FunctionShape {
  /** As in the function's name, its log group and its alarms. */
  name: string;
  entry: string;
  /** What its module exports; `handler` where left out. */
  exported?: string;
  /** MB. Also buys CPU: 1,769 MB is one whole processor. */
  memory: number;
  /** Seconds. API Gateway gives up after 29. */
  timeout: number;
  /** Executions kept for it, which are also the most it may have. */
  reserved?: number;
  /** Answers calls or pages of the REST API. */
  isPublic: boolean;
}

/** What differs from 512 MB, 29 s and no reservation, by domain. */
const special: Record<string, Partial<FunctionShape>> = {
  // argon2id takes 19 MiB and 50 ms of a whole processor.
  users: { memory: 1024 },
  // Airports, airlines and cities are held in memory.
  reference: { memory: 1024 },
  // Quotes and supplier answers are parsed by the megabyte.
  flights: { memory: 1024 },
  // Money must be taken however busy the rest is.
  payments: { memory: 1024, reserved: 50 },
};

const apiFunction = (name: string, domain: string, more: Partial<FunctionShape> = {}): FunctionShape => ({
  name,
  entry: `functions/${domain}/index.ts`,
  memory: 512,
  timeout: 29,
  isPublic: true,
  ...special[domain],
  ...more,
});

/** The search answers from a function of its own with the flights' code: a storm of searches fills this cap and starves nobody else. */
export const SEARCH = 'search';
const SEARCH_CAP = 200;

const domainOf = (call: Call): string => call.name.split('/')[0]!;

/** Which function answers a call. */
export const functionFor = (call: Call): string => (call.name === 'flights/search-flights' ? SEARCH : domainOf(call));

/** One function per domain that has calls, and the search's. */
export function apiFunctions(calls: readonly Call[]): FunctionShape[] {
  const domains = [...new Set(calls.map(domainOf))].sort();
  return [...domains.map((domain) => apiFunction(domain, domain)), ...(calls.some((call) => functionFor(call) === SEARCH) ? [apiFunction(SEARCH, 'flights', { reserved: SEARCH_CAP })] : [])];
}

/** The HTML of /app for a domain. */
export const SITE_PAGE = 'site-page';
export const sitePage: FunctionShape = { name: SITE_PAGE, entry: 'functions/site-page/index.ts', memory: 512, timeout: 10, isPublic: true };

export const isBuilt = ({ entry }: FunctionShape): boolean => existsSync(entry);

/** The sandbox payment gateway's own pages, an outside party's: only where nobody pays real money. */
export const GATEWAY_PAGE = 'sandbox-gateway';
export const gatewayPage: FunctionShape = { name: GATEWAY_PAGE, entry: 'functions/payments/gateway-page.ts', exported: 'gatewayPage', memory: 512, timeout: 10, isPublic: true };

/** Woken by the queue; a supplier may take its time, so it has more of it than a call. */
export const BOOKING_WORKER = 'booking-worker';
export const bookingWorker: FunctionShape = { name: BOOKING_WORKER, entry: 'functions/workers/booking-worker.ts', memory: 1024, timeout: 150, reserved: 50, isPublic: false };

/** Behind every schedule; told by its rule which one it is. */
export const SCHEDULED = 'scheduled';
export const scheduled: FunctionShape = { name: SCHEDULED, entry: 'functions/workers/schedules.ts', memory: 1024, timeout: 300, isPublic: false };

/** Told by SES, through SNS, of mails that bounced or were complained about. */
export const MAIL_FEEDBACK = 'mail-feedback';
export const mailFeedback: FunctionShape = { name: MAIL_FEEDBACK, entry: 'functions/workers/mail-feedback.ts', memory: 256, timeout: 30, isPublic: false };

/** Holds every wallet against its entries, once a day. */
export const RECONCILE = 'reconcile-wallets';
export const reconcile: FunctionShape = { name: RECONCILE, entry: 'functions/workers/reconcile-wallets.ts', memory: 512, timeout: 900, isPublic: false };
