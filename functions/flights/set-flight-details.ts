import { consumerOf, type UserActor } from '#functions/actor.ts';
import { type Buyer, buyerOf } from '#functions/users/buyer.ts';
import { draftBookingWrites, passengerSecretsWrites, secretsName } from '#functions/bookings/writes.ts';
import { handle } from '#functions/http/handle.ts';
import type { CostSide, OtherSide } from '#functions/payments/model.ts';
import { paymentDeadline } from '#functions/payments/payment-deadline.ts';
import { readSlot } from '#functions/payments/store.ts';
import { takeSlotWrites } from '#functions/payments/unpaid-end-writes.ts';
import { createOrderWrites } from '#functions/payments/writes.ts';
import { encryptPersonal } from '#functions/runtime/data-keys.ts';
import { isSoldOn, supplierSiteOf } from '#functions/site/linked-sources.ts';
import { readSuppliers } from '#functions/site/store.ts';
import { commit } from '#functions/table/commit.ts';
import { whileBusy } from '#functions/table/until-it-stands.ts';
import type { Write } from '#functions/table/write.ts';
import { fail, ok, type Outcome } from '#shared/errors.ts';
import type { NetOffer } from '#shared/flights/model.ts';
import type { Passenger } from '#shared/flights/passenger.ts';
import { setFlightDetails } from '#shared/flights/set-flight-details.ts';
import { type OfferChoice, readTraceId } from '#shared/flights/trace.ts';
import { randomId } from '#shared/ids.ts';
import { toMajor } from '#shared/money.ts';
import { instant } from '#shared/time.ts';
import { bookedPassengers, passengerSecrets } from './booked-passengers.ts';
import { checkAtTrueAges } from './check-at-true-ages.ts';
import type { CheckedBooking } from './check-booking.ts';
import { joined } from './chosen-offer.ts';
import type { orderThroughLink, ThroughLink } from './linked/order-through-link.ts';
import { isInternational } from './is-international.ts';
import type { QuoteItem } from './model.ts';
import { netCost } from '#functions/markups/price-fare.ts';
import { hasTaxNumber } from '#functions/markups/store.ts';
import { orderSlot } from './order-slot.ts';
import { readQuote } from './store.ts';
import { routeWords } from './route-words.ts';

/**
 * Order, draft booking and encrypted personal data are one commit, which also retires an unpaid order of the same search
 * and passengers; nothing is told to the supplier before it is paid.
 */
export const setFlightDetailsHandler = handle(
  setFlightDetails,
  async (
    actor,
    { searchId, quoteId, passengers, currency, totalPayable, leg, search, next, customerId },
    { claim, address },
  ) => {
    if (!actor.isFlightSearchAllowed) return fail('SEARCH_NOT_ALLOWED');
    const bought = await buyerOf(actor, customerId);
    if (!bought.ok) return bought;
    const buyer = bought.value;
    const read = await readQuote(actor, quoteId);
    if (!read.ok) return read;
    if (readTraceId(read.value.traceId).searchId !== searchId) return fail('SEARCH_EXPIRED');
    const found = await checkAtTrueAges({ actor, buyer, address }, read.value, passengers);
    if (!found.ok) return found;
    const { quote, checked } = found.value;
    const { fare } = checked;
    if (fare.totalPayable !== totalPayable || fare.currency !== currency) {
      return fail('PRICE_CHANGED', {
        detail: { currency: fare.currency, totalPayable: toMajor(fare.totalPayable, fare.currency) },
      });
    }
    const made = {
      orderId: randomId(),
      bookingId: randomId(),
      expiresAt: paymentDeadline(quote.validUntil),
      redirectTo: leg === 'outbound' ? `/flight/bookingDetails/${searchId}` : '/flight/ticketQueue',
    };
    const { expiresAt, ...ids } = made;
    const onward = { ...(search && { search }), ...(leg === 'outbound' && next && { next }) };
    const answer = { ...ids, currency: fare.currency, amount: fare.totalPayable, expiryTime: instant(expiresAt) };
    const slot = orderSlot(buyer, searchId, passengers, leg);
    const through = await throughLink(actor, { quote, passengers, extras: checked.extras, ...made });
    if (through && !through.ok) return through;
    const sold = through?.value;
    const other = sold && { boughtFrom: sold.boughtFrom };
    const writes = await orderWrites(actor, buyer, quote, checked, passengers, { ...made, ...onward, ...other });
    return whileBusy(async () => {
      const taken = takeSlotWrites(actor, slot, await readSlot(actor, slot), made);
      const all = [...writes, ...taken, ...(sold?.writes ?? []), ...claim(answer)];
      const done = await (sold ? commit(sold.link, all) : commit(actor, all));
      if (done.ok) return ok(answer);
      // The link ended meanwhile.
      return done.code === 'FORBIDDEN' ? fail('FARE_EXPIRED') : done;
    });
  },
);

/** The supplier's side of a fare that another site supplies; undefined for one of the site's own sources. */
async function throughLink(
  actor: UserActor,
  wanted: Parameters<typeof orderThroughLink>[2],
): Promise<Outcome<ThroughLink, 'FARE_EXPIRED'> | undefined> {
  const setting = (await readSuppliers(actor)).find(({ name }) => name === wanted.quote.source);
  // A partner's key quotes what anybody's search found, and buys none of it that is not sold on.
  if (setting && consumerOf(actor.owner) !== undefined && !isSoldOn(setting)) return fail('FARE_EXPIRED');
  if (setting?.adapter !== 'linked') return undefined;
  const { orderThroughLink: made } = await import('./linked/order-through-link.ts');
  return made(actor, supplierSiteOf(setting), wanted);
}

/** What the tax office gives the site credit for of what a supplying site charges: tax by a number of its own, TDS in any case. */
async function creditedTaxes(
  actor: UserActor,
  { sellerFee }: Pick<NetOffer, 'sellerFee'>,
): Promise<Pick<CostSide, 'inputTax' | 'tdsCredit'>> {
  if (!sellerFee?.isTaxShared) return {};
  const { gst, tds } = sellerFee;
  return {
    ...(gst && (await hasTaxNumber(actor)) && { inputTax: gst }),
    ...(tds && { tdsCredit: tds }),
  };
}

interface Made {
  orderId: string;
  bookingId: string;
  expiresAt: number;
  redirectTo: string;
  boughtFrom?: OtherSide;
  search?: string;
  next?: OfferChoice;
}

async function orderWrites(
  actor: UserActor,
  buyer: Buyer,
  quote: QuoteItem,
  { fare, extras, ownMarkup }: CheckedBooking,
  passengers: readonly Passenger[],
  { orderId, bookingId, expiresAt, ...onward }: Made,
): Promise<Write<'NOT_APPROVED'>[]> {
  const offer = joined(quote.parts);
  const { segments, isLCC, isLCCSpecialReturn } = offer;
  const sealed = await encryptPersonal(secretsName(actor, bookingId), passengerSecrets(passengers));
  const { boughtFrom } = onward;
  const to = boughtFrom ? `site:${boughtFrom.site}` : `supplier:${quote.source}`;
  const costs = [{ site: actor.site, to, minor: netCost(offer, fare), ...(await creditedTaxes(actor, offer)) }];
  return [
    ...createOrderWrites(
      actor,
      {
        orderId,
        serviceName: 'flight',
        subject: bookingId,
        amount: fare.totalPayable,
        currency: fare.currency,
        costs,
        expiresAt,
        traceId: quote.traceId,
        ...onward,
        remark: `Flight ${routeWords(segments)}`,
      },
      buyer,
    ),
    ...draftBookingWrites(
      actor,
      {
        bookingId,
        orderId,
        isInternational: await isInternational(segments),
        source: quote.source,
        query: quote.query,
        offer,
        segments,
        passengers: bookedPassengers(passengers, extras),
        fare,
        txnFee: ownMarkup,
        fareRules: quote.fareRules,
        ...(quote.areRulesMissing && { areRulesMissing: true as const }),
        isLcc: isLCC,
        isLCCSpecialReturn,
      },
      buyer,
    ),
    ...passengerSecretsWrites(actor, bookingId, sealed),
  ];
}
