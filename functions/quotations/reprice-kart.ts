import { actorName } from '#functions/actor.ts';
import { clock } from '#functions/clock.ts';
import { handle } from '#functions/http/handle.ts';
import { commit } from '#functions/table/commit.ts';
import { untilItStands } from '#functions/table/until-it-stands.ts';
import { conflict, fail, ok } from '#shared/errors.ts';
import { repriceKart } from '#shared/quotations/reprice-kart.ts';
import { instant } from '#shared/time.ts';
import type { KartItem, Line } from './model.ts';
import { loweredWrites } from './lowered-writes.ts';
import { hasOwnPrice, pricedAnew, withoutOwnPrice } from './price-anew.ts';
import { dateOf, priceOfLine, showKart } from './show-kart.ts';
import { linesByDay, readKart } from './store.ts';
import { withSums } from './total-of.ts';
import { followVoucher } from './voucher/vouchering.ts';
import { changeKartWrites, noteWrite } from './writes.ts';

/** Old prices beside those of today's rates; what is taken of them is one commit, held to the version that was looked at. */
export const repriceKartHandler = handle(repriceKart, async (actor, { id, version, take }) =>
  untilItStands(async () => {
    const kart = await readKart(actor, id);
    if (!kart) return fail('NOT_FOUND');
    const { head, lines } = kart;
    if (version !== undefined && version !== head.version) return conflict({ kart: await showKart(actor, kart) });
    if (take !== 'none' && head.state === 'CANCELLED')
      return fail('ILLEGAL_TRANSITION', { message: 'This quotation is cancelled.' });
    const anew = await pricedAnew(actor, head, lines);
    const rated = lines.map((line, at) => ratedAs(line, anew[at]!));
    const all = rated.map((line, at) => (isRated(anew[at]!) ? withoutOwnPrice(line) : line));
    const [afterRated, afterAll] = await Promise.all([rated, all].map((of) => withSums(actor, head, of)));
    const prices = {
      currency: head.currency,
      lines: lines.flatMap((line, at) => {
        const [before, after] = [priceOfLine(line), anew[at]!.rate?.price ?? null];
        if (line.kind !== 'activities' || (before === after && line.rate?.date === dateOf(head, line.day))) return [];
        const title = [line.name, line.optionName].filter(Boolean).join(': ');
        const reason = anew[at]!.rate?.reason ?? '';
        return [{ id: line.id, day: line.day, title, before, after, isOwnPrice: hasOwnPrice(line), reason }];
      }),
      before: head.totalPrice,
      afterRated: afterRated!.totalPrice,
      afterAll: afterAll!.totalPrice,
    };
    if (take === 'none') return ok({ prices, kart: await showKart(actor, kart) });

    const stamp = { by: actorName(actor), at: instant(clock.now()) };
    const taken = (take === 'all' ? all : rated).map((line, at) =>
      JSON.stringify(line) === JSON.stringify(lines[at])
        ? lines[at]!
        : { ...line, ...stamp, version: line.version + 1 },
    );
    const next: KartItem = { ...(take === 'all' ? afterAll! : afterRated!), version: head.version + 1 };
    const touched = new Set(taken.filter((line, at) => line !== lines[at]).map(({ day }) => day));
    const days = new Map([...linesByDay(taken)].filter(([day]) => touched.has(day)));
    const lowered = await loweredWrites(actor, head, next);
    if (!lowered.ok) return lowered;
    const done = await commit(actor, [
      ...changeKartWrites(actor, head, next, { days }),
      noteWrite(actor, next, 'reprice', take),
      ...lowered.value,
    ]);
    if (!done.ok) return done;
    await followVoucher(actor, next);
    return ok({ prices, kart: await showKart(actor, { ...kart, head: next, lines: taken }) });
  }),
);

/** A line by today's rates; where they say nothing, it keeps what they said before. */
const ratedAs = (line: Line, anew: Line): Line => (isRated(anew) || !line.rate ? anew : line);

const isRated = ({ rate }: Line): boolean => rate !== undefined && rate.price !== null;
