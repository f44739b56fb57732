import type { Actor } from '#functions/actor.ts';
import { limitOf } from '#functions/bookings/hold-end.ts';
import type { BookingItem } from '#functions/bookings/model.ts';
import { heldWrites } from '#functions/bookings/writes.ts';
import { netCost } from '#functions/markups/price-fare.ts';
import { paymentKeys } from '#functions/payments/keys.ts';
import { orderPlaces } from '#functions/payments/list-writes.ts';
import type { OrderItem } from '#functions/payments/model.ts';
import type { HoldQuote } from '#functions/suppliers/flight-supplier.ts';
import type { Write } from '#functions/table/write.ts';
import type { FareDetail, NetOffer } from '#shared/flights/model.ts';
import { holdTasks } from '../saga/hold-writes.ts';

interface Terms {
  quote: HoldQuote;
  /** When the seats go back here, and the supplier's own limit; ms since 1970. */
  expiresAt: number;
  supplierHoldUntil: number;
  /** Where it costs another amount now. */
  offer?: NetOffer;
  fare?: FareDetail;
  /** What the site pays for it now, minor units, where another site supplies it; left out, what its offer says. */
  cost?: number;
}

/**
 * What a hold's supplier said of price and limit, as its customer agreed to it: order, booking and the tasks that end it
 * move together. ILLEGAL_TRANSITION where it was paid or released meanwhile, BUSY where it was agreed to anew.
 */
export function agreeHoldWrites(
  actor: Actor,
  { order, booking }: { order: OrderItem; booking: BookingItem },
  { quote, expiresAt, supplierHoldUntil, offer, fare, cost }: Terms,
): Write<'ILLEGAL_TRANSITION'>[] {
  const set: Partial<OrderItem> = {
    expiresAt,
    ...(offer &&
      fare && {
        amount: fare.totalPayable,
        costs: order.costs.map((side) =>
          side.site === actor.site ? { ...side, minor: cost ?? netCost(offer, fare) } : side,
        ),
      }),
  };
  return [
    {
      kind: 'update',
      key: paymentKeys.order(actor, order.orderId),
      set: { ...set, ...orderPlaces(actor, { ...order, ...set }).set },
      when: [
        { field: 'state', is: 'AWAITING_TICKETING' },
        { field: 'amount', is: order.amount },
        { field: 'expiresAt', is: order.expiresAt },
      ],
      otherwise: (old) => (old?.state === 'AWAITING_TICKETING' ? 'BUSY' : 'ILLEGAL_TRANSITION'),
    },
    ...heldWrites(actor, booking, 'agreeHold', {
      agreedHold: quote,
      holdUntil: limitOf(expiresAt),
      supplierHoldUntil,
      ...(offer && fare && { offer, fare }),
    }),
    ...holdTasks(actor, order, expiresAt),
  ];
}
