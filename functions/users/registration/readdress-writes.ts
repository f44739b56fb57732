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
  'Whoever had the email of before may still take this account back. Please change the email after those seven days.';
const HAS_MONEY =
  'There is money or credit on this account, and nobody has set its password yet. You may not give it another email.';
const JOINED =
  'This account pays from the wallet of its company, and nobody has set its password yet. You may not give it another email.';

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
