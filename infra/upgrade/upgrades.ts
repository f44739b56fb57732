import { bookingUpgrades } from './bookings.ts';
import { markupUpgrades } from './markups.ts';
import { orderUpgrades } from './orders.ts';
import { permissionUpgrades } from './permissions.ts';
import { taskUpgrades } from './tasks.ts';
import type { Upgrade } from './upgrade.ts';
import { userUpgrades } from './users.ts';
import { walletUpgrades } from './wallets.ts';

/**
 * Every kind of row that changed since it was first written, one file a domain. Whoever gives rows new attributes
 * raises SCHEMA_VERSION (functions/table/schema-version.ts) by one, and adds what brings older rows there with that number as
 * `to`.
 */
export const upgrades: readonly Upgrade[] = [
  ...orderUpgrades,
  ...walletUpgrades,
  ...bookingUpgrades,
  ...taskUpgrades,
  ...userUpgrades,
  ...markupUpgrades,
  ...permissionUpgrades,
];
