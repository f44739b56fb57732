import type { IdFields } from '../id-fields.ts';

export const idFields: IdFields = {
  'flights/holds/hold-flight': { orderId: 'order' },
  'flights/holds/confirm-hold': { orderId: 'order' },
  'flights/holds/release-flight': { orderId: 'order' },
  'flights/accept-airline-change': { bookingId: 'booking' },
  // A search is named by who begins it; the same name elsewhere is another search. A customer's number, which each site
  // counts for itself.
  'flights/search/search-flights': {
    searchId: 'maybe search',
    customerId: 'nobody: test/flights/book-for-customer.test.ts',
  },
  'flights/search/get-calendar-fare': { customerId: 'nobody: test/flights/book-for-customer.test.ts' },
  'flights/search/get-flight-price': { customerId: 'nobody: test/flights/book-for-customer.test.ts' },
  'flights/get-fare-rules': {
    traceId: 'trace',
    resultIndex: 'nobody',
    returnResultIndex: 'nobody',
    quoteId: 'maybe quote',
  },
  'flights/ask-fare-rules': { orderId: 'order' },
  'flights/fare-quote': {
    traceId: 'trace',
    resultIndex: 'nobody',
    returnResultIndex: 'nobody',
    customerId: 'nobody: test/flights/book-for-customer.test.ts',
  },
  'flights/get-ssr': { quoteId: 'quote' },
  'flights/validate-booking': { quoteId: 'quote', customerId: 'nobody: test/flights/book-for-customer.test.ts' },
  'flights/set-flight-details': {
    searchId: 'maybe search',
    quoteId: 'quote',
    'next.traceId': 'maybe trace',
    'next.resultIndex': 'nobody',
    'next.returnResultIndex': 'nobody',
    customerId: 'nobody: test/flights/book-for-customer.test.ts',
  },
  'flights/get-flight-details': { orderId: 'order' },
  'flights/get-passenger-documents': { orderId: 'order' },
  'flights/get-passenger-view-options': { quoteId: 'quote' },
};
