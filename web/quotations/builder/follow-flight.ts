import { landingOf } from '#shared/quotations/follow-flights.ts';
import { formatDay } from '#shared/time.ts';
import type { FieldGroup } from './fields.ts';
import { lineFields } from './line-fields.ts';
import type { DayView, LineKind } from './line-view.ts';
import type { Values } from './pieces.ts';

/** A flight of the trip that a pickup can follow. */
export interface FlightLanding {
  lineId: string;
  /** `AI 933, lands 09:15 on 12 Mar 2027` */
  text: string;
}

/** Flights of the trip of which is known when they land. */
export const landingsIn = (days: readonly DayView[]): FlightLanding[] =>
  days.flatMap(({ date, lines }) =>
    lines.flatMap(({ id, kind, values }) => {
      const landing = kind === 'flight' ? landingOf({ ...values, day: date }) : undefined;
      return landing
        ? [{ lineId: id, text: `${landing.name}, lands ${landing.time} on ${formatDay(landing.date)}` }]
        : [];
    }),
  );

const FOLLOWS = 'pickup.flightId';
const moved: ReadonlySet<string> = new Set(['pickup.date', 'pickup.time']);

/**
 * The fields of a line. A pickup is timed by hand or follows a flight; of one that follows, the server says day and time
 * once it is saved.
 */
export function fieldsOfLine(
  kind: LineKind,
  values: Values,
  landings: readonly FlightLanding[],
): readonly FieldGroup[] {
  const follows = landings.some(({ lineId }) => lineId === values[FOLLOWS]);
  const [date, time] = [values['pickup.date'], values['pickup.time']];
  const hint = follows && date && time ? `${formatDay(date)}, ${time}` : undefined;
  return lineFields[kind].map((group) => {
    if (!landings.length || !group.fields.some(({ name }) => moved.has(name))) return group;
    const rest = follows ? group.fields.filter(({ name }) => !moved.has(name)) : group.fields;
    return {
      ...group,
      fields: [
        {
          ...{ name: FOLLOWS, label: 'Pickup time', as: 'choice', all: 'Set by hand', isWide: true, hint },
          options: landings.map(({ lineId, text }) => [lineId, `Follows ${text}`] as const),
        },
        ...rest,
      ],
    };
  });
}
