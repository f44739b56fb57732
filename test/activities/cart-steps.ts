import type { TourOptionItem } from '#functions/destination/catalogue-model.ts';
import { runBooking } from '#functions/workers/booking-worker.ts';
import { addToCart } from '#shared/activities/cart/add-to-cart.ts';
import type { CartShown } from '#shared/activities/cart/cart-shown.ts';
import { checkOut } from '#shared/activities/cart/check-out.ts';
import { getCartData } from '#shared/activities/cart/get-cart-data.ts';
import type { RequestOf, WireRequestOf } from '#shared/contract.ts';
import { toMajor } from '#shared/money.ts';
import { payFromWallet } from '#shared/payments/pay-from-wallet.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import type { RatesDesk } from '#test/destination/rates-desk.ts';
import { told } from '#test/markups/price-steps.ts';

export const guests = { adults: 2, children: 0, infants: 0, startDate: '2026-11-22', endDate: '2026-11-26' };

/** Id of an option that is sold in 2026 at 179 an adult, with what a test says otherwise. */
export async function soldOption(desk: RatesDesk, fields: Partial<TourOptionItem> = {}): Promise<string> {
  const id = await desk.option(fields);
  await desk.addTicket(id, { marketId: desk.defaultMarketId });
  return id;
}

/** Puts an option into somebody's cart in hand. */
export const fillCart = (
  as: TestUser,
  tourOptionId: string,
  fields: Partial<RequestOf<typeof addToCart>> = {},
): Promise<{ itemId: string; cart: CartShown }> =>
  told(as, addToCart, { ...guests, tourOptionId, date: '2026-11-25', timeSlot: '', ...fields });

/** What checks a cart out that was shown. */
export const checkOutOf = (
  { cartId, version, total, currency }: CartShown,
  more: Partial<WireRequestOf<typeof checkOut>> = {},
): WireRequestOf<typeof checkOut> => ({
  ...{ cartId, version, currency, total: toMajor(total ?? 0, currency) },
  leadGuest: { firstName: 'Anoop', lastName: 'Nambiar' },
  phone: '+91 98460 27715',
  ...more,
});

/** A cart that somebody checked out, and its order. */
export const checkedOut = async (as: TestUser, cart: CartShown) => told(as, checkOut, checkOutOf(cart));

/** The same, paid from the wallet and led to its end. */
export async function paidCart(as: TestUser, cart: CartShown): Promise<{ orderId: string; cartId: string }> {
  const made = await checkedOut(as, cart);
  await told(as, payFromWallet, { orderId: made.orderId, acceptedDuplicates: [] });
  await runBooking(as.site, made.orderId);
  return made;
}

/** A cart as somebody sees it. */
export const cartOf = async (as: TestUser, cartId: string): Promise<CartShown> =>
  (await told(as, getCartData, { cartId })).cart;
