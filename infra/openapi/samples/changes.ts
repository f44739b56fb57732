import type { DomainSamples } from '../samples.ts';

const requestId = '01J0BOOKING00000000000000-1';
const everything = { BookingId: '01J0BOOKING00000000000000', RequestType: 1, CancellationType: 3 };

export const samples: DomainSamples = {
  requests: {
    'changes/forecast-refund': {
      ...everything,
      RequestType: 2,
      Sectors: [{ Origin: 'DEL', Destination: 'BOM' }],
      TicketId: ['T-90412'],
    },
    'changes/get-cc': everything,
    'changes/change-request': { ...everything, Remarks: 'The meeting was called off.' },
    'changes/get-change-requests': {},
    'changes/get-change-request': { requestId },
    'changes/assign-change-request': { requestId, mine: true },
    'changes/set-change-charges': {
      requestId,
      currency: 'INR',
      airlineCharge: 3000,
      cancellationFee: 300,
      remarks: 'By the fare rules, up to two hours before departure.',
    },
    'changes/get-change-offers': { requestId, days: ['2026-12-27'] },
    'changes/accept-change-charges': { requestId, chargesNo: 1 },
    'changes/withdraw-change-request': { requestId },
    'changes/get-cr-status': { requestId },
    'changes/complete-change-request': { requestId, currency: 'INR', refund: 1500, creditNote: 'CN-2207' },
    'changes/give-refund-again': { requestId, to: 'wallet' },
    'changes/settle-change-refund': {
      requestId,
      orderId: '0123456789ABCDEFGHJKMNPQRS',
      refundId: 'rfnd_000001',
      reason: 'Refunded in the dashboard, as the gateway refused it here.',
    },
    'changes/reject-change-request': { requestId, reason: 'The airline takes no cancellation of this fare.' },
  },
};
