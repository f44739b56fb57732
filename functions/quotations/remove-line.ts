import type { UserActor } from '#functions/actor.ts';
import { commit } from '#functions/table/commit.ts';
import { untilItStands } from '#functions/table/until-it-stands.ts';
import { conflict, fail, ok } from '#shared/errors.ts';
import type { LineKind } from './model.ts';
import { loweredWrites } from './lowered-writes.ts';
import { showKart } from './show-kart.ts';
import { readKart } from './store.ts';
import { withSums } from './total-of.ts';
import { movesOf } from './voucher/moves.ts';
import { followVoucher, lacking } from './voucher/vouchering.ts';
import { changeKartWrites } from './writes.ts';

interface Asked {
  kartId: string;
  id: string;
  version?: number | undefined;
  isAsked?: boolean | undefined;
}

/**
 * Takes a line of a kind out of a quotation. One that is gone already is taken out; one that somebody changed since it was
 * read stays, and the refusal says what stands. Asked only, it stays, and what would become of its transfers is said.
 */
export const removeLine = (actor: UserActor, kind: LineKind, { kartId, id, version, isAsked }: Asked) =>
  untilItStands(async () => {
    const kart = await readKart(actor, kartId);
    if (!kart) return fail('NOT_FOUND');
    const line = kart.lines.find((one) => one.id === id && one.kind === kind);
    if (!line) return ok({ kart: await showKart(actor, kart) });
    if (kart.head.state === 'CANCELLED') return fail('ILLEGAL_TRANSITION', { message: 'This quotation is cancelled.' });
    if (version !== undefined && version !== line.version) return conflict({ kart: await showKart(actor, kart) });
    const lines = kart.lines.filter((one) => one !== line);
    const next = await withSums(actor, { ...kart.head, version: kart.head.version + 1 }, lines);
    const days = new Map([[line.day, lines.filter(({ day }) => day === line.day)]]);
    const value = { kart: await showKart(actor, { ...kart, head: next, lines }) };
    const lacks = lacking(next, value.kart);
    if (lacks) return lacks;
    if (isAsked) return ok({ ...value, transfers: await movesOf(actor, { ...kart, head: next, lines }) });
    const lowered = await loweredWrites(actor, kart.head, next);
    if (!lowered.ok) return lowered;
    const done = await commit(actor, [...changeKartWrites(actor, kart.head, next, { days }), ...lowered.value]);
    if (!done.ok) return done;
    await followVoucher(actor, next);
    return ok(value);
  });
