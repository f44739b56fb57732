import { handle } from '#functions/http/handle.ts';
import { getProducts } from '#shared/activities/octo/get-products.ts';
import { MOST_PRODUCTS, PRICING } from '#shared/activities/octo/model.ts';
import { ok } from '#shared/errors.ts';
import { showingTo, soldProducts } from './find-offered.ts';
import { showProduct } from './show-product.ts';

export const getProductsHandler = handle(getProducts, async (actor, _, { capabilities }) => {
  const [sold, showing] = await Promise.all([soldProducts(actor), showingTo(actor, capabilities.includes(PRICING))]);
  return ok(sold.slice(0, MOST_PRODUCTS).map((one) => showProduct(one, showing)));
});
