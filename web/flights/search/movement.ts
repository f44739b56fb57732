import { exponentOf } from '#shared/money.ts';
import type { SeenFare } from './use-seen-fares.ts';

export interface Movement {
  /** What it costs now, minor units. */
  minor: number;
  /** A way of it is only a supplier's calendar's. */
  isAbout: boolean;
  /** Now less then, in whole units of the currency (as minor units); undefined where the two cannot be compared. */
  by: number | undefined;
}

/**
 * The price of all ways together against what the search found then. A calendar's price is about, so it moves nothing;
 * where a way has no price now, what was found then stands alone.
 */
export function movementOf(
  ways: readonly (Pick<SeenFare, 'minor' | 'isAbout'> | undefined)[],
  then: number | undefined,
  currency: string,
): Movement | undefined {
  if (ways.some((way) => way === undefined))
    return then === undefined ? undefined : { minor: then, isAbout: false, by: undefined };
  const minor = ways.reduce((sum, way) => sum + way!.minor, 0);
  const isAbout = ways.some((way) => way!.isAbout);
  if (then === undefined || isAbout) return { minor, isAbout, by: undefined };
  const unit = 10 ** exponentOf(currency);
  return { minor, isAbout, by: Math.trunc((minor - then) / unit) * unit };
}
