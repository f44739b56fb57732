import type { PermissionGroup, RbacModule } from '#shared/permissions/permission-group.ts';

/** One permission as its group has it. */
export type GrantedPermission = RbacModule['userPermissionGroups'][number]['rbacPermissions'][number];
/** What is to be otherwise than the group has it: permission → on or off. Nothing else is tracked, or sent. */
export type Draft = Readonly<Record<string, boolean>>;

export const permissionsIn = ({ userPermissionGroups }: RbacModule): readonly GrantedPermission[] =>
  userPermissionGroups.flatMap(({ rbacPermissions }) => rbacPermissions);
export const permissionsOf = ({ modules }: PermissionGroup): readonly GrantedPermission[] =>
  modules.flatMap(permissionsIn);

/** Whether members are to hold it, by the draft. */
export const isOn = ({ id, isActive }: GrantedPermission, draft: Draft): boolean => draft[id] ?? isActive;
/** A group or module is active if any of its permissions is. */
export const isAnyOn = (permissions: readonly GrantedPermission[], draft: Draft): boolean =>
  permissions.some((one) => isOn(one, draft));
export const countOn = (permissions: readonly GrantedPermission[], draft: Draft): number =>
  permissions.filter((one) => isOn(one, draft)).length;

/** Switches some permissions; what is again as the group has it is no change any more. */
function switchTo(draft: Draft, permissions: readonly GrantedPermission[], on: boolean): Draft {
  const ids = new Set(permissions.map(({ id }) => id));
  const others = Object.entries(draft).filter(([id]) => !ids.has(id));
  const changed = permissions.filter(({ isActive }) => isActive !== on).map(({ id }) => [id, on] as const);
  return Object.fromEntries([...others, ...changed]);
}

export const switchOne = (draft: Draft, permission: GrantedPermission, on: boolean): Draft =>
  switchTo(draft, [permission], on);

/** Switches a group or module: on activates what is allowed by default and nothing else, off takes all of it. */
export const switchAll = (draft: Draft, permissions: readonly GrantedPermission[], on: boolean): Draft =>
  switchTo(draft, on ? permissions.filter(({ defaultAllowed }) => defaultAllowed) : permissions, on);

/** What of a draft is still a change, where the group stands otherwise by now. */
export const onTopOf = (group: PermissionGroup, draft: Draft): Draft =>
  Object.fromEntries(
    permissionsOf(group).flatMap(({ id, isActive }) =>
      draft[id] !== undefined && draft[id] !== isActive ? [[id, draft[id]]] : [],
    ),
  );

/** What somebody else changed of a group, as a draft would say it. */
export function changesBetween(before: PermissionGroup, now: PermissionGroup): Draft {
  const was = new Map(permissionsOf(before).map(({ id, isActive }) => [id, isActive]));
  return Object.fromEntries(
    permissionsOf(now).flatMap(({ id, isActive }) => (was.get(id) === isActive ? [] : [[id, isActive]])),
  );
}

/** The changes as `savePermissions` takes them. */
export const changesOf = (draft: Draft): { id: string; isActive: boolean }[] =>
  Object.entries(draft).map(([id, isActive]) => ({ id, isActive }));

/** Labels of what a draft changes, in the editor's order. */
export const labelsOf = (group: PermissionGroup, draft: Draft): string[] =>
  permissionsOf(group)
    .filter(({ id }) => draft[id] !== undefined)
    .map(({ label }) => label);

/** Parts of modules in which something fits what was typed, with what fits alone. */
export function found(modules: readonly RbacModule[], text: string) {
  const words = text.trim().toLowerCase().split(/\s+/);
  const fits = (...texts: string[]) => words.every((word) => texts.join(' ').toLowerCase().includes(word));
  return modules.flatMap(({ moduleName, userPermissionGroups }) =>
    userPermissionGroups.flatMap(({ name, rbacPermissions }) => {
      const fitting = rbacPermissions.filter(({ label, hint }) => fits(label, hint, name, moduleName));
      return fitting.length ? [{ moduleName, name, rbacPermissions: fitting }] : [];
    }),
  );
}
