import type { UserActor } from '#functions/actor.ts';
import { scopeOf } from '#functions/scope.ts';
import { handle } from '#functions/http/handle.ts';
import { PAGE } from '#functions/lists/drive.ts';
import { namesOf } from '#functions/users/names.ts';
import { showToStaff } from '#functions/wallet/transfers/show-transfer.ts';
import { readTransfer, transfersIn, transfersThatWait } from '#functions/wallet/transfers/store.ts';
import { ok } from '#shared/errors.ts';
import { getPendingEntries, type OpenPayment } from '#shared/payments/get-pending-entries.ts';
import type { TransferRow } from '#shared/wallet/transfer.ts';
import { keptTaking, titleIn } from './shown-orders-store.ts';
import type { PaymentCard } from './list-writes.ts';
import { openPayments } from './store.ts';

/** One Query a page, once names and settings are in memory. */
export const getPendingEntriesHandler = handle(getPendingEntries, async (actor, { what, transferId, cursor }) => {
  if (transferId) return ok({ transfers: await alone(actor, transferId), payments: [], cursor: null });
  const scope = scopeOf(actor, getPendingEntries);
  const asked = { cursor: cursor || undefined, limit: PAGE };
  if (what !== 'gateways') {
    const [page, { secondPersonFrom }] = await Promise.all([
      (what === 'transfers' ? transfersThatWait : transfersIn)(scope, asked),
      keptTaking(actor),
    ]);
    const transfers = await showToStaff(actor, page.cards, secondPersonFrom);
    return ok({ transfers, payments: [], cursor: page.cursor ?? null });
  }
  const page = await openPayments(scope, asked);
  return ok({ transfers: [], payments: await shown(actor, page.cards), cursor: page.cursor ?? null });
});

/** A transfer by its id; none where there is no such transfer on this site. */
async function alone(actor: UserActor, transferId: string): Promise<TransferRow[]> {
  const [found, { secondPersonFrom }] = await Promise.all([readTransfer(actor, transferId), keptTaking(actor)]);
  return found.ok ? showToStaff(actor, [found.value], secondPersonFrom) : [];
}

async function shown(actor: UserActor, cards: readonly PaymentCard[]): Promise<OpenPayment[]> {
  const [{ users }, { gateways }] = await Promise.all([
    namesOf(
      actor,
      cards.map(({ order }) => order.userId),
    ),
    keptTaking(actor),
  ]);
  return cards.map(({ order: { serviceName, userId, remark }, ...card }) => {
    const { orderId, gateway, gatewayOrderId, amount, fee = 0, currency, startedAt, attempts } = card;
    const user = users.get(userId);
    return {
      ...{ orderId, serviceName, gateway, gatewayOrderId, currency, startedAt, attempts, userId, remark },
      title: titleIn(gateways, gateway),
      amount: amount + fee,
      customer: user ? user.companyName || user.name || user.email : '',
    };
  });
}
