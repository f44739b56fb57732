import type { DomainSamples } from '../samples.ts';

const guests = { adults: 2, children: 1, infants: 0, startDate: '2026-12-12', endDate: '2026-12-16' };
const cartId = '5C8X2K9QJ4T7V1W3Y6Z0';
const tourOptionId = '7K8N9P0Q1R2S3T4V5W01';
const octo = {
  ...{ productId: '0123456789ABCDEFGHJK', optionId: tourOptionId },
  ...{ localDateStart: '2026-12-12', localDateEnd: '2026-12-16' },
};
const itemId = '01JDMZ5V7K8N9P0Q1R2S3T4V';

export const samples: DomainSamples = {
  requests: {
    'activities/search-activities-by-city-id': { cityId: 'ae-03-dubai', ...guests },
    'activities/get-activity-cities': {},
    'activities/markup/get-activity-mark-up': { cityId: 'ae-03-dubai' },
    'activities/markup/add-activity-mark-up': { kind: 'percentOfBase', percent: 12.5, currency: 'INR' },
    'activities/markup/delete-activity-markup': { id: '0123456789ABCDEFGHJK' },
    'activities/markup/explain-activity-price': {
      tourOptionId: '0123456789ABCDEFGHJK',
      date: '2027-01-12',
      adults: 2,
      children: 1,
    },
    'activities/cart/get-cart-data': { cartId },
    'activities/cart/get-cart-data-by-query': { cartId },
    'activities/cart/add-to-cart': { cartId, ...guests, tourOptionId, date: '2026-12-13', timeSlot: '15:00' },
    'activities/cart/update-cart-data': {
      cartId,
      ...guests,
      item: { id: itemId, date: '2026-12-14', timeSlot: '15:00' },
    },
    'activities/cart/delete-cart-item': { cartId, itemId },
    'activities/cart/clear-all-cart': { cartId },
    'activities/cart/duplicate-cart': { cartItems: [{ tourOptionId, date: '2026-12-13' }], ...guests },
    'activities/cart/update-remarks': { cartId, remarks: 'Vegetarian dinner for both.' },
    'activities/cart/update-user-id': { cartId, userId: 1042 },
    'activities/cart/check-out': {
      cartId,
      version: 4,
      leadGuest: { firstName: 'Anoop', lastName: 'Nambiar' },
      phone: '+91 98460 27715',
      pickUpPlace: 'Creek View Hotel, Baniyas Road',
      driverNote: 'Two child seats',
      currency: 'INR',
      total: 29589,
    },
    'activities/cart/update-cart-status': {
      cartId,
      status: 'CONFIRMED',
      currency: 'INR',
      confirmations: [{ itemId, number: 'DCT-77120' }],
    },
    'activities/cart/get-cancellation': { cartId },
    'activities/get-voucher': { code: '0Z9Y8X7W6V5T4S3R2Q1P' },
    'activities/redeem-voucher': { code: '0Z9Y8X7W6V5T4S3R2Q1P', itemId },
    'activities/queue/get-queue': { status: 'PENDING', page: 1 },
    'activities/queue/get-cart-refund': { cartId },
    'activities/queue/give-cart-refund-again': { cartId, to: 'wallet' },
    'activities/queue/settle-cart-refund': {
      ...{ cartId, refundId: 'rfnd_Q1w2E3r4T5y6U7' },
      reason: 'Refunded in the gateway’s dashboard.',
    },
    'activities/octo/get-supplier': {},
    'activities/octo/get-products': {},
    'activities/octo/get-product': { id: '0123456789ABCDEFGHJK' },
    'activities/octo/get-availability': { ...octo, units: [{ id: 'adult', quantity: 2 }] },
    'activities/octo/get-availability-calendar': octo,
  },
  values: {
    cityId: 'ae-03-dubai',
    area: 'Al Awir',
    cartId,
    tourOptionId,
    itemId,
    title: 'Desert safari',
    buyerName: 'Anjali Pillai',
    remarks: 'Vegetarian dinner for both.',
    words: 'Private, Minivan',
    timeSlot: '15:00',
    leadGuest: 'Anoop Nambiar',
    pickUpPlace: 'Creek View Hotel, Baniyas Road',
    driverNote: 'Two child seats',
    voucherNo: 'AV-3Y6Z0Q1P',
    confirmation: 'DCT-77120',
  },
  answers: {
    'activities/queue/get-queue': {
      statuses: { ON_HOLD: 4, PENDING: 7, CONFIRMED: 128, REJECTED: 9, CANCELLED: 37, REDEEMED: 611, EXPIRED: 82 },
    },
  },
};
