import * as z from 'zod/mini';
import { defineCall } from '../../contract.ts';
import { isOneLine } from '../../one-line.ts';
import { versionField } from '../../version.ts';
import { groupAsItIs, groupIdField } from '../permission-group.ts';

/** A name on one line, 1 to 100 characters in any script; spaces between words count once. */
const groupNameField = z.string().check(
  z.overwrite((text) => text.normalize('NFC').trim().replace(/ +/g, ' ')),
  z.minLength(1),
  z.maxLength(100),
  z.refine(isOneLine, 'Please use visible characters, on one line.'),
);

export const saveUserGroup = defineCall({
  name: 'permissions/groups/save-user-group',
  method: 'POST',
  path: '/api/rbac/saveUserGroup',
  summary: 'Makes a permission group, or gives one another name. What stands meanwhile comes with a conflict.',
  actor: 'user',
  access: { scope: 'site', userTypes: ['staff'], permission: 'superAdmin' },
  request: z
    .strictObject({
      /** The group to be renamed; left out, a new one is made, which grants what is allowed by default. */
      id: z.optional(groupIdField),
      /** Its name, unlike any other of the site, whatever the case of its letters. */
      groupName: groupNameField,
      /** The version that was read, with `id`. */
      version: z.optional(versionField),
    })
    .check(z.refine(({ id, version }) => !id || version !== undefined, { path: ['version'] })),
  response: groupAsItIs,
  stands: groupAsItIs,
  failures: ['GROUP_NAME_TAKEN'],
});
