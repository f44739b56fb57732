import { handle } from '#functions/http/handle.ts';
import { tryAgainWrites } from '#functions/payments/refunds/writes.ts';
import { commit } from '#functions/table/commit.ts';
import { giveRefundAgain } from '#shared/changes/give-refund-again.ts';
import { fail, ok } from '#shared/errors.ts';
import { readRefunds } from './refunds-of-change.ts';
import { showWithRefund } from './show-change.ts';
import { readChange } from './store.ts';

/** The next look at what is due gives it. */
export const giveRefundAgainHandler = handle(giveRefundAgain, async (actor, { requestId, to }) => {
  const change = await readChange(actor, requestId);
  if (!change) return fail('NOT_FOUND');
  const stuck = (await readRefunds(actor, change)).filter(({ state }) => state === 'Stuck');
  if (stuck.length === 0) return fail('ILLEGAL_TRANSITION');
  const done = await commit(
    actor,
    stuck.flatMap((refund) => tryAgainWrites(actor, refund, to === 'wallet')),
  );
  return done.ok ? ok(await showWithRefund(actor, change)) : done;
});
