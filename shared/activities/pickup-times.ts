/** What an option says of when its guests are fetched. */
interface Fetches {
  hasTimeSlots: boolean;
  /** Local times `hh:mm`, the earliest first. */
  timeSlots: readonly string[];
  /** Local times `hh:mm`; empty where nobody said. */
  pickupPickupTime: string;
  dropPickupTime: string;
}

/** Minutes. */
const [A_DAY, LONGEST_WAY] = [24 * 60, 12 * 60];

const minutesOf = (time: string): number | null =>
  time ? Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5)) : null;

/**
 * When guests are fetched for a visit, and fetched again for the way back: minutes after it begins, below zero before that;
 * null where nobody said. An option says one time of each: it is that of its earliest time, and as far from any other. One
 * without times begins with its day. A pickup more than half a day ahead is none of this visit.
 */
export function pickupTimes({ hasTimeSlots, timeSlots, pickupPickupTime, dropPickupTime }: Fetches): {
  fetched: number | null;
  back: number | null;
} {
  const there = minutesOf(pickupPickupTime);
  const home = minutesOf(dropPickupTime);
  const begins = minutesOf((hasTimeSlots && timeSlots[0]) || '');
  if (begins === null)
    return { fetched: there, back: home !== null && there !== null && home < there ? home + A_DAY : home };
  const ahead = there === null ? null : (begins - there + A_DAY) % A_DAY;
  return {
    fetched: ahead === null || ahead > LONGEST_WAY ? null : -ahead,
    back: home === null ? null : (home - begins + A_DAY) % A_DAY,
  };
}
