import type { Actor } from '#functions/actor.ts';
import { newGroupWrites } from '#functions/permissions/groups/writes.ts';
import type { Write } from '#functions/table/write.ts';
import type { GroupChanges } from '#shared/permissions/held.ts';
import { demoAccounts } from './accounts.ts';
import type { FailureCode } from '#shared/errors.ts';

/** Groups that the first demo site has from the start: what they grant otherwise than by default. */
const groups: Record<string, { groupId: string; groupName: string; changes: GroupChanges }[]> = {
  kestrel: [
    {
      groupId: 'TICKETING',
      groupName: 'Ticketing desk',
      changes: { 'tickets.export': true, 'changes.decide': true, 'masters.edit': false, 'masters.view': false },
    },
    {
      groupId: 'ACCOUNTS',
      groupName: 'Accounts',
      changes: {
        'flights.hold': false,
        'tickets.supplier': false,
        'wallet.credit': true,
        'payments.transfers': true,
        'payments.refund': true,
        'reports.view': true,
        'reports.export': true,
      },
    },
  ],
};

/** The demo site's permission groups, with those of its accounts in them counted. */
export const demoPermissionWrites = (actor: Actor): Write<FailureCode>[] =>
  (groups[actor.site] ?? []).flatMap((group) =>
    newGroupWrites(actor, {
      ...group,
      members: demoAccounts.filter(
        ({ site, permissionGroupId }) => site === actor.site && permissionGroupId === group.groupId,
      ).length,
    }),
  );
