/** What the destination desk keeps records of, as its history, its deletions and its files name them. */
export const recordKinds = [
  'market',
  'accommodation',
  'driver',
  'location',
  'activity',
  'tourOption',
  'combo',
  'area',
  'areaTransfer',
  'ticketRate',
  'transferRate',
] as const;
export type RecordKind = (typeof recordKinds)[number];

/** Whether a kind of record is one of the destination desk's. */
export const isRecordKind = (kind: string): kind is RecordKind => recordKinds.some((one) => one === kind);
