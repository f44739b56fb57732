import { makeKey } from '#functions/table/key.ts';
import type { LegalEntityItem, SessionItem, UserItem } from '#functions/users/model.ts';
import type { SiteHead } from '#shared/site/model.ts';

/**
 * What must be read before there is an actor: the site's head, a session and its user. For the actor makers only
 * (linted); the domain's row is the fourth (globalSiteKeys).
 */
export const identityKeys = {
  head: (site: string) => makeKey<SiteHead>(`S#${site}#SITE`, 'HEAD'),
  session: (site: string, hash: string) => makeKey<SessionItem>(`S#${site}#SESS#${hash}`, 'A'),
  user: (site: string, userId: string) => makeKey<UserItem>(`S#${site}#USER#${userId}`, 'A'),
  company: (site: string, id: string) => makeKey<LegalEntityItem>(`S#${site}#LE#${id}`, 'A'),
};
