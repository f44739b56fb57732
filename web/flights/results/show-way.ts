import type { Selection } from './selection.ts';

type Way = keyof Selection;

/** Ids of the headings over a return's two lists. */
export const wayHeading: Record<Way, string> = { out: 'outbound-flights', back: 'return-flights' };

/** Brings a way's list to the top of the screen, and the keyboard to it: on a phone the lists stand one below the other. */
export function showWay(way: Way): void {
  const heading = document.getElementById(wayHeading[way]);
  heading?.scrollIntoView({ block: 'start' });
  heading?.focus({ preventScroll: true });
}
