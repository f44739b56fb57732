import { allPermissions, type Permission } from './catalogue.ts';

/** What a group says otherwise than the catalogue: permission → on or off. What it does not name is as by default. */
export type GroupChanges = Readonly<Record<string, boolean>>;

/** What members of a group hold. What later versions add to the catalogue comes to every group by its default. */
export const permissionsIn = (changes: GroupChanges): ReadonlySet<Permission> =>
  new Set(allPermissions.filter(({ id, defaultAllowed }) => changes[id] ?? defaultAllowed).map(({ id }) => id));
