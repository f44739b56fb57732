import type { OwnerId } from '#functions/actor.ts';
import type { KeyAccess } from '#shared/contract.ts';

/** A program's key as its owner keeps it. Its secret is nowhere; its session's row is the hash's. */
export interface KeyItem {
  /** The key's id, which is its machine user's. */
  id: string;
  owner: OwnerId;
  name: string;
  may: KeyAccess;
  networks: readonly string[];
  mailTo: string;
  /** The last four characters of its secret. */
  endsIn: string;
  /** SHA-256 of its secret: its session's key. */
  sessionHash: string;
  /** It is of the deployment's sandbox, where its session and what was used of it stand. */
  isTest?: true;
  /** The owner of the company who made it. */
  madeBy: string;
  perSecond: number;
  perDay: number;
  /** ms since 1970: from then on it works no more. */
  endsAt: number;
  createdAt: string;
  /** Instant at which somebody ended it; absent: nobody did. */
  endedAt?: string;
  /** Why staff did. */
  reason?: string;
}
