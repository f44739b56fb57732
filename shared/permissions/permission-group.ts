import * as z from 'zod/mini';

/** One thing that a group lets its members do, or does not (spec: customers-and-partners 3, Permission data). */
export const rbacPermission = z.object({
  /** Id, as contracts, routes and menus name it. */
  id: z.string(),
  /** As the editor says it. */
  label: z.string(),
  /** What it reaches, in a few words. */
  hint: z.string(),
  /** True where members of the group hold it. */
  isActive: z.boolean(),
  /** True where switching on its group or module switches it on too; all others are given by hand. */
  defaultAllowed: z.boolean(),
});

/** The permissions of one part of a module. */
export const userPermissionGroup = z.object({
  /** What the part is called; unlike any other of its module. */
  name: z.string(),
  /** True where any of its permissions is active. */
  isActive: z.boolean(),
  /** Its permissions, in the editor's order. */
  rbacPermissions: z.array(rbacPermission),
});

/** A part of the product and what may be done in it. */
export const rbacModule = z.object({
  /** What it is called; unlike any other. */
  moduleName: z.string(),
  /** True where any permission of its groups is active. */
  isActive: z.boolean(),
  /** Its parts, in the editor's order. */
  userPermissionGroups: z.array(userPermissionGroup),
});
export type RbacModule = z.output<typeof rbacModule>;

/** A permission group of staff as its editor shows it. */
export const permissionGroup = z.object({
  /** Id of the group. */
  id: z.string(),
  /** What it is called; unlike any other of the site, whatever the case of its letters. */
  groupName: z.string(),
  /** How many members of staff are in it. */
  members: z.number(),
  /** Counts changes of the name and of what it grants; sent back with a change, so that none is overwritten unseen. */
  version: z.number(),
  /** Everything that can be granted, and whether it is. */
  modules: z.array(rbacModule),
});
export type PermissionGroup = z.output<typeof permissionGroup>;

/** A permission group by its name. */
export const userGroupName = z.object({
  /** Id of the group. */
  id: z.string(),
  /** What it is called. */
  groupName: z.string(),
});

/** A group's id as requests carry it. */
export const groupIdField = z.string().check(z.minLength(1), z.maxLength(40));
/** A user's id as requests carry it. */
export const userIdField = z.string().check(z.minLength(1), z.maxLength(140));

/** A group as it is now: what a change answers, and what a conflict says to stand. */
export const groupAsItIs = z.object({
  /** The group as it is now. */
  group: permissionGroup,
});
