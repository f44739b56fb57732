import type { UserActor } from '#functions/actor.ts';
import { readActivities } from '#functions/destination/activities/activity-store.ts';
import { keptRows } from '#functions/destination/kept-rows.ts';
import { fail, ok, type Outcome } from '#shared/errors.ts';
import { buyerOfActor } from '../buyer.ts';
import { type ActivityForSale, keptCityOffer, type OptionForSale } from '../city-offer-store.ts';
import { termsFor } from '../selling.ts';
import { soldCities } from '../sold-cities-store.ts';
import type { Showing } from './show-product.ts';

/** How the site's prices are shown to whoever asks. */
export const showingTo = async (actor: UserActor, hasPrices: boolean): Promise<Showing> => ({
  zone: actor.head.zone,
  currency: actor.head.currency,
  terms: await termsFor(actor, buyerOfActor(actor)),
  hasPrices,
});

/** An activity that the site sells, with the options that it has; one without options is none. */
export async function findProduct(
  actor: UserActor,
  productId: string,
): Promise<Outcome<ActivityForSale, 'INVALID_PRODUCT_ID'>> {
  const row = (await readActivities(actor, [productId], keptRows)).get(productId);
  const offer = row && (await keptCityOffer(actor, row.cityId));
  const found = offer?.activities.find(({ activity }) => activity.id === productId);
  return found?.options.length ? ok(found) : fail('INVALID_PRODUCT_ID', { detail: { productId } });
}

/** An option of it. */
export async function findOption(
  actor: UserActor,
  { productId, optionId }: { productId: string; optionId: string },
): Promise<Outcome<OptionForSale, 'INVALID_PRODUCT_ID' | 'INVALID_OPTION_ID'>> {
  const product = await findProduct(actor, productId);
  if (!product.ok) return product;
  const option = product.value.options.find(({ id }) => id === optionId);
  return option ? ok(option) : fail('INVALID_OPTION_ID', { detail: { optionId } });
}

/** All that the site sells, by city and priority, what has no option left out. */
export async function soldProducts(actor: UserActor): Promise<ActivityForSale[]> {
  const cities = await soldCities(actor);
  const offers = await Promise.all(cities.map(({ id }) => keptCityOffer(actor, id)));
  return offers.flatMap(({ activities }) => activities.filter(({ options }) => options.length > 0));
}
