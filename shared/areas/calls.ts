import type { Call } from '../contract.ts';

/** Areas of cities, and transfers between them. */
export const areasCalls = [] as const satisfies readonly Call[];
