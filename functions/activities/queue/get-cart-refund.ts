import { shownCartRefund } from '#functions/activities/status/cart-refund.ts';
import { handle } from '#functions/http/handle.ts';
import { getCartRefund } from '#shared/activities/queue/get-cart-refund.ts';

export const getCartRefundHandler = handle(getCartRefund, (actor, { cartId }) => shownCartRefund(actor, cartId));
