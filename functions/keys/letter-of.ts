import type { Actor } from '#functions/actor.ts';
import { siteOrigin } from '#functions/site/site-origin.ts';
import { readSite } from '#functions/site/store.ts';
import { readPayer } from '#functions/users/store.ts';
import type { KeyLetter } from './key-mails.ts';
import type { KeyItem } from './model.ts';

/**
 * What a letter about a key says: to the owner of its company, and of a partner's to where its mails go, since nobody of that
 * site signs in here. Undefined where there is nobody to write to.
 */
export async function letterOf(actor: Actor, key: KeyItem): Promise<KeyLetter | undefined> {
  const [owner, site] = await Promise.all([readPayer(actor, key.madeBy), readSite(actor)]);
  if (!owner) return undefined;
  const told = { site, zone: actor.head.zone, key };
  if (owner.partnerSite) {
    const name = owner.companyName ?? owner.partnerSite;
    return key.mailTo ? { ...told, to: { email: key.mailTo, name } } : undefined;
  }
  if (!owner.email) return undefined;
  const to = { email: owner.email, name: `${owner.firstName} ${owner.lastName}`.trim() };
  return { ...told, to, link: `${siteOrigin(site)}/app/user/dashboard/keys` };
}
