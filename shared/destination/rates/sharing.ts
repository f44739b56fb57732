import * as z from 'zod/mini';

/**
 * How seats of a transfer are sold: SIC, seat in coach, shared with others and paid for each person; PVT, a vehicle of
 * one's own, paid for whole and fit for so many. The four longer ones say both ways apart.
 */
export const sharingBases = [
  'SIC',
  'PVT',
  'DROP_SIC_PICKUP_SIC',
  'DROP_SIC_PICKUP_PVT',
  'DROP_PVT_PICKUP_SIC',
  'DROP_PVT_PICKUP_PVT',
] as const;
export type SharingBasis = (typeof sharingBases)[number];
export const sharingBasisField = z.enum(sharingBases);

/** As people read them. */
export const sharingBasisNames: Record<SharingBasis, string> = {
  SIC: 'Sharing',
  PVT: 'Private',
  DROP_SIC_PICKUP_SIC: 'Drop sharing, pickup sharing',
  DROP_SIC_PICKUP_PVT: 'Drop sharing, pickup private',
  DROP_PVT_PICKUP_SIC: 'Drop private, pickup sharing',
  DROP_PVT_PICKUP_PVT: 'Drop private, pickup private',
};

/** Whether a vehicle of one's own is a part of it, so that it fits from so many to so many. */
export const isPrivate = (basis: SharingBasis): boolean => basis.includes('PVT');
/** Whether it is paid for each person, which follows the basis: where all of it is shared. */
export const isPerPaxOf = (basis: SharingBasis): boolean => !isPrivate(basis);

/** Ways of a transfer on a line and of a transfer rate. */
export const transferTypes = ['oneway', 'return'] as const;
export type TransferType = (typeof transferTypes)[number];
export const transferTypeField = z.enum(transferTypes);
export const transferTypeNames: Record<TransferType, string> = { oneway: 'One way', return: 'Return' };

/** What a transfer between areas is for: its `transferType` on the wire. */
export const transferScopes = ['Pickup', 'Drop', 'Pickup & Drop'] as const;
export type TransferScope = (typeof transferScopes)[number];
export const transferScopeField = z.enum(transferScopes);
