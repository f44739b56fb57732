import { handle } from '#functions/http/handle.ts';
import { showRefund } from '#functions/payments/refunds/show-refund.ts';
import { commit } from '#functions/table/commit.ts';
import { fail, ok } from '#shared/errors.ts';
import { giveKartRefundAgain } from '#shared/quotations/payment/give-kart-refund-again.ts';
import { readHead } from '../store.ts';
import { readKartRefunds } from '../due/kart-refunds.ts';

/** The next look at what is due gives them. */
export const giveKartRefundAgainHandler = handle(giveKartRefundAgain, async (actor, { id, to }) => {
  const [head, refunds] = await Promise.all([readHead(actor, id), readKartRefunds(actor, id)]);
  if (!head) return fail('NOT_FOUND');
  const stuck = refunds.filter(({ state }) => state === 'Stuck');
  if (stuck.length === 0)
    return fail('ILLEGAL_TRANSITION', { message: 'No refund of this quotation was refused by its gateway.' });
  const { tryAgainWrites } = await import('#functions/payments/refunds/writes.ts');
  const done = await commit(
    actor,
    stuck.flatMap((refund) => tryAgainWrites(actor, refund, to === 'wallet')),
  );
  return done.ok ? ok({ refunds: (await readKartRefunds(actor, id)).map(showRefund) }) : done;
});
