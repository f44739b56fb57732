/** What a house account's entries of one day come to. Minor units. */
export interface DayFigure {
  /** `yyyy-mm-dd` of the site's zone. */
  day: string;
  /** All of them, signed. */
  minor: number;
  /** Those above zero alone. */
  in: number;
  /** How many there are. */
  entries: number;
}

/** How far a site's house accounts are rolled up. */
export interface FiguresHead {
  /** Every account that a site was ever seen to have. */
  accounts: readonly string[];
  /** The last day that is rolled, of all of them; absent before the first. */
  rolledTo?: string;
  version: number;
}
