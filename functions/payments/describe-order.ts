import type { UserActor } from '#functions/actor.ts';
import { showBookedFor } from '#functions/users/buyer.ts';
import { clock } from '#functions/clock.ts';
import { readDailyAllowance } from '#functions/users/company/daily-allowance.ts';
import { readUser } from '#functions/users/store.ts';
import { inForce } from '#functions/wallet/in-force.ts';
import { ok, type Outcome } from '#shared/errors.ts';
import { holds } from '#shared/permissions/holds.ts';
import { isLed, isPayable, orderStates } from '#shared/payments/model.ts';
import type { OrderView } from '#shared/payments/order-view.ts';
import { instant } from '#shared/time.ts';
import { spenderOf, whyNotAsked, whyNotPayFor } from './may-pay.ts';
import { feeLines, paidFee } from './convenience-fee.ts';
import { feeFor } from './gateways/fee-for.ts';
import { readActiveGateways } from './gateways/active-gateways.ts';
import { refundedOutside } from './gateways/refunds-heard.ts';
import { keptTaking } from './shown-orders-store.ts';
import type { OrderEventItem } from './model.ts';
import { serviceOf } from './services/registry.ts';
import { namesOf, userIdOf, whoDid } from '#functions/users/names.ts';
import { showReturned } from './show-returned.ts';
import { readPayable, readPayment, readTimeline } from './store.ts';

/** An order with everything its page shows; NOT_FOUND where the actor may not see it, FORBIDDEN for staff without its service's right. */
export async function describeOrder(
  actor: UserActor,
  orderId: string,
): Promise<Outcome<OrderView, 'NOT_FOUND' | 'FORBIDDEN'>> {
  const found = await readTimeline(actor, orderId);
  if (!found.ok) return found;
  const { order, events } = found.value;
  const unasked = whyNotAsked(actor, order);
  if (unasked) return unasked;
  const isForCustomer = actor.userType === 'staff' && order.owner !== actor.owner;
  const isAllowed = serviceOf(order).isForWallets && whyNotPayFor(actor, order, 'wallet') === undefined;
  const isStaff = actor.userType === 'staff';
  const [{ payable, wallet }, payment, taking, gateways, customer, daily, names] = await Promise.all([
    readPayable(actor, order),
    readPayment(actor, orderId),
    keptTaking(actor),
    whyNotPayFor(actor, order, 'gateway') || serviceOf(order).paidAt ? [] : readActiveGateways(actor),
    isForCustomer ? readUser(actor, order.userId) : undefined,
    isAllowed && isPayable(order.state) ? readDailyAllowance(actor, spenderOf(actor, order)) : null,
    isStaff
      ? namesOf(
          actor,
          events.map(({ by }) => userIdOf(by)),
        )
      : undefined,
  ]);
  const { creditLimit, available } = inForce(wallet, clock.now());
  const maySee = order.owner === actor.owner || holds(actor, 'wallet.view');
  const {
    serviceName,
    state,
    amount,
    currency,
    createdAt,
    traceId,
    redirectTo,
    search = '',
    next = null,
    remark,
  } = order;
  return ok({
    orderId,
    serviceName,
    state,
    isBookingInProcess: isLed(state),
    isPayingOnline: order.paidBy ? order.paidBy.method === 'gateway' : payment !== undefined,
    amount,
    currency,
    expiryTime: instant(order.expiresAt),
    serverTime: instant(clock.now()),
    createdAt,
    supplierSiteId: order.costs.at(-1)?.site ?? actor.site,
    traceId,
    redirectTo,
    search,
    next,
    remark,
    transactionId: order.transactionId ?? '',
    mayHold: false,
    ...(await payable.describe(actor)),
    steps: events
      .toSorted(byTime)
      .map(({ event, to, at, note, by }) => ({ event, state: to, at, note, ...(names && { by: whoDid(by, names) }) })),
    supersededBy: order.supersededBy ?? '',
    returnedPayments: showReturned(payment ?? {}, taking.gateways),
    wallet: {
      balance: maySee ? wallet.balance : null,
      creditLimit: maySee ? creditLimit : null,
      isEnough: (maySee || isAllowed) && available >= amount,
      isAllowed,
      daily,
    },
    refundedAtGateway: refundedOutside(payment, order),
    paymentLines: order.paidBy?.method === 'gateway' ? feeLines(paidFee(order), order.paidBy.gateway) : [],
    gateways: gateways.map((setting) => {
      const { name, title } = setting;
      const fee = feeFor(order, setting);
      return { name, title, lines: feeLines(fee, name), total: amount + fee };
    }),
    customer: showBookedFor(customer),
  });
}

/** Events of one millisecond stand in the order of the lifecycle. */
const byTime = (a: OrderEventItem, b: OrderEventItem): number =>
  a.at === b.at ? orderStates.indexOf(a.to) - orderStates.indexOf(b.to) : a.at < b.at ? -1 : 1;
