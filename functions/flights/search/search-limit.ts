import type { UserActor, VisitorActor } from '#functions/actor.ts';
import { spend } from '#functions/http/request/rate-limit.ts';
import { MINUTE } from '#shared/time.ts';

/**
 * Questions to one source each, of one user or one address: sixty searches at three sources. A person, or an office
 * behind one address, stays far below; a harvester does not.
 */
const QUESTIONS = { limit: 180, windowMs: MINUTE };

/** Months of routes whose calendars one user or address may have asked anew: the search page wants a dozen, once in hours. */
const CALENDARS = { limit: 60, windowMs: MINUTE };

/** Whose allowance is used: the user's where one is signed in, else that of the visitor's address. */
const spender = (actor: UserActor | VisitorActor, address: string): string =>
  actor.kind === 'user' ? `U#${actor.userId}` : address;

/** Takes one of the calendars that may be asked anew. */
export const spendCalendar = (actor: UserActor | VisitorActor, address: string) =>
  spend(actor, 'CALENDAR', spender(actor, address), CALENDARS);

/**
 * Takes one of what may be asked: by the user where one is signed in, by the address of a visitor. Suppliers count
 * looks against bookings, and a script has a session as easily as a person.
 */
export const spendSearch = (actor: UserActor | VisitorActor, address: string) =>
  spend(actor, 'SEARCH', spender(actor, address), QUESTIONS);
