import type { UserActor } from '#functions/actor.ts';
import { readSite } from '#functions/site/store.ts';
import { namesOf, userIdOf } from '#functions/users/names.ts';

/**
 * How whoever did something (`by`, as actorName says) is called to who asks: a customer reads the site's name for its
 * staff, and `System` is the platform's own work.
 */
export async function namedBy(actor: UserActor, bys: readonly string[]): Promise<(by: string) => string> {
  const [{ users }, { siteName }] = await Promise.all([namesOf(actor, bys.map(userIdOf)), readSite(actor)]);
  return (by) => {
    const person = users.get(userIdOf(by));
    if (!person) return userIdOf(by) ? siteName : 'System';
    return person.userType === 'staff' && actor.userType !== 'staff' ? siteName : person.name || person.email;
  };
}
