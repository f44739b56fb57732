import type { Actor, PartnerActor, UserActor } from '#functions/actor.ts';
import { hashSecret } from '#functions/actors/hash-secret.ts';
import { clock } from '#functions/clock.ts';
import { settingEvent } from '#functions/site/setting-event-writes.ts';
import { create, type Write } from '#functions/table/write.ts';
import { userKeys } from '#functions/users/keys.ts';
import type { SessionItem } from '#functions/users/model.ts';
import { newSecret } from '#functions/users/session-writes.ts';
import { instant, MINUTE } from '#shared/time.ts';
import { partnerKeys } from './keys.ts';
import type { ConsumerItem, JumpItem } from './model.ts';

/** An address is good for so long, and a stay lasts, ms: neither slides. */
const ADDRESS_LASTS = MINUTE;
const STAY_LASTS = 15 * MINUTE;

/** The code of an address at the supplier's site, told once; both sites note who asked for it. */
export function jumpWrites(
  actor: UserActor,
  at: PartnerActor,
  { userId: partnerId, companyName }: Pick<ConsumerItem, 'userId' | 'companyName'>,
): { code: string; writes: Write<never>[] } {
  const code = newSecret();
  const expiresAt = clock.now() + ADDRESS_LASTS;
  const item: JumpItem = {
    ...{ home: actor.site, userId: actor.userId, name: actor.name, epoch: actor.sessionEpoch },
    ...{ partnerId, companyName },
    ...{ expiresAt, ttl: Math.ceil(expiresAt / 1000) },
  };
  return {
    code,
    writes: [
      create(partnerKeys.jump(at, hashSecret(code)), { ...item }),
      settingEvent(actor, 'linked suppliers', `${actor.name} opened the site of ${at.site}`),
    ],
  };
}

/** The address is spent, and a stay begun. LINK_EXPIRED where it was spent before. */
export function jumpInWrites(
  actor: Actor,
  code: string,
  { home, userId, name, epoch, partnerId, companyName }: JumpItem,
  partnersEpoch: number,
): { token: string; until: number; writes: Write<'LINK_EXPIRED'>[] } {
  const secret = newSecret();
  const now = clock.now();
  const until = now + STAY_LASTS;
  const session: SessionItem = {
    ...{ userId: partnerId, epoch: partnersEpoch, kind: 'jump', jump: { home, userId, name, epoch } },
    ...{ createdAt: instant(now), expiresAt: until, ttl: Math.ceil(until / 1000) },
  };
  return {
    token: `${partnerId}.${secret}`,
    until,
    writes: [
      {
        kind: 'delete',
        key: partnerKeys.jump(actor, hashSecret(code)),
        when: [{ exists: true }],
        otherwise: 'LINK_EXPIRED',
      },
      create(userKeys.session(actor, hashSecret(secret)), { ...session }),
      settingEvent(actor, 'API consumers', `${name} of ${companyName} opened this site for 15 minutes`),
    ],
  };
}
