import type { GroupChanges } from '#shared/permissions/held.ts';

/** A permission group's row. */
export interface PermissionGroupItem {
  groupId: string;
  groupName: string;
  /** What it grants or refuses otherwise than by default. */
  changes: GroupChanges;
  /** How many members of staff are in it; counted in the commit that moves one. */
  members: number;
  /** Counts changes of the name and of what it grants: an editor that read an older one is refused. */
  version: number;
  createdAt: string;
  updatedAt: string;
}

/** Something that was done to permission groups, never changed itself. */
export interface PermissionEventItem {
  what: 'created' | 'renamed' | 'deleted' | 'permissions' | 'joined' | 'left';
  groupId: string;
  /** As the group was called then. */
  groupName: string;
  /** actorName of who did it. */
  by: string;
  at: string;
  /**
   * How it was, and how it is: names where the name changed; of what it grants, ids of those permissions held before
   * and after that differ; the ids of a member's groups, empty for none.
   */
  from: string | readonly string[];
  to: string | readonly string[];
  /** The member of staff who joined or left. */
  userId?: string;
}
