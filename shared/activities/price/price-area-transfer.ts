import type { NoPriceCode, Party, RateLine } from '../../destination/rates/price-option.ts';
import type { TransferScope } from '../../destination/rates/sharing.ts';
import type { Day } from '../../time.ts';

/** A drive between two areas, as much of it as its price depends on. Amounts in minor units. */
export interface SoldAreaTransfer {
  id: string;
  fromId: string;
  toId: string;
  marketId: string;
  transferType: TransferScope;
  /** For each person where `isPerPax`, else for the vehicle. */
  amount: number;
  /** What the site pays for it, reckoned as its price is; null where nobody said. */
  cost: number | null;
  isPerPax: boolean;
  minPax: number | null;
  maxPax: number | null;
  /** First and last day; empty for no bound. */
  validFromDate: Day | '';
  validTillDate: Day | '';
  isDeactivated: boolean;
}

/** What a transfer is asked for. */
export interface AreaTransferWish extends Party {
  date: Day;
  marketId: string;
  /** What it is to be for. */
  scope: TransferScope;
  /** Where the activity is; empty where nobody said, so that nothing leads there. */
  areaId: string;
}

/** Why a transfer has no price beside what says that of an option: it leads elsewhere, or does not drive that way. */
export type NoTransferCode = Extract<
  NoPriceCode,
  | 'NOBODY'
  | 'DEACTIVATED'
  | 'NO_RATE_OF_MARKET'
  | 'NO_SUCH_TRANSFER'
  | 'NO_RATE_ON_DATE'
  | 'GROUP_TOO_SMALL'
  | 'GROUP_TOO_LARGE'
>;

export type AreaTransferPrice =
  | { ok: true; lines: readonly RateLine[]; total: number; cost: number | null }
  | { ok: false; code: NoTransferCode };

/** Whether a transfer drives to an activity, from it, or both, as it is asked for. */
export function isWayOf(
  { fromId, toId, transferType }: Pick<SoldAreaTransfer, 'fromId' | 'toId' | 'transferType'>,
  { scope, areaId }: Pick<AreaTransferWish, 'scope' | 'areaId'>,
): boolean {
  if (!areaId || transferType !== scope) return false;
  if (scope === 'Pickup') return toId === areaId;
  return scope === 'Drop' ? fromId === areaId : toId === areaId || fromId === areaId;
}

/** Why a transfer does not drive a party on a day, whoever it is for; undefined: it does. */
export function whyNotDriven(
  transfer: Pick<SoldAreaTransfer, 'minPax' | 'maxPax' | 'validFromDate' | 'validTillDate' | 'isDeactivated'>,
  { date, adults, children }: Pick<AreaTransferWish, 'date' | 'adults' | 'children'>,
): Extract<NoTransferCode, 'DEACTIVATED' | 'NO_RATE_ON_DATE' | 'GROUP_TOO_SMALL' | 'GROUP_TOO_LARGE'> | undefined {
  const { isDeactivated, validFromDate, validTillDate, minPax, maxPax } = transfer;
  if (isDeactivated) return 'DEACTIVATED';
  if ((validFromDate && date < validFromDate) || (validTillDate && date > validTillDate)) return 'NO_RATE_ON_DATE';
  if (minPax !== null && adults + children < minPax) return 'GROUP_TOO_SMALL';
  return maxPax !== null && adults + children > maxPax ? 'GROUP_TOO_LARGE' : undefined;
}

/**
 * What a drive between areas comes to for a party on a day, in minor units: for each adult and child where it is shared,
 * else for the vehicle; infants sit on a lap. Or why there is no price. One that costs nothing is a price.
 */
export function priceAreaTransfer(transfer: SoldAreaTransfer, wish: AreaTransferWish): AreaTransferPrice {
  const { adults, children, infants } = wish;
  if (adults + children + infants === 0) return { ok: false, code: 'NOBODY' };
  if (transfer.marketId !== wish.marketId) return { ok: false, code: 'NO_RATE_OF_MARKET' };
  if (!isWayOf(transfer, wish)) return { ok: false, code: 'NO_SUCH_TRANSFER' };
  const code = whyNotDriven(transfer, wish);
  if (code) return { ok: false, code };
  const { id: rateId, amount: unit, isPerPax } = transfer;
  const count = isPerPax ? adults + children : 1;
  const cost = transfer.cost === null ? null : transfer.cost * count;
  const lines: RateLine[] = count
    ? [{ kind: 'transfer', count, unit, amount: unit * count, cost, rateId, isPerPax }]
    : [];
  return { ok: true, lines, total: unit * count, cost };
}
