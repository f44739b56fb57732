import { handle } from '#functions/http/handle.ts';
import { daysOf } from '#shared/activities/guests.ts';
import { searchActivitiesByCityId } from '#shared/activities/search-activities-by-city-id.ts';
import { ok } from '#shared/errors.ts';
import { termsOfCart } from './cart/price-cart.ts';
import { cartNamed } from './cart/store.ts';
import { keptCityOffer } from './city-offer-store.ts';
import { keptCombos } from './combo-store.ts';
import { offerActivity, offerCombo } from './offered.ts';
import { keptWays } from './way-store.ts';

export const searchActivitiesByCityIdHandler = handle(searchActivitiesByCityId, async (actor, request) => {
  const { cityId, cartId } = request;
  const named = cartId === undefined ? ok(undefined) : await cartNamed(actor, cartId);
  if (!named.ok) return named;
  const [offer, combos, terms] = await Promise.all([
    keptCityOffer(actor, cityId),
    keptCombos(actor),
    termsOfCart(actor, named.value?.cart?.head, named.value?.company),
  ]);
  const areaIds = [
    ...new Set(offer.activities.flatMap(({ options: [first] }) => (first?.areaId ? [first.areaId] : []))),
  ];
  const ways = new Map(
    await Promise.all(areaIds.map(async (areaId) => [areaId, await keptWays(actor, areaId, terms.marketId)] as const)),
  );
  const days = daysOf(request);
  const asked = { party: request, days, terms };
  return ok({
    currency: actor.head.currency,
    cityId,
    days,
    today: terms.today,
    now: terms.now,
    hasOwn: terms.ownRule !== undefined,
    activities: offer.activities
      .filter(({ options }) => options.length > 0)
      .map((one) => offerActivity(one, ways.get(one.options[0]!.areaId) ?? [], asked)),
    combos: combos.filter(({ cities }) => cities.includes(cityId)).map((combo) => offerCombo(combo, asked)),
  });
});
