import { addToCart } from '#shared/activities/cart/add-to-cart.ts';
import type { CartShown } from '#shared/activities/cart/cart-shown.ts';
import { getCartData } from '#shared/activities/cart/get-cart-data.ts';
import { ADDED } from '#shared/activities/cart/item-fields.ts';
import type { RequestOf } from '#shared/contract.ts';
import { useAction } from '#web/api/use-action.ts';
import { useCall } from '#web/api/use-call.ts';
import { showToast } from '#web/ui/toasts/show-toast.ts';

const IN_HAND = {};

/** The person's cart in hand, priced as of when it was asked for. */
export function useCart() {
  const query = useCall(getCartData, IN_HAND);
  return { query, cart: query.data?.cart };
}

/** Puts something into the cart in hand, and says so. */
export function useAdding() {
  const action = useAction(addToCart, { invalidates: [getCartData] });
  const add = async (request: RequestOf<typeof addToCart>) => {
    const answer = await action.mutateAsync(request);
    if (answer.ok) showToast(ADDED);
    return answer.ok;
  };
  return { add, isPending: action.isPending };
}

/** As much of a cart as its changes send along. */
export const guestsOfCart = ({ cartId, adults, children, infants, startDate, endDate }: CartShown) => ({
  ...(cartId && { cartId }),
  ...{ adults, children, infants, startDate, endDate },
});
