import type { ChangeItem } from '#functions/records/record-event.ts';
import type { MarkupGroup, MarkupKind, MarkupRule, TaxRate } from '#shared/markups/model.ts';
import type { UserType } from '#shared/users/types.ts';
import type { CountryOf } from './rule-facts.ts';

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
  /** What the tax on the Service Fee is called on the site; left out: GST. */
  feeTax?: string;
  /** Tells domestic journeys from others; there where a rule asks for that (`withCountries`). */
  countryOf?: CountryOf;
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
  /** What the customer's own company adds for its customers, where that is switched on; never a part of what it pays. */
  ownMarkup?: OwnMarkup;
}

/** What a site that supplies has set for one that sells its inventory, an API consumer, whose owner is `SITE#<site>`. */
export interface ConsumerTerms {
  /** The selling site's short name. */
  consumer: string;
  /** The markup group that it was put into; empty: the default one. */
  groupId: string;
  isTdsDeductable: boolean;
  isFlightSearchAllowed: boolean;
  isFlightHoldAllowed: boolean;
  /** The user that stands for it (`UserItem.partnerSite`). */
  userId: string;
  /** Counts its changes, from 1. */
  version: number;
}

/** How many rules of a kind there are: kept in a row, or, where nobody has counted yet, as they were just read. */
export interface RuleCount {
  isKept: boolean;
  count: number;
}

/** What an agency adds on results and tickets, for its customers. */
export interface OwnMarkup {
  kind: MarkupKind;
  /** Minor units of the site's currency, or for `percentOfBase` basis points of the base fare. */
  value: number;
  /** One touch switches it off, and on again as it was. */
  isOn: boolean;
}

/** Something that was done to groups, rules, mappings or taxes. */
export interface MarkupEventItem extends ChangeItem {
  what: 'group' | 'default' | 'rule' | 'mapping' | 'tds' | 'switch' | 'tax' | 'ownMarkup';
  /** The group, rule, company, user or `SITE#<site>`, or the tax's kind. */
  id: string;
}

/** A row of a site's book of markups, by its sort key: `GRP#`, `DEF#`, `AIR#`, `FD#`, `TAX#` with its data, `DEFAULT` with a group. */
export interface MarkupRow {
  sk: string;
  data: unknown;
  groupId?: string;
}
