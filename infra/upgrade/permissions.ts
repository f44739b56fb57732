import { packedEvent } from '#functions/permissions/groups/writes.ts';
import { type Upgrade, upgradeOf } from './upgrade.ts';
import type { PermissionEventItem } from '#functions/permissions/model.ts';

export const permissionUpgrades: readonly Upgrade[] = [
  upgradeOf<PermissionEventItem>({
    rows: 'events of permission groups',
    at: /^S#[^#]+#RBAC \/ EV#/,
    to: 5,
    dependsOn: [],
    bringUpToDate: (_, event) => ({ set: { card: packedEvent(event) } }),
  }),
];
