import type { LinkActor, UserActor } from '#functions/actor.ts';
import { linkAt } from '#functions/actors/link.ts';
import { draftBookingFor, passengerSecretsWrites, secretsName } from '#functions/bookings/writes.ts';
import { netCost, withExtras } from '#functions/markups/price-fare.ts';
import type { OtherSide } from '#functions/payments/model.ts';
import { createOrderFor } from '#functions/payments/writes.ts';
import { encryptPersonal } from '#functions/runtime/data-keys.ts';
import type { Write } from '#functions/table/write.ts';
import { readWallet } from '#functions/wallet/store.ts';
import { inForce } from '#functions/wallet/in-force.ts';
import { clock } from '#functions/clock.ts';
import { fail, ok, type Outcome } from '#shared/errors.ts';
import type { Passenger } from '#shared/flights/passenger.ts';
import { randomId } from '#shared/ids.ts';
import { bookedPassengers, passengerSecrets, withSealedContacts } from '../booked-passengers.ts';
import { joined } from '../chosen-offer.ts';
import type { PassengerExtras } from '../choose-extras.ts';
import { isInternational } from '../is-international.ts';
import type { QuoteItem } from '../model.ts';
import { routeWords } from '../route-words.ts';
import { readQuote } from '../store.ts';
import { spendAsk } from './spend-ask.ts';
import { quoteIdOf } from './linked-supplier.ts';
import { partnerWalletShort } from '#functions/payments/services/through-link.ts';
import { partnerBuyer, partnerPricing } from './partner-pricing.ts';

/** The supplier's side of an order through a link, for the commit that makes the consumer's. */
export interface ThroughLink {
  /** Who commits both. */
  link: LinkActor;
  boughtFrom: OtherSide;
  /** What the consumer pays the supplier, minor units. */
  minor: number;
  writes: Write<'NOT_APPROVED'>[];
}

interface Wanted {
  quote: QuoteItem;
  passengers: readonly Passenger[];
  extras: readonly PassengerExtras[];
  /** The consumer's order and booking. */
  orderId: string;
  bookingId: string;
  expiresAt: number;
}

/**
 * The supplier's order and draft of a fare that its consumer's customer orders: its own offer, its own price for the
 * consumer, its own sealed copy of who travels. FARE_EXPIRED where the link sells nothing now, its quote is over, or the
 * consumer's wallet there does not cover it.
 */
export async function orderThroughLink(
  actor: UserActor,
  supplier: string,
  { quote, passengers, extras, orderId, bookingId, expiresAt }: Wanted,
): Promise<Outcome<ThroughLink, 'FARE_EXPIRED'>> {
  const link = await linkAt(actor, supplier);
  const pricing = link && (await partnerPricing(link));
  const quoteId = quoteIdOf(quote.parts[0]!);
  const read = link && quoteId !== undefined ? await readQuote(link, quoteId) : undefined;
  if (!link || !pricing || !read?.ok || !(await spendAsk(actor, supplier))) return fail('FARE_EXPIRED');
  const theirs = read.value;
  if (theirs.parts.length !== quote.parts.length) return fail('FARE_EXPIRED');
  const offer = joined(theirs.parts);
  const fare = withExtras(
    theirs.fare,
    { baggages: extras.flatMap(({ baggage }) => baggage), meals: extras.flatMap(({ meals }) => meals) },
    theirs.source,
  );
  const buyer = partnerBuyer(link);
  const wallet = inForce(await readWallet(link, buyer.owner, fare.currency), clock.now());
  if (wallet.balance + wallet.creditLimit < fare.totalPayable)
    return fail('FARE_EXPIRED', actor.userType === 'staff' ? { message: partnerWalletShort } : {});
  const boughtFrom: OtherSide = { site: supplier, orderId: randomId(), bookingId: randomId() };
  const { segments, isLCC, isLCCSpecialReturn } = offer;
  const booked = withSealedContacts(bookedPassengers(passengers, extras), passengerSecrets(passengers));
  const sealed = await encryptPersonal(secretsName(link, boughtFrom.bookingId), booked.secrets);
  return ok({
    link,
    boughtFrom,
    minor: fare.totalPayable,
    writes: [
      ...createOrderFor(
        link,
        {
          ...{ orderId: boughtFrom.orderId, serviceName: 'flight', subject: boughtFrom.bookingId },
          ...{ amount: fare.totalPayable, currency: fare.currency, expiresAt },
          costs: [{ site: supplier, to: `supplier:${theirs.source}`, minor: netCost(offer, fare) }],
          ...{ traceId: '', redirectTo: '/flight/ticketQueue', remark: `Flight ${routeWords(segments)}` },
          soldTo: { site: actor.site, orderId, bookingId },
        },
        buyer,
      ),
      ...draftBookingFor(
        link,
        {
          ...{
            bookingId: boughtFrom.bookingId,
            orderId: boughtFrom.orderId,
            source: theirs.source,
            query: quote.query,
          },
          isInternational: await isInternational(segments),
          ...{ offer, segments, fare, passengers: booked.passengers },
          ...{ fareRules: quote.fareRules, ...(quote.areRulesMissing && { areRulesMissing: true as const }) },
          ...{ isLcc: isLCC, isLCCSpecialReturn },
        },
        buyer,
        // Whose it is: no traveller, and nobody to be written to.
        { email: link.name, userType: buyer.userType },
      ),
      ...passengerSecretsWrites(link, boughtFrom.bookingId, sealed),
    ],
  });
}
