import type { RecordKind } from '#shared/destination/record-kinds.ts';

/** What can use a record: another one, or a customer who is in a market. */
export type UserKind = RecordKind | 'customer';

/** Who uses a record. */
export interface Use {
  kind: UserKind;
  id: string;
  /** The user as a person calls it. */
  name: string;
}
