import type { OrderItem } from '#functions/payments/model.ts';
import type { OrderService } from '#functions/payments/services/order-service.ts';
import { orderServices } from '#functions/payments/services/registry.ts';
import { keys } from '#functions/keys.ts';
import { fail, ok } from '#shared/errors.ts';

/** A ferry crossing, as its one row has it: kept under a user's note, for the want of a row of its own. */
interface Crossing {
  places: number;
  state: 'WANTED' | 'PAID' | 'TAKEN' | 'GIVEN_BACK';
}
const rowOf = (actor: Parameters<typeof keys.userNote>[0], { subject }: Pick<OrderItem, 'subject'>) =>
  keys.userNote(actor, 'FERRY', subject);

/** All that a service needs: it is registered by the line below, and nothing else in the product names it. */
export const ferryService: OrderService = {
  permission: 'flights.book',
  permissionForCustomer: 'flights.bookForCustomer',
  isForWallets: true,
  refusals: { ORDER_EXPIRED: 'The ferry has left.', ORDER_UNPAID: 'The crossing has not been paid.' },
  keysOf: (actor, order) => [rowOf(actor, order)],
  payable(actor, order, [row]) {
    const crossing = row as unknown as Crossing | undefined;
    const become = (state: Crossing['state']) =>
      ({ kind: 'update', key: rowOf(actor, order), set: { state }, when: [{ exists: true }] }) as const;
    return {
      ...(crossing && { prepare: async () => ({ twins: [], writes: () => [become('PAID')] }) }),
      describe: async () => ({ bookingId: order.subject, pnr: 'FERRY', fareFamily: '', segments: [], duplicates: [] }),
      complete: async () => (crossing && crossing.places > 0 ? ok([become('TAKEN')]) : fail('SOLD_OUT')),
      refunded: async () => [become('GIVEN_BACK')],
    };
  },
  dropWrites: (actor, order) => [{ kind: 'delete', key: rowOf(actor, order) }],
};

/** Offers the ferry in the place of `kart`, until it is taken off again. */
export function offerFerry(): () => void {
  const before = orderServices.kart;
  orderServices.kart = ferryService;
  return () => {
    orderServices.kart = before;
  };
}
