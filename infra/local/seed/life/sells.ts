import type { UserActor } from '#functions/actor.ts';
import { orderSlot } from '#functions/flights/order-slot.ts';
import type { OrderItem } from '#functions/payments/model.ts';
import { readOrder, readSlot } from '#functions/payments/store.ts';
import { refundUnknownBooking } from '#shared/bookings/refund-unknown-booking.ts';
import { fareQuote } from '#shared/flights/fare-quote.ts';
import { searchFlights } from '#shared/flights/search/search-flights.ts';
import { setFlightDetails } from '#shared/flights/set-flight-details.ts';
import { toMajor } from '#shared/money.ts';
import { getOrder } from '#shared/payments/get-order.ts';
import { payFromWallet } from '#shared/payments/pay-from-wallet.ts';
import { HOUR, instant, MINUTE } from '#shared/time.ts';
import { readWallet } from '#functions/wallet/store.ts';
import { between, happens } from './draw.ts';
import { credit } from './joins.ts';
import { leadOn } from './lead-on.ts';
import { partyOf } from './party.ts';
import { payAtGateway } from './pay-at-gateway.ts';
import type { Sale } from './plan.ts';
import { regions } from './regions.ts';
import { jobOf, OutOfPlace, resultOf, searchIdOf, type Stage, staffOf, type Visit, visit } from './stage.ts';
import type { Trip } from './trips.ts';

/** Flights that go wrong on purpose at quote; the demo's customers leave them alone. */
const TROUBLED = /^909[1-6]$/;
/** So many of the cheapest offers are chosen from. */
const CHOSEN_FROM = 9;

const queryOf = ({ origin, destination, leaves, returns, adults, children, infants }: Trip) => ({
  JourneyType: returns ? (2 as const) : (1 as const),
  // As one round-trip fare.
  ...(returns && { returnType: 3 as const }),
  segments: [
    { origin, destination, preferredDepartureTime: leaves },
    ...(returns ? [{ origin: destination, destination: origin, preferredDepartureTime: returns }] : []),
  ],
  adultCount: adults,
  childCount: children,
  infantCount: infants,
});

/** Somebody searches, and leaves it at that. The first source's question is what counts as a look. */
export async function look(stage: Stage, nth: number, email: string, trip: Trip): Promise<void> {
  const source = stage.site.suppliers[0]!.name;
  const body = { searchId: searchIdOf(stage, 'look', nth), source, ...queryOf(trip) };
  await visit(stage, email, async ({ call }) => resultOf(searchFlights, await call(searchFlights, body)));
}

/** Search, quote, passengers: the order. One that this step made before the start was killed is gone on with. */
export const order = (stage: Stage, sale: Sale): Promise<void> =>
  visit(stage, sale.email, async (buyer) => void (await orderOf(stage, sale, buyer)));

async function orderOf(stage: Stage, sale: Sale, { actor, call }: Visit): Promise<OrderItem> {
  const { site, moment } = stage;
  const begins = instant(moment.now());
  const searchId = searchIdOf(stage, 'sale', sale.nth);
  const passengers = partyOf(site, sale.trip, ['sale', sale.nth], { lastName: sale.fate.lastName, lead: sale.lead });
  const made = async () => (await readSlot(actor!, orderSlot(actor!, searchId, passengers as never, 'whole'))).order;
  const earlier = await made();
  if (earlier && earlier.createdAt >= begins) {
    moment.goOnTo(Date.parse(earlier.createdAt));
    return earlier;
  }
  const choice = await choose(stage, sale, searchId, call);
  moment.pass(between(20, 90, site.head.site, sale.nth, 'reads') * 1000);
  const quote = resultOf(fareQuote, await call(fareQuote, choice));
  moment.pass(between(1, 4, site.head.site, sale.nth, 'types') * MINUTE);
  resultOf(
    setFlightDetails,
    await call(setFlightDetails, {
      searchId,
      quoteId: quote.quoteId,
      passengers,
      currency: quote.currency,
      totalPayable: quote.fareDetailResult.totalPayable,
    }),
  );
  return (await made())!;
}

/** An offer of the sale's search. The first source is always asked, and some book at another. */
async function choose({ site }: Stage, { nth, trip }: Sale, searchId: string, call: Visit['call']) {
  const [first, ...others] = site.suppliers.map(({ name }) => name);
  const ask = async (source: string) => {
    const { traceId, offers } = resultOf(
      searchFlights,
      await call(searchFlights, { searchId, source, ...queryOf(trip) }),
    );
    const fit = offers.filter(({ segments }) => !segments.some(({ flightNumber }) => TROUBLED.test(flightNumber)));
    const at = between(0, Math.min(CHOSEN_FROM, fit.length) - 1, site.head.site, 'offer', nth);
    return fit.length ? { traceId, resultIndex: fit[at]!.resultIndex } : undefined;
  };
  const ofFirst = await ask(first!);
  if (ofFirst && !happens(0.35, site.head.site, 'elsewhere', nth)) return ofFirst;
  for (const source of others.toReversed()) {
    const found = await ask(source);
    if (found) return found;
  }
  if (ofFirst) return ofFirst;
  throw new OutOfPlace(`nobody flies ${trip.origin}-${trip.destination} on ${trip.leaves}`);
}

/** A sale from its search to its end, or to as far as its fate leaves it. */
export async function sell(stage: Stage, sale: Sale): Promise<void> {
  const { moment, site } = stage;
  const { fate } = sale;
  const job = await jobOf(stage);
  const sold = await visit(stage, sale.email, async (buyer) => {
    const made = await orderOf(stage, sale, buyer);
    moment.pass(between(15, 100, site.head.site, sale.nth, 'pays') * 1000);
    if (made.state === 'AWAITING_PAYMENT' && !(fate.isUnpaid && !fate.atGateway)) {
      if (isByWallet(sale)) await payByWallet(stage, sale, made, buyer);
      else
        await payAtGateway(stage, buyer, {
          orderId: made.orderId,
          actions: fate.atGateway,
          acceptedDuplicates: await shownDuplicates(made.orderId, buyer.call),
        });
    }
    return { orderId: made.orderId, bookingId: made.subject };
  });
  const paidAt = moment.now();
  const follow = (until: number) => leadOn(job, moment, sold, { also: fate.also, until });
  if (fate.staffRefundAfter) {
    await follow(paidAt + fate.staffRefundAfter);
    moment.goOnTo(paidAt + fate.staffRefundAfter);
    await giveBack(stage, sold.orderId, sold.bookingId);
  }
  await follow(paidAt + (fate.followedFor ?? HOUR));
}

const isByWallet = ({ fate, userType }: Sale) =>
  (fate.paysBy ?? (userType === 'travelAgent' || userType === 'corporate' ? 'wallet' : 'gateway')) === 'wallet';

async function payByWallet(stage: Stage, { nth, email }: Sale, due: OrderItem, { actor, call }: Visit): Promise<void> {
  const { currency, site } = stage.site.head;
  const { deposit, transfer } = regions[site]!;
  const { available } = await readWallet(actor as UserActor, due.owner, currency);
  if (available < due.amount) {
    const short = toMajor(due.amount - available, currency);
    const amount = deposit * (Math.ceil(short / deposit) + between(1, 3, site, 'tops up', nth));
    await credit(stage, email, amount, `${transfer}${between(100_000, 999_999, site, 'top-up', nth)}T${nth}`);
  }
  const { orderId } = due;
  const acceptedDuplicates = await shownDuplicates(orderId, call);
  resultOf(payFromWallet, await call(payFromWallet, { orderId, acceptedDuplicates }));
}

/** Bookings of the same passengers on the same flights, which whoever pays was shown and wants another of. */
async function shownDuplicates(orderId: string, call: Visit['call']): Promise<string[]> {
  const { duplicates } = resultOf(getOrder, await call(getOrder, { orderId }));
  return duplicates.map(({ bookingId }) => bookingId);
}

/** Staff, who called a supplier that never said, give the money back. */
async function giveBack(stage: Stage, orderId: string, bookingId: string): Promise<void> {
  const found = await readOrder(await jobOf(stage), orderId);
  if (!found.ok || found.value.state !== 'UNKNOWN') return;
  await visit(stage, staffOf(stage), async ({ call }) =>
    resultOf(refundUnknownBooking, await call(refundUnknownBooking, { bookingId })),
  );
}
