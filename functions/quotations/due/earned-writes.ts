import type { Actor } from '#functions/actor.ts';
import { clock } from '#functions/clock.ts';
import { paymentKeys } from '#functions/payments/keys.ts';
import type { OrderItem } from '#functions/payments/model.ts';
import { kartKeys } from '#functions/quotations/keys.ts';
import type { KartEarnedRow, KartItem, KartPaymentRow } from '#functions/quotations/model.ts';
import type { Test, Write } from '#functions/table/write.ts';
import { houseWrites } from '#functions/wallet/house-writes.ts';
import type { HouseLine } from '#functions/wallet/model.ts';
import { instant } from '#shared/time.ts';

/** What is earned in one posting, and what is earned in all by then. */
export interface Earned {
  before: KartEarnedRow;
  next: KartEarnedRow;
  lines: readonly HouseLine[];
}

/** What of a quotation is earned by now, posted under `reference`. BUSY where it changed since it was read. */
export const earnedWrites = (
  actor: Actor,
  { id, version, currency }: Pick<KartItem, 'id' | 'version' | 'currency'>,
  reference: string,
  { before, next, lines }: Earned,
): Write<never>[] => [
  {
    kind: 'put',
    key: kartKeys.kartEarned(actor, id),
    item: { ...next },
    when: [before.count ? { field: 'count', is: before.count } : { absent: true }],
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
  ...houseWrites(actor, { ...{ currency, reference, lines }, about: { source: 'destination', bookingId: id } }),
];

/** Of what an order paid, that so much more is earned. BUSY where it was, or something of it went back since it was read. */
export const paymentEarnedWrites = (
  actor: Actor,
  id: string,
  { order: { orderId, refunds }, payment: { earned: before } }: { order: OrderItem; payment: KartPaymentRow },
  more: number,
): Write<never>[] => [
  {
    kind: 'update',
    key: kartKeys.kartPayment(actor, id, orderId),
    set: { earnedAt: instant(clock.now()), earned: (before ?? 0) + more },
    when: [{ exists: true }, asRead('earned', before), { field: 'returnedAt', missing: true }],
    otherwise: 'BUSY',
  },
  {
    kind: 'check',
    key: paymentKeys.order(actor, orderId),
    when: [{ field: 'state', is: 'COMPLETED' }, asRead('refunds', refunds)],
    otherwise: 'BUSY',
  },
];

const asRead = (field: string, value: number | undefined): Test =>
  value === undefined ? { field, missing: true } : { field, is: value };
