/** Where a transfer is in its life. */
export type TransferState = 'OPEN' | 'DONE' | 'WITHDRAWN';

/** When a drive is, and between which places. */
export interface TransferPlan {
  date: string;
  /** Local, 24 hours; empty where nobody said. */
  time: string;
  pickupLocation: string;
  dropLocation: string;
}

/** What a voucher says of a drive: its work writes this, and never who drives, for how much, and what became of it. */
export interface TransferOfVoucher extends TransferPlan {
  /** `<kart>.<line>.<P or D>`, or of a cart of activities `<cart>.<item>.<P or D>`: the same at every voucher. */
  id: string;
  /** What it is of: a quotation, or a cart of activities, which then stands as `kartId`. */
  source: 'kart' | 'cart';
  kartId: string;
  /** 0 of a cart. */
  quotationId: number;
  kartName: string;
  lineId: string;
  end: 'P' | 'D';
  /** What it is a drive to or from. */
  title: string;
  sharingType: 'SIC' | 'PVT';
  /** Who is driven, and how many in all. */
  guest: string;
  /** Where they are rung; empty for nowhere. */
  phone: string;
  pax: number;
  remarkForCustomer: string;
  internalRemark: string;
  /** The flight whose landing it follows, with that time: `AI 933, lands 09:15`; absent or empty where its time was set by hand. */
  flight?: string;
  /** Clashes of its trip that it says; absent for none. */
  clashes?: readonly TripClash[];
}

/** What of a trip does not go together, where a drive of it says so; `reason` why it may stand, empty where nobody said. */
export interface TripClash {
  clash: string;
  text: string;
  reason: string;
}

/** A drive of the job sheet. `charges` in minor units of `currency`. */
export interface TransferItem extends TransferOfVoucher {
  /** Counts its changes, from 1. */
  version: number;
  /** The number of the voucher that wrote it last. */
  voucher: number;
  state: TransferState;
  /** Empty for none. */
  driverId: string;
  /** What the driver is paid; null where nobody said. */
  charges: number | null;
  currency: string;
  /** When it was said to be done, and when it was; empty until then. */
  completedAt: string;
  doneAt: string;
  /** Who said so. */
  doneBy: string;
  /** When somebody pressed done on it after it was withdrawn; empty for never. */
  pressedAt: string;
  /** How it was before it last moved, for who drives it; absent where it never did. */
  was?: TransferPlan;
  /** When it last moved or was withdrawn; empty where it never was. */
  changedAt: string;
  /** Why its driver may have another at that time; absent or empty where nobody said. */
  aside?: string;
  /** Its time is what the job sheet's staff said, as what it is of names none. */
  isTimedByStaff?: true;
}

/** Clashes of a trip that were set aside. */
export interface AsidesRow {
  version: number;
  asides: { clash: string; reason: string; by: string }[];
}

/** Something that guests do on a day. */
export interface ItineraryEntry {
  /** The line it is of. */
  lineId: string;
  kind: 'activity' | 'stay' | 'flight' | 'service' | 'transfer';
  /** 24 hours; empty where nobody said. */
  time: string;
  title: string;
  /** Where, or what else there is to know. */
  place: string;
}

/** A day of a vouchered quotation. */
export interface ItineraryDay {
  date: string;
  kartId: string;
  quotationId: number;
  kartName: string;
  customerName: string;
  guest: string;
  pax: number;
  /** By time. */
  entries: ItineraryEntry[];
}

/** What a driver's page is opened by. */
export interface DriverTokenItem {
  /** SHA-256 of its secret. */
  hash: string;
  madeAt: string;
  madeBy: string;
  /** By the hour; empty where it never was. */
  lastUsedAt: string;
}
