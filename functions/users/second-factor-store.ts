import type { Actor } from '#functions/actors/actor.ts';
import { decryptPersonal, type Sealed } from '#functions/runtime/data-keys.ts';
import { keys } from '#functions/table/keys.ts';
import { getItem } from '#functions/table/read.ts';

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

/** What names the secret where it is sealed. */
export const secondFactorAad = (actor: Actor, userId: string): string => `second-factor/${actor.site}/${userId}`;

export const readSecondFactor = (actor: Actor, userId: string): Promise<SecondFactorItem | undefined> =>
  getItem<SecondFactorItem>(keys.secondFactor(actor, userId));

/** The secret in base32. Throws where it does not open. */
export const secretOf = async (actor: Actor, userId: string, { sealed }: SecondFactorItem): Promise<string> =>
  ((await decryptPersonal(secondFactorAad(actor, userId), sealed)) as { secret: string }).secret;
