import type { SessionItem } from './model.ts';

/** What the list of a user's sessions shows of one, and tells a live one by; when it was used last is its place there. */
export type SessionCard = Pick<SessionItem, 'epoch' | 'createdAt' | 'device'>;

export const packedSessionCard = ({ epoch, createdAt, device }: SessionItem): string =>
  JSON.stringify({ epoch, createdAt, device } satisfies SessionCard);
export const unpackSessionCard = (card: string): SessionCard => JSON.parse(card) as SessionCard;
