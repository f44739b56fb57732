import type { CartShown } from '#shared/activities/cart/cart-shown.ts';

/** What somebody did with a cart, behind their name. */
export const whatWasDone: Record<CartShown['history'][number]['event'], string> = {
  create: 'made the cart',
  give: 'gave the cart to a customer',
  checkOut: 'checked the cart out',
  expire: 'let the places go: the time was over',
  pay: 'received the payment',
  confirm: 'confirmed it',
  reject: 'rejected it',
  cancel: 'cancelled it',
  redeem: 'redeemed the last activity',
};
