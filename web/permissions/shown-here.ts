import type { RbacModule } from '#shared/permissions/permission-group.ts';
import type { SiteTaxes } from '#shared/site/site-taxes.ts';

/** Whether a permission, by its id, opens anything where the site's taxes are these. */
export const opensHere = (id: string, { hasPan }: SiteTaxes): boolean => hasPan || id !== 'customers.pan';

/** A group's modules without permissions that open nothing on the site. */
export const modulesHere = (modules: readonly RbacModule[], taxes: SiteTaxes): readonly RbacModule[] =>
  modules.map((module) => ({
    ...module,
    userPermissionGroups: module.userPermissionGroups.map((part) => ({
      ...part,
      rbacPermissions: part.rbacPermissions.filter(({ id }) => opensHere(id, taxes)),
    })),
  }));
