import type { BookedPassenger, BookingItem } from '#functions/bookings/model.ts';
import { type Part, shareOf } from '#functions/payments/refunds/refund-lines.ts';
import type { Segment } from '#shared/flights/model.ts';
import type { Chosen } from './model.ts';

type Weighed = Pick<BookingItem, 'passengers' | 'segments' | 'fare'>;
type Extra = { tripIndicator: number; origin: string; price: number };

const isOn = ({ tripIndicator, originAirportCode }: Segment, extra: Extra): boolean =>
  extra.tripIndicator === tripIndicator && extra.origin === originAirportCode;

/** What a passenger paid the airline, extras apart; where the fare has no price for the type, an even share of all. */
function fareOf({ fare, passengers }: Weighed, { paxType }: BookedPassenger, at: number): number {
  const own = fare.fareDetails.find(({ passengerType }) => passengerType === paxType);
  return own?.publishedPrice ?? shareOf(fare.publishedPrice, { before: at, now: 1, whole: passengers.length });
}

/**
 * What each passenger's each sector costs, minor units, passenger by passenger: the fare shared evenly among the sectors,
 * and what was bought beside it where it was bought for. None is below one, so that each can be a part of the whole.
 */
export const weightsOf = (booking: Weighed): number[][] =>
  booking.passengers.map((passenger, at) => {
    const fare = fareOf(booking, passenger, at);
    const extras: Extra[] = [...passenger.baggage, ...passenger.meals];
    return booking.segments.map((segment, nth) =>
      Math.max(
        1,
        shareOf(fare, { before: nth, now: 1, whole: booking.segments.length }) +
          extras.reduce((sum, extra) => sum + (isOn(segment, extra) ? extra.price : 0), 0),
      ),
    );
  });

/** Whether somebody does not fly on a sector any more. */
export const isCancelledOn = ({ cancelledOn = [] }: Pick<BookedPassenger, 'cancelledOn'>, segment: number): boolean =>
  cancelledOn.includes(segment);

/** The part of the sale that is chosen, counted on from what went back before; undefined where some of that is chosen again. */
export function partOf(booking: Weighed, { passengers, segments }: Chosen): Part | undefined {
  const part: Part = { before: 0, now: 0, whole: 0 };
  for (const [at, weights] of weightsOf(booking).entries()) {
    for (const [nth, weight] of weights.entries()) {
      const isChosen = passengers.includes(at) && segments.includes(nth);
      const isGone = isCancelledOn(booking.passengers[at]!, nth);
      if (isChosen && isGone) return undefined;
      part.whole += weight;
      if (isGone) part.before += weight;
      if (isChosen) part.now += weight;
    }
  }
  return part.now > 0 ? part : undefined;
}

/** The passengers, those of them marked who do not fly on these sectors any more. */
export const withoutChosen = (passengers: readonly BookedPassenger[], chosen: Chosen): BookedPassenger[] =>
  passengers.map((passenger, at) =>
    chosen.passengers.includes(at)
      ? {
          ...passenger,
          cancelledOn: [...new Set([...(passenger.cancelledOn ?? []), ...chosen.segments])].toSorted((a, b) => a - b),
        }
      : passenger,
  );

/** Whether nobody flies on any of it. */
export const isAllCancelled = ({ passengers, segments }: Pick<BookingItem, 'passengers' | 'segments'>): boolean =>
  passengers.every((passenger) => segments.every((_, nth) => isCancelledOn(passenger, nth)));
