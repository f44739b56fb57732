/** A group of customers that rates are made for, e.g. by where they come from. */
export interface MarketItem {
  id: string;
  name: string;
  /** Priced for whoever has no market of their own; one of the site's markets is. */
  isDefault: boolean;
  isDeactivated: boolean;
  version: number;
  createdAt: string;
}
