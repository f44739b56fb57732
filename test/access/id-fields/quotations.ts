import type { IdFields } from '../id-fields.ts';

// A line's id is its browser's, and names nothing without its quotation.
const removed = { kartId: 'kart', id: 'nobody' } as const;

export const idFields: IdFields = {
  'quotations/payment/give-kart-refund-again': { id: 'kart' },
  'quotations/payment/get-kart-refunds': { id: 'kart' },
  'quotations/payment/return-overpaid': { id: 'kart' },
  'quotations/builder/get-kart-changes': { id: 'kart' },
  'quotations/get-all-karts-for-wl': {
    customerId: 'nobody: test/quotations/save-kart.test.ts',
    cursor: 'maybe cursor',
  },
  'quotations/get-kart-by-id': { id: 'kart' },
  'quotations/save-kart': {
    id: 'kart',
    // A running number, shown and never searched by.
    quotationId: 'nobody: test/quotations/save-kart.test.ts',
    // A customer's number, which each site counts for itself.
    customerId: 'nobody: test/quotations/save-kart.test.ts',
    'passengers.[].id': 'nobody',
    'accomodations.[].id': 'nobody',
    // A flight line of the same quotation.
    'accomodations.[].pickupTransfer.flightId': 'nobody: test/quotations/follow-flights.test.ts',
    'accomodations.[].dropTransfer.flightId': 'nobody: test/quotations/follow-flights.test.ts',
    'activities.[].pickupTransfer.flightId': 'nobody: test/quotations/follow-flights.test.ts',
    'activities.[].dropTransfer.flightId': 'nobody: test/quotations/follow-flights.test.ts',
    'accomodations.[].accomodationId': 'nobody: test/quotations/save-kart.test.ts',
    'activities.[].id': 'nobody',
    'activities.[].activityId': 'nobody: test/quotations/save-kart.test.ts',
    'activities.[].tourOptionId': 'nobody: test/quotations/save-kart.test.ts',
    'miscellaneous.[].id': 'nobody',
    'flights.[].id': 'nobody',
    'flights.[].pnr': 'nobody',
  },
  'quotations/answer-question': { id: 'kart', questionId: 'nobody: test/quotations/sent.test.ts' },
  'quotations/copy-kart': { id: 'kart', customerId: 'nobody: test/quotations/copy-kart.test.ts' },
  'quotations/reprice-kart': { id: 'kart' },
  'quotations/withdraw-kart-version': { id: 'kart' },
  'quotations/restore-kart-version': { id: 'kart' },
  'quotations/compare-kart-versions': { id: 'kart' },
  'quotations/send-kart': { id: 'kart' },
  'quotations/accept-for-customer': { id: 'kart' },
  'quotations/end-kart-link': { id: 'kart' },
  'quotations/voucher/send-voucher': { id: 'kart' },
  'quotations/make-kart-order': { id: 'kart' },
  'quotations/link/get-quotation': { token: 'quote link' },
  'quotations/link/accept-quotation': { token: 'quote link' },
  'quotations/link/ask-question': { token: 'quote link' },
  'quotations/link/start-quotation-payment': { token: 'quote link' },
  'quotations/link/get-quotation-payment': {
    token: 'quote link',
    orderId: 'nobody: test/quotations/paid-by-link.test.ts',
  },
  'quotations/remove-kart-accomodation': removed,
  'quotations/remove-kart-activity': removed,
  'quotations/remove-kart-miscellaneous': removed,
  'quotations/remove-kart-flight': removed,
};
