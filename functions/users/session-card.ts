import type { SessionItem } from './model.ts';

/** What the list of a user's sessions shows of one, and tells a live one by; when it was used last is its place there. */
export type SessionCard = Pick<SessionItem, 'epoch' | 'createdAt' | 'device' | 'network'>;

export const packedSessionCard = ({ epoch, createdAt, device, network }: SessionItem): string =>
  JSON.stringify({ epoch, createdAt, device, network } satisfies SessionCard);
export const unpackSessionCard = (card: string): SessionCard => JSON.parse(card) as SessionCard;
