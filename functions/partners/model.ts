import type { JumpedBy } from '#functions/users/model.ts';
import type { ApplicationState, SupplierDetails } from '#shared/partners/application.ts';
import type { LinkState, SupplierCategory } from '#shared/partners/categories.ts';

/** How a site is called, copied where another site reads of it: neither reads the other's settings. */
export interface NamedSite {
  companyName: string;
  siteName: string;
  domain: string;
  logoUrl: string;
}

/** A site's application to supply others, of which there is one. */
export interface ApplicationItem extends SupplierDetails, NamedSite {
  site: string;
  currency: string;
  state: ApplicationState;
  /** Absent: nobody has accepted the terms. */
  accepted?: { version: string; at: string; by: string };
  decidedAt?: string;
  /** Counts its changes, from 1. */
  revision: number;
}

/** A site in the directory, under one category. */
export interface ListedSupplier extends NamedSite, Omit<SupplierDetails, 'categories'> {
  site: string;
  category: SupplierCategory;
  currency: string;
}

/** At the consumer: what it asked of a supplier, and the link that came of it. */
export interface LinkItem extends NamedSite {
  supplier: string;
  category: SupplierCategory;
  state: LinkState;
  /** The consumer has switched it off. */
  isOff: boolean;
  /** Approved and on: what a sale through it asks. */
  isLive: boolean;
  /** Number of the request at the supplier. */
  request: number;
  /** What its flights' source is called at the consumer's, where nobody who buys is to read who supplies. */
  source: string;
  askedBy: string;
  askedAt: string;
  /** By name: the consumer knows nobody of the supplier's otherwise. */
  decidedBy?: string;
  decidedAt?: string;
  switchedBy?: string;
  switchedAt?: string;
}

/** What a supplier knows of the site that asks it. */
export interface AskingSite extends NamedSite {
  consumer: string;
  category: SupplierCategory;
  adminContact: string;
  adminEmail: string;
}

/** At the supplier: a request, decided once. */
export interface RequestItem extends AskingSite {
  number: number;
  state: 'Pending' | 'Approved' | 'Rejected';
  askedAt: string;
  /** Id of the user who decided. */
  decidedBy?: string;
  decidedAt?: string;
}

/** At the supplier: a site that sells a category of its. */
export interface ConsumerItem extends AskingSite {
  state: 'Approved' | 'Suspended';
  /** The user that stands for it (`ConsumerTerms.userId`). */
  userId: string;
  approvedAt: string;
}

/** At the supplier: an address that opens its site to somebody of a consumer's staff, once. */
export interface JumpItem extends JumpedBy {
  /** The user that stands for the consumer. */
  partnerId: string;
  companyName: string;
  /** ms since 1970. */
  expiresAt: number;
  /** Seconds since 1970. */
  ttl: number;
}

/** How many requests there are, and how many of them wait. */
export interface RequestCount {
  last: number;
  waiting: number;
}
