import type { Actor } from '#functions/actor.ts';
import { clock } from '#functions/clock.ts';
import { paymentKeys } from '#functions/payments/keys.ts';
import type { OrderItem } from '#functions/payments/model.ts';
import { kartKeys } from '#functions/quotations/keys.ts';
import type { KartItem } from '#functions/quotations/model.ts';
import type { Write } from '#functions/table/write.ts';
import { houseWrites } from '#functions/wallet/house-writes.ts';
import type { HouseLine } from '#functions/wallet/model.ts';
import { instant } from '#shared/time.ts';

/**
 * What an order paid is earned, once: `earned` of it, minor units. BUSY where it was, or something of it went back or the
 * quotation changed since they were read.
 */
export const earnedWrites = (
  actor: Actor,
  { id, version }: Pick<KartItem, 'id' | 'version'>,
  { orderId, currency, refunds }: OrderItem,
  { earned, lines }: { earned: number; lines: readonly HouseLine[] },
): Write<never>[] => [
  {
    kind: 'update',
    key: kartKeys.kartPayment(actor, id, orderId),
    set: { earnedAt: instant(clock.now()), earned },
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
    when: [
      { field: 'state', isNot: 'CANCELLED' },
      { field: 'version', is: version },
    ],
    otherwise: 'BUSY',
  },
  ...houseWrites(actor, {
    ...{ currency, reference: orderId, lines },
    about: { source: 'destination', bookingId: id },
  }),
];
