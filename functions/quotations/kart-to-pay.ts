import type { Actor } from '#functions/actor.ts';
import { ownerOf } from '#functions/actors/user.ts';
import { clock } from '#functions/clock.ts';
import type { OrderItem } from '#functions/payments/model.ts';
import { paymentDeadline } from '#functions/payments/payment-deadline.ts';
import type { NewOrder, OrderBuyer } from '#functions/payments/writes.ts';
import { readUser } from '#functions/users/store.ts';
import { fail, ok, type Outcome } from '#shared/errors.ts';
import { randomId } from '#shared/ids.ts';
import { formatMoney } from '#shared/money.ts';
import { isInProcess } from '#shared/payments/model.ts';
import { stateAfter } from '#shared/quotations/lifecycle.ts';
import type { paysWhat } from '#shared/quotations/pays.ts';
import type { KartItem, SentVersion } from './model.ts';
import { depositLeft, openOf, withoutOrders } from './payment/open-amount.ts';
import { readOrdersOf } from './payment/orders-store.ts';
import { today } from './apply-lines.ts';
import { unpackQuotation } from './sent-quotation.ts';
import { readHead, readVersions } from './store.ts';

/** A quotation with the version that is paid for. Minor units. */
export interface ToPay {
  /** As the table has it. */
  stored: KartItem;
  /** The same without orders whose time passed unpaid. */
  head: KartItem;
  version: SentVersion;
  /** What is to be paid first of that version. */
  deposit: number;
}

/** A head without the orders of which nothing came, and those that it still waits for, as they stand. One trip. */
export async function openOrders(actor: Actor, stored: KartItem): Promise<{ head: KartItem; orders: OrderItem[] }> {
  const now = clock.now();
  const found = await readOrdersOf(actor, stored);
  const orders = found.filter(
    ({ state, expiresAt }) => isInProcess(state) || (state === 'AWAITING_PAYMENT' && expiresAt > now),
  );
  const ids = new Set(orders.map(({ orderId }) => orderId));
  return { head: withoutOrders(stored, ({ orderId }) => !ids.has(orderId)), orders };
}

const refuse = (message: string) => fail('ILLEGAL_TRANSITION', { message });

/**
 * What is to be paid of a quotation: of the version named, else of the one that was accepted, else of the newest.
 * ILLEGAL_TRANSITION where that version does not stand, is over, or another was accepted.
 */
export async function kartToPay(
  actor: Actor,
  id: string,
  number?: number,
): Promise<Outcome<ToPay, 'NOT_FOUND' | 'ILLEGAL_TRANSITION'>> {
  const [stored, versions] = await Promise.all([readHead(actor, id), readVersions(actor, id)]);
  if (!stored) return fail('NOT_FOUND');
  if (stored.state === 'CANCELLED') return refuse('This quotation is cancelled.');
  if (!stateAfter('pay', stored.state)) return refuse('Please send the quotation first: a version of it is paid for.');
  const { acceptedVersion } = stored;
  const standing = versions.filter(({ isWithdrawn }) => !isWithdrawn);
  const wanted = number ?? (acceptedVersion || standing.at(-1)?.number);
  const version = standing.find((one) => one.number === wanted);
  if (!version) return refuse('This version was withdrawn. Please look at the newest.');
  if (acceptedVersion && acceptedVersion !== version.number)
    return refuse(`Version ${acceptedVersion} was accepted: please pay for that one.`);
  if (!acceptedVersion && version.validTill < today(actor))
    return refuse('This version is no longer valid. Please ask for a new one.');
  const { head } = await openOrders(actor, stored);
  return ok({ stored, head, version, deposit: unpackQuotation(version.packed).deposit });
}

/** How much is paid where somebody wants to pay that; VALIDATION, at `amount`, where it is more than is open, or nothing. */
export function amountToPay(
  { head, version, deposit }: ToPay,
  pays: (typeof paysWhat)[number],
  amount: number,
): Outcome<number, 'VALIDATION'> {
  const open = openOf(head, version);
  const first = depositLeft(head, { total: version.total, deposit });
  const minor = { deposit: first, rest: open, amount }[pays];
  if (minor > 0 && minor <= open) return ok(minor);
  const says =
    open === 0
      ? 'Nothing is left to pay.'
      : minor > open
        ? `Only ${formatMoney(open, head.currency)} is still to be paid.`
        : pays === 'deposit'
          ? 'The deposit is paid.'
          : 'Please enter an amount above zero.';
  return fail('VALIDATION', { message: says, errors: { [pays === 'amount' ? 'amount' : 'pays']: says } });
}

/** Whose order it is: the quotation's customer, whoever makes it. NOT_FOUND where the account is gone. */
export async function kartBuyer(actor: Actor, { userId }: KartItem): Promise<Outcome<OrderBuyer, 'NOT_FOUND'>> {
  const user = await readUser(actor, userId);
  return user
    ? ok({ owner: ownerOf(user), userId, isAwaitingApproval: user.isAwaitingApproval ?? false })
    : fail('NOT_FOUND', { message: 'The customer of this quotation is gone.' });
}

/** An order of a version, and the head that waits for it. `minor` units of its currency. */
export function newKartOrder(
  { head, version }: ToPay,
  minor: number,
  { redirectTo, isByLink, hasOwnPage }: { redirectTo: string; isByLink?: true; hasOwnPage?: true },
): { order: NewOrder; next: KartItem } {
  const [orderId, expiresAt] = [randomId(), paymentDeadline()];
  const order: NewOrder = {
    ...{ orderId, serviceName: 'kart', subject: head.id, amount: minor, currency: head.currency, costs: [], expiresAt },
    ...{ traceId: '', redirectTo, kartVersion: version.number },
    ...(hasOwnPage && { page: `/quotationPayment/${orderId}` }),
    remark: `Quotation ${head.quotationId}, ${head.kartName}`,
  };
  const open = { orderId, minor, number: version.number, expiresAt, ...(isByLink && { isByLink }) };
  return { order, next: { ...head, version: head.version + 1, orders: [...(head.orders ?? []), open] } };
}
