import type { StoredRecord } from './record-ways.ts';

/** A group of customers that rates are made for, e.g. by where they come from. */
export interface MarketItem extends StoredRecord {
  name: string;
  /** Priced for whoever has no market of their own; a row of its own says which it is, so exactly one is. */
  isDefault: boolean;
  createdAt: string;
}

/** A hotel or other place to stay. */
export interface AccommodationItem extends StoredRecord {
  name: string;
  address: string;
  area: string;
  cityId: string;
  /** City's name, as of when it was saved. */
  city: string;
  phoneNumber: string;
  email: string;
  createdAt: string;
}

/** Somebody who drives guests. */
export interface DriverItem extends StoredRecord {
  driverName: string;
  phone: string;
  createdAt: string;
}

/** A place that guests are fetched from or taken to. */
export interface LocationItem extends StoredRecord {
  location: string;
  createdAt: string;
}
