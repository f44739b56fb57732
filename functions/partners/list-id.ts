import type { Actor } from '#functions/actor.ts';
import { type SupplierCategory, supplierCategories } from '#shared/partners/categories.ts';

/** Names the actor's site as the supplier of a category. */
export const supplierListId = ({ site }: Actor, category: SupplierCategory): string => `${site}#${category}`;

/** Which category of the actor's site is named; undefined where it is another site's, or none. */
export const categoryOf = (actor: Actor, listId: string): SupplierCategory | undefined =>
  supplierCategories.find((category) => supplierListId(actor, category) === listId);
