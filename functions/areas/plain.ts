import type { AreaItem, AreaTransferItem } from './model.ts';

/** An area's own fields, of a row as it was read: what its card and its next version are made of. */
export const plainArea = ({
  id,
  name,
  cityId,
  city,
  country,
  isDeactivated,
  version,
  createdAt,
}: AreaItem): AreaItem => ({ id, name, cityId, city, country, isDeactivated, version, createdAt });

/** A transfer's own fields, of a row as it was read. */
export const plainTransfer = ({
  id,
  fromId,
  toId,
  marketId,
  description,
  transferType,
  sharingBasis,
  amount,
  isStandAlone,
  isPerPax,
  minPax,
  maxPax,
  validFromDate,
  validTillDate,
  isDeactivated,
  version,
  createdAt,
}: AreaTransferItem): AreaTransferItem => ({
  id,
  fromId,
  toId,
  marketId,
  description,
  transferType,
  sharingBasis,
  amount,
  isStandAlone,
  isPerPax,
  minPax,
  maxPax,
  validFromDate,
  validTillDate,
  isDeactivated,
  version,
  createdAt,
});
