import type { CartShown } from '#shared/activities/cart/cart-shown.ts';
import { getCancellation } from '#shared/activities/cart/get-cancellation.ts';
import { getCartData } from '#shared/activities/cart/get-cart-data.ts';
import { updateCartStatus } from '#shared/activities/cart/update-cart-status.ts';
import { getCartRefund } from '#shared/activities/queue/get-cart-refund.ts';
import { getQueue } from '#shared/activities/queue/get-queue.ts';
import type { RequestOf } from '#shared/contract.ts';
import { useAction } from '#web/api/use-action.ts';
import type { ShortForm } from '#web/ui/form/use-short-form.ts';

type Wish = Pick<RequestOf<typeof updateCartStatus>, 'status'> & Partial<RequestOf<typeof updateCartStatus>>;

/** Moves a cart on from a form, which says why it was refused; `fallback` where the answer does not. */
export function useStatusChange(
  { cartId, currency }: CartShown,
  { begin, refused }: Pick<ShortForm<never>, 'begin' | 'refused'>,
  fallback: string,
): { isPending: boolean; moveOn(wish: Wish): Promise<CartShown | undefined> } {
  const action = useAction(updateCartStatus, {
    quiet: true,
    invalidates: [getQueue, getCartData, getCancellation, getCartRefund],
    fallback,
  });
  return {
    isPending: action.isPending,
    /** The cart as it is then; undefined where it was refused. */
    async moveOn(wish) {
      begin();
      const answer = await action.mutateAsync({ cartId, currency, confirmations: [], reason: '', ...wish });
      if (answer.ok) return answer.value.cart;
      refused(answer);
      return undefined;
    },
  };
}
