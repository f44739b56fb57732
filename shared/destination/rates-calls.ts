import type { Call } from '../contract.ts';

/** Ticket and transfer rates, and what they come to. */
export const ratesCalls = [] as const satisfies readonly Call[];
