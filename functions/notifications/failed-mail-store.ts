import { type Scope, wholeSite } from '#functions/scope.ts';
import { readCards } from '#functions/lists/store.ts';
import { mailKeys } from './keys.ts';
import { listIn } from '#functions/table/list-in.ts';
import { getItem } from '#functions/table/read.ts';
import { type FailedMailCard, unpackFailedMail } from './failed-mail-card.ts';

/** Mails that did not arrive, the newest first. One Query. */
export const failedMailsFrom = (
  scope: Scope,
  asked: { cursor: string | undefined; limit: number },
): Promise<{ cards: FailedMailCard[]; cursor: string | undefined }> =>
  readCards(listIn(scope, { site: mailKeys.failedMails }), unpackFailedMail, { ...asked, descending: true });

/** One of them; undefined for a mail that arrived, or is still being tried. */
export async function readFailedMail(scope: Scope, mailId: string): Promise<FailedMailCard | undefined> {
  const row = await getItem(mailKeys.mail(wholeSite(scope), mailId));
  // Until it has failed its card is what the sweep finds it by.
  return typeof row?.card === 'string' ? unpackFailedMail(row.card) : undefined;
}
