import type { SharingBasis, TransferScope } from '#shared/destination/rates/sharing.ts';

/** A part of a city, between which guests are driven. */
export interface AreaItem {
  id: string;
  name: string;
  cityId: string;
  /** Names of city and country, as of when the area was saved. */
  city: string;
  country: string;
  /** No longer offered, kept for what used it. */
  isDeactivated: boolean;
  /** Counts its changes: a change names the one that it has seen. */
  version: number;
  createdAt: string;
}

/** A drive between two areas and what it costs, for one market. What it names is called as it is called today. */
export interface AreaTransferItem {
  id: string;
  /** Areas; the same for a drive within one. */
  fromId: string;
  toId: string;
  marketId: string;
  description: string;
  transferType: TransferScope;
  sharingBasis: SharingBasis;
  /** Minor units of the site's currency: for each person where `isPerPax`, else for the vehicle. */
  amount: number;
  /** What the site pays for it, minor units, reckoned as its price is; null where nobody said. */
  cost: number | null;
  /** Sold by itself too, without an activity. */
  isStandAlone: boolean;
  /** Follows the sharing basis: paid for each person where all of it is shared. */
  isPerPax: boolean;
  /** Guests that fit where a part of it is private, both included; null otherwise. */
  minPax: number | null;
  maxPax: number | null;
  /** First and last day that it is sold for, `yyyy-mm-dd`; empty for no bound. */
  validFromDate: string;
  validTillDate: string;
  isDeactivated: boolean;
  version: number;
  createdAt: string;
}

/** What transfers name, by id: areas and markets as they stand today. */
export interface Named {
  areas: ReadonlyMap<string, AreaItem>;
  /** Names and whether they are deactivated. */
  markets: ReadonlyMap<string, { name: string; isDeactivated: boolean }>;
}
