import { handle } from '#functions/http/handle.ts';
import { ok } from '#shared/errors.ts';
import { supplierCategories } from '#shared/partners/categories.ts';
import { getSupplierCategories } from '#shared/partners/get-supplier-categories.ts';

export const getSupplierCategoriesHandler = handle(getSupplierCategories, async ({ head }) =>
  ok({ categories: supplierCategories.filter((category) => head.modules.includes(category)) }),
);
