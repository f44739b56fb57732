import { clock } from '#functions/clock.ts';
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
import { stateAfter } from '#shared/quotations/lifecycle.ts';
import { sendKart } from '#shared/quotations/send-kart.ts';
import { symbolOf } from '#shared/money.ts';
import { inSecondCurrency } from '#shared/quotations/second-currency.ts';
import { addDays, formatDay, instant } from '#shared/time.ts';
import { today } from './apply-lines.ts';
import type { KartItem, QuoteLinkRow, VersionItem } from './model.ts';
import { markOfSent, packKept, packQuotation, sentQuotation } from './sent-quotation.ts';
import { kartAad } from './show-kart.ts';
import { readKart, readQuoteLink } from './store.ts';
import { changeKartWrites, createLinkWrite, createVersionWrite, kartEventWrite, renewLinkWrite } from './writes.ts';

/** What was accepted of it is another version than the newest: it is to be accepted anew. */
const unaccepted = { acceptedVersion: 0, acceptedBy: '', acceptedAt: '' };

/** A new numbered version that stands for its days, kept for ever; its link, and its mail where there is an address. */
export const sendKartHandler = handle(sendKart, async (actor, { id, email, message, shown }, { claim }) =>
  untilItStands(async () => {
    const [kart, site, linked] = await Promise.all([readKart(actor, id), readSite(actor), readQuoteLink(actor, id)]);
    if (!kart) return fail('NOT_FOUND');
    const { head } = kart;
    const stands = linked?.isEnded ? undefined : linked;
    const state = stateAfter('send', head.state);
    if (!state)
      return fail('ILLEGAL_TRANSITION', {
        message: head.isVouchered ? 'Please withdraw the voucher first.' : 'This quotation is cancelled.',
      });
    if (!kart.lines.length)
      return fail('VALIDATION', {
        errors: { id: 'Please select atleast one itinerary' },
        message: 'Please select atleast one itinerary',
      });
    if (shown?.code === head.currency)
      return fail('VALIDATION', { errors: { 'shown.code': 'The quotation is in this currency already.' } });
    const shownAs = (second: NonNullable<typeof shown>) => ({
      ...second,
      currencySymbol: symbolOf(second.code),
      day: today(actor),
      total: inSecondCurrency(head.totalPrice, head.currency, second),
    });
    const number = head.lastVersion + 1;
    const validTill = addDays(today(actor), head.quoteValidyInDays);
    const next: KartItem = { ...head, state, version: head.version + 1, lastVersion: number, validTill, ...unaccepted };
    const version: VersionItem = {
      ...{ number, validTill, total: head.totalPrice, currency: head.currency },
      sentAt: instant(clock.now()),
      sentBy: actor.name,
      isWithdrawn: false,
      mark: markOfSent(kart),
      packed: packQuotation({ ...(await sentQuotation(actor, kart)), ...(shown && { shown: shownAs(shown) }) }),
      kart: packKept(kart),
    };
    const aad = kartAad(actor, id);
    const secret = stands ? ((await decryptPersonal(aad, stands.sealed)) as string) : newSecret();
    const made: QuoteLinkRow | undefined = stands
      ? undefined
      : { hash: quoteLinkHash(secret), sealed: await encryptPersonal(aad, secret), isEnded: false };
    const link = `${siteOrigin(site)}/app/quotation/${id}-${secret}`;
    const heading = `Your quotation: ${head.kartName}`;
    const mail = email
      ? await mailWrites(actor, 'quotation', {
          to: email,
          subject: `${site.siteName}: ${head.kartName}, quotation ${head.quotationId}`,
          ...layOut(site, {
            heading,
            paragraphs: [
              ...(message ? [message] : []),
              `${head.noOfDays} days from ${formatDay(head.arrivalDate)}. The quotation is valid until ${formatDay(validTill)}.`,
            ],
            button: { label: 'Open the quotation', link },
          }),
        })
      : undefined;
    const value = { version: number, link };
    const done = await commit(actor, [
      ...changeKartWrites(actor, head, next, { days: new Map() }),
      createVersionWrite(actor, id, version),
      ...(made ? [linked ? renewLinkWrite(actor, id, made) : createLinkWrite(actor, id, made)] : []),
      kartEventWrite(actor, head, next, 'send', String(number)),
      ...(mail?.writes ?? []),
      ...claim(value),
    ]);
    return done.ok ? ok(value) : done;
  }),
);
