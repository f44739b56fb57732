import type { UserActor } from '#functions/actor.ts';
import { ownerOf } from '#functions/actors/user.ts';
import { walletKeys } from '#functions/wallet/keys.ts';
import { getItem } from '#functions/table/read.ts';
import type { Write } from '#functions/table/write.ts';
import { fail, ok, type Outcome } from '#shared/errors.ts';
import { holds } from '#shared/permissions/holds.ts';
import { reclaimable } from '../session/former-email.ts';
import type { UserItem } from '../model.ts';
import { legalEntityOf } from '../store.ts';

const WAITS =
  'The holder of the previous email can still reclaim this account. Please change the email after those seven days.';
const HAS_MONEY =
  'This account has a balance or credit, and its password has not been set yet. You are not allowed to change its email.';
const JOINED =
  'This account pays from its company’s wallet, and its password has not been set yet. You are not allowed to change its email.';

/**
 * Whether staff may give somebody's account another address of mail. Whoever has no password yet sets one by a link to
 * it: who names the mailbox of such an account names whose the account is. Where it reaches money, or the wallet of a
 * company that is another's, that is adding a user to a company (`customers.join`). FORBIDDEN; the writes hold the
 * commit to a wallet that still is not there.
 */
export async function mayReaddress(actor: UserActor, user: UserItem): Promise<Outcome<Write<never>[], 'FORBIDDEN'>> {
  if (user.passwordHash !== undefined) return reclaimable(user) ? fail('FORBIDDEN', { message: WAITS }) : ok([]);
  if (holds(actor, 'customers.join')) return ok([]);
  const key = walletKeys.wallet(actor, ownerOf(user), actor.head.currency);
  const [wallet, company] = await Promise.all([getItem(key), legalEntityOf(actor, user)]);
  if (wallet) return fail('FORBIDDEN', { message: HAS_MONEY });
  if (company && company.ownerUserId !== user.userId) return fail('FORBIDDEN', { message: JOINED });
  return ok([{ kind: 'check', key, when: [{ absent: true }], otherwise: 'BUSY' }]);
}
