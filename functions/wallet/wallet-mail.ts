import type { Actor } from '#functions/actor.ts';
import { layOut, type Letter } from '#functions/notifications/mail-layout.ts';
import type { MailKind } from '#functions/notifications/mail-kinds.ts';
import { mailWrites } from '#functions/notifications/writes.ts';
import { log } from '#functions/runtime/log.ts';
import { siteOrigin } from '#functions/site/site-origin.ts';
import { readSite } from '#functions/site/store.ts';
import type { Write } from '#functions/table/write.ts';
import { readBooker } from '#functions/users/store.ts';

/** What its button opens: a path under the site's pages. */
interface Opening {
  label: string;
  path: string;
}

/**
 * A mail about a wallet, or a payment, to one of its users, for the commit that it tells of. Money waits for no mail: one that cannot be
 * written is left out, and logged; so is one to somebody without an address. `orderId`: the order it is about.
 */
export async function walletMail(
  actor: Actor,
  userId: string,
  about: MailKind,
  {
    subject,
    opens = { label: 'Open your wallet', path: '/user/transactionHistory' },
    orderId,
    ...letter
  }: Omit<Letter, 'button'> & { subject: string; opens?: Opening; orderId?: string },
): Promise<Write<never>[]> {
  try {
    const [user, site] = await Promise.all([readBooker(actor, userId), readSite(actor)]);
    if (!user?.email) return [];
    const button = { label: opens.label, link: `${siteOrigin(site)}/app${opens.path}` };
    const { writes } = await mailWrites(actor, about, {
      to: user.email,
      subject: `${site.siteName}: ${subject}`,
      ...layOut(site, { ...letter, button }),
      ...(orderId && { orderId }),
    });
    return writes;
  } catch (error) {
    log.warn('wallet mail not written', { site: actor.site, about, error: error as Error });
    return [];
  }
}
