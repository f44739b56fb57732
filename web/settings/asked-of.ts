import { type Asked, type Holder, holds } from '#shared/permissions/holds.ts';
import { partRights } from '#shared/site/part-rights.ts';
import type { PartName } from '#shared/site/parts/parts.ts';

/** What the permissions that settings ask are called, as the editor of groups has them. */
export const rightLabels: Readonly<Partial<Record<Asked, string>>> = {
  'settings.edit': 'Change settings',
  'settings.secrets': 'Change secrets',
  'payments.accounts': 'Change bank accounts',
  'flights.settings': 'Change flight settings',
};

/** Why somebody may only look, in a sentence that goes on from what may not be done. */
export const takes = (asked: Asked): string =>
  asked === 'superAdmin'
    ? 'only a super admin can change it'
    : `you need the permission “${rightLabels[asked]}” to change it`;

/** Whether somebody is shown a part; before it is known what they hold, all of them stand there. */
export const isShownTo = (holder: Holder | undefined, part: PartName): boolean =>
  !holder || holds(holder, partRights[part].view) || holds(holder, partRights[part].save);

export const mayChangePart = (holder: Holder | undefined, part: PartName): boolean =>
  holder !== undefined && holds(holder, partRights[part].save);

/** What a field of a part asks beside the part and somebody does not hold; undefined where there is nothing. */
export function lacksFor(holder: Holder | undefined, part: PartName, field: string): Asked | undefined {
  const asked = partRights[part].fields?.[field];
  return asked && !(holder && holds(holder, asked)) ? asked : undefined;
}
