import { createContext, use } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { addToCart } from '#shared/activities/cart/add-to-cart.ts';
import type { CartShown } from '#shared/activities/cart/cart-shown.ts';
import { getCartData } from '#shared/activities/cart/get-cart-data.ts';
import { ADDED } from '#shared/activities/cart/item-fields.ts';
import type { RequestOf } from '#shared/contract.ts';
import { useAction } from '#web/api/use-action.ts';
import { paths } from '#web/app/paths.ts';
import { useMay } from '#web/app/session/permissions.ts';
import { useCall } from '#web/api/use-call.ts';
import { showToast } from '#web/ui/toasts/show-toast.ts';

const IN_HAND = {};

/** A cart by its id, or the person's in hand, priced as of when it was asked for. */
export function useCart(cartId?: string) {
  const query = useCall(getCartData, cartId === undefined ? IN_HAND : { cartId });
  return { query, cart: query.data?.cart };
}

/** The cart that the address names; undefined: the one in hand. */
export const useNamedCart = (): string | undefined => useSearchParams()[0].get('cartId') ?? undefined;

/** The cart whose prices are shown: what is added goes there, whatever another tab has in hand by then. */
export const PricedFor = createContext<string | undefined>(undefined);

/** Puts something into the cart that the address names or prices are shown of, or the one in hand, and says so, with the way there. */
export function useAdding() {
  const mayAdd = useMay('activities.edit');
  const navigate = useNavigate();
  const pricedFor = use(PricedFor);
  const named = useNamedCart() ?? pricedFor;
  const action = useAction(addToCart, { invalidates: [getCartData] });
  const add = async (request: RequestOf<typeof addToCart>) => {
    const answer = await action.mutateAsync({ ...request, ...(named && { cartId: named }) });
    if (answer.ok) showToast(ADDED, 'success', { label: 'Open cart', run: () => void navigate(cartAddress(named)) });
    return answer.ok;
  };
  return { add, isPending: action.isPending, mayAdd };
}

/** As much of a cart as its changes send along. */
export const guestsOfCart = ({ cartId, adults, children, infants, startDate, endDate }: CartShown) => ({
  ...(cartId && { cartId }),
  ...{ adults, children, infants, startDate, endDate },
});

/** Who comes and when. */
export const guestsOnly = ({ adults, children, infants, startDate, endDate }: CartShown) => ({
  ...{ adults, children, infants, startDate, endDate },
});

/** Where a cart is looked at; undefined: the one in hand. */
export const cartAddress = (cartId: string | undefined): string =>
  cartId ? `${paths.activityCart}?cartId=${cartId}` : paths.activityCart;
