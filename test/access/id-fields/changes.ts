import type { IdFields } from '../id-fields.ts';

// Tickets are held against the booking's own.
const parts = { BookingId: 'booking', 'TicketId.[]': 'nobody: test/changes/by-hand.test.ts' } as const;

export const idFields: IdFields = {
  'changes/forecast-refund': parts,
  'changes/get-cc': { ...parts, 'TicketId.[]': 'nobody: test/changes/quoted.test.ts' },
  // A quote stands below its booking.
  'changes/change-request': { ...parts, QuoteId: 'nobody: test/changes/quoted.test.ts' },
  'changes/get-change-requests': {
    cursor: 'maybe cursor',
    consumerSiteId: 'nobody: test/partners/desks.test.ts',
  },
  'changes/get-change-request': { requestId: 'change request' },
  'changes/assign-change-request': { requestId: 'change request' },
  'changes/get-change-offers': { requestId: 'change request' },
  // An offer is the supplier's own, asked for again for the booking at hand.
  'changes/set-change-charges': {
    requestId: 'change request',
    'offer.offerId': 'nobody: test/changes/reissue-offers.test.ts',
  },
  'changes/accept-change-charges': { requestId: 'change request' },
  'changes/withdraw-change-request': { requestId: 'change request' },
  'changes/get-cr-status': { requestId: 'change request' },
  // The airline's own, from now on.
  'changes/complete-change-request': { requestId: 'change request', pnr: 'nobody: test/changes/reissue.test.ts' },
  'changes/give-refund-again': { requestId: 'change request' },
  'changes/settle-change-refund': {
    requestId: 'change request',
    orderId: 'order',
    refundId: 'nobody: test/changes/settled-at-dashboard.test.ts',
  },
  'changes/reject-change-request': { requestId: 'change request' },
};
