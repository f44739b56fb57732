import { keptBy } from '#functions/records/kept-store.ts';

/** What lists of the catalogue name, as of the head's `destination` revision. */
export const { keptRows, keptValue } = keptBy('destination');
