import { fail } from '#shared/errors.ts';
import type { OrderService } from './order-service.ts';

/** One unit, paid by staff to see that a gateway takes money and gives it back: nothing is bought with it. */
export const gatewayTestService: OrderService = {
  permission: 'flights.book',
  permissionForCustomer: 'flights.bookForCustomer',
  isForWallets: false,
  isFreeOfFee: true,
  paidAt: ({ subject }) => subject,
  refusals: {
    FORBIDDEN: 'A test payment can only be made at the gateway it tests.',
    ORDER_EXPIRED: 'The time limit for this test payment has passed. Nothing was charged.',
    ORDER_UNPAID: 'This test payment has not been made.',
  },
  backTo: () => '/app/staff/setting/payment-gateways',
  keysOf: () => [],
  payable: () => ({
    prepare: async () => ({ twins: [], writes: () => [] }),
    describe: async () => ({ bookingId: '', pnr: '', fareFamily: '', segments: [], duplicates: [] }),
    complete: async () => fail('TEST_PAYMENT'),
    refunded: async () => [],
  }),
  dropWrites: () => [],
};
