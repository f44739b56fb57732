import * as z from 'zod/mini';
import type { FlightSupplier } from '#functions/suppliers/flight-supplier.ts';
import { fail, ok } from '#shared/errors.ts';
import { acceptAtDuffel } from './accept-changes.ts';
import type { Account } from './asking.ts';
import { bookAtDuffel } from './book.ts';
import { duffelClient } from './client.ts';
import { extrasAtDuffel, fareRulesAtDuffel, quoteDuffel } from './fares.ts';
import { guarded } from './guarded.ts';
import type { DuffelMemory } from './memory.ts';
import { retrieveAtDuffel } from './orders.ts';
import {
  changeOffersAtDuffel,
  findOrderChange,
  isOrderChange,
  orderChangeStatus,
  reissueAtDuffel,
} from './order-changes.ts';
import { quoteDuffelForAges } from './quote-for-ages.ts';
import { searchDuffel } from './search.ts';
import {
  changeAtDuffel,
  changeStatusAtDuffel,
  chargesAtDuffel,
  findChangeAtDuffel,
  holdAtDuffel,
  releaseAtDuffel,
  ticketAtDuffel,
} from './ticket.ts';

export interface DuffelOptions {
  /** The source's name on its site; every offer carries it. */
  name: string;
  site: string;
  /** ISO 4217; the site's own. */
  currency: string;
  /** Scheme, host and port of Duffel's API: the deployment's, never a site's. */
  host: string;
  token: string;
  /** ms the source has to answer a search. */
  deadlineMs: number;
  memory: DuffelMemory;
  now(): number;
}

/** What Duffel itself needs to put an answer together after its airlines have answered, ms. */
const MARGIN = 1_500;
/** Duffel takes a wait between these, ms. */
const WAIT = { least: 2_000, most: 60_000 };

/** Real flights by Duffel's API. docs/duffel.md says what of it is what here. */
export function duffelSupplier({
  name,
  site,
  currency,
  host,
  token,
  deadlineMs,
  memory,
  now,
}: DuffelOptions): FlightSupplier {
  const ask = duffelClient(z.parse(z.url(), host), token, now);
  const guard = { site, source: name, token, memory, now };
  const account: Account = {
    name,
    currency,
    searchWithinMs: Math.min(WAIT.most, Math.max(WAIT.least, deadlineMs - MARGIN)),
    memory,
    ask: guarded(ask, guard, true),
    askOfBooking: guarded(ask, guard, false),
  };
  return {
    name,
    search: (call, query) => searchDuffel(account, call, query),
    // Duffel has no calendar of prices, and is not searched for one.
    calendar: async () => ok({}),
    fareRules: (call, offer) => fareRulesAtDuffel(account, call, offer),
    quote: (call, offer) => quoteDuffel(account, call, offer),
    quoteForAges: (call, offer, query, ages) => quoteDuffelForAges(account, call, offer, query, ages),
    extraServices: (call, offer) => extrasAtDuffel(account, call, offer),
    book: (call, request) => bookAtDuffel(account, call, request),
    ticket: (call, reference, agreed) => ticketAtDuffel(account, call, reference, agreed),
    holdQuote: (call, reference) => holdAtDuffel(account, call, reference),
    release: (call, reference) => releaseAtDuffel(account, call, reference),
    retrieve: (call, clientReference) => retrieveAtDuffel(account, call, clientReference),
    acceptChanges: (call, reference) => acceptAtDuffel(account, call, reference),
    carriesOut: [1, 3],
    changeOffers: (call, reference, days) => changeOffersAtDuffel(account, call, reference, days),
    // Duffel cancels whole orders, and quotes no part of one.
    cancellationCharges: async (call, reference, part) =>
      part ? fail('ILLEGAL_TRANSITION') : chargesAtDuffel(account, call, reference),
    changeRequest: (call, reference, request) =>
      request.RequestType === 3
        ? reissueAtDuffel(account, call, reference, request)
        : changeAtDuffel(account, call, reference, request),
    findChange: async (call, reference, clientReference) => {
      const told = await memory.told(clientReference);
      return told?.changeId
        ? findOrderChange(account, call, { ...told, changeId: told.changeId })
        : findChangeAtDuffel(account, call, reference);
    },
    changeRequestStatus: (call, id) =>
      isOrderChange(id) ? orderChangeStatus(account, call, id) : changeStatusAtDuffel(account, call, id),
  };
}
