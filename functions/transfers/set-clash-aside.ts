import { handle } from '#functions/http/handle.ts';
import { readHead } from '#functions/quotations/store.ts';
import { voucherTaskWrites } from '#functions/quotations/voucher/task-writes.ts';
import { followVoucher } from '#functions/quotations/voucher/vouchering.ts';
import { commit } from '#functions/table/commit.ts';
import { untilItStands } from '#functions/table/until-it-stands.ts';
import { fail, ok } from '#shared/errors.ts';
import { setClashAside } from '#shared/transfers/set-clash-aside.ts';
import { readAsides, readTransfer } from './store.ts';
import { asidesWrite, transferWrites } from './writes.ts';

/** Clashes that were set aside of one trip; older ones give way. */
const MOST = 100;

/** Transfers of the trip say it as well: their work is led on, and swept where this dies. */
export const setClashAsideHandler = handle(setClashAside, async (actor, { id, clash, reason }) =>
  untilItStands(async () => {
    if (id.includes('.')) {
      const row = await readTransfer(actor, id);
      if (!row) return fail('NOT_FOUND');
      if ((row.aside ?? '') === reason) return ok({});
      const done = await commit(
        actor,
        transferWrites(actor, { before: row, next: { ...row, aside: reason }, event: 'aside', note: reason }),
      );
      return done.ok ? ok({}) : done;
    }
    const [head, before] = await Promise.all([readHead(actor, id), readAsides(actor, id)]);
    if (!head) return fail('NOT_FOUND');
    const others = (before?.asides ?? []).filter((one) => one.clash !== clash).slice(-MOST);
    const asides = reason ? [...others, { clash, reason, by: actor.name }] : others;
    const done = await commit(actor, [asidesWrite(actor, id, before, asides), ...voucherTaskWrites(actor, head, head)]);
    if (!done.ok) return done;
    await followVoucher(actor, head);
    return ok({});
  }),
);
