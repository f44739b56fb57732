import { quoteLinkHash } from '#functions/actors/quote-holder.ts';
import type { Actor } from '#functions/actor.ts';
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
import { readHead, readKart, readQuoteLink } from '../store.ts';
import { stillOf } from './task-writes.ts';
import { voucherSheetOf } from './sheet.ts';
import { createLinkWrite } from '../writes.ts';

/** The quotation's one link shows its voucher, and is mailed where there is an address; made where it has none yet. */
export const sendVoucherHandler = handle(sendVoucher, async (actor, { id, email, message, line }, { claim }) =>
  untilItStands(async () => {
    const [head, site, stands] = await Promise.all([readHead(actor, id), readSite(actor), readQuoteLink(actor, id)]);
    if (!head) return fail('NOT_FOUND');
    if (head.state !== 'VOUCHERED') return fail('ILLEGAL_TRANSITION', { message: 'This quotation is not vouchered.' });
    const about = line ? await titleOfLine(actor, id, line) : head.kartName;
    if (about === undefined) return fail('NOT_FOUND');
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
    const link = `${siteOrigin(site)}/app/quotation/${id}-${secret}${line ? `?line=${line}` : ''}`;
    const days = `${formatDay(head.arrivalDate)} to ${formatDay(addDays(head.arrivalDate, head.noOfDays - 1))}`;
    const mail = email
      ? await mailWrites(actor, 'quotation', {
          to: email,
          subject: `${site.siteName}: your voucher for ${about}`,
          ...layOut(site, {
            heading: `Your voucher: ${about}`,
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

/** What a line of a vouchered trip is called; undefined where its voucher has none of that id. */
async function titleOfLine(actor: Actor, id: string, lineId: string): Promise<string | undefined> {
  const kart = await readKart(actor, id);
  const line = kart?.lines.find((one) => one.id === lineId);
  if (!kart || !line || !voucherSheetOf(kart, '', lineId)) return undefined;
  return [line.name, line.optionName].filter(Boolean).join(': ') || kart.head.kartName;
}
