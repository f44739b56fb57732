import { type Priceable, priceFare } from '#functions/markups/price-fare.ts';
import { seenOffer } from '#functions/markups/price-seen-fare.ts';
import type { FareDetail } from '#shared/flights/model.ts';
import { type MarkupRule, RETAIL, type RuleKind } from '#shared/markups/model.ts';
import type { RulePreview } from '#shared/markups/rules/preview-rule.ts';
import type { Day } from '#shared/time.ts';
import type { Customer, MarkupBook } from '../model.ts';
import type { Sold, TriedOn } from './read-sold.ts';
import { soldNet } from '#shared/markups/site-lines.ts';

/** The most that are shown one by one. */
const MOST_EXAMPLES = 5;

/** A book as it would be with a rule, which takes the place of the one of its id. */
export const withRule = (book: MarkupBook, kind: RuleKind, rule: MarkupRule): MarkupBook => ({
  ...book,
  [kind]: [...book[kind].filter(({ id }) => id !== rule.id), rule],
});

/** The day of sale that both prices are taken of: today, or the first of the rule's own where it has not begun. */
export const previewDay = ({ validFrom }: MarkupRule, today: Day): Day =>
  validFrom && validFrom > today ? validFrom : today;

/**
 * What the site earns of a price: Service Fee and commission, less what of it is passed on, and less the Service Fee of a
 * site that supplies it; minor units, without GST.
 */
export const earnedOf = (
  { commission, sellerFee }: Pick<Priceable, 'commission' | 'sellerFee'>,
  fare: FareDetail,
): number => fare.markup + commission - fare.discount - (sellerFee?.fee ?? 0);

interface Move {
  sold: Sold;
  before: FareDetail;
  after: FareDetail;
}

/**
 * What prices would be by another book: every booking priced again by both, as if it were sold on `day`, and the kept
 * fares for `shopper`. What has no price by either is left out.
 */
export function previewOf(
  now: MarkupBook,
  next: MarkupBook,
  { sold, isCut, fares }: TriedOn,
  { day, currency, shopper }: { day: Day; currency: string; shopper: Customer },
): RulePreview {
  const priced = sold.flatMap((one): Move[] => {
    const [before, after] = [now, next].map((book) => priceFare(one.booking.offer, one.customer, book, day));
    return before!.ok && after!.ok ? [{ sold: one, before: before!.value, after: after!.value }] : [];
  });
  const moved = priced.filter(({ before, after }) => before.totalPayable !== after.totalPayable);
  const by = ({ before, after }: Move) => after.totalPayable - before.totalPayable;
  const sum = (amounts: readonly number[]) => amounts.reduce((total, one) => total + one, 0);
  return {
    currency,
    day,
    looked: priced.length,
    isCut,
    moved: moved.length,
    dearer: moved.filter((move) => by(move) > 0).length,
    difference: sum(moved.map(by)),
    earnedBefore: sum(priced.map(({ sold: { booking }, before }) => earnedOf(booking.offer, before))),
    earnedAfter: sum(priced.map(({ sold: { booking }, after }) => earnedOf(booking.offer, after))),
    beyondCommission: moved.filter(({ sold: { booking }, after }) => after.discount > booking.offer.commission).length,
    beyondFare: moved.filter(({ sold: { booking }, after }) => after.markup > soldNet(booking.offer.fares, 0).base)
      .length,
    examples: moved
      .toSorted((one, other) => Math.abs(by(other)) - Math.abs(by(one)))
      .slice(0, MOST_EXAMPLES)
      .map(({ sold: { booking }, before, after }) => ({
        bookingId: booking.bookingId,
        flight: flightText(booking),
        before: before.totalPayable,
        after: after.totalPayable,
      })),
    fares: faresPreview(now, next, fares, shopper, day),
  };
}

function faresPreview(
  now: MarkupBook,
  next: MarkupBook,
  fares: TriedOn['fares'],
  shopper: Customer,
  day: Day,
): RulePreview['fares'] {
  const differences = fares.flatMap(({ fare, ...route }) => {
    const offer = seenOffer(fare, route);
    const [before, after] = [now, next].map((book) => priceFare(offer, shopper, book, day));
    return before!.ok && after!.ok ? [after!.value.totalPayable - before!.value.totalPayable] : [];
  });
  const moved = differences.filter((difference) => difference !== 0);
  const total = moved.reduce((sum, one) => sum + one, 0);
  return {
    looked: differences.length,
    moved: moved.length,
    averageDifference: moved.length ? Math.round(total / moved.length) : 0,
  };
}

const flightText = ({ offer: { segments } }: Sold['booking']): string => {
  const out = segments.filter(({ tripIndicator }) => tripIndicator === segments[0]!.tripIndicator);
  return `${out[0]!.originAirportCode}–${out.at(-1)!.destinationAirportCode}, ${segments[0]!.airlineCode}`;
};

/** Whoever kept fares are priced for: somebody of the rule's group, or a retail customer. */
export function shopperOf({ groups }: MarkupBook, groupId: string): Customer {
  const group = groups.find(({ id }) => id === groupId);
  return group
    ? { userType: 'travelAgent', groupId: group.id, commissionShare: group.commissionShare, isTdsDeductable: true }
    : { userType: 'retail', groupId: RETAIL, commissionShare: 0, isTdsDeductable: false };
}
