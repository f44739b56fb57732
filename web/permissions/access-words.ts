import { goneMeanwhile } from '#web/ui/edit/edit-words.ts';
import type { AccessExplained } from '#shared/permissions/groups/explain-access.ts';

/** Said where a group was deleted in another tab, or by another super admin. */
export const GROUP_GONE = goneMeanwhile('group');

/** What decides about somebody, in a sentence. */
export function reasonOf({
  user,
  because,
  userGroup,
}: Pick<AccessExplained, 'because' | 'userGroup'> & {
  user: Pick<AccessExplained['user'], 'name' | 'isBlocked'>;
}): string {
  const blocked = user.isBlocked ? ' The account is blocked: nothing may be done with it now.' : '';
  switch (because) {
    case 'superAdmin':
      return `${user.name} is a super admin and has every permission, including staff rights.${blocked}`;
    case 'group':
      return userGroup
        ? `${user.name} has the permissions of ${userGroup.groupName}.${blocked}`
        : `${user.name} is in a deleted group and has no permissions.${blocked}`;
    case 'default':
      return `${user.name} has no group and gets the default permissions.${blocked}`;
    case 'userType':
      return `${user.name} is not staff: access depends on the user type, not on permissions.${blocked}`;
  }
}

/** Why they may or may not do one thing, in a few words. */
export function wordsOf(because: AccessExplained['because'], { userGroup }: AccessExplained): string {
  switch (because) {
    case 'superAdmin':
      return 'as super admin';
    case 'group':
      return userGroup ? `by ${userGroup.groupName}` : 'the group was deleted';
    case 'default':
      return userGroup ? `by ${userGroup.groupName}, as by default` : 'by default';
    case 'userType':
      return 'by user type';
  }
}
