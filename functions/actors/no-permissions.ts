import type { Permission } from '#shared/permissions/catalogue.ts';

/** What everybody holds of whom nothing is asked. */
export const noPermissions: ReadonlySet<Permission> = new Set();
