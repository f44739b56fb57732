import { consumerOf, type UserActor } from '#functions/actor.ts';
import { blockedText } from '#functions/users/buyer.ts';
import { readUser } from '#functions/users/store.ts';
import { fail, type Failure } from '#shared/errors.ts';
import { holds } from '#shared/permissions/holds.ts';
import type { OrderItem } from './model.ts';
import { serviceOf } from './services/registry.ts';

type Owned = Pick<OrderItem, 'owner' | 'userId'>;
type Sold = Owned & Pick<OrderItem, 'serviceName' | 'soldTo'>;

const NOT_OPEN = 'Flights are not open to your site here now. Ask whom you are linked with.';

/** A partner buys flights by its key alone, while the link of Flights and the switch for it stand. */
const isClosedToPartner = ({ owner, stay, isFlightSearchAllowed }: UserActor, order: Sold): boolean =>
  serviceOf(order).isByFlightsLink === true &&
  consumerOf(owner) !== undefined &&
  (stay !== undefined || !isFlightSearchAllowed);

/** Whether the actor pays what is somebody else's: staff who booked for a customer. */
const isForCustomer = (actor: UserActor, { owner }: Owned): boolean => owner !== actor.owner;

/** Why staff, who reach every order, may not look at this one: its service asks for a right. Undefined: they may. */
export const whyNotAsked = (actor: UserActor, order: Sold): Failure<'FORBIDDEN'> | undefined =>
  holds(actor, serviceOf(order).permission) ? undefined : fail('FORBIDDEN');

const soldThroughLink =
  'A partner sold this booking: only they can hold it or pay for it, and what they pay comes from their wallet here.';

/**
 * Why the actor, who reaches an order, may not pay it so: what was sold through a link is paid where it is bought; staff pay from a customer's wallet by `wallet.pay`, and at a
 * gateway for a customer by the right that the order's service names. Undefined: they may. Owners always may.
 */
export function whyNotPayFor(
  actor: UserActor,
  order: Sold,
  by: 'wallet' | 'gateway',
): Failure<'FORBIDDEN' | 'ALREADY_PAID'> | undefined {
  if (order.soldTo) return fail('ALREADY_PAID', { message: soldThroughLink });
  if (isClosedToPartner(actor, order)) return fail('FORBIDDEN', { message: NOT_OPEN });
  const unasked = whyNotAsked(actor, order);
  if (unasked || !isForCustomer(actor, order)) return unasked;
  if (by === 'wallet')
    return holds(actor, 'wallet.pay')
      ? undefined
      : fail('FORBIDDEN', { message: 'You are not allowed to pay from a customer’s wallet.' });
  return holds(actor, serviceOf(order).permissionForCustomer)
    ? undefined
    : fail('FORBIDDEN', { message: 'You are not allowed to pay for a customer.' });
}

/** Why staff do not pay for a customer after all: the account is blocked. One read, of staff who pay for one alone. */
export async function whyNotPayForBlocked(actor: UserActor, order: Owned): Promise<Failure<'FORBIDDEN'> | undefined> {
  const user = isForCustomer(actor, order) ? await readUser(actor, order.userId) : undefined;
  return user?.isBlocked ? fail('FORBIDDEN', { message: `${blockedText(user)}.` }) : undefined;
}

/** Whose daily limit a payment counts against: the colleague who pays, and the customer for whom staff pay. */
export const spenderOf = (actor: UserActor, order: Owned): Pick<UserActor, 'userId' | 'owner'> =>
  isForCustomer(actor, order) ? { userId: order.userId, owner: order.owner } : actor;
