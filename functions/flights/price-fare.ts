import { chooseRule } from '#functions/markups/choose-rule.ts';
import type { Customer, MarkupBook } from '#functions/markups/model.ts';
import { rateOn } from '#functions/markups/rate-on.ts';
import { fail, ok, type Outcome } from '#shared/errors.ts';
import type {
  BaggageOption,
  FareDetail,
  FareOfType,
  MealOption,
  NetOffer,
  PaxType,
  PriceLine,
} from '#shared/flights/model.ts';
import { paxTypeName } from '#shared/flights/model.ts';
import type { MarkupRule } from '#shared/markups/model.ts';
import { portionOf } from '#shared/money.ts';
import type { Day } from '#shared/time.ts';

/** Extra services as chosen, priced by the supplier: each passenger's each. */
export interface Extras {
  baggages: readonly BaggageOption[];
  meals: readonly MealOption[];
}
export const noExtras: Extras = { baggages: [], meals: [] };

const trade = (customer: Customer) => customer.userType === 'travelAgent' || customer.userType === 'corporate';
const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);
const isAmount = (minor: number) => Number.isSafeInteger(minor) && minor >= 0;

/** As much of a net offer as a price comes from. */
export type Priceable = Pick<
  NetOffer,
  'resultIndex' | 'source' | 'currency' | 'fares' | 'commission' | 'departureId'
> & { segments: readonly Pick<NetOffer['segments'][number], 'airlineCode'>[] };

/** A fare nobody can have meant: no passengers, an amount missing or broken, or nothing to pay. */
const isUnknown = ({ fares, commission }: Priceable) =>
  fares.length === 0 ||
  !isAmount(commission) ||
  fares.some(
    ({ passengerCount, baseFare, tax, offeredOtherCharges }) =>
      passengerCount < 1 ||
      ![passengerCount, baseFare, tax, offeredOtherCharges].every(isAmount) ||
      baseFare + tax + offeredOtherCharges === 0,
  );

function fareLines({ fares, source }: Priceable): PriceLine[] {
  return fares.flatMap(({ passengerType, passengerCount: count, baseFare, tax, offeredOtherCharges }) => {
    const name = paxTypeName[passengerType as PaxType];
    const line = (kind: PriceLine['kind'], what: string, each: number): PriceLine => ({
      kind,
      label: `${name} ${what}`,
      paxType: passengerType,
      count,
      amount: each * count,
      source: `supplier:${source}`,
    });
    return [
      line('base', 'fare', baseFare),
      line('tax', 'taxes', tax),
      line('surcharge', 'surcharges', offeredOtherCharges),
    ].filter(({ kind, amount }) => kind === 'base' || amount !== 0);
  });
}

function markupOf(rule: MarkupRule | undefined, fares: NetOffer['fares']): number {
  if (!rule) return 0;
  if (rule.kind === 'perBooking') return rule.value;
  if (rule.kind === 'perPassenger') return rule.value * sumOf(fares.map(({ passengerCount }) => passengerCount));
  return portionOf(sumOf(fares.map(({ baseFare, passengerCount }) => baseFare * passengerCount)), rule.value);
}

const total = (lines: readonly PriceLine[], ...kinds: PriceLine['kind'][]) =>
  sumOf(lines.filter(({ kind }) => kinds.includes(kind)).map(({ amount }) => amount));

/** Sums of the lines; nothing else makes a total. */
function detailOf(
  offer: Pick<FareDetail, 'currency' | 'fareDetails' | 'resultIndex' | 'isPriceChanged'>,
  lines: PriceLine[],
  earns: boolean,
): FareDetail {
  const totalFare = sumOf(lines.map(({ amount }) => amount));
  const discount = 0 - total(lines, 'discount');
  const extra = (source: string) =>
    sumOf(lines.filter((line) => line.kind === 'extra' && line.source?.endsWith(source)).map(({ amount }) => amount));
  return {
    ...offer,
    publishedPrice: total(lines, 'base', 'tax', 'surcharge'),
    totalFare,
    markup: total(lines, 'markup'),
    gstOnMarkup: total(lines, 'gst'),
    tds: total(lines, 'tds'),
    discount,
    totalPayable: totalFare,
    totalPayableAmt: totalFare,
    commissionEarned: earns ? discount : 0,
    baggagePrice: extra('#baggage'),
    mealPrice: extra('#meal'),
    lines,
  };
}

/**
 * The one pricing rule: a supplier's net offer as one customer pays it, on a day in the site's zone (tax rates). With a
 * markup the customer pays it as Service Fee with GST, and the site keeps the commission; without one, the group's
 * share of the commission is passed on as Discount, with TDS on it. FARE_QUOTE_FAILED where a price or a rate is not
 * known.
 */
export function priceFare(
  offer: Priceable,
  customer: Customer,
  book: MarkupBook,
  day: Day,
): Outcome<FareDetail, 'FARE_QUOTE_FAILED'> {
  if (isUnknown(offer)) return fail('FARE_QUOTE_FAILED');
  const gst = rateOn(book.taxes, 'gst', day);
  const tds = rateOn(book.taxes, 'tds', day);
  if (gst === undefined || tds === undefined) return fail('FARE_QUOTE_FAILED');
  const rule = chooseRule(book, customer, offer);
  const markup = markupOf(rule, offer.fares);
  const lines = fareLines(offer);
  const add = (kind: PriceLine['kind'], label: string, amount: number, source: string) =>
    amount !== 0 && lines.push({ kind, label, amount, source });
  if (markup > 0) {
    add('markup', 'Service Fee', markup, `rule:${rule!.id}`);
    add('gst', 'GST on Service Fee', portionOf(markup, gst), 'rule:gst');
  } else {
    const discount = Math.min(portionOf(offer.commission, customer.commissionShare), total(lines, 'base'));
    add('discount', 'Discount (-)', -discount, `rule:${customer.groupId}`);
    add('tds', 'TDS (+)', customer.isTdsDeductable ? portionOf(discount, tds) : 0, 'rule:tds');
  }
  const fareDetails: FareOfType[] = offer.fares.map((fare) => ({
    ...fare,
    publishedFare: fare.baseFare + fare.offeredOtherCharges,
    publishedPrice: fare.baseFare + fare.offeredOtherCharges + fare.tax,
  }));
  return ok(
    detailOf(
      { currency: offer.currency, fareDetails, resultIndex: offer.resultIndex, isPriceChanged: false },
      lines,
      trade(customer),
    ),
  );
}

/**
 * A priced fare with extra services added at the supplier's price; markup, commission and taxes are of the fare alone.
 */
export function withExtras(fare: FareDetail, { baggages, meals }: Extras, source: string): FareDetail {
  const line = (label: string, amount: number, what: string): PriceLine => ({
    kind: 'extra',
    label,
    amount,
    source: `supplier:${source}#${what}`,
  });
  const extras = [
    ...baggages.map(({ label, price }) => line(label, price, 'baggage')),
    ...meals.map(({ label, price }) => line(label, price, 'meal')),
  ];
  return detailOf(fare, [...fare.lines.filter(({ kind }) => kind !== 'extra'), ...extras], fare.commissionEarned > 0);
}

/** What the site pays the supplier for a fare with its extras, minor units. */
export const netCost = (offer: Pick<NetOffer, 'commission'>, fare: FareDetail): number =>
  fare.publishedPrice + fare.baggagePrice + fare.mealPrice - offer.commission;
