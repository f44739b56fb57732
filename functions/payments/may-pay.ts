import type { UserActor } from '#functions/actor.ts';
import { fail, type Failure } from '#shared/errors.ts';
import { holds } from '#shared/permissions/holds.ts';
import type { OrderItem } from './model.ts';

type Owned = Pick<OrderItem, 'owner' | 'userId'>;

/** Whether the actor pays what is somebody else's: staff who booked for a customer. */
const isForCustomer = (actor: UserActor, { owner }: Owned): boolean => owner !== actor.owner;

/**
 * Why the actor, who reaches an order, may not pay it so: staff pay from a customer's wallet by `wallet.pay`, and at a
 * gateway for a customer by `flights.bookForCustomer`. Undefined: they may. Owners always may.
 */
export function whyNotPayFor(
  actor: UserActor,
  order: Owned,
  by: 'wallet' | 'gateway',
): Failure<'FORBIDDEN'> | undefined {
  if (!isForCustomer(actor, order)) return undefined;
  if (by === 'wallet')
    return holds(actor, 'wallet.pay')
      ? undefined
      : fail('FORBIDDEN', { message: 'You are not allowed to pay from a customer’s wallet.' });
  return holds(actor, 'flights.bookForCustomer')
    ? undefined
    : fail('FORBIDDEN', { message: 'You are not allowed to pay for a customer.' });
}

/** Whose daily limit a payment counts against: the colleague who pays, and the customer for whom staff pay. */
export const spenderOf = (actor: UserActor, order: Owned): Pick<UserActor, 'userId' | 'owner'> =>
  isForCustomer(actor, order) ? { userId: order.userId, owner: order.owner } : actor;
