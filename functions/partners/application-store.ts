import type { Actor } from '#functions/actor.ts';
import { getItem, queryAll } from '#functions/table/read.ts';
import { type SupplierCategory, supplierCategories } from '#shared/partners/categories.ts';
import { globalPartnerKeys } from './keys.ts';
import type { ApplicationItem, ListedSupplier } from './model.ts';

/** A site's application; undefined where it has made none. */
export const readApplication = (site: string): Promise<ApplicationItem | undefined> =>
  getItem(globalPartnerKeys.application(site));

/** All applications, those whose terms nobody accepted among them. */
export const readApplications = (): Promise<ApplicationItem[]> => queryAll(globalPartnerKeys.applications());

/** A supplier as the directory has it; undefined where it is not in it. */
export const readListedSupplier = (category: SupplierCategory, site: string): Promise<ListedSupplier | undefined> =>
  getItem(globalPartnerKeys.listedSupplier(category, site));

/** The directory without the actor's own site, whose currency all of it is in. A Query a category. */
export async function readDirectory({ site, head }: Actor): Promise<ListedSupplier[]> {
  const found = await Promise.all(
    supplierCategories.map((category) => queryAll(globalPartnerKeys.listedSuppliers(category))),
  );
  return found.flat().filter((listed) => listed.site !== site && listed.currency === head.currency);
}
