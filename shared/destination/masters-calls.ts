import type { Call } from '../contract.ts';

/** Markets, accommodations, drivers, locations, and what is done to any record. */
export const mastersCalls = [] as const satisfies readonly Call[];
