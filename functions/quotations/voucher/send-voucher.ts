import { quoteLinkHash } from '#functions/actors/quote-holder.ts';
import { handle } from '#functions/http/handle.ts';
import { layOut } from '#functions/notifications/mail-layout.ts';
import { mailWrites } from '#functions/notifications/writes.ts';
import { decryptPersonal, encryptPersonal } from '#functions/runtime/data-keys.ts';
import { siteOrigin } from '#functions/site/site-origin.ts';
import { readSite } from '#functions/site/store.ts';
import { commit } from '#functions/table/commit.ts';
import { untilItStands } from '#functions/table/until-it-stands.ts';
import { newSecret } from '#functions/users/session-writes.ts';
import { fail, ok } from '#shared/errors.ts';
import { sendVoucher } from '#shared/quotations/voucher/send-voucher.ts';
import { addDays, formatDay } from '#shared/time.ts';
import { kartAad } from '../show-kart.ts';
import { readHead, readQuoteLink } from '../store.ts';
import { stillOf } from './task-writes.ts';
import { createLinkWrite } from '../writes.ts';

/** The quotation's one link shows its voucher, and is mailed where there is an address; made where it has none yet. */
export const sendVoucherHandler = handle(sendVoucher, async (actor, { id, email, message }, { claim }) =>
  untilItStands(async () => {
    const [head, site, stands] = await Promise.all([readHead(actor, id), readSite(actor), readQuoteLink(actor, id)]);
    if (!head) return fail('NOT_FOUND');
    if (head.state !== 'VOUCHERED') return fail('ILLEGAL_TRANSITION', { message: 'This quotation is not vouchered.' });
    if (stands?.isEnded) return fail('ILLEGAL_TRANSITION', { message: 'The link of this quotation has ended.' });
    const aad = kartAad(actor, id);
    const secret = stands ? ((await decryptPersonal(aad, stands.sealed)) as string) : newSecret();
    const made = stands
      ? []
      : [
          createLinkWrite(actor, id, {
            ...{ hash: quoteLinkHash(secret), sealed: await encryptPersonal(aad, secret), isEnded: false },
          }),
        ];
    const link = `${siteOrigin(site)}/app/quotation/${id}-${secret}`;
    const days = `${formatDay(head.arrivalDate)} to ${formatDay(addDays(head.arrivalDate, head.noOfDays - 1))}`;
    const mail = email
      ? await mailWrites(actor, 'quotation', {
          to: email,
          subject: `${site.siteName}: your voucher for ${head.kartName}`,
          ...layOut(site, {
            heading: `Your voucher: ${head.kartName}`,
            paragraphs: [...(message ? [message] : []), `${days}. Your voucher shows times, pickups and references.`],
            button: { label: 'Open the voucher', link },
          }),
        })
      : undefined;
    const value = { link };
    const done = await commit(actor, [stillOf(actor, head), ...made, ...(mail?.writes ?? []), ...claim(value)]);
    return done.ok ? ok(value) : done;
  }),
);
