import type { IdFields } from '../id-fields.ts';

export const idFields: IdFields = {
  'bookings/get-tickets': {
    PNR: 'maybe pnr',
    Passenger: 'maybe passenger',
    cursor: 'maybe cursor',
    'statusIds.[]': 'nobody',
    // For staff alone, a number that each site counts for itself.
    customerId: 'nobody: test/bookings/bookings-of-customer.test.ts',
    consumerSiteId: 'nobody: test/partners/desks.test.ts',
  },
  'bookings/get-booked-flights': { cursor: 'maybe cursor' },
  'bookings/get-holds': { cursor: 'maybe cursor' },
  'bookings/get-booking-details': { bookingId: 'booking' },
  // Its owner needs no proof.
  'bookings/get-ticket-detail': { bookingId: 'booking', pnr: 'maybe pnr' },
  'bookings/update-booking-details': { bookingId: 'booking' },
  'bookings/send-ticket-mail': { bookingId: 'booking', siteId: 'nobody' },
  'bookings/ask-supplier-again': { bookingId: 'booking' },
  'bookings/do-without-ticket-numbers': { bookingId: 'booking' },
  'bookings/refund-unknown-booking': { bookingId: 'booking' },
};
