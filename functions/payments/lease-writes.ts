import type { Actor } from '#functions/actor.ts';
import { clock } from '#functions/clock.ts';
import type { Write } from '#functions/table/write.ts';
import { isLed, type OrderState, orderStates } from '#shared/payments/model.ts';
import { paymentKeys } from './keys.ts';
import type { OrderItem } from './model.ts';

/** A worker's hold on an order: only whoever holds its token takes the next step. */
export interface Lease {
  lease: string;
  /** ms since 1970; when the holder dies, another may take over from then on. */
  leasedUntil: number;
}

/**
 * Takes an order that is on its way (in the state it was seen in, if given) and that nobody holds; BUSY where somebody
 * does or it moved on, ILLEGAL_TRANSITION where there is nothing left to do.
 */
export const leaseOrderWrites = (
  actor: Actor,
  orderId: string,
  lease: Lease,
  seen?: OrderState,
): Write<'ILLEGAL_TRANSITION'>[] => [
  {
    kind: 'update',
    key: paymentKeys.order(actor, orderId),
    set: { ...lease },
    when: [
      { field: 'state', oneOf: orderStates.filter(isLed) },
      ...(seen ? [{ field: 'state', is: seen }] : []),
      {
        anyOf: [
          { field: 'leasedUntil', missing: true },
          { field: 'leasedUntil', below: clock.now() },
        ],
      },
    ],
    otherwise: (old) => (old && isLed(old.state as OrderState) ? 'BUSY' : 'ILLEGAL_TRANSITION'),
  },
];

/** Lets go of an order that only waits; refused where another took it meanwhile. */
export const releaseOrderWrites = (
  actor: Actor,
  orderId: string,
  lease: string,
  set: Partial<OrderItem> = {},
): Write<never>[] => [
  {
    kind: 'update',
    key: paymentKeys.order(actor, orderId),
    set,
    remove: ['lease', 'leasedUntil'],
    when: [{ field: 'lease', is: lease }],
    otherwise: 'BUSY',
  },
];
