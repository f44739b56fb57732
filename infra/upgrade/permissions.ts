import type { PermissionEventItem } from '#functions/permissions/store.ts';
import { packedEvent } from '#functions/permissions/writes.ts';
import { type Upgrade, upgradeOf } from './upgrade.ts';

export const permissionUpgrades: readonly Upgrade[] = [
  upgradeOf<PermissionEventItem & { card?: string }>({
    rows: 'events of permission groups',
    at: /^S#[^#]+#RBAC \/ EV#/,
    to: 5,
    dependsOn: [],
    bringUpToDate: (_, event) =>
      event.card
        ? {}
        : {
            set: { card: packedEvent(event) },
            remove: ['what', 'groupId', 'groupName', 'by', 'at', 'from', 'to', 'userId'],
          },
  }),
];
