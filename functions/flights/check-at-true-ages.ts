import type { UserActor, VisitorActor } from '#functions/actor.ts';
import type { Buyer } from '#functions/users/buyer.ts';
import { clock } from '#functions/clock.ts';
import type { AgeOf } from '#functions/suppliers/flight-supplier.ts';
import { commit } from '#functions/table/commit.ts';
import { fail, ok, type Outcome } from '#shared/errors.ts';
import { PaxType } from '#shared/flights/model.ts';
import type { Passenger } from '#shared/flights/passenger.ts';
import { ageOn, lastTravelDay } from '#shared/flights/passenger-rules.ts';
import { DAY, SECOND } from '#shared/time.ts';
import { extrasOfParts } from './ask-parts.ts';
import { askSupplier } from './ask-supplier.ts';
import { checkBooking, type CheckedBooking } from './check-booking.ts';
import { joined } from './chosen-offer.ts';
import type { QuoteItem } from './model.ts';
import { priceFare } from '#functions/markups/price-fare.ts';
import { priceGroup, pricingOf } from '#functions/markups/pricing-of.ts';
import { spendSearch } from './search/search-limit.ts';
import { type AgedQuote, agedQuoteWrite } from './writes.ts';

/** A booking that may be made, and the quote it is made of. */
export interface CheckedQuote {
  quote: QuoteItem;
  checked: CheckedBooking;
}

/** Who wants a quote checked for whom. */
interface Asking {
  actor: UserActor | VisitorActor;
  buyer: Buyer | undefined;
  /** Of the request: a visitor's searches are counted by it. */
  address: string;
}

/**
 * Passengers and extras against a quote (checkBooking), whose price is first asked for their own ages where the supplier's
 * goes by them. Where it is another then, so is the fare that comes back, and `totalPayable` is not what was accepted.
 */
export async function checkAtTrueAges(
  { actor, buyer, address }: Asking,
  quote: QuoteItem,
  passengers: readonly Passenger[],
): Promise<Outcome<CheckedQuote, 'VALIDATION' | 'FARE_EXPIRED' | 'CONFLICT' | 'BUSY'>> {
  const first = await checkBooking(actor, quote, passengers, buyer);
  if (!first.ok) return first;
  const ages = agesOf(passengers, quote);
  const key = ages.map(({ age }) => age).join();
  if (!mayDiffer(quote, ages) || quote.askedForAges === key) return ok({ quote, checked: first.value });
  const timesAsked = quote.timesAsked ?? 0;
  const mayAsk = timesAsked < MOST_ASKED && (await spendSearch(actor, address)).ok;
  const found = mayAsk ? await askForAges(actor, quote, ages, buyer) : undefined;
  // The search's own price stands where nobody says another; one for yet other ages is nobody's.
  if (!found && quote.areAgesTrue) return fail('FARE_EXPIRED');
  if (!mayAsk) return ok({ quote, checked: first.value });
  const news: Partial<AgedQuote> = {
    ...found,
    ...(found && { areAgesTrue: true as const }),
    askedForAges: key,
    timesAsked: timesAsked + 1,
  };
  const kept = await commit(actor, [agedQuoteWrite(actor, quote.quoteId, news)]);
  if (!kept.ok) return kept;
  const aged: QuoteItem = { ...quote, ...news };
  const checked = await checkBooking(actor, aged, passengers, buyer);
  return checked.ok ? ok({ quote: aged, checked: checked.value }) : checked;
}

/** Birthdays may be corrected, and not be played with: each other set of ages is a search at the supplier. */
const MOST_ASKED = 5;
/** Somebody waits for the answer with their details filled in, ms; what comes later is of no use. */
const WAITED_FOR = 15 * SECOND;
/** A search asks for children as of this age, and everybody from GROWN on pays what an adult does. */
const CHILD_ASKED = 11;
const GROWN = 18;

function agesOf(passengers: readonly Passenger[], { parts }: QuoteItem): AgeOf[] {
  const day = lastTravelDay(joined(parts).segments);
  return passengers.map(({ paxType, dateOfBirth }) => ({
    paxType: paxType as PaxType,
    age: dateOfBirth ? Math.min(GROWN, ageOn(dateOfBirth, day)) : GROWN,
  }));
}

/** Whether anybody's age is another than the search asked with; infants are all alike. */
const mayDiffer = ({ parts, askedForAges }: QuoteItem, ages: readonly AgeOf[]): boolean =>
  joined(parts).requires.pricedByAge === true &&
  (askedForAges !== undefined ||
    ages.some(
      ({ paxType, age }) =>
        (paxType === PaxType.Child && age !== CHILD_ASKED) || (paxType === PaxType.Adult && age < GROWN),
    ));

/** What the quote is for these ages; undefined where its supplier does not say: it stands as it was. */
async function askForAges(
  actor: UserActor | VisitorActor,
  quote: QuoteItem,
  ages: readonly AgeOf[],
  buyer: Buyer | undefined,
): Promise<Partial<AgedQuote> | undefined> {
  const answers = await Promise.all(
    quote.parts.map((part) =>
      askSupplier(
        actor,
        part.source,
        async (supplier, call) =>
          (await supplier.quoteForAges?.(call, part, quote.query, ages)) ?? fail('FARE_EXPIRED'),
        WAITED_FOR,
      ),
    ),
  );
  const quoted = answers.flatMap((answer) => (answer.ok ? [answer.value] : []));
  const validUntil = Math.min(...quoted.map((one) => one.validUntil));
  const parts = quoted.map(({ offer }) => offer);
  const isSold = parts.every(({ currency }) => currency === actor.head.currency) && validUntil > clock.now();
  if (quoted.length < quote.parts.length || !isSold) return undefined;
  const [{ customer, book, day }, extras] = await Promise.all([
    pricingOf(actor, buyer),
    quote.ssr ? extrasOfParts(actor, parts) : undefined,
  ]);
  const priced = priceFare(joined(parts), customer, book, day);
  if (!priced.ok) return undefined;
  return {
    parts,
    pricedFor: priceGroup(customer),
    fare: { ...priced.value, resultIndex: quote.resultIndex },
    validUntil,
    ttl: Math.ceil((validUntil + DAY) / SECOND),
    ...(extras?.ok && { ssr: extras.value }),
  };
}
