import type { IdFields } from '../id-fields.ts';

export const idFields: IdFields = {
  // Cities are the reference data's; one without activities is as one that there is not.
  'activities/markup/get-activity-mark-up': { cityId: 'nobody' },
  'activities/markup/add-activity-mark-up': {
    cityId: 'nobody',
    id: 'activity rule',
    // What the site does not have is refused as a wrong value.
    activityId: 'nobody: test/activities/markup.test.ts',
    groupId: 'nobody: test/activities/markup.test.ts',
  },
  'activities/markup/delete-activity-markup': { id: 'activity rule' },
  'activities/markup/explain-activity-price': {
    tourOptionId: 'nobody: test/activities/markup.test.ts',
    groupId: 'nobody',
  },
  'activities/search-activities-by-city-id': { cityId: 'nobody', cartId: 'cart' },
  'activities/cart/get-cart-data': { cartId: 'cart' },
  'activities/cart/get-cart-data-by-query': { cartId: 'cart' },
  'activities/cart/add-to-cart': { loadingId: 'nobody', cartId: 'cart', tourOptionId: 'tour option', comboId: 'combo' },
  'activities/cart/update-cart-data': { cartId: 'cart', 'item.id': 'nobody: test/activities/cart.test.ts' },
  'activities/cart/delete-cart-item': { cartId: 'cart', itemId: 'nobody: test/activities/cart.test.ts' },
  'activities/cart/clear-all-cart': { cartId: 'cart' },
  'activities/cart/duplicate-cart': {
    cartId: 'cart',
    'cartItems.[].tourOptionId': 'tour option',
    'cartItems.[].comboId': 'combo',
    'cartItems.[].returnId': 'nobody: test/activities/cart.test.ts',
  },
  'activities/cart/update-remarks': { cartId: 'cart' },
  'activities/cart/get-cancellation': { cartId: 'cart' },
  'activities/cart/update-cart-status': {
    cartId: 'cart',
    'confirmations.[].itemId': 'nobody: test/activities/queue.test.ts',
  },
  'activities/redeem-voucher': { itemId: 'nobody: test/activities/voucher.test.ts' },
  'activities/queue/get-queue': { cursor: 'maybe cursor' },
  'activities/queue/get-cart-refund': { cartId: 'cart' },
  'activities/queue/give-cart-refund-again': { cartId: 'cart' },
  'activities/queue/settle-cart-refund': { cartId: 'cart', refundId: 'nobody: test/activities/cart-refund.test.ts' },
  'activities/cart/check-out': { cartId: 'cart' },
  'activities/cart/update-user-id': { cartId: 'cart', userId: 'nobody: test/activities/cart.test.ts' },
  'activities/octo/get-product': { id: 'nobody: test/activities/octo.test.ts' },
  'activities/octo/get-availability': {
    productId: 'nobody: test/activities/octo.test.ts',
    optionId: 'nobody: test/activities/octo.test.ts',
    'availabilityIds.[]': 'nobody: test/activities/octo.test.ts',
    'units.[].id': 'nobody',
  },
  'activities/octo/get-availability-calendar': {
    productId: 'nobody: test/activities/octo.test.ts',
    optionId: 'nobody: test/activities/octo.test.ts',
    'units.[].id': 'nobody',
  },
};
