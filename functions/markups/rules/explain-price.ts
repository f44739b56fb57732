import type { UserActor } from '#functions/actor.ts';
import { readBooking } from '#functions/bookings/store.ts';
import { clock } from '#functions/clock.ts';
import { joined, namedOffers } from '#functions/flights/chosen-offer.ts';
import { type Priceable, priceFare } from '#functions/markups/price-fare.ts';
import { handle } from '#functions/http/handle.ts';
import { readCustomerNumbered } from '#functions/users/customer-store.ts';
import type { FailureOf, RequestOf } from '#shared/contract.ts';
import { fail, ok, type Outcome } from '#shared/errors.ts';
import type { FareDetail } from '#shared/flights/model.ts';
import { explainPrice, type PriceExplained } from '#shared/markups/rules/explain-price.ts';
import { type Day, dayIn } from '#shared/time.ts';
import { explainLines } from './explain-lines.ts';
import { judgeRules } from './judge-rules.ts';
import { madeUpFlight } from './made-up-flight.ts';
import type { MarkupBook } from '../model.ts';
import { earnedOf } from './preview.ts';
import { type PricedFor, pricedForGroup, pricedForUser } from './priced-for.ts';
import { ownMarkupOn } from '#shared/markups/site-lines.ts';
import { readMarkups } from '../store.ts';
import { withCountries } from './with-countries.ts';

type Request = RequestOf<typeof explainPrice>;
type Answer = Outcome<PriceExplained, FailureOf<typeof explainPrice>>;

export const explainPriceHandler = handle(explainPrice, async (actor, request): Promise<Answer> => {
  const book = await withCountries(await readMarkups(actor));
  if (request.bookingId !== undefined) return explainBooking(actor, book, request.bookingId, request.day);
  const payer = await payerOf(actor, book, request);
  if (!payer.ok) return payer;
  const day = request.day ?? dayIn(actor.head.zone, clock.now());
  const asked = await flightOf(actor, book, request);
  if (!asked.ok) return asked;
  return explainOffer(asked.value, payer.value, day, '');
});

/** Whose price is asked: a user of the site, by id or number, or somebody of a group. */
async function payerOf(
  actor: UserActor,
  book: MarkupBook,
  { userId, customerId, groupId }: Request,
): Promise<Outcome<PricedFor, 'NOT_FOUND'>> {
  if (userId !== undefined) return pricedForUser(actor, book, userId);
  if (customerId === undefined) return pricedForGroup(book, groupId);
  const user = await readCustomerNumbered(actor, customerId);
  return user ? pricedForUser(actor, book, user.userId) : fail('NOT_FOUND');
}

interface Flight {
  offer: Priceable;
  book: MarkupBook;
}

/** The flight that is asked about: one that was offered, or one that is made up. */
async function flightOf(
  actor: UserActor,
  book: MarkupBook,
  request: Request,
): Promise<Outcome<Flight, 'SEARCH_EXPIRED' | 'FARE_EXPIRED'>> {
  const { traceId, resultIndex, returnResultIndex, netFare } = request;
  if (traceId === undefined || resultIndex === undefined)
    return ok(madeUpFlight(book, { ...request, netFare: netFare ?? 0 }));
  const named = await namedOffers(actor, { traceId, resultIndex, returnResultIndex });
  return named.ok ? ok({ offer: joined(named.value.parts), book }) : named;
}

/** A booking's price as it was accepted, and today's rules on the day of its sale. NOT_FOUND. */
async function explainBooking(
  actor: UserActor,
  book: MarkupBook,
  bookingId: string,
  wantedDay: Day | undefined,
): Promise<Answer> {
  const booking = await readBooking(actor, bookingId);
  if (!booking) return fail('NOT_FOUND');
  const { offer, fare, userId, createdAt } = booking;
  const found = await pricedForUser(actor, book, userId);
  const payer = found.ok ? found.value : gone(book);
  const day = wantedDay ?? dayIn(actor.head.zone, Date.parse(createdAt));
  const again = priceFare(offer, payer.customer, book, day);
  const now = again.ok ? again.value.totalPayable + fare.baggagePrice + fare.mealPrice : undefined;
  const note =
    now === fare.totalPayable
      ? 'A booking keeps its accepted price. Today’s rules give the same price.'
      : 'A booking keeps its accepted price. The rules below are today’s and would give a different price.';
  return ok(shown({ offer, book }, fare, payer, day, note));
}

const gone = (book: MarkupBook): PricedFor => {
  const retail = pricedForGroup(book, 'RETAIL');
  if (!retail.ok) throw new Error('the retail price always exists');
  return { ...retail.value, because: 'The customer’s account was deleted; retail price rules are shown.' };
};

function explainOffer(flight: Flight, payer: PricedFor, day: Day, note: string): Answer {
  const priced = priceFare(flight.offer, payer.customer, flight.book, day);
  return priced.ok ? ok(shown(flight, priced.value, payer, day, note)) : priced;
}

function shown(
  { offer, book }: Flight,
  fare: FareDetail,
  { customer, because }: PricedFor,
  day: Day,
  note: string,
): PriceExplained {
  const names = { groups: book.groups, currency: fare.currency };
  return {
    currency: fare.currency,
    total: fare.totalPayable,
    lines: explainLines(fare.lines, { book, customer, day, names }),
    customer: because,
    day,
    earned: earnedOf(offer, fare),
    ownMarkup: ownMarkupOn(offer, customer),
    ...judgeRules(book, customer.groupId, offer, day, names),
    note,
  };
}
