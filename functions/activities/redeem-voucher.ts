import { handle } from '#functions/http/handle.ts';
import { commit } from '#functions/table/commit.ts';
import { untilItStands } from '#functions/table/until-it-stands.ts';
import { namesOf, userIdOf, whoDid } from '#functions/users/names.ts';
import { cartStateNames } from '#shared/activities/cart/lifecycle.ts';
import { redeemVoucher } from '#shared/activities/redeem-voucher.ts';
import { fail, ok } from '#shared/errors.ts';
import { formatDay } from '#shared/time.ts';
import { msToLocal } from '#shared/zone-time.ts';
import { redeemWrites } from './voucher/redeem-writes.ts';
import { showVoucher } from './voucher/show-voucher.ts';
import { readVoucher } from './voucher/voucher-store.ts';

/** Of two gates at once one takes it in, and the other is told who did. */
export const redeemVoucherHandler = handle(redeemVoucher, (actor, { code, itemId }) =>
  untilItStands(async () => {
    const found = await readVoucher(actor, code);
    if (!found?.cart.items.some(({ id }) => id === itemId)) return fail('NOT_FOUND');
    const done = found.redeemed.get(itemId);
    if (done) {
      const local = msToLocal(Date.parse(done.at), actor.head.zone);
      const by = whoDid(done.by, await namesOf(actor, [userIdOf(done.by)]));
      const message = `This was redeemed on ${formatDay(local)}, ${local.slice(11)}, by ${by}.`;
      return fail('ILLEGAL_TRANSITION', { message });
    }
    const { status } = found.cart.head;
    if (status !== 'CONFIRMED')
      return fail('ILLEGAL_TRANSITION', { message: `This booking is ${cartStateNames[status].toLowerCase()}.` });
    const redeemed = await commit(actor, redeemWrites(actor, found, { code, itemId }));
    if (!redeemed.ok) return redeemed;
    const now = await readVoucher(actor, code);
    return now ? ok({ voucher: await showVoucher(actor, now) }) : fail('NOT_FOUND');
  }),
);
