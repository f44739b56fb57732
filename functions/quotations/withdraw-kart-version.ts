import { handle } from '#functions/http/handle.ts';
import { commit } from '#functions/table/commit.ts';
import { untilItStands } from '#functions/table/until-it-stands.ts';
import { fail, ok } from '#shared/errors.ts';
import { withdrawKartVersion } from '#shared/quotations/withdraw-kart-version.ts';
import { today } from './apply-lines.ts';
import type { KartItem } from './model.ts';
import { showVersion } from './show-version.ts';
import { readHead, readVersions } from './store.ts';
import { headWrite, noteWrite, withdrawVersionWrite } from './writes.ts';

/** A version that was withdrawn stays for staff to read. The one that was accepted cannot be taken back so. */
export const withdrawKartVersionHandler = handle(withdrawKartVersion, async (actor, { id, number }) =>
  untilItStands(async () => {
    const [head, versions] = await Promise.all([readHead(actor, id), readVersions(actor, id)]);
    const version = versions.find((one) => one.number === number);
    if (!head || !version) return fail('NOT_FOUND');
    if (head.acceptedVersion === number)
      return fail('ILLEGAL_TRANSITION', { message: 'The customer accepted this version already.' });
    const after = versions.map((one) => (one === version ? { ...one, isWithdrawn: true } : one));
    const shown = (of: KartItem) => ok({ versions: after.map((one) => showVersion(of, one, today(actor))) });
    if (version.isWithdrawn) return shown(head);
    const standing = after.filter(({ isWithdrawn }) => !isWithdrawn).at(-1);
    const next: KartItem = { ...head, version: head.version + 1, validTill: standing?.validTill ?? '' };
    const done = await commit(actor, [
      headWrite(actor, head, next),
      withdrawVersionWrite(actor, id, number),
      noteWrite(actor, next, 'withdraw', String(number)),
    ]);
    return done.ok ? shown(next) : done;
  }),
);
