import type { Actor } from '#functions/actors/actor.ts';
import { layOut, type Letter } from '#functions/notifications/mail-layout.ts';
import { mailWrites } from '#functions/notifications/writes.ts';
import { log } from '#functions/runtime/log.ts';
import { siteOrigin } from '#functions/site/site-origin.ts';
import { readSite } from '#functions/site/store.ts';
import type { Write } from '#functions/table/write.ts';
import { readUser } from '#functions/users/store.ts';

/**
 * A mail about a wallet to one of its users, for the commit that it tells of. Money waits for no mail: one that cannot be
 * written is left out, and logged; so is one to somebody without an address.
 */
export async function walletMail(
  actor: Actor,
  userId: string,
  about: string,
  { subject, ...letter }: Letter & { subject: string },
): Promise<Write[]> {
  try {
    const [user, site] = await Promise.all([readUser(actor, userId), readSite(actor)]);
    if (!user?.email) return [];
    const button = { label: 'Open your wallet', link: `${siteOrigin(site)}/app/user/transactionHistory` };
    const { writes } = await mailWrites(actor, about, {
      to: user.email,
      subject: `${site.siteName}: ${subject}`,
      ...layOut(site, { button, ...letter }),
    });
    return writes;
  } catch (error) {
    log.warn('wallet mail not written', { site: actor.site, about, error: error as Error });
    return [];
  }
}
