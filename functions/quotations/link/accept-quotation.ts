import { clock } from '#functions/clock.ts';
import { handle } from '#functions/http/handle.ts';
import { commit } from '#functions/table/commit.ts';
import { untilItStands } from '#functions/table/until-it-stands.ts';
import { fail, ok } from '#shared/errors.ts';
import { stateAfter } from '#shared/quotations/lifecycle.ts';
import { acceptQuotation } from '#shared/quotations/link/accept-quotation.ts';
import { dayIn, instant } from '#shared/time.ts';
import type { KartItem } from '../model.ts';
import { readHead, readVersions } from '../store.ts';
import { versionStands, headWrite, kartEventWrite } from '../writes.ts';
import { showQuotation } from './show-quotation.ts';

export const acceptQuotationHandler = handle(acceptQuotation, async (actor, { number, name }) =>
  untilItStands(async () => {
    const [head, versions] = await Promise.all([readHead(actor, actor.kartId), readVersions(actor, actor.kartId)]);
    const version = versions.find((one) => one.number === number && !one.isWithdrawn);
    if (!head) return fail('NOT_FOUND');
    const state = stateAfter('accept', head.state);
    if (!state)
      return fail('ILLEGAL_TRANSITION', {
        message:
          head.state === 'ACCEPTED' || head.state === 'VOUCHERED'
            ? 'This quotation was accepted already.'
            : 'This quotation is cancelled.',
      });
    if (!version)
      return fail('ILLEGAL_TRANSITION', { message: 'This version was withdrawn. Please look at the newest.' });
    if (version.validTill < dayIn(actor.head.zone, clock.now()))
      return fail('ILLEGAL_TRANSITION', { message: 'This version is no longer valid. Please ask for a new one.' });
    const next: KartItem = {
      ...{ ...head, state, version: head.version + 1, acceptedVersion: number },
      ...{ acceptedBy: name, acceptedAt: instant(clock.now()) },
    };
    const done = await commit(actor, [
      headWrite(actor, head, next),
      versionStands(actor, head.id, number),
      kartEventWrite(actor, head, next, 'accept', `${number}, ${name}`),
    ]);
    if (!done.ok) return done;
    const shown = await showQuotation(actor);
    return shown ? ok(shown) : fail('NOT_FOUND');
  }),
);
