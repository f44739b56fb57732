import type { Actor, LinkActor } from '#functions/actor.ts';
import { linkAt } from '#functions/actors/link.ts';
import { clock } from '#functions/clock.ts';
import { spend } from '#functions/http/request/rate-limit.ts';
import { priceFare, pricer } from '#functions/markups/price-fare.ts';
import { priceGroup, type Pricing } from '#functions/markups/pricing-of.ts';
import { log } from '#functions/runtime/log.ts';
import { isSoldOn, supplierSiteOf } from '#functions/site/linked-sources.ts';
import type { SupplierSetting } from '#functions/site/model.ts';
import { readSearchedSuppliers } from '#functions/site/store.ts';
import { SUPPLIER_DEADLINE } from '#functions/site/supplier-deadline.ts';
import type { Answer, FlightSupplier, SupplierFailure, SupplierQuote } from '#functions/suppliers/flight-supplier.ts';
import { commit } from '#functions/table/commit.ts';
import { fail, ok, type Outcome } from '#shared/errors.ts';
import type { FareDetail, NetOffer, SearchQuery } from '#shared/flights/model.ts';
import { isPair } from '#shared/flights/pair-offers.ts';
import { randomId } from '#shared/ids.ts';
import { DAY, MINUTE } from '#shared/time.ts';
import type { AsksSource } from '../asks-source.ts';
import type { QuoteItem } from '../model.ts';
import { joined } from '../chosen-offer.ts';
import { loadOffers, storeOffers } from '../search/offer-files.ts';
import { readQuote } from '../store.ts';
import { lookOf } from '../search/count-look.ts';
import { countFlightWrite, quoteWrite, ssrWrite } from '../writes.ts';
import { partnerBuyer, partnerPricing } from './partner-pricing.ts';
import { spendAsk } from './spend-ask.ts';
import { resoldBooking } from './resold-booking.ts';

/** Searches of one link: a busy site stays below, and one that harvests does not. */
const SEARCHES = { limit: 600, windowMs: MINUTE };
/** What is left of a source's seconds once its suppliers have answered, ms: to price it and to send it. */
const OWN_TIME = 500;

/** An offer of the supplier's is found again by its answer and its place in it, once quoted by its quote. */
const QUOTED = 'quote/';
/** Of a quoted pair, its way back. */
const BACK = '/back';
const refOf = (file: string, at: number): string => `${file}@${at}`;

/** The supplier's quote that an offer was confirmed by; undefined for one that was not yet. */
export const quoteIdOf = ({ supplierRef }: Pick<NetOffer, 'supplierRef'>): string | undefined =>
  supplierRef.startsWith(QUOTED) ? supplierRef.slice(QUOTED.length).replace(BACK, '') : undefined;

/** The offer as the supplier buys it itself, by what the consumer's says of it. */
async function ownOffer(link: LinkActor, offer: NetOffer): Promise<NetOffer | undefined> {
  const quoteId = quoteIdOf(offer);
  if (quoteId !== undefined) {
    const quote = await readQuote(link, quoteId);
    return quote.ok ? quote.value.parts[offer.supplierRef.endsWith(BACK) ? 1 : 0] : undefined;
  }
  const end = offer.supplierRef.lastIndexOf('@');
  return (await loadOffers(offer.supplierRef.slice(0, end)))?.[Number(offer.supplierRef.slice(end + 1))];
}

type SellersPart = Pick<FareDetail, 'discount' | 'markup' | 'gstOnMarkup' | 'tds'>;
/** What of a pair is said of its way out already. */
const nothing: SellersPart = { discount: 0, markup: 0, gstOnMarkup: 0, tds: 0 };

/** A fare of the supplier's as it sells it to the consumer: what it passes on is commission, what it adds its fee. */
const soldAs = (
  { departureId: _departureId, ...offer }: NetOffer,
  { discount, markup: fee, gstOnMarkup: gst, tds }: SellersPart,
  {
    isTaxShared,
    ...as
  }: Pick<NetOffer, 'source' | 'resultIndex' | 'supplierRef' | 'pairKey'> & { isTaxShared: boolean },
): NetOffer => ({
  ...offer,
  ...as,
  commission: discount,
  ...((fee !== 0 || gst !== 0 || tds !== 0) && {
    sellerFee: { fee, gst, tds, ...(isTaxShared && { isTaxShared }) },
  }),
});

/**
 * The flights of another site, through a link: one source, which asks that site's own sources side by side, never those
 * that it has through links. Sold as the site prices for its consumer. Nothing is booked here: an order through a link is
 * made, paid and moved with the supplier's own (order-through-link.ts). `ask`: how one source is asked.
 */
export function linkedSupplier(
  actor: Actor,
  setting: Pick<SupplierSetting, 'name' | 'settings' | 'deadlineMs'>,
  ask: AsksSource,
): FlightSupplier {
  const { name, deadlineMs = SUPPLIER_DEADLINE } = setting;
  const site = supplierSiteOf(setting);
  const never = async () => fail('ILLEGAL_TRANSITION');
  const isTaxedWith = ({ head }: LinkActor): boolean => head.country === actor.head.country;

  /** The link, and how the supplier prices for it; undefined where it sells nothing now. */
  async function live(): Promise<{ link: LinkActor; pricing: Pricing } | undefined> {
    const link = await linkAt(actor, site);
    const pricing = link && (await partnerPricing(link));
    return link && pricing && { link, pricing };
  }

  type How = (...asked: [link: LinkActor, own: NetOffer]) => Promise<Outcome<SupplierQuote, SupplierFailure>>;

  /** One fare, or the two ways of a pair, confirmed at its source and priced as one: one quote of the supplier's. */
  async function quoted(
    offers: readonly NetOffer[],
    query: SearchQuery,
    how: How,
  ): Promise<Outcome<SupplierQuote[], SupplierFailure>> {
    const now = await live();
    const own = now && (await Promise.all(offers.map((offer) => ownOffer(now.link, offer))));
    const found = own?.filter((one) => one !== undefined) ?? [];
    if (!now || !isSoldSo(found, offers)) return fail('FARE_EXPIRED');
    if (!(await spendAsk(actor, site))) return fail('SUPPLIER_FAILED');
    const { link, pricing } = now;
    const answers = await Promise.all(found.map((one) => how(link, one)));
    const confirmed: SupplierQuote[] = [];
    for (const answer of answers) {
      if (!answer.ok) return answer;
      confirmed.push(answer.value);
    }
    const parts = confirmed.map(({ offer }) => offer);
    const whole = joined(parts);
    const validUntil = Math.min(...confirmed.map((one) => one.validUntil));
    const priced = priceFare(whole, pricing.customer, pricing.book, pricing.day);
    if (!priced.ok || parts.some(({ currency }) => currency !== link.head.currency)) return fail('FARE_EXPIRED');
    const quote: QuoteItem = {
      ...{ quoteId: randomId(), traceId: '', resultIndex: whole.resultIndex },
      ...{ owner: partnerBuyer(link).owner, source: found[0]!.source, query, parts },
      ...{ pricedFor: priceGroup(pricing.customer), fare: priced.value, fareRules: [], areRulesMissing: true },
      ...{ validUntil, ttl: Math.ceil((validUntil + DAY) / 1000) },
    };
    const kept = await commit(link, [quoteWrite(link, quote)]);
    if (!kept.ok) return fail(kept.code === 'FORBIDDEN' ? 'FARE_EXPIRED' : 'SUPPLIER_FAILED');
    return ok(
      parts.map((part, at) => {
        const { resultIndex, pairKey } = offers[at]!;
        const supplierRef = `${QUOTED}${quote.quoteId}${at ? BACK : ''}`;
        const as = { source: name, resultIndex, pairKey, supplierRef, isTaxShared: isTaxedWith(link) };
        return { offer: soldAs(part, at ? nothing : priced.value, as), validUntil };
      }),
    );
  }

  async function quotedOne(offer: NetOffer, query: SearchQuery, how: How): Answer<SupplierQuote> {
    const answer = await quoted([offer], query, how);
    return answer.ok ? ok(answer.value[0]!) : answer;
  }

  return {
    name,
    search: async (call, query) => {
      if (call.signal.aborted) return fail('SUPPLIER_TIMEOUT');
      const now = await live();
      if (!now) return ok([]);
      const { link, pricing } = now;
      const allowed = await spend(link, 'LINK', link.consumer, SEARCHES);
      if (!allowed.ok) return fail('SUPPLIER_FAILED');
      const own = (await readSearchedSuppliers(link)).filter(isSoldOn);
      const withinMs = Math.max(OWN_TIME, deadlineMs - OWN_TIME - (clock.now() - call.now));
      const [answers] = await Promise.all([
        Promise.all(
          own.map((one) => ask(link, one.name, (supplier, asked) => supplier.search(asked, query), withinMs)),
        ),
        countPartnerLook(link, query),
      ]);
      const silent = answers.find((answer) => !answer.ok);
      if (silent && answers.every((answer) => !answer.ok)) return silent;
      const offers = answers
        .flatMap((answer) => (answer.ok ? answer.value : []))
        .filter((offer) => offer.currency === link.head.currency);
      if (!offers.length) return ok([]);
      const file = await storeOffers(offers);
      const isTaxShared = isTaxedWith(link);
      const priceOf = pricer(pricing.customer, pricing.book, pricing.day);
      return ok(
        offers.flatMap((offer, at) => {
          const priced = priceOf(offer);
          const pairKey = offer.pairKey && `${own.findIndex((one) => one.name === offer.source)} ${offer.pairKey}`;
          const as = { source: name, resultIndex: String(at), supplierRef: refOf(file, at), pairKey, isTaxShared };
          return priced.ok ? [soldAs(offer, priced.value, as)] : [];
        }),
      );
    },
    calendar: async () => ok({}),
    fareRules: (_, offer) => atSource(offer, (link, own) => ask(link, own.source, (s, call) => s.fareRules(call, own))),
    quote: (_, offer, query) =>
      quotedOne(offer, query, (link, own) =>
        ask(link, own.source, (supplier, call) => supplier.quote(call, own, query)),
      ),
    quotePair: async (_, pair, query) => {
      const answer = await quoted(pair, query, (link, own) =>
        ask(link, own.source, (supplier, call) => supplier.quote(call, own, query)),
      );
      if (!answer.ok) return answer;
      const [out, back] = answer.value;
      return out && back ? ok([out, back]) : fail('FARE_EXPIRED');
    },
    quoteForAges: (_, offer, query, ages) =>
      quotedOne(offer, query, (link, own) =>
        ask(
          link,
          own.source,
          async (supplier, call) => (await supplier.quoteForAges?.(call, own, query, ages)) ?? fail('FARE_EXPIRED'),
        ),
      ),
    extraServices: (_, offer) =>
      atSource(offer, async (link, own) => {
        const extras = await ask(link, own.source, (supplier, call) => supplier.extraServices(call, own));
        const quoteId = quoteIdOf(offer);
        if (!extras.ok || quoteId === undefined) return extras;
        const kept = await commit(link, [ssrWrite(link, quoteId, extras.value)]);
        return kept.ok ? extras : fail('FARE_EXPIRED');
      }),
    book: never,
    ticket: never,
    holdQuote: never,
    release: never,
    retrieve: (_, clientReference) => resoldBooking(actor, clientReference),
    carriesOut: [],
    cancellationCharges: never,
    changeRequest: never,
    findChange: async () => fail('NOT_FOUND'),
    changeRequestStatus: async () => fail('NOT_FOUND'),
  };

  async function atSource<T>(
    offer: NetOffer,
    how: (link: LinkActor, own: NetOffer) => Promise<Outcome<T, SupplierFailure>>,
  ): Answer<T> {
    const link = await linkAt(actor, site);
    const own = link && (await ownOffer(link, offer));
    if (!link || !own) return fail('FARE_EXPIRED');
    return (await spendAsk(actor, site)) ? how(link, own) : fail('SUPPLIER_FAILED');
  }
}

/** One fare alone, or the two ways that a source sells together: half a pair is sold by nobody. */
const isSoldSo = (own: readonly NetOffer[], asked: readonly NetOffer[]): boolean => {
  const [one, other] = own;
  if (!one || own.length < asked.length) return false;
  return other ? isPair(one, other) : !one.isLCCSpecialReturn;
};

/** A statistic of the supplier's: what cannot be counted is let go. */
async function countPartnerLook(link: LinkActor, query: SearchQuery): Promise<void> {
  const counted = await commit(link, [countFlightWrite(link, link.userId, 'lookCount', lookOf(query))]).catch(
    () => undefined,
  );
  if (!counted?.ok) log.warn('a search was not counted', { site: link.site });
}
