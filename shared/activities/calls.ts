import type { Call } from '../contract.ts';
import { activityMarkupCalls } from './markup/markup-calls.ts';

/** Activities as buyers see them. */
export const activitiesCalls = [...activityMarkupCalls] as const satisfies readonly Call[];
