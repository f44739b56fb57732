import type { OrderItem } from '#functions/payments/model.ts';
import { orderPlaces } from '#functions/payments/list-writes.ts';
import { type Upgrade, upgradeOf } from './upgrade.ts';

export const orderUpgrades: readonly Upgrade[] = [
  upgradeOf<OrderItem>({
    rows: 'orders',
    at: /^S#[^#]+#ORD#[^#]+ \/ A$/,
    to: 2,
    dependsOn: ['state'],
    bringUpToDate: (actor, order) => orderPlaces(actor, order),
  }),
];
