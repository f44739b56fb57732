import type { Actor } from '#functions/actor.ts';
import { clock } from '#functions/clock.ts';
import { create, type Write } from '#functions/table/write.ts';
import { userKeys } from '#functions/users/keys.ts';
import type { UserItem } from '#functions/users/model.ts';
import { instant } from '#shared/time.ts';

/** The user that stands for a site which sells what the actor's supplies: nobody's account, in no list, without address. */
export function partnerUserWrite(
  actor: Actor,
  { userId, consumer, companyName }: { userId: string; consumer: string; companyName: string },
): Write<never> {
  const user: UserItem = {
    ...{ userId, partnerSite: consumer, sequence: 0, userType: 'travelAgent' },
    ...{ firstName: companyName, lastName: '', companyName, email: '', phoneNumbers: [], status: 'unverified' },
    ...{ isBlocked: false, isSuperAdmin: false, isFlightHoldAllowed: true, isFlightSearchAllowed: true },
    ...{ sessionEpoch: 1, referralCode: '', taLogoUrl: '', createdAt: instant(clock.now()) },
  };
  return create(userKeys.user(actor, userId), { ...user });
}
