import type { SharingBasis, TransferScope } from '#shared/destination/sharing.ts';

/** A part of a city, between which guests are driven. */
export interface AreaItem {
  id: string;
  name: string;
  cityId: string;
  /** City's name, as of when the area was saved. */
  city: string;
  /** No longer offered, kept for what used it. */
  isDeactivated: boolean;
  /** Counts its changes: a change names the one that it has seen. */
  version: number;
  createdAt: string;
}

/** A drive between two areas and what it costs, for one market. */
export interface AreaTransferItem {
  id: string;
  /** Areas with their names, as of when the transfer was saved. */
  from: { id: string; name: string };
  to: { id: string; name: string };
  marketId: string;
  description: string;
  transferType: TransferScope;
  sharingBasis: SharingBasis;
  /** Minor units of the site's currency: for each person where `isPerPax`, else for the vehicle. */
  amount: number;
  /** Sold by itself too, without an activity. */
  isStandAlone: boolean;
  /** Follows the sharing basis: paid for each person where all of it is shared. */
  isPerPax: boolean;
  /** Guests that fit where a part of it is private, both included; null where nothing says. */
  minPax: number | null;
  maxPax: number | null;
  /** First and last day that it is sold for, `yyyy-mm-dd`; empty for no bound. */
  validFromDate: string;
  validTillDate: string;
  isDeactivated: boolean;
  version: number;
  createdAt: string;
}
