import type { UserActor, VisitorActor } from '#functions/actors/actor.ts';
import { spend } from '#functions/http/rate-limit.ts';
import { ok } from '#shared/errors.ts';
import { MINUTE } from '#shared/time.ts';

/**
 * Questions to one source each, of one user or one address: sixty searches at three sources. A person, or an office
 * behind one address, stays far below; a harvester does not.
 */
const QUESTIONS = { limit: 180, windowMs: MINUTE };

/** Months of routes whose calendars one address may have asked anew: the search page wants a dozen, once in hours. */
const CALENDARS = { limit: 60, windowMs: MINUTE };

/** Takes one of the calendars that an address may have asked anew without signing in. */
export const spendCalendar = async (actor: UserActor | VisitorActor, address: string) =>
  actor.kind === 'visitor' ? spend(actor, 'CALENDAR', address, CALENDARS) : ok(undefined);

/**
 * Takes one of what may be asked: by the user where one is signed in, by the address of a visitor. Suppliers count
 * looks against bookings, and a script has a session as easily as a person.
 */
export const spendSearch = (actor: UserActor | VisitorActor, address: string) =>
  spend(actor, 'SEARCH', actor.kind === 'user' ? `U#${actor.userId}` : address, QUESTIONS);
