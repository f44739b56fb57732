import type { JobActor } from '#functions/actor.ts';
import { paymentKeys } from '#functions/payments/keys.ts';
import type { OrderItem } from '#functions/payments/model.ts';
import type { Write } from '#functions/table/write.ts';
import { houseWrites } from '#functions/wallet/house-writes.ts';
import type { HouseLine } from '#functions/wallet/model.ts';

/** What was paid for visits is earned; the caller notes which. BUSY where something of the order went back since it was read. */
export const earnedWrites = (
  actor: JobActor,
  cartId: string,
  { orderId, currency, refunds }: OrderItem,
  lines: readonly HouseLine[],
): Write<never>[] => [
  {
    kind: 'check',
    key: paymentKeys.order(actor, orderId),
    when: [
      { field: 'state', is: 'COMPLETED' },
      refunds === undefined ? { field: 'refunds', missing: true } : { field: 'refunds', is: refunds },
    ],
    otherwise: 'BUSY',
  },
  ...houseWrites(actor, {
    ...{ currency, reference: orderId, lines },
    about: { source: 'destination', bookingId: cartId },
  }),
];
