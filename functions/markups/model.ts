import type { MarkupGroup, MarkupRule, TaxRate } from '#shared/markups/model.ts';
import type { UserType } from '#shared/users/types.ts';

/** Everything a site's prices come from, read at once. */
export interface MarkupBook {
  groups: MarkupGroup[];
  /** For every airline. */
  defaults: MarkupRule[];
  /** For one airline each. */
  airlines: MarkupRule[];
  /** For the site's own fixed departures. */
  departures: MarkupRule[];
  taxes: TaxRate[];
}

/** Who pays, as far as a price depends on it. */
export interface Customer {
  userType: UserType;
  /** A group's id or `RETAIL`. */
  groupId: string;
  /** Basis points of commission passed on. */
  commissionShare: number;
  /** Whether TDS is deducted from commission passed on (LE relation config). */
  isTdsDeductable: boolean;
}
