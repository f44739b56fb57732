import type { Call } from '../contract.ts';

/** Activities, tour options, combos. */
export const catalogueCalls = [] as const satisfies readonly Call[];
