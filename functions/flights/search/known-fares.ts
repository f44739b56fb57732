import type { Actor, UserActor, VisitorActor } from '#functions/actor.ts';
import { clock } from '#functions/clock.ts';
import { priceCalendarDay, priceSeenFare, type SeenRoute } from '#functions/markups/price-seen-fare.ts';
import type { Pricing } from '#functions/markups/pricing-of.ts';
import { DAYS_AHEAD } from '#shared/flights/search-rules.ts';
import { addDays, type Day, dayIn } from '#shared/time.ts';
import type { CalendarMonthItem, SeenFareItem } from '../model.ts';

/** What is known of a day's lowest fare, minor units of the site's currency. */
export interface KnownFare {
  price: number;
  from: 'seen' | 'calendar';
  /** ISO instant. */
  seenAt: string;
  /** Absent for a calendar's. */
  airlineCode?: string;
}

/** What a day was seen at, or else what a calendar says of it, as the customer would pay it. */
export function knownFare(
  date: Day,
  { seen, calendar }: { seen: SeenFareItem | undefined; calendar: CalendarMonthItem | undefined },
  pricing: Pricing,
  route: SeenRoute,
): KnownFare | undefined {
  const price = seen && priceSeenFare(seen, pricing, route);
  if (seen && price !== undefined) return { price, from: 'seen', seenAt: seen.seenAt, airlineCode: seen.airlineCode };
  const told = calendar?.prices[date];
  const about = told === undefined ? undefined : priceCalendarDay(told, calendar!.currency, pricing, route);
  return about === undefined ? undefined : { price: about, from: 'calendar', seenAt: calendar!.askedAt };
}

/** Which days the airlines sell now, by the site's day. */
export function soldDays({ head }: Actor): (day: Day) => boolean {
  const today = dayIn(head.zone, clock.now());
  const last = addDays(today, DAYS_AHEAD);
  return (day) => day >= today && day <= last;
}

/** Whether a supplier may be asked for this customer at all. */
export const mayAsk = (actor: UserActor | VisitorActor): boolean =>
  actor.kind !== 'user' || actor.isFlightSearchAllowed;

/** Whether both are airports. They are 200 KB, and loaded when first asked for. */
export async function isRoute(origin: string, destination: string): Promise<boolean> {
  const { airportByCode } = await import('#functions/reference/airports.ts');
  return origin !== destination && Boolean(airportByCode(origin) && airportByCode(destination));
}

/** The city of an airport; its code where it is not known. */
export async function cityOf(code: string): Promise<string> {
  const { airportByCode } = await import('#functions/reference/airports.ts');
  return airportByCode(code)?.city ?? code;
}
