import type { Actor } from '#functions/actor.ts';
import { clock } from '#functions/clock.ts';
import { paymentKeys } from '#functions/payments/keys.ts';
import type { OrderItem } from '#functions/payments/model.ts';
import { kartKeys } from '#functions/quotations/keys.ts';
import type { Write } from '#functions/table/write.ts';
import { houseWrites } from '#functions/wallet/house-writes.ts';
import type { HouseLine } from '#functions/wallet/model.ts';
import { instant } from '#shared/time.ts';

/** What an order paid is earned, once. BUSY where it was, or something of it went back since it was read. */
export const earnedWrites = (
  actor: Actor,
  id: string,
  { orderId, currency, refunds }: OrderItem,
  lines: readonly HouseLine[],
): Write<never>[] => [
  {
    kind: 'update',
    key: kartKeys.kartPayment(actor, id, orderId),
    set: { earnedAt: instant(clock.now()) },
    when: [{ exists: true }, { field: 'earnedAt', missing: true }, { field: 'returnedAt', missing: true }],
    otherwise: 'BUSY',
  },
  {
    kind: 'check',
    key: paymentKeys.order(actor, orderId),
    when: [
      { field: 'state', is: 'COMPLETED' },
      refunds === undefined ? { field: 'refunds', missing: true } : { field: 'refunds', is: refunds },
    ],
    otherwise: 'BUSY',
  },
  {
    kind: 'check',
    key: kartKeys.kart(actor, id),
    when: [{ field: 'state', isNot: 'CANCELLED' }],
    otherwise: 'BUSY',
  },
  ...houseWrites(actor, {
    ...{ currency, reference: orderId, lines },
    about: { source: 'destination', bookingId: id },
  }),
];
