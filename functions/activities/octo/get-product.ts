import { handle } from '#functions/http/handle.ts';
import { getProduct } from '#shared/activities/octo/get-product.ts';
import { PRICING } from '#shared/activities/octo/model.ts';
import { ok } from '#shared/errors.ts';
import { findProduct, showingTo } from './find-offered.ts';
import { showProduct } from './show-product.ts';

export const getProductHandler = handle(getProduct, async (actor, { id }, { capabilities }) => {
  const [product, showing] = await Promise.all([
    findProduct(actor, id),
    showingTo(actor, capabilities.includes(PRICING)),
  ]);
  return product.ok ? ok(showProduct(product.value, showing)) : product;
});
