import { actorName } from '#functions/actor.ts';
import { clock } from '#functions/clock.ts';
import { handle } from '#functions/http/handle.ts';
import { untilItStands } from '#functions/table/until-it-stands.ts';
import { conflict, fail, ok } from '#shared/errors.ts';
import { restoreKartVersion } from '#shared/quotations/restore-kart-version.ts';
import { instant } from '#shared/time.ts';
import { commitFindable } from './kart-word-writes.ts';
import type { KartItem, Line, Travellers } from './model.ts';
import { loweredWrites } from './lowered-writes.ts';
import { unpackKept } from './sent-quotation.ts';
import { showKart } from './show-kart.ts';
import { linesByDay, readKart, readVersion } from './store.ts';
import { withSums } from './total-of.ts';
import { movesOf } from './voucher/moves.ts';
import { followVoucher, lacking } from './voucher/vouchering.ts';
import { changeKartWrites, noteWrite } from './writes.ts';

/**
 * A sent version's trip, charges and lines in the place of the builder's, at the prices that were sent. Lines count on
 * from whichever of both was changed more often, so that nobody's older edit lands on them.
 */
export const restoreKartVersionHandler = handle(restoreKartVersion, async (actor, { id, number, version, isAsked }) =>
  untilItStands(async () => {
    const [kart, kept] = await Promise.all([readKart(actor, id), readVersion(actor, id, number)]);
    if (!kart || !kept) return fail('NOT_FOUND');
    if (version !== undefined && version !== kart.head.version) return conflict({ kart: await showKart(actor, kart) });
    if (kart.head.state === 'CANCELLED') return fail('ILLEGAL_TRANSITION', { message: 'This quotation is cancelled.' });
    const sent = unpackKept(kept.kart);
    const stamp = { by: actorName(actor), at: instant(clock.now()) };
    const now = new Map(kart.lines.map((line) => [line.id, line]));
    const lines = sent.lines.map((line): Line => ({
      ...line,
      ...stamp,
      version: Math.max(line.version, now.get(line.id)?.version ?? 0) + 1,
    }));
    const counted = kart.head.version + 1;
    const head: KartItem = { ...kart.head, ...sent.trip, version: counted, fieldsVersion: counted };
    const next = await withSums(actor, head, lines);
    const passengers = whoFit(next, kart.passengers);
    const value = { kart: await showKart(actor, { head: next, lines, passengers }) };
    const lacks = lacking(next, value.kart);
    if (lacks) return lacks;
    if (isAsked) return ok({ ...value, transfers: await movesOf(actor, { head: next, lines, passengers }) });
    const lowered = await loweredWrites(actor, kart.head, next);
    if (!lowered.ok) return lowered;
    const after = linesByDay(lines);
    const days = new Map([...linesByDay([...kart.lines, ...lines]).keys()].map((day) => [day, after.get(day) ?? []]));
    const done = await commitFindable(actor, { before: kart.head, next }, [
      ...changeKartWrites(actor, kart.head, next, { days, passengers }),
      noteWrite(actor, next, 'restore', String(number)),
      ...lowered.value,
    ]);
    if (!done.ok) return done;
    await followVoucher(actor, next);
    return ok(value);
  }),
);

/** Those who travel, as many of each type as the trip is for. */
function whoFit({ adults, child, infant }: KartItem, { passengers, sealed }: Travellers): Travellers {
  const left = [0, adults, child, infant];
  return {
    passengers: passengers.filter(({ paxType }) => left[paxType]!-- > 0),
    ...(sealed && { sealed }),
  };
}
