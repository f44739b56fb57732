import type { UserActor } from '#functions/actor.ts';
import { clock } from '#functions/clock.ts';
import { userKeys } from '../keys.ts';
import type { Write } from '#functions/table/write.ts';
import { putTask } from '#functions/tasks/writes.ts';
import { changeUserWrites } from '../change-user-writes.ts';
import type { LegalEntityItem, UserItem } from '../model.ts';

/**
 * Approves an agency that waits, with its owner's row and place in the list of who waits; its other users' copies follow
 * as a due task (`followCompany`). CONFLICT where somebody was faster, or changed the owner since it was read; NOT_FOUND.
 */
export const approveAgencyWrites = (
  actor: UserActor,
  { legalEntityId }: LegalEntityItem,
  owner: UserItem,
): Write<'NOT_FOUND'>[] => [
  {
    kind: 'update',
    key: userKeys.legalEntity(actor, legalEntityId),
    remove: ['isAwaitingApproval'],
    when: [{ field: 'isAwaitingApproval', is: true }],
    otherwise: (old) => (old ? 'CONFLICT' : 'NOT_FOUND'),
  },
  putTask(
    actor,
    userKeys.companyTask(actor, legalEntityId),
    'REFRESH',
    { site: actor.site, reference: legalEntityId, name: 'company' },
    clock.now(),
  ),
  ...changeUserWrites(actor, owner, { isAwaitingApproval: undefined }, 'approved'),
];

/** Approves somebody without a company who waits. CONFLICT where somebody was faster; NOT_FOUND. */
export const approvePersonWrites = (actor: UserActor, user: UserItem): Write<'NOT_FOUND'>[] =>
  changeUserWrites(actor, user, { isAwaitingApproval: undefined }, 'account approved');
