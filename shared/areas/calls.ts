import type { Call } from '../contract.ts';
import { mapAreaActivity } from './map-area-activity.ts';

/** Areas of cities, and transfers between them. */
export const areasCalls = [mapAreaActivity] as const satisfies readonly Call[];
