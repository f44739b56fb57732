import { type NoPriceCode, type Party, type RatedCatalogue, whyClosed } from '../../destination/rates/price-option.ts';
import type { Day } from '../../time.ts';
import type { SoldAreaTransfer } from './price-area-transfer.ts';
import { whyNotDriven } from './price-area-transfer.ts';

/** A tour option of a combo, with the transfers that are in its price. */
export interface ComboPart extends Pick<RatedCatalogue, 'isDeactivated' | 'weekdays' | 'stopSales'> {
  /**
   * How guests come and how they are brought back: its own transfer rates, or transfers between areas; null for one that
   * there is no more. None where nobody is driven.
   */
  ways: readonly (Pick<
    SoldAreaTransfer,
    'minPax' | 'maxPax' | 'validFromDate' | 'validTillDate' | 'isDeactivated'
  > | null)[];
  /** Local times at which it begins; absent where it has none. */
  times?: readonly string[];
}

export interface SoldCombo {
  id: string;
  name: string;
  /** For each adult and child, minor units. */
  amount: number;
  isDeactivated: boolean;
  parts: readonly ComboPart[];
}

/**
 * Why a combo is not sold to a party on a day; undefined: it is. All that it is made of must be sold on that day, and every
 * transfer in it must drive a party of that size.
 */
export function whyNoCombo(
  combo: SoldCombo,
  { date, ...party }: Party & { date: Day },
): { code: NoPriceCode; isTransfer: boolean } | undefined {
  if (party.adults + party.children === 0) return { code: 'NOBODY', isTransfer: false };
  if (combo.isDeactivated || !combo.parts.length || combo.parts.some(({ isDeactivated }) => isDeactivated))
    return { code: 'DEACTIVATED', isTransfer: false };
  for (const part of combo.parts) {
    const code = whyClosed(part, date);
    if (code) return { code, isTransfer: false };
  }
  for (const way of combo.parts.flatMap(({ ways }) => ways)) {
    const code = way ? whyNotDriven(way, { date, ...party }) : 'DEACTIVATED';
    if (code) return { code, isTransfer: true };
  }
  return combo.amount === 0 ? { code: 'COMES_TO_NOTHING', isTransfer: false } : undefined;
}
