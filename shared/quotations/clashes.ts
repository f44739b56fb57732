import { addDays, daysBetween, formatDay } from '../time.ts';
import type { TransferType } from '../destination/rates/sharing.ts';

interface Leg {
  date: string;
  time: string;
}
interface Stay {
  id: string;
  name: string;
  checkinDate?: string | undefined;
  noOfNights?: number | undefined;
  transferType?: TransferType | null | undefined;
  pickupTransfer?: Leg | null | undefined;
  dropTransfer?: Leg | null | undefined;
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
  activities: readonly (Timed & { activityName: string; isClosed?: boolean | undefined })[];
  miscellaneous: readonly (Timed & { name?: string | undefined })[];
  flights: readonly Flight[];
}

/** Two things of a trip that do not go together, and why. */
export interface Clash {
  /** The same as long as it is the same clash. */
  id: string;
  text: string;
  lineIds: readonly string[];
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

function atTheAirport({ accomodations, flights }: ClashAsked): Clash[] {
  return accomodations.flatMap(({ id, name, checkinDate = '', noOfNights = 1, transferType, ...legs }) => {
    const { pickupTransfer, dropTransfer } = legs;
    const pickup = transferType && pickupTransfer && { ...pickupTransfer, date: pickupTransfer.date || checkinDate };
    const last = checkinDate && addDays(checkinDate, noOfNights);
    const drop = transferType === 'return' && dropTransfer && { ...dropTransfer, date: dropTransfer.date || last };
    return flights.flatMap((flight): Clash[] => {
      const lands = { date: flight.arrDate || flight.depDate || '', time: flight.arrTime ?? '' };
      const leaves = { date: flight.depDate ?? '', time: flight.depTime ?? '' };
      const isEarly = pickup && pickup.time && lands.time && pickup.date === lands.date && between(lands, pickup) < 0;
      const isLate =
        drop && drop.time && leaves.time && drop.date === leaves.date && between(drop, leaves) < BEFORE_DEPARTURE;
      const lineIds = [id, flight.id];
      return [
        ...(isEarly
          ? [
              {
                id: `landing:${id}+${flight.id}`,
                text: `The pickup to ${name} at ${pickup.time} is before ${called(flight)} lands at ${lands.time}.`,
                lineIds,
              },
            ]
          : []),
        ...(isLate
          ? [
              {
                id: `departure:${id}+${flight.id}`,
                text: `The drop from ${name} at ${drop.time} is too late for ${called(flight)}, which leaves at ${leaves.time}.`,
                lineIds,
              },
            ]
          : []),
      ];
    });
  });
}

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
