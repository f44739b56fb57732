import { handle } from '#functions/http/handle.ts';
import { showRefund } from '#functions/payments/refunds/show-refund.ts';
import { fail, ok } from '#shared/errors.ts';
import { getKartRefunds } from '#shared/quotations/payment/get-kart-refunds.ts';
import { readHead } from '../store.ts';
import { readKartRefunds } from '../due/kart-refunds.ts';

export const getKartRefundsHandler = handle(getKartRefunds, async (actor, { id }) => {
  const [head, refunds] = await Promise.all([readHead(actor, id), readKartRefunds(actor, id)]);
  return head ? ok({ refunds: refunds.map(showRefund) }) : fail('NOT_FOUND');
});
