import type { Upgrade } from './upgrade.ts';

/**
 * Every kind of row that changed since FIRST_VERSION, one file a domain in this folder. Whoever gives rows new attributes
 * raises SCHEMA_VERSION (functions/table/schema-version.ts) by one, and adds what brings older rows there with that number
 * as `to`.
 */
export const upgrades: readonly Upgrade[] = [];
