import type { Actor, OwnerId } from '#functions/actor.ts';

/**
 * The one check inside every read by id: may this actor know of a row that belongs to `owner`? Staff and the site's own
 * jobs reach the whole site's rows, everyone else their own. What is not reached answers as if it were not there.
 */
export function mayReach(actor: Actor, owner: OwnerId): boolean {
  if (actor.kind === 'job' || actor.kind === 'gateway') return true;
  if (actor.kind === 'link') return owner === `SITE#${actor.consumer}`;
  return actor.kind === 'user' && (actor.userType === 'staff' || actor.owner === owner);
}
