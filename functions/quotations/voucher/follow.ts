import { afterLanding, type Landing, landingOf } from '#shared/quotations/follow-flights.ts';
import type { KartItem, Line } from '../model.ts';
import { dateOf } from '../show-kart.ts';

/** The landing that the pickup of a line follows; undefined where its time was set by hand, or that flight is none of the trip’s. */
export function followedBy(head: KartItem, lines: readonly Line[], line: Line): Landing | undefined {
  if (line.kind !== 'activities' && line.kind !== 'accomodations') return undefined;
  const { pickupTransfer, transferType } = line.fields;
  if (!transferType || !pickupTransfer?.flightId) return undefined;
  const flight = lines.find(({ kind, id }) => kind === 'flights' && id === pickupTransfer.flightId);
  return flight?.kind === 'flights' ? landingOf({ ...flight.fields, day: dateOf(head, flight.day) }) : undefined;
}

/** Lines whose pickups are not where their flights have them, as they are to be. `minutes` are the site’s, after a landing. */
export const behindFlights = (head: KartItem, lines: readonly Line[], minutes: number): Line[] =>
  lines.flatMap((line): Line[] => {
    const landing = followedBy(head, lines, line);
    if (!landing || (line.kind !== 'activities' && line.kind !== 'accomodations')) return [];
    const leg = line.fields.pickupTransfer!;
    const { date, time } = afterLanding(landing, minutes);
    if (leg.date === date && leg.time === time) return [];
    return [{ ...line, fields: { ...line.fields, pickupTransfer: { ...leg, date, time } } } as Line];
  });
