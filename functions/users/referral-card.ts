import type { UserItem } from './model.ts';

/** Somebody who signed up with a user's code, as that user is shown them. */
export interface ReferralCard {
  /** Who joined. */
  userId: string;
  firstName: string;
  /** Instant they joined. */
  createdAt: string;
  /** Whether their mail is confirmed: until then they are not shown. */
  isConfirmed: boolean;
}

export const packedReferral = ({ userId, firstName, createdAt, status }: UserItem): string =>
  JSON.stringify({ userId, firstName, createdAt, isConfirmed: status === 'verified' } satisfies ReferralCard);
export const unpackReferral = (card: string): ReferralCard => JSON.parse(card) as ReferralCard;
