import { ruleChooser } from '#functions/markups/rules/choose-rule.ts';
import type { Customer, MarkupBook } from '#functions/markups/model.ts';
import { rateOn } from '#functions/markups/rate-on.ts';
import type { Choosable } from '#functions/markups/rule-facts.ts';
import { siteLines, soldNet } from '#shared/markups/site-lines.ts';
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
import type { Day } from '#shared/time.ts';

/** Extra services as chosen, priced by the supplier: each passenger's each. */
export interface Extras {
  baggages: readonly BaggageOption[];
  meals: readonly MealOption[];
}
export const noExtras: Extras = { baggages: [], meals: [] };

const trade = (customer: Customer) => customer.userType === 'travelAgent' || customer.userType === 'corporate';
const isAmount = (minor: number) => Number.isSafeInteger(minor) && minor >= 0;

/** As much of a net offer as a price comes from. */
export type Priceable = Pick<NetOffer, 'resultIndex' | 'source' | 'currency' | 'fares' | 'commission' | 'sellerFee'> &
  Choosable;

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

const linesOf = (name: string) => ({ base: `${name} fare`, tax: `${name} taxes`, surcharge: `${name} surcharges` });
/** What the lines of a passenger type are called. */
const labels = { 1: linesOf(paxTypeName[1]), 2: linesOf(paxTypeName[2]), 3: linesOf(paxTypeName[3]) };

function fareLines({ fares, source: supplier }: Priceable): PriceLine[] {
  const lines: PriceLine[] = [];
  const source = `supplier:${supplier}`;
  for (const { passengerType: paxType, passengerCount: count, baseFare, tax, offeredOtherCharges } of fares) {
    const label = labels[paxType as PaxType];
    lines.push({ kind: 'base', label: label.base, paxType, count, amount: baseFare * count, source });
    if (tax !== 0) lines.push({ kind: 'tax', label: label.tax, paxType, count, amount: tax * count, source });
    if (offeredOtherCharges !== 0) {
      const amount = offeredOtherCharges * count;
      lines.push({ kind: 'surcharge', label: label.surcharge, paxType, count, amount, source });
    }
  }
  return lines;
}

/** What the lines of each kind come to, in one pass: a page of offers is hundreds of prices. */
function sumsOf(lines: readonly PriceLine[]) {
  const sums = { published: 0, markup: 0, gst: 0, tds: 0, discount: 0, all: 0, baggage: 0, meal: 0 };
  for (const { kind, amount, source } of lines) {
    sums.all += amount;
    switch (kind) {
      case 'base':
      case 'tax':
      case 'surcharge':
        sums.published += amount;
        break;
      case 'markup':
        sums.markup += amount;
        break;
      case 'gst':
        sums.gst += amount;
        break;
      case 'tds':
        sums.tds += amount;
        break;
      case 'discount':
        sums.discount += amount;
        break;
      case 'extra':
        if (source?.endsWith('#baggage')) sums.baggage += amount;
        if (source?.endsWith('#meal')) sums.meal += amount;
        break;
      default:
    }
  }
  return sums;
}

/**
 * Sums of the lines; nothing else makes a total. Each field by its name: an object made by spreading another takes
 * twenty times as long, and a page of offers is hundreds of them.
 */
function detailOf(
  {
    currency,
    fareDetails,
    resultIndex,
    isPriceChanged,
  }: Pick<FareDetail, 'currency' | 'fareDetails' | 'resultIndex' | 'isPriceChanged'>,
  lines: PriceLine[],
  earns: boolean,
): FareDetail {
  const sum = sumsOf(lines);
  const totalFare = sum.all;
  const discount = 0 - sum.discount;
  return {
    currency,
    fareDetails,
    resultIndex,
    isPriceChanged,
    publishedPrice: sum.published,
    totalFare,
    markup: sum.markup,
    gstOnMarkup: sum.gst,
    tds: sum.tds,
    discount,
    totalPayable: totalFare,
    totalPayableAmt: totalFare,
    commissionEarned: earns ? discount : 0,
    baggagePrice: sum.baggage,
    mealPrice: sum.meal,
    lines,
  };
}

/** A price of the same flights at another net fare: what the site added or took off stays as it was agreed to. */
export const refared = (fare: FareDetail, offer: Priceable): FareDetail =>
  detailOf(
    { ...fare, fareDetails: offer.fares.map(withPublished), isPriceChanged: true },
    [...fareLines(offer), ...fare.lines.filter(({ kind }) => !['base', 'tax', 'surcharge'].includes(kind))],
    fare.commissionEarned !== 0,
  );

/**
 * The one pricing rule: a supplier's net offers as one customer pays them, on a day in the site's zone (rules, tax
 * rates). What the site adds or takes off is `siteLines`. Made once a search: what is the same for all of its offers is
 * looked up here. FARE_QUOTE_FAILED where a price or a rate is not known.
 */
export function pricer(
  customer: Customer,
  book: MarkupBook,
  day: Day,
): (offer: Priceable) => Outcome<FareDetail, 'FARE_QUOTE_FAILED'> {
  const gst = rateOn(book.taxes, 'gst', day);
  const tds = rateOn(book.taxes, 'tds', day);
  if (gst === undefined || tds === undefined) return () => fail('FARE_QUOTE_FAILED');
  const rates = { gst, tds, feeTax: book.feeTax };
  const ruleOf = ruleChooser(book, customer, day);
  const earns = trade(customer);
  return (offer) => {
    if (isUnknown(offer)) return fail('FARE_QUOTE_FAILED');
    const lines = fareLines(offer);
    lines.push(
      ...siteLines(ruleOf(offer), customer, rates, soldNet(offer.fares, offer.commission, offer.sellerFee?.fee)),
    );
    const { currency, resultIndex } = offer;
    const fareDetails = offer.fares.map(withPublished);
    return ok(detailOf({ currency, fareDetails, resultIndex, isPriceChanged: false }, lines, earns));
  };
}

const withPublished = ({
  passengerType,
  passengerCount,
  baseFare,
  tax,
  offeredOtherCharges,
}: Priceable['fares'][number]): FareOfType => {
  const publishedFare = baseFare + offeredOtherCharges;
  const publishedPrice = publishedFare + tax;
  return { passengerType, passengerCount, baseFare, tax, offeredOtherCharges, publishedFare, publishedPrice };
};

/** One offer's price, see pricer. */
export const priceFare = (
  offer: Priceable,
  customer: Customer,
  book: MarkupBook,
  day: Day,
): Outcome<FareDetail, 'FARE_QUOTE_FAILED'> => pricer(customer, book, day)(offer);

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
export const netCost = (
  { commission, sellerFee }: Pick<NetOffer, 'commission' | 'sellerFee'>,
  fare: FareDetail,
): number =>
  fare.publishedPrice +
  fare.baggagePrice +
  fare.mealPrice -
  commission +
  (sellerFee ? sellerFee.fee + sellerFee.gst + sellerFee.tds : 0);
