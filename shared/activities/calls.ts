import type { Call } from '../contract.ts';
import { addToCart } from './cart/add-to-cart.ts';
import { checkOut } from './cart/check-out.ts';
import { clearAllCart } from './cart/clear-all-cart.ts';
import { deleteCartItem } from './cart/delete-cart-item.ts';
import { duplicateCart } from './cart/duplicate-cart.ts';
import { getCancellation } from './cart/get-cancellation.ts';
import { getCartData } from './cart/get-cart-data.ts';
import { getCartDataByQuery } from './cart/get-cart-data-by-query.ts';
import { updateCartData } from './cart/update-cart-data.ts';
import { updateCartStatus } from './cart/update-cart-status.ts';
import { updateRemarks } from './cart/update-remarks.ts';
import { updateUserId } from './cart/update-user-id.ts';
import { getActivityCities } from './get-activity-cities.ts';
import { activityMarkupCalls } from './markup/markup-calls.ts';
import { getCartRefund } from './queue/get-cart-refund.ts';
import { getQueue } from './queue/get-queue.ts';
import { giveCartRefundAgain } from './queue/give-cart-refund-again.ts';
import { settleCartRefund } from './queue/settle-cart-refund.ts';
import { getVoucher } from './get-voucher.ts';
import { octoCalls } from './octo/octo-calls.ts';
import { redeemVoucher } from './redeem-voucher.ts';
import { searchActivitiesByCityId } from './search-activities-by-city-id.ts';

/** What somebody chooses and puts into a cart. */
const shop = [
  searchActivitiesByCityId,
  getActivityCities,
  getCartData,
  getCartDataByQuery,
  addToCart,
  updateCartData,
  deleteCartItem,
  clearAllCart,
  duplicateCart,
  updateRemarks,
  updateUserId,
] as const satisfies readonly Call[];

/** A cart on its way from checkout to its end. */
const sold = [
  checkOut,
  updateCartStatus,
  getCancellation,
  getQueue,
  getCartRefund,
  giveCartRefundAgain,
  settleCartRefund,
  getVoucher,
  redeemVoucher,
] as const satisfies readonly Call[];

/** Calls by room: each but the first is loaded when something of it is first asked. */
export const activitiesRooms = { shop, sold, markup: activityMarkupCalls, octo: octoCalls } as const;

/** Activities as buyers see them. */
export const activitiesCalls = Object.values(activitiesRooms).flat();
