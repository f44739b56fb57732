import type { ComponentType } from 'react';
import type { OrderView } from '#shared/payments/order-view.ts';

/** An order that was paid, as it was last heard of. */
export interface PaidProps {
  order: OrderView;
  /** When `order` came, ms. */
  heardAt: number;
  /** The last question was not answered. */
  isUnheard: boolean;
}

/** What the order's page says and shows of one thing that can be ordered. */
export interface OrderKind {
  /** Where an order that is not paid yet is paid, and what leads there; of one not known yet no booking is known. */
  payPath(order: Pick<OrderView, 'orderId' | 'bookingId'>): string;
  pay: string;
  /** What becomes of a payment that nobody has heard of yet. */
  heard: string;
  /** The same, with what becomes of one that comes too late. */
  late: string;
  /** True: it may take days once it is paid, and is asked about less often. */
  isSlow?: true;
  /** True: tickets are bought by it. */
  isOfFlights?: true;
  /** The page of a paid order. */
  Paid: ComponentType<PaidProps>;
  /** The page on which it is paid, where that is its own; left out: `payPath`. */
  Unpaid?: ComponentType<PaidProps>;
}
