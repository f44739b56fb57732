import type { Actor } from '#functions/actor.ts';
import { decryptPersonal } from '#functions/runtime/data-keys.ts';
import { userKeys } from '../keys.ts';
import { getItem } from '#functions/table/read.ts';
import type { SecondFactorItem } from '../access-model.ts';

/** What names the secret where it is sealed. */
export const secondFactorAad = (actor: Actor, userId: string): string => `second-factor/${actor.site}/${userId}`;

export const readSecondFactor = (actor: Actor, userId: string): Promise<SecondFactorItem | undefined> =>
  getItem(userKeys.secondFactor(actor, userId));

/** The secret in base32. Throws where it does not open. */
export const secretOf = async (actor: Actor, userId: string, { sealed }: SecondFactorItem): Promise<string> =>
  ((await decryptPersonal(secondFactorAad(actor, userId), sealed)) as { secret: string }).secret;
