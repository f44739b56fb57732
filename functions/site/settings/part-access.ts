import { isDeepStrictEqual } from 'node:util';
import type { UserActor } from '#functions/actor.ts';
import { holds } from '#shared/permissions/holds.ts';
import { partRights } from '#shared/site/part-rights.ts';
import type { PartName } from '#shared/site/parts/parts.ts';
import { fieldLabel } from '#shared/site/setting-labels.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Whether somebody is shown a part of the settings. */
export const mayView = (actor: UserActor, part: PartName): boolean =>
  holds(actor, partRights[part].view) || holds(actor, partRights[part].save);

/**
 * Why somebody may not make one value of a part another: a field of it asks for more than the part does. Undefined where
 * they may.
 */
export function whyNotChange(actor: UserActor, part: PartName, before: Fields, after: Fields): string | undefined {
  const kept = Object.entries(partRights[part].fields ?? {}).find(
    ([field, asked]) => !isDeepStrictEqual(before[field], after[field]) && !holds(actor, asked),
  );
  if (!kept) return undefined;
  const [field, asked] = kept;
  const who = asked === 'superAdmin' ? 'Only a super admin can change' : 'You are not allowed to change';
  return `${who} “${fieldLabel(field)}”.`;
}
