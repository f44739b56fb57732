import type { FareOfType } from '../flights/model.ts';
import { portionOf } from '../money.ts';
import type { PriceLine, PriceLineKind } from '../price-line.ts';
import type { MarkupRule } from './model.ts';

/** As much of whoever pays as the site's side of a price depends on. */
export interface PricedCustomer {
  /** A group's id or `RETAIL`. */
  groupId: string;
  /** Basis points of commission passed on. */
  commissionShare: number;
  /** Whether TDS is deducted from commission passed on. */
  isTdsDeductable: boolean;
}

/** As much of a rule as a price depends on. */
export type ValuedRule = Pick<MarkupRule, 'id' | 'kind' | 'value' | 'effect'>;

/** What the site's side of a price is worked out from, whatever is sold. Minor units of one currency. */
export interface SoldNet {
  /** All that a percentage is counted of, and the most that can be taken off. */
  base: number;
  /** How many a rule per passenger is counted for. */
  count: number;
  /** What the supplier gives the site. */
  commission: number;
  /** What the supplier, a site itself, charges as its Service Fee; absent: nothing. */
  sellerFee?: number;
}

/** The net of a flight's fares. */
export function soldNet(
  fares: readonly Pick<FareOfType, 'baseFare' | 'passengerCount'>[],
  commission: number,
  sellerFee = 0,
): SoldNet {
  const net = { base: 0, count: 0, commission, sellerFee };
  for (const { baseFare, passengerCount } of fares) {
    net.base += baseFare * passengerCount;
    net.count += passengerCount;
  }
  return net;
}

/** What a rule, or an agency's own markup, comes to; minor units. */
export function valueOf({ kind, value }: Pick<MarkupRule, 'kind' | 'value'>, { base, count }: SoldNet): number {
  if (kind === 'perBooking') return value;
  return kind === 'perPassenger' ? value * count : portionOf(base, value);
}

/** What a customer's own company adds to what it pays, for its customers; zero where it adds nothing. Minor units. */
export const ownMarkupOn = (
  { fares, commission }: { fares: Parameters<typeof soldNet>[0]; commission: number },
  { ownMarkup }: { ownMarkup?: Pick<MarkupRule, 'kind' | 'value'> | undefined },
): number => (ownMarkup ? valueOf(ownMarkup, soldNet(fares, commission)) : 0);

/** Tax rates of the day, basis points. */
export interface DayRates {
  gst: number;
  tds: number;
  /** What the tax on the Service Fee is called; left out: GST. */
  feeTax?: string | undefined;
}

/**
 * The lines that the site adds to a net price or takes off. With a markup the customer pays it as Service Fee with GST,
 * and the site keeps the commission; without one the commission's share, or what a discount rule says instead, is passed
 * on as Discount, with TDS on it. What a supplying site charges is part of the Service Fee, or less of the Discount. Never both, never more off than the base, and no line of nothing.
 */
export function siteLines(
  rule: ValuedRule | undefined,
  customer: PricedCustomer,
  rates: DayRates,
  net: SoldNet,
): PriceLine[] {
  const lines: PriceLine[] = [];
  const add = (kind: PriceLineKind, label: string, amount: number, source: string) =>
    amount !== 0 && lines.push({ kind, label, amount, source });
  const { sellerFee = 0 } = net;
  const isDiscount = rule?.effect === 'discount';
  const ruled = rule ? valueOf(rule, net) : 0;
  const isCharged = rule !== undefined && !isDiscount && ruled > 0;
  const passedOn = isDiscount ? ruled : portionOf(net.commission, customer.commissionShare);
  const fee = sellerFee + (isCharged ? ruled : -passedOn);
  if (isCharged || (sellerFee > 0 && fee > 0)) {
    add('markup', 'Service Fee', fee, isCharged ? `rule:${rule.id}` : 'supplier');
    add('gst', `${rates.feeTax ?? 'GST'} on Service Fee`, portionOf(fee, rates.gst), 'rule:gst');
    return lines;
  }
  const wanted = passedOn - sellerFee;
  const discount = Math.min(wanted, net.base);
  add('discount', 'Discount (-)', -discount, `rule:${isDiscount ? rule.id : customer.groupId}`);
  add('tds', 'TDS (+)', customer.isTdsDeductable ? portionOf(discount, rates.tds) : 0, 'rule:tds');
  return lines;
}
