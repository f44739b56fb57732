import type { Item, Carded } from '#functions/table/key.ts';
import type { Actor } from '#functions/actor.ts';
import { at, rowsBeginning } from '#functions/table/site-key.ts';
import type { PermissionGroupItem } from './model.ts';

/** Permission groups of staff, the names they have taken, and who changed what of them. */
export const permissionKeys = {
  /** Permission groups of staff; the names they have taken; who changed what of them. */
  permissionGroup: (actor: Actor, groupId: string) => at(actor, 'RBAC')<PermissionGroupItem>(`G#${groupId}`),
  permissionGroupName: (actor: Actor, name: string) => at(actor, 'RBAC')(`N#${name.toLowerCase()}`),
  permissionEvent: (actor: Actor, eventId: string) => at(actor, 'RBAC')(`EV#${eventId}`),
  permissionGroups: (actor: Actor) => rowsBeginning<PermissionGroupItem>(actor, 'RBAC', 'G#'),
  permissionEvents: (actor: Actor) => rowsBeginning<Item & Carded>(actor, 'RBAC', 'EV#'),
};
