import type { Actor } from '#functions/actor.ts';
import { addDays } from '#shared/time.ts';
import { localToMs } from '#shared/zone-time.ts';

/** Days before its deadline on which a customer is reminded, and the hour on the site's clock. */
const REMINDED_BEFORE = [3, 1];
const AT = '09:00';

/** The first reminder of a deadline (`YYYY-MM-DD`, empty for none) after an instant; undefined where there is none any more. ms since 1970. */
export function nextReminder(actor: Actor, deadline: string, after: number): number | undefined {
  if (!deadline) return undefined;
  return REMINDED_BEFORE.map((days) => localToMs(`${addDays(deadline, -days)}T${AT}`, actor.head.zone)).find(
    (at) => at > after,
  );
}
