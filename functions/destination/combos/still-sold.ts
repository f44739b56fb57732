import type { Actor } from '#functions/actor.ts';
import { clock } from '#functions/clock.ts';
import { type Day, dayIn } from '#shared/time.ts';

/** What is said for a market's name where there is none any more. */
export const MARKET_GONE = 'deleted market';

/** The site's day of today. */
export const todayOf = ({ head }: Actor): Day => dayIn(head.zone, clock.now());

/** Whether a rate or a transfer holds today or will; without a last day it always will. */
export const isStillSold = ({ validTillDate }: { validTillDate: Day | '' }, today: Day): boolean =>
  validTillDate === '' || validTillDate >= today;
