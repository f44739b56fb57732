import { makeKey } from './key.ts';

/**
 * What must be read before there is an actor: the site's head, a session and its user. For the actor makers only
 * (linted); the domain item is the fourth (global-keys.ts).
 */
export const identityKeys = {
  head: (site: string) => makeKey(`S#${site}#SITE`, 'HEAD'),
  session: (site: string, hash: string) => makeKey(`S#${site}#SESS#${hash}`, 'A'),
  user: (site: string, userId: string) => makeKey(`S#${site}#USER#${userId}`, 'A'),
};
