import { clock } from '#functions/clock.ts';
import { handle } from '#functions/http/handle.ts';
import { spend } from '#functions/http/request/rate-limit.ts';
import { layOut } from '#functions/notifications/mail-layout.ts';
import { mailWrites } from '#functions/notifications/writes.ts';
import { siteOrigin } from '#functions/site/site-origin.ts';
import { readSite } from '#functions/site/store.ts';
import { commit } from '#functions/table/commit.ts';
import { untilItStands } from '#functions/table/until-it-stands.ts';
import { fail, ok } from '#shared/errors.ts';
import { sortableId } from '#shared/ids.ts';
import { askQuestion } from '#shared/quotations/link/ask-question.ts';
import { HOUR, instant } from '#shared/time.ts';
import type { KartItem } from '../model.ts';
import { readHead } from '../store.ts';
import { headWrite, questionWrite } from '../writes.ts';
import { showQuotation } from './show-quotation.ts';

/** Questions that one link may ask. */
const QUESTIONS = { limit: 10, windowMs: HOUR };

/** A question goes to the site's desk, whose answer goes to the customer's address. */
export const askQuestionHandler = handle(askQuestion, async (actor, { text }) => {
  const allowed = await spend(actor, 'QUESTION', actor.kartId, QUESTIONS);
  if (!allowed.ok) return allowed;
  return untilItStands(async () => {
    const [head, site] = await Promise.all([readHead(actor, actor.kartId), readSite(actor)]);
    if (!head) return fail('NOT_FOUND');
    const now = clock.now();
    const next: KartItem = { ...head, version: head.version + 1, openQuestions: head.openQuestions + 1 };
    const mail = site.adminEmail
      ? await mailWrites(actor, 'quotation-question', {
          to: site.adminEmail,
          subject: `Question about quotation ${head.quotationId}: ${head.kartName}`,
          ...layOut(site, {
            heading: `${head.customerName} asks about quotation ${head.quotationId}`,
            paragraphs: [text, `Please answer to ${head.customerEmail || 'the customer'}.`],
            button: { label: 'Open the quotation', link: `${siteOrigin(site)}/app/staff/kart/${head.id}` },
          }),
          ...(head.customerEmail && { sender: { name: head.customerName, replyTo: head.customerEmail } }),
        })
      : undefined;
    const done = await commit(actor, [
      headWrite(actor, head, next),
      questionWrite(actor, head.id, { id: sortableId(now), text, askedAt: instant(now) }),
      ...(mail?.writes ?? []),
    ]);
    if (!done.ok) return done;
    const shown = await showQuotation(actor);
    return shown ? ok(shown) : fail('NOT_FOUND');
  });
});
