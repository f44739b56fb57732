import type { UserActor, VisitorActor } from '#functions/actors/actor.ts';
import { spend } from '#functions/http/rate-limit.ts';
import { ok } from '#shared/errors.ts';
import { MINUTE } from '#shared/time.ts';

/**
 * Questions to one source each: sixty searches at three sources. An office behind one address stays far below, a
 * harvester does not.
 */
const QUESTIONS = { limit: 180, windowMs: MINUTE };

/** Months of routes whose calendars one address may have asked anew: the search page wants a dozen, once in hours. */
const CALENDARS = { limit: 60, windowMs: MINUTE };

/** Takes one of the calendars that an address may have asked anew without signing in. */
export const spendCalendar = async (actor: UserActor | VisitorActor, address: string) =>
  actor.kind === 'visitor' ? spend(actor, 'CALENDAR', address, CALENDARS) : ok(undefined);

/**
 * Takes one of what an address may ask without signing in; suppliers count looks against bookings. Signed-in users are
 * known by name.
 */
export const spendSearch = async (actor: UserActor | VisitorActor, address: string) =>
  actor.kind === 'visitor' ? spend(actor, 'SEARCH', address, QUESTIONS) : ok(undefined);
