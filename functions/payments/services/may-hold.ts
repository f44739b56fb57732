import type { UserActor } from '#functions/actor.ts';
import type { BookingItem } from '#functions/bookings/model.ts';
import type { OrderItem } from '#functions/payments/model.ts';
import { holdRules } from '#functions/site/flight-rules.ts';
import { readBooker } from '#functions/users/store.ts';
import { fail, type Failure } from '#shared/errors.ts';
import { holds } from '#shared/permissions/holds.ts';

/** What is issued at once, or sold with what is paid at once, no supplier holds. */
const canBeHeld = ({ isLcc, passengers }: Pick<BookingItem, 'isLcc' | 'passengers'>): boolean =>
  !isLcc && passengers.every(({ baggage, meals }) => baggage.length === 0 && meals.length === 0);

/** What is paid, or not ordered. */
export const notHoldable = (): Failure<'HOLD_NOT_ALLOWED'> =>
  fail('HOLD_NOT_ALLOWED', { message: 'This fare cannot be held. Pay to book it.' });

type Ordered = Pick<OrderItem, 'userId' | 'owner' | 'boughtFrom' | 'soldTo'>;

/**
 * Why the seats of an unpaid order may not be held: the fare, the site's own rules, or the switch of the account that buys (staff's own right
 * is the call's to ask for), or, of what another site supplies, what that site allows the one that sells it. Undefined: they may.
 */
export async function whyNotHold(
  asker: UserActor,
  order: Ordered,
  flight: Pick<BookingItem, 'isLcc' | 'passengers'>,
): Promise<Failure<'HOLD_NOT_ALLOWED'> | undefined> {
  const { boughtFrom, soldTo } = order;
  // What was sold through a link is held where it is bought, by the link alone.
  if (!canBeHeld(flight) || soldTo) return notHoldable();
  const [buyer, rules] = await Promise.all([whoBuys(asker, order), holdRules(asker)]);
  if (!buyer || !rules.mayHold(buyer)) return fail('HOLD_NOT_ALLOWED');
  if (!boughtFrom) return undefined;
  const { holdThroughLink } = await import('./through-link.ts');
  const through = await holdThroughLink(asker, boughtFrom);
  return 'code' in through ? through : undefined;
}

/**
 * Whose switches count: those of whoever ordered it, and of what a program ordered those of the one of its owner who asks: a
 * key has none of its own.
 */
async function whoBuys(asker: UserActor, { userId, owner }: Ordered) {
  if (userId === asker.userId) return asker;
  const booker = await readBooker(asker, userId);
  return booker?.isMachine && owner === asker.owner ? asker : booker;
}

/** Whether the page offers it, to the one who asks. */
export const mayHold = async (
  asker: UserActor,
  order: Ordered,
  flight: Pick<BookingItem, 'isLcc' | 'passengers'>,
): Promise<boolean> => holds(asker, 'flights.hold') && (await whyNotHold(asker, order, flight)) === undefined;
