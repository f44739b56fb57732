import type { Actor } from '#functions/actor.ts';
import { spend } from '#functions/http/request/rate-limit.ts';
import { addressHash } from '#functions/notifications/store.ts';
import type { Outcome } from '#shared/errors.ts';
import type { TriedBy } from './back-off.ts';
import { mailsPerAccount, mailsPerAccountInAll, mailsPerAddress } from './mail-limits.ts';

/**
 * One of the mails that may be had sent to an address: so many by each network, whoever is meant, so many by each to this
 * one, and so many by all networks together. The account's own device has its own, whatever strangers asked for.
 */
export async function spendMail(
  actor: Actor,
  email: string,
  by: TriedBy,
): Promise<Outcome<void, 'TOO_MANY_REQUESTS' | 'BUSY'>> {
  const to = addressHash(email);
  if ('known' in by) return spend(actor, 'MAIL-TO', `${to}#K${by.known}`, mailsPerAccount);
  const allowed = await spend(actor, 'MAIL-FROM', by.network, mailsPerAddress);
  if (!allowed.ok) return allowed;
  const own = await spend(actor, 'MAIL-TO', `${to}#N${by.network}`, mailsPerAccount);
  return own.ok ? spend(actor, 'MAIL-TO', to, mailsPerAccountInAll) : own;
}
