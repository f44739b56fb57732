import type { SiteHead } from '#shared/site/model.ts';
import { type FounderActor, seal, type UserActor } from '#functions/actor.ts';

/** Who makes the site of this head: a super admin at the platform's own site. Throws for anybody else. */
export function founderOf({ head: own, userId, isSuperAdmin }: UserActor, head: SiteHead): FounderActor {
  if (!own.isPlatform || !isSuperAdmin) throw new Error('sites are created by super admins of the platform');
  return seal<FounderActor>({ kind: 'founder', site: head.site, head, platform: own.site, userId });
}
