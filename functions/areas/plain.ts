import { ownFields } from '#functions/table/own-fields.ts';
import type { AreaItem, AreaTransferItem } from './model.ts';

/** An area without what the table keeps beside it. */
export const plainArea = ownFields<AreaItem>({
  id: true,
  name: true,
  cityId: true,
  city: true,
  country: true,
  isDeactivated: true,
  version: true,
  createdAt: true,
});

const ownTransfer = ownFields<AreaTransferItem>({
  id: true,
  fromId: true,
  toId: true,
  marketId: true,
  description: true,
  transferType: true,
  sharingBasis: true,
  amount: true,
  cost: true,
  isStandAlone: true,
  isPerPax: true,
  minPax: true,
  maxPax: true,
  validFromDate: true,
  validTillDate: true,
  isDeactivated: true,
  version: true,
  createdAt: true,
});

/** A transfer as it was kept before it had a cost, too. */
export type KeptTransfer = Omit<AreaTransferItem, 'cost'> & Partial<Pick<AreaTransferItem, 'cost'>>;

/** A transfer between areas without what the table keeps beside it. */
export const plainTransfer = (kept: KeptTransfer): AreaTransferItem =>
  ownTransfer({ ...kept, cost: kept.cost ?? null });
