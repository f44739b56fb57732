import type { FlightSupplier, SupplierCall } from '#functions/suppliers/flight-supplier.ts';
import type { SearchQuery } from '#shared/flights/model.ts';
import { instant } from '#shared/time.ts';
import { bookInWorld, holdInWorld, releaseInWorld, retrieveFromWorld, ticketInWorld } from './bookings.ts';
import { changeInWorld, changeStatusInWorld, chargesInWorld, findChangeInWorld } from './changes.ts';
import { offersInWorld } from './change-offers.ts';
import { extrasOf } from './extra-services.ts';
import { fareRulesOf } from './fare-rules.ts';
import { totalOf } from './fares.ts';
import { departureOf, quoteNow, SALES_CLOSE } from './quoting.ts';
import type { SandboxStore } from './sandbox-store.ts';
import { cheapestByDay, searchWorld } from './search-world.ts';
import { type SandboxSource, sourceOf, type SourceSettings } from './source.ts';
import { searchTriggers, SLOW_MS } from './triggers.ts';
import {
  answer,
  exchange,
  netOffers,
  refuse,
  type Reply,
  wireBooking,
  wireCalendar,
  wireChange,
  wireChangeOffers,
  wireChangeStatus,
  wireCharges,
  wireExtras,
  wireHold,
  wireQuote,
  wireRules,
} from './wire.ts';

export interface SandboxOptions {
  /** The source's name on its site; every offer carries it. */
  name: string;
  /** ISO 4217; the site's own. */
  currency: string;
  settings?: SourceSettings;
  store: SandboxStore;
}

const dayOf = (now: number) => instant(now).slice(0, 10);

function searchReply(source: SandboxSource, { now }: SupplierCall, query: SearchQuery): Reply {
  const first = query.segments[0]!;
  // Low-cost sources never misbehave here, so that one source's failure is seen beside another's offers.
  const island =
    source.triggers && source.kind !== 'lcc'
      ? (searchTriggers[first.destination] ?? searchTriggers[first.origin])
      : undefined;
  if (island === 'fails') return { ...refuse('SUPPLIER_FAILED'), manner: 'html' };
  const found = answer(
    searchWorld(source, query, dayOf(now)).filter((offer) => departureOf(offer) - SALES_CLOSE > now),
  );
  if (island === 'silent') return { ...found, manner: 'silent' };
  if (island === 'malformed') return { ...found, manner: 'garbled' };
  return island === 'slow' ? { ...found, manner: 'late', lateMs: SLOW_MS } : found;
}

/**
 * A supplier of a deterministic world: real airports and carriers, invented timetables and prices. The same question on
 * the same day has the same answer in every process. docs/sandbox.md names the values that make it fail on purpose.
 * Throws for a currency it has no rate for and for settings that are not a source's.
 */
export function sandboxSupplier({ name, currency, settings = {}, store }: SandboxOptions): FlightSupplier {
  const source = sourceOf(name, currency, settings);
  return {
    name,
    search: (call, query) => exchange(source, call, netOffers, () => searchReply(source, call, query)),
    calendar: (call, query, month) =>
      exchange(source, call, wireCalendar, () =>
        answer(cheapestByDay(source, query, month, dayOf(call.now), (offer) => totalOf(offer.fares))),
      ),
    fareRules: (call, offer) => exchange(source, call, wireRules, () => answer(fareRulesOf(offer))),
    quote: (call, offer) =>
      exchange(source, call, wireQuote, () => {
        const quoted = quoteNow(source, offer.supplierRef, call.now);
        return 'refused' in quoted ? refuse(quoted.refused) : answer(quoted);
      }),
    extraServices: (call, offer) =>
      exchange(source, call, wireExtras, () => {
        const extras = extrasOf(source, offer);
        return extras ? answer(extras) : refuse('NO_SSR');
      }),
    book: (call, request) => exchange(source, call, wireBooking, () => bookInWorld(source, store, call, request)),
    ticket: (call, reference, agreed) =>
      exchange(source, call, wireBooking, () => ticketInWorld(source, store, call, reference, agreed)),
    holdQuote: (call, reference) => exchange(source, call, wireHold, () => holdInWorld(source, store, call, reference)),
    release: (call, reference) =>
      exchange(source, call, wireBooking, () => releaseInWorld(source, store, call, reference)),
    retrieve: (call, clientReference) =>
      exchange(source, call, wireBooking, () => retrieveFromWorld(source, store, call, clientReference)),
    carriesOut: [1, 2, 3],
    changeOffers: (call, reference, days) =>
      exchange(source, call, wireChangeOffers, () => offersInWorld(source, store, call, reference, days)),
    cancellationCharges: (call, reference, part) =>
      exchange(source, call, wireCharges, () => chargesInWorld(source, store, call, reference, part)),
    changeRequest: (call, reference, request) =>
      exchange(source, call, wireChange, () => changeInWorld(source, store, call, reference, request)),
    findChange: (call, reference, clientReference) =>
      exchange(source, call, wireChange, () => findChangeInWorld(source, store, call, reference, clientReference)),
    changeRequestStatus: (call, id) =>
      exchange(source, call, wireChangeStatus, () => changeStatusInWorld(source, store, call, id)),
  };
}
