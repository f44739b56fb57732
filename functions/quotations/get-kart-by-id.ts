import { clock } from '#functions/clock.ts';
import { handle } from '#functions/http/handle.ts';
import { scopeOf } from '#functions/scope.ts';
import { fail, ok } from '#shared/errors.ts';
import { getKartById } from '#shared/quotations/get-kart-by-id.ts';
import { dayIn } from '#shared/time.ts';
import { quotationIssuer } from './quoted-version.ts';
import { markOfSent } from './sent-quotation.ts';
import { showKart } from './show-kart.ts';
import { showQuestion } from './show-question.ts';
import { showVersion } from './show-version.ts';
import { showVoucher } from './voucher/show-voucher.ts';
import { readOpened } from './store.ts';

export const getKartByIdHandler = handle(getKartById, async (actor, { id }) => {
  const opened = await readOpened(actor, id);
  if (!opened) return fail('NOT_FOUND');
  const { kart, versions, questions, seenBy } = opened;
  const mark = versions.length > 0 ? markOfSent(kart) : '';
  const today = dayIn(actor.head.zone, clock.now());
  return ok({
    kart: await showKart(actor, kart),
    versions: versions.map((version) => ({
      ...showVersion(kart.head, version, today),
      isBuilders: version.mark === mark,
    })),
    questions: questions.map(showQuestion),
    voucher: kart.head.voucher ? await showVoucher(scopeOf(actor, getKartById), id) : null,
    agency: kart.head.isAgentBranding ? await quotationIssuer(actor, kart.head, true) : null,
    seenBy,
  });
});
