import type { BookingItem } from '#functions/bookings/model.ts';
import type { FareDetail, FareOfType, Segment } from '#shared/flights/model.ts';

/** What the airline publishes for all passengers; minor units. */
const PUBLISHED = 94_000;

/** What the consumer adds for its customer, and the supplier for the consumer; minor units. */
const ours = { markup: 5_000, gstOnMarkup: 900, tds: 100 };
const theirs = { markup: 847, gstOnMarkup: 153, tds: 0 };

function fareOfEach(passengers: number): FareOfType {
  const [publishedPrice, tax, offeredOtherCharges] = [PUBLISHED, 12_000, 2_000].map((minor) => minor / passengers);
  if (!Number.isInteger(publishedPrice)) throw new Error('these passengers cannot share the fare');
  return {
    ...{ passengerType: 1, passengerCount: passengers, tax: tax!, offeredOtherCharges: offeredOtherCharges! },
    baseFare: publishedPrice! - tax! - offeredOtherCharges!,
    publishedFare: publishedPrice! - tax!,
    publishedPrice: publishedPrice!,
  };
}

function fareOf(draft: BookingItem, added: typeof ours): FareDetail {
  const total = PUBLISHED + added.markup + added.gstOnMarkup + added.tds;
  return {
    ...{ ...draft.fare, ...added, publishedPrice: PUBLISHED, fareDetails: [fareOfEach(draft.passengers.length)] },
    ...{ totalFare: total, totalPayable: total, totalPayableAmt: total },
  };
}

/** The same flight home a week later. */
const home = (out: Segment): Segment => ({
  ...out,
  tripIndicator: 2,
  originAirportCode: out.destinationAirportCode,
  destinationAirportCode: out.originAirportCode,
  departureTime: out.departureTime.replace('-20T', '-27T'),
  arrivalTime: out.arrivalTime.replace('-20T', '-27T'),
});

/** What a flight sold through a link costs in every part at the consumer's site and at the supplier's; `isPair`: both ways, which a low-cost carrier sells as one. */
export function pricedFlights(
  draft: BookingItem,
  isPair: boolean,
): readonly [Partial<BookingItem>, Partial<BookingItem>] {
  const segments = isPair ? [draft.segments[0]!, home(draft.segments[0]!)] : draft.segments;
  const fares = [fareOfEach(draft.passengers.length)];
  const offer = { ...draft.offer, segments, fares, isLCCSpecialReturn: isPair };
  const flight = { segments, offer, isLCCSpecialReturn: isPair };
  return [
    { ...flight, fare: fareOf(draft, ours) },
    { ...flight, fare: fareOf(draft, theirs) },
  ];
}
