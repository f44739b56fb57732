import type { UserActor } from '#functions/actor.ts';
import { ownerOf } from '#functions/actors/user.ts';
import type { UserItem } from '#functions/users/model.ts';
import type { ActivityBuyer } from './selling-of.ts';

/** Whose market, markup and wallet a price is for. */
export interface Buyer extends ActivityBuyer {
  /** Staff look at somebody else's price: what an agency adds for its own customers is no part of it. */
  isCustomer: boolean;
}

/** Whoever asks. */
export const buyerOfActor = ({ userType, groupId, owner, marketId }: UserActor): Buyer => ({
  ...{ userType, groupId, owner, marketId },
  isCustomer: false,
});

/** A customer that staff act for, by their row. */
export const buyerOfUser = (user: UserItem): Buyer => ({
  ...{ userType: user.userType, groupId: user.groupId ?? '', marketId: user.marketId ?? '' },
  owner: ownerOf(user),
  isCustomer: true,
});
