import type { UserActor } from '#functions/actor.ts';
import { type Buyer, buyerOfActor, buyerOfUser } from '#functions/activities/buyer.ts';
import { type ActivityForSale, keptCityOffer, type OptionForSale } from '#functions/activities/city-offer-store.ts';
import { type ComboForSale, keptCombos } from '#functions/activities/combo-store.ts';
import { type Terms, termsFor } from '#functions/activities/selling.ts';
import { keptWays, type WayForSale } from '#functions/activities/way-store.ts';
import type { LegalEntityItem } from '#functions/users/model.ts';
import { readUser } from '#functions/users/store.ts';
import { type ItemPrice, priceComboItem, priceItem } from '#shared/activities/price/price-item.ts';
import type { Party } from '#shared/destination/rates/price-option.ts';
import type { Cart, CartHead, CartItem } from './model.ts';

/** What an item is of, as it is sold now. */
export type Subject =
  | { kind: 'option'; option: OptionForSale; of: ActivityForSale; ways: readonly WayForSale[] }
  | { kind: 'combo'; combo: ComboForSale }
  | { kind: 'gone' };

/** An item with what it comes to now. */
export interface PricedItem {
  item: CartItem;
  subject: Subject;
  price: ItemPrice;
}

/** Whose price a cart has: the customer's that staff gave it to, else the actor's. */
async function buyerOfCart(actor: UserActor, head: Pick<CartHead, 'userId'> | undefined): Promise<Buyer> {
  const isOthers = actor.userType === 'staff' && head !== undefined && head.userId !== actor.userId;
  const user = isOthers ? await readUser(actor, head.userId) : undefined;
  return user ? buyerOfUser(user) : buyerOfActor(actor);
}

/** By which terms a cart is priced. `company`: the actor's, where it was read. */
export async function termsOfCart(
  actor: UserActor,
  head: Pick<CartHead, 'userId'> | undefined,
  company?: LegalEntityItem,
): Promise<Terms> {
  const buyer = await buyerOfCart(actor, head);
  return termsFor(actor, buyer, buyer.isCustomer ? undefined : company);
}

const gone: ItemPrice = { ok: false, code: 'DEACTIVATED', about: 'option' };

async function subjectOf(
  actor: UserActor,
  { comboId, tourOptionId, cityId }: Pick<CartItem, 'comboId' | 'tourOptionId' | 'cityId'>,
  terms: Terms,
): Promise<Subject> {
  if (comboId) {
    const combo = (await keptCombos(actor)).find(({ id }) => id === comboId);
    return combo ? { kind: 'combo', combo } : { kind: 'gone' };
  }
  const found = (await keptCityOffer(actor, cityId)).options.get(tourOptionId);
  if (!found) return { kind: 'gone' };
  return { kind: 'option', ...found, ways: await keptWays(actor, found.option.areaId, terms.marketId) };
}

/** What an item comes to for a party, by what is kept in memory. */
export async function priceOne(actor: UserActor, item: CartItem, party: Party, terms: Terms): Promise<PricedItem> {
  const subject = await subjectOf(actor, item, terms);
  const { adults, children, infants } = party;
  const { date, timeSlot, pickUp, drop, both } = item;
  const wish = { adults, children, infants, date, timeSlot, pickUp, drop, both };
  const transfers = new Map(subject.kind === 'option' ? subject.ways.map((way) => [way.id, way]) : []);
  const selling = { ...terms, transfers };
  const price =
    subject.kind === 'gone'
      ? { ...gone, about: item.comboId ? ('combo' as const) : ('option' as const) }
      : subject.kind === 'combo'
        ? priceComboItem(subject.combo, subject.combo.cityId, wish, selling)
        : priceItem(subject.option, wish, selling);
  return { item, subject, price };
}

/** All of a cart as it is sold now. */
export const priceCart = (
  actor: UserActor,
  { head, items }: Pick<Cart, 'head' | 'items'>,
  terms: Terms,
): Promise<readonly PricedItem[]> => Promise.all(items.map((item) => priceOne(actor, item, head, terms)));
