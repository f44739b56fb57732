import type { UserActor } from '#functions/actor.ts';
import { ownerOf } from '#functions/actors/user.ts';
import { clock } from '#functions/clock.ts';
import type { UserItem } from '#functions/users/model.ts';
import { randomId } from '#shared/ids.ts';
import { instant } from '#shared/time.ts';
import type { CartHead } from './model.ts';

/** Who comes and when. */
export type CartGuests = Pick<CartHead, 'adults' | 'children' | 'infants' | 'startDate' | 'endDate'>;

/** As much of a request as a cart's guests are. */
export const guestsOf = ({ adults, children, infants, startDate, endDate }: CartGuests): CartGuests => ({
  ...{ adults, children, infants, startDate, endDate },
});

/** A cart's head as far as it says whose it is, of one that staff give to a customer. */
export const givenTo = (user: UserItem): Pick<CartHead, 'owner' | 'userId' | 'customerId' | 'buyerName'> => ({
  ...{ owner: ownerOf(user), userId: user.userId, customerId: user.sequence },
  buyerName: `${user.firstName} ${user.lastName}`.trim(),
});

/** An empty cart of whoever asks. */
export function newCart(actor: UserActor, guests: CartGuests): CartHead {
  const at = instant(clock.now());
  return {
    ...{ id: randomId(100), status: 'DRAFT', version: 1, owner: actor.owner, userId: actor.userId, customerId: 0 },
    ...{ buyerName: actor.name, ...guests, remarks: '', itemCount: 0, createdAt: at, updatedAt: at },
  };
}
