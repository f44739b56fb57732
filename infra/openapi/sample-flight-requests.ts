/** Of the flights' calls behind the search, one valid wire request each (sample-requests.ts). */
export const sampleFlightRequests: Record<string, Record<string, unknown>> = {
  'flights/search/get-sources': {},
  'flights/search/get-flight-suppliers': {},
  'flights/search/try-flight-supplier': { source: 'sandbox-gds', origin: 'COK', destination: 'DXB' },
  'flights/get-fare-rules': { traceId: '0123456789ABCDEFGHJKMNPQRS.sandbox-gds', resultIndex: '1' },
  'flights/fare-quote': { traceId: '0123456789ABCDEFGHJKMNPQRS.sandbox-gds', resultIndex: '1' },
  'flights/get-ssr': { quoteId: '0123456789ABCDEFGHJKMNPQRS' },
  'flights/validate-booking': {
    quoteId: '0123456789ABCDEFGHJKMNPQRS',
    passengers: [
      {
        title: 'Ms',
        firstName: 'Asha',
        lastName: 'Menon',
        paxType: 1,
        gender: 2,
        email: 'asha@example.com',
        phoneCode: '+91',
        mobileNo: '9810012345',
      },
    ],
  },
  'flights/set-flight-details': {
    searchId: '0123456789ABCDEFGHJKMNPQRS',
    quoteId: '0123456789ABCDEFGHJKMNPQRS',
    currency: 'INR',
    totalPayable: 5200,
    passengers: [
      {
        title: 'Ms',
        firstName: 'Asha',
        lastName: 'Menon',
        paxType: 1,
        gender: 2,
        email: 'asha@example.com',
        phoneCode: '+91',
        mobileNo: '9810012345',
      },
    ],
  },
  'flights/get-flight-details': { orderId: '0123456789ABCDEFGHJKMNPQRS' },
  'flights/duffel-webhook': { type: 'ping.triggered' },
  'flights/ask-fare-rules': { orderId: '0123456789ABCDEFGHJKMNPQRS' },
  'flights/get-passenger-documents': { orderId: '0123456789ABCDEFGHJKMNPQRS' },
  'flights/get-passenger-view-options': {},
  'flights/search/get-flight-price': { origin: 'DEL', destination: 'BOM', date: '2027-03-12' },
};
