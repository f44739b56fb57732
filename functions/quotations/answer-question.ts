import { clock } from '#functions/clock.ts';
import { handle } from '#functions/http/handle.ts';
import { layOut } from '#functions/notifications/mail-layout.ts';
import { mailWrites } from '#functions/notifications/writes.ts';
import { decryptPersonal } from '#functions/runtime/data-keys.ts';
import { siteOrigin } from '#functions/site/site-origin.ts';
import { readSite } from '#functions/site/store.ts';
import { commit } from '#functions/table/commit.ts';
import { untilItStands } from '#functions/table/until-it-stands.ts';
import { fail, ok } from '#shared/errors.ts';
import { answerQuestion } from '#shared/quotations/answer-question.ts';
import { instant } from '#shared/time.ts';
import type { KartItem } from './model.ts';
import { kartAad } from './show-kart.ts';
import { showQuestion } from './show-question.ts';
import { readHead, readQuestions, readQuoteLink } from './store.ts';
import { answerWrite, headWrite } from './writes.ts';

/** An answer stands on the quotation's page, and is mailed to its customer once; another takes its place. */
export const answerQuestionHandler = handle(answerQuestion, async (actor, { id, questionId, answer }) =>
  untilItStands(async () => {
    const [head, questions, link, site] = await Promise.all([
      readHead(actor, id),
      readQuestions(actor, id),
      readQuoteLink(actor, id),
      readSite(actor),
    ]);
    const question = questions.find((one) => one.id === questionId);
    if (!head || !question) return fail('NOT_FOUND');
    const answered = { answer, answeredBy: actor.name, answeredAt: instant(clock.now()) };
    const next: KartItem = {
      ...head,
      version: head.version + 1,
      openQuestions: Math.max(0, head.openQuestions - (question.answer ? 0 : 1)),
    };
    const token = link && `${id}-${(await decryptPersonal(kartAad(actor, id), link.sealed)) as string}`;
    const mail =
      head.customerEmail && token
        ? await mailWrites(actor, 'quotation', {
            to: head.customerEmail,
            subject: `${site.siteName}: your question about ${head.kartName}`,
            ...layOut(site, {
              heading: 'We have answered your question',
              paragraphs: [question.text, answer],
              button: { label: 'Open the quotation', link: `${siteOrigin(site)}/app/quotation/${token}` },
            }),
          })
        : undefined;
    const done = await commit(actor, [
      headWrite(actor, head, next),
      answerWrite(actor, id, questionId, answered),
      ...(mail?.writes ?? []),
    ]);
    if (!done.ok) return done;
    return ok({
      questions: questions.map((one) => showQuestion(one === question ? { ...one, ...answered } : one)),
    });
  }),
);
