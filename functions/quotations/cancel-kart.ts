import type { UserActor } from '#functions/actor.ts';
import { clock } from '#functions/clock.ts';
import type { Context } from '#functions/http/context.ts';
import { giveUpWrites } from '#functions/payments/unpaid-end-writes.ts';
import { commit } from '#functions/table/commit.ts';
import { untilItStands } from '#functions/table/until-it-stands.ts';
import { conflict, fail, ok } from '#shared/errors.ts';
import { holds } from '#shared/permissions/holds.ts';
import { stateAfter } from '#shared/quotations/lifecycle.ts';
import { openOrders } from './kart-to-pay.ts';
import { earnedAsRead } from './lowered-writes.ts';
import type { KartItem } from './model.ts';
import { withoutOrders } from './payment/open-amount.ts';
import { cancelWrites } from './payment/return-writes.ts';
import { returnPaid } from './due/return-paid.ts';
import { showKart } from './show-kart.ts';
import { readKart, readKartEarned, readKartPayments, readQuoteLink } from './store.ts';
import { movesOf } from './voucher/moves.ts';
import { followVoucher } from './voucher/vouchering.ts';
import { changeKartWrites, kartEventWrite } from './writes.ts';

/**
 * Ends a quotation, its link and what waits for payment, in one commit; what was paid goes back order by order, by due work
 * where this dies in between. CONFLICT where `version` is said and is not the one that stands. What is being paid at this moment goes back at its own end.
 */
export async function cancelKart(
  actor: UserActor,
  { id, version, isAsked }: { id: string; version: number | undefined; isAsked: boolean | undefined },
  claim: Context['claim'],
) {
  if (!holds(actor, 'karts.confirm'))
    return fail('FORBIDDEN', { message: 'You are not allowed to cancel quotations.' });
  const done = await untilItStands(async () => {
    const kart = await readKart(actor, id);
    if (!kart) return fail('NOT_FOUND');
    // After the head: what was paid or earned since is there, and moved a version that the commit is held to.
    const [payments, link, earned] = await Promise.all([
      readKartPayments(actor, id),
      readQuoteLink(actor, id),
      readKartEarned(actor, id),
    ]);
    const { head } = kart;
    const state = stateAfter('cancel', head.state);
    if (!state) return fail('ILLEGAL_TRANSITION', { message: 'This quotation is cancelled.' });
    if (version !== undefined && version !== head.version) return conflict({ kart: await showKart(actor, kart) });
    if (earned && (earned.online || earned.collected))
      return fail('ILLEGAL_TRANSITION', { message: 'The trip is over and was settled. It cannot be cancelled.' });
    const unpaid = (await openOrders(actor, head)).orders.filter((order) => order.state === 'AWAITING_PAYMENT');
    const ended = new Set(unpaid.map(({ orderId }) => orderId));
    const next: KartItem = {
      ...withoutOrders(head, ({ orderId, expiresAt }) => ended.has(orderId) || expiresAt <= clock.now()),
      ...{ state, version: head.version + 1 },
    };
    const value = { kart: await showKart(actor, { ...kart, head: next }) };
    if (isAsked) return ok({ ...value, transfers: await movesOf(actor, { ...kart, head: next }) });
    const written = await commit(actor, [
      ...changeKartWrites(actor, head, next, { days: new Map() }),
      earnedAsRead(actor, id, earned),
      kartEventWrite(actor, head, next, 'cancel'),
      ...unpaid.flatMap((order) => giveUpWrites(actor, order, 'cancelled')),
      ...cancelWrites(actor, id, { payments, hasLink: link !== undefined }),
      ...claim(value),
    ]);
    if (!written.ok) return written;
    await followVoucher(actor, head);
    return ok(value);
  });
  if (done.ok && !isAsked) await returnPaid(actor, id);
  return done;
}
