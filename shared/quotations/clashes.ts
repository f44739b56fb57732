import { addDays, daysBetween, formatDay } from '../time.ts';
import type { TransferType } from '../destination/rates/sharing.ts';

interface Leg {
  date: string;
  time: string;
}
interface Driven {
  transferType?: TransferType | null | undefined;
  pickupTransfer?: Leg | null | undefined;
  dropTransfer?: Leg | null | undefined;
}
interface Stay extends Driven {
  id: string;
  name: string;
  checkinDate?: string | undefined;
  noOfNights?: number | undefined;
}
interface Timed {
  id: string;
  startDate?: string | undefined;
  time?: string | undefined;
}
interface Flight {
  id: string;
  airlineCode?: string | undefined;
  flightNo?: string | undefined;
  depDate?: string | undefined;
  depTime?: string | undefined;
  arrDate?: string | undefined;
  arrTime?: string | undefined;
}

/** A quotation as far as its clashes go. */
export interface ClashAsked {
  arrivalDate: string;
  noOfNights: number;
  accomodations: readonly Stay[];
  activities: readonly (Timed & Driven & { activityName: string; isClosed?: boolean | undefined })[];
  miscellaneous: readonly (Timed & { name?: string | undefined })[];
  flights: readonly Flight[];
}

/** Two things of a trip that do not go together, and why. */
export interface Clash {
  /** The same as long as it is the same clash. */
  id: string;
  text: string;
  lineIds: readonly string[];
  /** The drive of its line that it is of, pickup or drop; absent where it is of neither. */
  end?: 'P' | 'D';
}

/** Guests are at the airport so long before they leave. Minutes. */
const BEFORE_DEPARTURE = 120;

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
/** Minutes from one day and time to another. */
const between = (from: Leg, to: Leg): number =>
  daysBetween(from.date, to.date) * 24 * 60 + minutesOf(to.time) - minutesOf(from.time);
const called = ({ airlineCode = '', flightNo = '' }: Flight): string => `${airlineCode} ${flightNo}`;

function nights({ arrivalDate, noOfNights, accomodations }: ClashAsked): Clash[] {
  if (accomodations.length === 0) return [];
  return Array.from({ length: noOfNights }, (_, at) => addDays(arrivalDate, at)).flatMap((night): Clash[] => {
    const there = accomodations.filter(
      ({ checkinDate, noOfNights: count = 1 }) =>
        checkinDate && checkinDate <= night && night < addDays(checkinDate, count),
    );
    if (there.length === 1) return [];
    const says = there.length
      ? `has ${there.length} stays: ${there.map(({ name }) => name).join(', ')}`
      : 'has no stay';
    return [
      { id: `night:${night}`, text: `The night of ${formatDay(night)} ${says}.`, lineIds: there.map(({ id }) => id) },
    ];
  });
}

function twoPlaces({ activities, miscellaneous }: ClashAsked): Clash[] {
  const timed = [
    ...activities.map(({ id, activityName, startDate, time }) => ({ id, name: activityName, startDate, time })),
    ...miscellaneous.map(({ id, name = '', startDate, time }) => ({ id, name, startDate, time })),
  ].filter(({ startDate, time }) => startDate && time);
  return timed.flatMap((one, at) =>
    timed.slice(at + 1).flatMap((other): Clash[] =>
      one.startDate === other.startDate && one.time === other.time
        ? [
            {
              id: `both:${[one.id, other.id].toSorted().join('+')}`,
              text: `${one.name} and ${other.name} are both at ${one.time} on ${formatDay(one.startDate!)}.`,
              lineIds: [one.id, other.id],
            },
          ]
        : [],
    ),
  );
}

const closedDays = ({ activities }: ClashAsked): Clash[] =>
  activities.flatMap(({ id, activityName, startDate, isClosed }) =>
    startDate && isClosed
      ? [
          {
            id: `closed:${id}:${startDate}`,
            text: `${activityName} does not run on ${formatDay(startDate, { weekday: true })}.`,
            lineIds: [id],
          },
        ]
      : [],
  );

/** A drive of a line, with its line's day where it says none. */
interface Drive extends Leg {
  lineId: string;
  /** Where to, or where from. */
  name: string;
}
const legOf = (leg: Leg | null | undefined, day: string, lineId: string, name: string): Drive[] =>
  leg?.time && (leg.date || day) ? [{ date: leg.date || day, time: leg.time, lineId, name }] : [];

const pickupsOf = (line: Driven & { id: string }, day: string, name: string): Drive[] =>
  line.transferType ? legOf(line.pickupTransfer, day, line.id, name) : [];
const dropsOf = (line: Driven & { id: string }, day: string, name: string): Drive[] =>
  line.transferType === 'return' ? legOf(line.dropTransfer, day, line.id, name) : [];

interface Flown {
  id: string;
  name: string;
  lands: Leg;
  leaves: Leg;
}
const flown = (flight: Flight): Flown => ({
  ...{ id: flight.id, name: called(flight) },
  lands: { date: flight.arrDate || flight.depDate || '', time: flight.arrTime ?? '' },
  leaves: { date: flight.depDate ?? '', time: flight.depTime ?? '' },
});
const isKnown = ({ date, time }: Leg): boolean => date !== '' && time !== '';
const sortOf = ({ date, time }: Leg): string => `${date} ${time}`;

/** Guests sit in the flight, or it lands later that day. */
const isBeforeLanding = (pickup: Leg, { lands, leaves }: Flown): boolean =>
  isKnown(lands) &&
  between(pickup, lands) > 0 &&
  (pickup.date === lands.date || (isKnown(leaves) && between(leaves, pickup) >= 0));
/** There is no time to check in, or it left earlier that day. */
function isAfterCheckIn(drop: Leg, { leaves }: Flown): boolean {
  if (!isKnown(leaves)) return false;
  const left = between(drop, leaves);
  return left < BEFORE_DEPARTURE && (left >= 0 || drop.date === leaves.date);
}

/** Of an activity only the flights count that the trip begins and ends with: guests may do something before they fly on. */
function atTheAirport({ accomodations, activities, flights }: ClashAsked): Clash[] {
  const all = flights.map(flown);
  const [first] = all.filter(({ lands }) => isKnown(lands)).toSorted((one, other) => by(one.lands, other.lands));
  const last = all.filter(({ leaves }) => isKnown(leaves)).toSorted((one, other) => by(other.leaves, one.leaves))[0];
  const landing = (pickups: readonly Drive[], of: readonly (Flown | undefined)[]) =>
    pickups.flatMap((pickup) =>
      of.flatMap((flight): Clash[] =>
        flight && isBeforeLanding(pickup, flight)
          ? [
              {
                id: `landing:${pickup.lineId}+${flight.id}`,
                text: `The pickup to ${pickup.name} at ${pickup.time} is before ${flight.name} lands at ${flight.lands.time}.`,
                lineIds: [pickup.lineId, flight.id],
                end: 'P',
              },
            ]
          : [],
      ),
    );
  const departure = (drops: readonly Drive[], of: readonly (Flown | undefined)[]) =>
    drops.flatMap((drop) =>
      of.flatMap((flight): Clash[] =>
        flight && isAfterCheckIn(drop, flight)
          ? [
              {
                id: `departure:${drop.lineId}+${flight.id}`,
                text: `The drop from ${drop.name} at ${drop.time} is too late for ${flight.name}, which leaves at ${flight.leaves.time}.`,
                lineIds: [drop.lineId, flight.id],
                end: 'D',
              },
            ]
          : [],
      ),
    );
  return [
    ...accomodations.flatMap((stay) => {
      const { name, checkinDate = '', noOfNights = 1 } = stay;
      const checkout = checkinDate && addDays(checkinDate, noOfNights);
      return [...landing(pickupsOf(stay, checkinDate, name), all), ...departure(dropsOf(stay, checkout, name), all)];
    }),
    ...activities.flatMap((activity) => {
      const { activityName, startDate = '' } = activity;
      return [
        ...landing(pickupsOf(activity, startDate, activityName), [first]),
        ...departure(dropsOf(activity, startDate, activityName), [last]),
      ];
    }),
  ];
}
const by = (one: Leg, other: Leg): number => (sortOf(one) < sortOf(other) ? -1 : sortOf(one) > sortOf(other) ? 1 : 0);

/**
 * What of a trip does not go together: a night without a stay or with several, two services at one time, an activity on a day
 * on which it does not run, a pickup before the landing, a drop too late for the departure. In no zone but that of the trip.
 */
export const clashesOf = (asked: ClashAsked): Clash[] => [
  ...nights(asked),
  ...twoPlaces(asked),
  ...closedDays(asked),
  ...atTheAirport(asked),
];
