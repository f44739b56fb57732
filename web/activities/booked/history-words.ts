import type { Deed } from '#web/ui/timeline.tsx';
import type { CartShown } from '#shared/activities/cart/cart-shown.ts';

/** What somebody did with a cart, behind their name. */
const whatWasDone: Record<CartShown['history'][number]['event'], string> = {
  create: 'made the cart',
  give: 'gave the cart to a customer',
  checkOut: 'checked the cart out',
  expire: 'let the places go: the time was over',
  pay: 'received the payment',
  confirm: 'confirmed it',
  reject: 'rejected it',
  cancel: 'cancelled it',
  redeem: 'redeemed an activity',
};

/** Who did what with a cart, newest first. */
export const deedsOf = ({ history }: CartShown): Deed[] =>
  history.toReversed().map(({ event, at, by, note }) => ({
    ...{ at, note, what: whatWasDone[event], who: by === 'you' ? 'You' : by },
  }));
