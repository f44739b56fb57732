import type { AreaTransferRow } from '#shared/areas/area-transfer.ts';
import { sharingBasisNames } from '#shared/destination/rates/sharing.ts';
import { formatDay } from '#shared/time.ts';

/** A transfer as a person calls it. */
export const transferName = ({ from, to }: AreaTransferRow): string => `${from.name} – ${to.name}`;

/** How it is shared, and for how many it is. */
export const sharingOf = ({ sharingBasis, minPax, maxPax }: AreaTransferRow): string =>
  minPax === null || maxPax === null
    ? sharingBasisNames[sharingBasis]
    : `${sharingBasisNames[sharingBasis]}, ${minPax} to ${maxPax} guests`;

/** What it is for. */
export const flagsOf = ({ transferType, isStandAlone }: AreaTransferRow): string =>
  isStandAlone ? `${transferType}, stand-alone` : transferType;

/** The days that it is sold for. */
export function validityOf({ validFromDate, validTillDate }: AreaTransferRow): string {
  if (validFromDate && validTillDate) return `${formatDay(validFromDate)} – ${formatDay(validTillDate)}`;
  if (validFromDate) return `from ${formatDay(validFromDate)}`;
  return validTillDate ? `till ${formatDay(validTillDate)}` : 'any day';
}
