import { clock } from '#functions/clock.ts';
import { DAY, MINUTE } from '#shared/time.ts';

/** Gateways repeat a notice for a day; what is much older was kept by somebody. */
const OLDEST = 3 * DAY;
/** How far a gateway's clock may be ahead of ours. */
const AHEAD = 10 * MINUTE;

/** Whether something said at an instant (ms since 1970) is too old to be heard, or from a time that has not come. */
export const isStale = (saidAt: number): boolean => saidAt < clock.now() - OLDEST || saidAt > clock.now() + AHEAD;
