import type { Sealed } from '#functions/runtime/data-keys.ts';
import type { PanHolder } from '#shared/users/company/pan.ts';

export interface KnownDevice {
  /** `deviceHash` of what its cookie holds. */
  hash: string;
  /** Equals the user's `sessionEpoch` or is known no more: what ends every session ends it. */
  epoch: number;
  /** ms since 1970: when it was last noted. */
  at: number;
}

/** Browsers that signed in rightly as a user, the one noted last at the end; at most five. */
export interface KnownDevicesItem {
  devices: readonly KnownDevice[];
}

/** What staff recorded of a PAN. The number itself is sealed. */
export interface PanCheckItem {
  holderName: string;
  holderType: PanHolder;
  sealed: Sealed;
  /** actorName of who recorded it. */
  by: string;
  at: string;
  /** Counts the records of this number. */
  version: number;
}

/** The second factor of a member of staff. Its secret is sealed: with the row goes the key to it. */
export interface SecondFactorItem {
  /** `pending` until a code of the app confirmed it. */
  state: 'pending' | 'on';
  /** Which secret this is: of two that were begun the later counts. */
  secretId: string;
  sealed: Sealed;
  /** The latest step whose code was used; that one and those before work no more. Absent while pending. */
  lastStep?: number;
  /** SHA-256 of the recovery codes that were not used yet. Absent while pending. */
  recovery?: Record<string, true>;
  /** Since when it is as it is. */
  since: string;
}

/** As a session's row stands in the list of its user's. */
export interface ListedSession {
  pk: string;
  card: string;
  /** Instant of the last use. */
  g3s: string;
}
