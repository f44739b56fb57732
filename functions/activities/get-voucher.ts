import { handle } from '#functions/http/handle.ts';
import { getVoucher } from '#shared/activities/get-voucher.ts';
import { fail, ok } from '#shared/errors.ts';
import { showVoucher } from './voucher/show-voucher.ts';
import { readVoucher } from './voucher/voucher-store.ts';

export const getVoucherHandler = handle(getVoucher, async (actor, { code }) => {
  const found = await readVoucher(actor, code);
  return found ? ok({ voucher: await showVoucher(actor, found) }) : fail('NOT_FOUND');
});
